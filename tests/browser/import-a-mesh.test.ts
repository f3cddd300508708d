import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBoardFile } from '../../engine/index.ts';
import { dropFiles, fileMenu, giveMesh, type Hall, openHall, saveBoard } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';
import { describeWithSharedData, sharedBytes } from '../support/shared-data.ts';
import { sketchGltf, TETRAHEDRON } from '../support/sketch-mesh-file.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** A block of 30 × 20 × 50 mm, standing on z = 0, as people's STL files are drawn. */
function blockStl(): string {
  const [w, d, h] = [30, 20, 50];
  const corner = (i: number) => `vertex ${i & 1 ? w : 0} ${i & 2 ? d : 0} ${i & 4 ? h : 0}`;
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  const facets = quads.flatMap(([a, b, c, e]) => [
    [a!, b!, c!],
    [a!, c!, e!],
  ]);
  return `solid block\n${facets.map((t) => `facet normal 0 0 0\nouter loop\n${t.map(corner).join('\n')}\nendloop\nendfacet`).join('\n')}\nendsolid block\n`;
}

/** The duel is on the table, and nothing was done to it: the step before it is that it was opened. */
async function isAsItWas(page: Page): Promise<void> {
  const name = page.locator('.board-name');
  expect(await name.textContent()).toBe('Duel');
  await page.getByRole('button', { name: 'Undo' }).click();
  await name.filter({ hasText: /^(Unnamed board|Mill Street)$/ }).waitFor();
}

describe('a mesh', () => {
  test('is set right beside figures of known size and put on an empty table, as terrain and as a figure', async () => {
    const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
    await fileMenu(page, /New empty table/);
    await giveMesh(page, { name: 'block.stl', bytes: blockStl() });
    const dialog = page.getByRole('dialog');
    const size = dialog.locator('.facts');
    await size.filter({ hasText: '30 × 50 × 20 mm' }).waitFor();
    await dialog.getByText('terrain', { exact: true }).click();
    const height = dialog.getByRole('textbox', { name: 'Height in millimetres' });
    // Walking through a field changes nothing, nor does what is no height; a comma is as good as a point.
    await height.fill('0');
    await dialog.getByText('A number from 1 to 2000.').waitFor();
    await height.press('Tab');
    await height.focus();
    await height.press('Tab');
    expect(await height.inputValue()).toBe('50');
    await height.fill('60,0');
    await height.press('Tab');
    await size.filter({ hasText: '36 × 60 × 24 mm' }).waitFor();
    await picture('import-laptop');
    await dialog.getByRole('textbox', { name: 'Author' }).fill('Somebody');
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    await page.getByRole('heading', { name: 'block' }).waitFor();

    await giveMesh(page, { name: 'man.stl', bytes: blockStl() }, { name: 'another.stl', bytes: blockStl() });
    await dialog.getByText('1 more mesh waits.').waitFor();
    await size.filter({ hasText: 'mm' }).waitFor();
    await dialog.getByText('a figure', { exact: true }).click();
    await dialog.getByText('Z', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    await page.getByRole('heading', { name: 'man' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).and(page.locator('[value=another]')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const file = readBoardFile(await saveBoard(page));
    if (!file.ok) throw new Error('the saved board cannot be read');
    const { pieces, models } = file.value.board;
    expect(pieces.block?.made).toMatchObject({ by: 'import', fileName: 'block.stl', author: 'Somebody' });
    expect(models.man?.body.height).toBe(50);
    expect(file.value.meshes.size).toBe(2);
    // The man does not stand inside the block.
    expect(Math.abs(models.man!.pose.at.x) + Math.abs(models.man!.pose.at.z)).toBeGreaterThan(20);
    expect(problems).toEqual([]);
    await leave();
  });

  test('that cannot be read is told about in words, and the table stays as it was', async () => {
    const { page, problems, leave } = await hall.visit({ board: duelFile });
    for (const [name, bytes] of [
      ['empty.stl', ''],
      ['cut.stl', blockStl().slice(0, 90)],
      ['garbage.glb', 'glTF but not really, only letters that go on for a while'],
    ] as const) {
      await giveMesh(page, { name, bytes });
      const dialog = page.getByRole('dialog');
      await dialog.getByText(`${name} was not loaded. The table is as it was.`).waitFor();
      const words = (await dialog.locator('.fault-list').textContent()) ?? '';
      expect(words.length).toBeGreaterThan(20);
      expect(words).not.toMatch(/mesh-file\//);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await isAsItWas(page);
    expect(problems).toEqual([]);
    await leave();
  });
});

describeWithSharedData('files that broke other programs', () => {
  test('are refused or read with remarks, and never take the page with them', async () => {
    const { page, problems, leave } = await hall.visit({ board: duelFile });
    for (const name of ['edge/empty_0_bytes.stl', 'edge/unparseable.stl', 'edge/invalidvertex.stl', 'edge/Box_Draco.glb']) {
      await giveMesh(page, { name: name.split('/').at(-1)!, bytes: sharedBytes(name) });
      const dialog = page.getByRole('dialog');
      await dialog.locator('[role=alert], .import-form').first().waitFor();
      const words = (await dialog.textContent()) ?? '';
      expect(words).not.toMatch(/mesh-file\/|mesh\/[a-z]/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await isAsItWas(page);
    expect(problems).toEqual([]);
    await leave();
  });
});

test('a page whose server was stopped goes on: models are moved, meshes of every kind are read, languages change', async () => {
  const served = await openHall({ ownServer: true });
  const { page, problems } = await served.visit();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(fetched, { timeout: 60_000 }).toMatch(/rapier.*meshopt.*latin-ext/s);
  await page.waitForLoadState('networkidle');
  await served.stopServing();

  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^Kovács/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText(/^Kovács stands/).waitFor({ state: 'attached' });
  const rock = sketchGltf({ meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], nodes: [{ mesh: 0 }] }, [
    { as: 'f32', type: 'VEC3', values: TETRAHEDRON.flat().map((value) => value / 250) },
  ]);
  const words = { ...rock.json, buffers: [{ byteLength: rock.binary.length, uri: 'rock.bin' }] };
  await dropFiles(page, { name: 'rock.bin', bytes: rock.binary }, { name: 'rock.gltf', bytes: JSON.stringify(words) });
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await page.getByRole('heading', { name: 'rock', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Language and units' }).click();
  await page.getByRole('menuitemradio', { name: 'Magyar' }).click();
  await page.getByRole('button', { name: 'Fájl', exact: true }).waitFor();
  expect(problems).toEqual([]);
  await served.close();
});

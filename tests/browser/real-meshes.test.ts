import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileMenu, giveMesh, type Hall, headline, openHall, saveBoard, type Visit } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';
import { describeWithSharedData, sharedBytes } from '../support/shared-data.ts';
import { REPOSITORY } from '../support/source-file.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const WALL = 'wall_window_open.glb';
const FOOTMAN = 'mini_footman_round_shield_sword.stl';

async function putFigure({ page }: Visit, name: string, x: number, z: number): Promise<void> {
  await giveMesh(page, { name: FOOTMAN, bytes: sharedBytes(`minis/${FOOTMAN}`) });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('a figure', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Put it on the table' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await placeAt({ page }, x, z);
}

async function placeAt({ page }: Pick<Visit, 'page'>, x: number, z: number): Promise<void> {
  for (const [label, value] of [
    ['Right of the middle, in mm', x],
    ['In front of it, in mm', z],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    await field.fill(String(value));
    await field.press('Tab');
  }
}

/** Everything that `eyeline ask` says of a saved board, as data. */
function askCommandLine(board: string, from: string, to: string): { readonly sees: boolean; readonly back: boolean } {
  const file = join(mkdtempSync(join(tmpdir(), 'eyeline-')), 'board.json');
  writeFileSync(file, board);
  const said = execFileSync(process.execPath, ['dist/node/cli.mjs', 'ask', file, '--from', from, '--to', to, '--json'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const answers = [...said.matchAll(/"sees":\s*(true|false)/g)].map((match) => match[1] === 'true');
  expect(answers).toHaveLength(2);
  return { sees: answers[0]!, back: answers[1]! };
}

describeWithSharedData('a wall with an open window and two footmen, as their makers published them', () => {
  test('they see each other through the window; behind the wall not; and the command line says the same', async () => {
    const visit = await hall.visit({ sharp: true, board: duelFile });
    const { page, problems, picture, leave } = visit;
    await fileMenu(page, /New empty table/);
    await giveMesh(page, { name: WALL, bytes: sharedBytes(`terrain/${WALL}`) });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('terrain', { exact: true }).click();
    const height = dialog.getByRole('textbox', { name: 'Height in millimetres' });
    await height.fill('60');
    await height.press('Tab');
    await dialog.locator('.facts', { hasText: '60 × 60 × 15 mm' }).waitFor();
    // Its window is proposed and taken; who says no to it says so with one click, and may think better of it.
    const window = dialog.getByRole('switch', { name: /^Window, / });
    expect(await window.isChecked()).toBe(true);
    for (const taken of [false, true]) {
      await dialog.getByText(/^Window, /).click();
      expect(await window.isChecked()).toBe(taken);
    }
    await picture('import-wall-laptop');
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    await page.getByRole('heading', { name: 'wall window open' }).waitFor();
    await putFigure(visit, 'Looker', 0, 90);
    await putFigure(visit, 'Target', 0, -60);

    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Everything on the board' }).click();
    await page.getByRole('button', { name: /^Looker/ }).click();
    await page.getByRole('button', { name: /^Target/ }).click();
    await headline(page).waitFor();
    expect(await headline(page).textContent()).toBe('Sees');
    await page.getByText('Target sees Looker.').first().waitFor();
    await page.keyboard.press('g');
    await picture('window-laptop');
    const saved = await saveBoard(page);
    expect([...saved.matchAll(/"kind":\s*"window"/g)]).toHaveLength(1);
    expect(askCommandLine(saved, 'Looker', 'Target')).toEqual({ sees: true, back: true });

    await placeAt(visit, 28, -60);
    await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
    await page.getByText('Target does not see Looker.').first().waitFor();
    expect(await page.locator('.sight-picture .hidden-text').textContent()).toContain('wall window');
    expect(askCommandLine(await saveBoard(page), 'Looker', 'Target')).toEqual({ sees: false, back: false });
    await picture('behind-the-wall-laptop');
    expect(problems).toEqual([]);
    await leave();
  });
});

import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBoardFile } from '../../engine/index.ts';
import { fileMenu, type Hall, headline, openHall } from '../support/browser.ts';
import { bumpyBall, writeStlPieces } from '../support/bumpy-ball.ts';
import { duelBoard } from '../support/duel-board.ts';

/** How many triangles it has. `EYELINE_LARGE=5000000` tries one of a quarter of a gigabyte, which takes minutes and is told in figures. */
const wished = Number(process.env.EYELINE_LARGE ?? 0);
const TRIANGLES = wished || 165_000;

const folder = mkdtempSync(join(tmpdir(), 'large-mesh-'));
const file = join(folder, 'rock.stl');
let hall: Hall;
beforeAll(async () => {
  const out = openSync(file, 'w');
  writeStlPieces(bumpyBall(TRIANGLES), (bytes) => writeSync(out, bytes));
  closeSync(out);
  hall = await openHall();
});
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

/** The duel without its screen, and both a little to the side of where the rock is going to lie. */
const aside = (id: string) => ({
  ...duelBoard.models[id]!,
  pose: { ...duelBoard.models[id]!.pose, at: { x: -36, y: 0, z: duelBoard.models[id]!.pose.at.z } },
});
const openDuel = {
  name: 'duel.json',
  bytes: writeBoardFile(
    { ...duelBoard, pieces: {}, models: { ...duelBoard.models, anna: aside('anna'), bela: aside('bela') } },
    new Map(),
  ),
};

/** The rock lies in between the two: asks what one sees of the other, which is a little of him, by proven bounds. */
async function askPastTheRock(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Everything on the board' }).click();
  await page.getByRole('button', { name: /^Anna/ }).click();
  const asked = Date.now();
  await page.getByRole('button', { name: /^Béla/ }).click();
  await headline(page).waitFor({ timeout: 120_000 });
  const shares = (await page.locator('.region-bars').first().textContent()) ?? '';
  console.log(`Anna asks about Béla: ${await headline(page).textContent()}, ${shares}, after ${Date.now() - asked} ms`);
  // the rock hides him, though not all of his legs
  expect(shares).toMatch(/legs[1-9][\d.]*%/);
  expect(await page.locator('.sight-picture .hidden-text').textContent()).toContain('rock');
}

/** Chooses the file by its place: it is too large to be handed over as bytes. */
async function choose(page: Page): Promise<void> {
  await fileMenu(page, /Import a mesh/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(file);
}

/** Presses Stop as soon as it is shown, in the page itself: a busy machine may have read the mesh before a click from outside gets there. Gives how far it was. */
const stopAtOnce = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const bar = document.querySelector('[role=dialog] [role=progressbar]');
          const stop = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
            (one) => one.textContent === 'Stop',
          );
          if (!bar || !stop) return void requestAnimationFrame(look);
          resolve(bar.getAttribute('aria-valuenow'));
          stop.click();
        };
        look();
      }),
  );

const timeout = wished ? 3_600_000 : 300_000;

test('a large mesh is read in a thread that tells how far it has got, can be stopped, and goes on the table', {
  timeout,
}, async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: openDuel });
  const dialog = page.getByRole('dialog');
  const bar = dialog.getByRole('progressbar');
  const stopped = stopAtOnce(page);
  await choose(page);
  expect(await stopped).toMatch(/^\d+$/);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.board-name').textContent()).toBe('Duel');

  const began = Date.now();
  await choose(page);
  await bar.waitFor();
  await picture('large-mesh-progress');
  // The page goes on meanwhile: it answers within a moment.
  const longest = { wait: 0 };
  while (await bar.isVisible()) {
    const asked = Date.now();
    const told = await page.evaluate(() => {
      const shown = document.querySelector('[role=progressbar]');
      return `${shown?.getAttribute('aria-label')} ${shown?.getAttribute('aria-valuenow')} %`;
    });
    longest.wait = Math.max(longest.wait, Date.now() - asked);
    if (wished) console.log(`${Date.now() - began} ms: ${told}, answers after ${longest.wait} ms at most`);
    await page.waitForTimeout(wished ? 5000 : 250);
  }
  await dialog.getByRole('button', { name: 'Put it on the table' }).waitFor({ timeout: 300_000 });
  if (wished) {
    console.log(`${TRIANGLES} triangles, ${statSync(file).size} bytes: ready after ${Date.now() - began} ms`);
    await dialog.getByText(/^\d+ remarks? on the mesh/).click();
    await dialog.getByText(/simplified from .* No point of either mesh is farther than/).waitFor();
    console.log(await dialog.locator('.fault-list').textContent());
    await dialog.getByText('terrain', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    const put = Date.now();
    await page.getByRole('heading', { name: 'rock' }).waitFor({ timeout: 300_000 });
    console.log(`on the table after ${Date.now() - put} ms`);
    await picture('large-mesh-on-the-table');
    await askPastTheRock(page);
    await picture('large-mesh-asked');
    const memory = await page.evaluate(
      () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize,
    );
    console.log(`heap of the page ${memory}`);
  } else await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
  await leave();
});

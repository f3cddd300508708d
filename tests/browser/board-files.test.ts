import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBoardFile } from '../../engine/index.ts';
import {
  clickModel,
  fileMenu,
  type Hall,
  headline,
  keptInBrowser,
  openBoard,
  openHall,
  saveBoard,
  showNames,
} from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const boardName = '.board-name';

describe('a board', () => {
  test('is saved, changed, and opened again as it was saved', async () => {
    const { page, problems, leave } = await hall.visit({ board: duelFile });
    await page.keyboard.press('a');
    await clickModel(page, 'Anna');
    await page.getByRole('radio', { name: 'prone' }).check({ force: true });
    const saved = await saveBoard(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.name-tag', { hasText: 'Anna' }).waitFor({ state: 'detached' });

    await openBoard(page, { name: 'saved.json', bytes: saved });
    await page.locator('.name-tag', { hasText: 'Anna' }).waitFor();
    const again = await saveBoard(page);
    expect(again).toBe(saved);
    const board = readBoardFile(saved);
    expect(board.ok && board.value.board.models.anna?.stance).toBe('prone');
    expect(problems).toEqual([]);
    await leave();
  });

  test('file that is wrong is told about fault by fault, and the table stays as it was', async () => {
    const { page, picture, leave } = await hall.visit({ board: duelFile });
    await page.locator(boardName, { hasText: 'Duel' }).waitFor();
    const broken = String(duelFile.bytes)
      .replace('"width": 600', '"width": -600')
      .replace('"stance": "standing"', '"stance": "floating"');
    await openBoard(page, { name: 'broken.json', bytes: broken });
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const words = (await dialog.textContent()) ?? '';
    expect(words).toContain('broken.json was not loaded. The table is as it was.');
    expect(words).toContain('size.width');
    expect(words).toMatch(/models\.\w+\.stance/);
    expect(words).not.toMatch(/document\/|board-file\//);
    await picture('board-faults-laptop');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator(boardName).textContent()).toBe('Duel');

    for (const bytes of ['', '{"half": ', 'not json at all', '[]', '{}']) {
      await openBoard(page, { name: 'nothing.json', bytes });
      await dialog.waitFor();
      expect(await dialog.locator('.fault-list li').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(await page.locator(boardName).textContent()).toBe('Duel');
    await leave();
  });

  test('that was worked on is kept in the browser and goes on after a reload', async () => {
    const { page, context, problems, picture, leave } = await hall.visit();
    await openBoard(page, duelFile);
    await showNames(page);
    await clickModel(page, 'Anna');
    await clickModel(page, 'Béla');
    await headline(page).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Béla stands 1 cm right').waitFor({ state: 'attached' });
    await keptInBrowser(page, /"x": 10,/);

    // Trying something on the demo board, on which every visit begins, does not take its place.
    const between = await hall.visit({ again: context });
    await between.page.getByRole('button', { name: /Continue/ }).waitFor();
    await between.page.keyboard.press('l');
    await between.page.getByRole('button', { name: /^Kovács/ }).click();
    await between.page.keyboard.press('q');
    await keptInBrowser(between.page, /"name": "Mill Street"/);
    await between.leave();

    const later = await hall.visit({ again: context });
    await later.page.getByRole('button', { name: /Continue.*Mill Street/ }).waitFor();
    await later.picture('start-with-continue-laptop');
    await later.page.getByRole('button', { name: /Continue.*Duel/ }).click();
    await later.page.locator(boardName, { hasText: 'Duel' }).waitFor();
    const board = readBoardFile(await saveBoard(later.page));
    expect(board.ok && board.value.board.models.bela?.pose.at.x).toBe(10);
    expect([...problems, ...between.problems, ...later.problems]).toEqual([]);
    await picture('kept-laptop');
    await leave();
  });

  test('that is empty says what to do, and what was there comes back with undo', async () => {
    const { page, picture, leave } = await hall.visit({ board: duelFile });
    await fileMenu(page, /New empty table/);
    await page.getByText('A line of sight needs two models.').waitFor();
    await page.keyboard.press('l');
    await page.getByText('Nothing stands on this table yet.').waitFor();
    await picture('empty-laptop');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator(boardName, { hasText: 'Duel' }).waitFor();
    await leave();
  });
});

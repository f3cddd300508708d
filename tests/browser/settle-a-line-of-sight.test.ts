import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickModel, type Hall, headline, headOf, openHall, showNames, stillness } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

describe('somebody with an argument', () => {
  test('is led by hints to the ruling, looks through the eye beside the drawing, and with the whole table', async () => {
    const { page, problems, picture, leave } = await hall.visit({ sharp: true, judged: true });
    await page.getByRole('heading', { name: 'Who sees whom?' }).waitFor();
    await stillness(page);
    await picture('start-laptop');
    await page.getByRole('button', { name: /Settle a line of sight/ }).click();
    const hint = page.locator('.hint');
    expect(await hint.textContent()).toContain('Choose the figure that looks.');
    await clickModel(page, 'Kovács');
    await page.getByText('Now choose the figure that it looks at.').first().waitFor();
    await clickModel(page, 'Weaver');
    await page.getByText('That is the ruling.').waitFor();
    await hint.getByRole('button', { name: 'Done' }).click();
    expect(await hint.count()).toBe(0);
    await page.locator('.verdict[aria-busy="false"]').waitFor();
    expect(await headline(page).textContent()).toBe('Sees');
    expect(await page.locator('.verdict').textContent()).toContain('SK-LOS-1');
    expect(await page.locator('.start').count()).toBe(0);
    const threads = page.workers().map((thread) => new URL(thread.url()).origin);
    expect(threads.length).toBeGreaterThan(0);
    expect(new Set(threads)).toEqual(new Set([new URL(page.url()).origin]));
    await page.mouse.move(2, 2);
    await stillness(page);
    await picture('verdict-laptop');

    await page.getByRole('button', { name: 'Through the eye' }).click();
    const small = page.locator('.eye-picture canvas');
    await small.waitFor();
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.eye-picture canvas');
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return data ? new Set(Array.from({ length: 400 }, (_, i) => data[i * 3101 * 4])).size > 10 : false;
    });
    await page.keyboard.press('v');
    expect(await page.getByRole('button', { name: 'Look through its eye' }).getAttribute('aria-pressed')).toBe('true');
    await stillness(page);
    await picture('eye-laptop');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Look through its eye' }).getAttribute('aria-pressed')).toBe('false');
    expect(await headline(page).textContent()).toBe('Sees');
    expect(problems).toEqual([]);
    await leave();
  });

  test('sees both directions, each share and what hides the rest, drags a figure out from behind the wall and watches the answer change, takes it back, and does it for good', async () => {
    const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
    await showNames(page);
    await clickModel(page, 'Anna');
    await clickModel(page, 'Béla');
    await page.locator('.verdict[aria-busy="false"]').waitFor();
    expect(await headline(page).textContent()).toBe('Does not see');
    const card = await page.locator('.verdict').textContent();
    expect(card).toContain('The screen');
    expect(card).toContain('Béla does not see Anna.');
    expect(await page.locator('.bar-row', { hasText: 'head' }).locator('.bar-value').textContent()).toBe('0%');
    expect(await page.locator('.sight-picture .hidden-text').textContent()).toBe('The screen');
    const spoken = await page.getByRole('status').allTextContents();
    expect(spoken.join(' ')).toContain('Anna does not see Béla.');

    const from = await headOf(page, 'Anna');
    const aside = await headOf(page, 'Cili');
    const undo = page.getByRole('button', { name: 'Undo' });
    const stepsBefore = await undo.isEnabled();

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) {
      await page.mouse.move(from.x + ((aside.x - from.x) * step) / 6, from.y + ((aside.y + 30 - from.y) * step) / 6);
      await page.waitForTimeout(60);
    }
    await page.locator('.verdict[data-answer="sees"]').waitFor(); // while it is still held
    await picture('held-laptop');
    await page.keyboard.press('Escape');
    await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
    await page.mouse.up();
    expect(await undo.isEnabled()).toBe(stepsBefore);

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + aside.x) / 2, (from.y + aside.y) / 2);
    await page.mouse.move(aside.x, aside.y + 30);
    await page.locator('.verdict[data-answer="sees"]').waitFor();
    await page.mouse.up();
    await page.getByText('Béla sees Anna.').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  test('points at a reason and sees on the board what it rests on, in a browser without threads too', async () => {
    const { page, leave } = await hall.visit({ judged: true, before: 'delete window.Worker', board: duelFile });
    await showNames(page);
    await clickModel(page, 'Anna');
    await clickModel(page, 'Béla');
    await headline(page).waitFor();
    const canvas = page.locator('.table canvas').first();
    const box = (await canvas.boundingBox())!;
    const clip = { x: box.x + 80, y: box.y + 80, width: 760, height: box.height - 120 };
    await page.mouse.move(2, 2);
    await stillness(page);
    const unlit = await page.screenshot({ clip });
    await page.locator('.reason').first().hover();
    await expect.poll(async () => (await page.screenshot({ clip })).equals(unlit), { timeout: 30_000 }).toBe(false);

    // The graphics card is taken away and given back.
    const card = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
    );
    await card.evaluate((extension) => extension?.loseContext());
    const notice = page.getByText('The browser has taken the picture away');
    await notice.waitFor();
    await card.evaluate((extension) => extension?.restoreContext());
    await notice.waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await expect.poll(async () => (await page.screenshot({ clip })).length > unlit.length / 2, { timeout: 30_000 }).toBe(true);
    await leave();
  });
});

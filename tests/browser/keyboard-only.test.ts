import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveMesh, type Hall, headline, openHall } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('somebody without a pointer settles a line of sight, moves a model and hears each answer', async () => {
  const { page, problems, leave } = await hall.visit({ board: duelFile });
  // The button that has the focus; the table has it too at times, and hangs the same names over its figures.
  const focused = () => page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');
  const walkTo = async (name: string) => {
    for (let presses = 0; presses < 60 && !(await focused()).startsWith(name); presses++) await page.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  };
  // L leads into the list and, from within it, back to the table.
  await page.keyboard.press('l');
  expect(await focused()).toContain('Anna');
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('table');
  await page.keyboard.press('l');
  await walkTo('Anna');
  await page.keyboard.press('Enter');
  await walkTo('Béla');
  await page.keyboard.press('Enter');
  await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
  const spoken = page.locator('[aria-live=polite]').last();
  await spoken.filter({ hasText: 'Anna does not see Béla.' }).waitFor({ state: 'attached' });

  // Up and down walk the list and move nobody; Escape leads to the table.
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toContain('Cili');
  await page.keyboard.press('Escape');
  // Béla is selected: he walks out from behind the screen, a centimetre a step.
  for (let step = 0; step < 24; step++) await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.verdict[data-answer="sees"]').waitFor();
  await spoken.filter({ hasText: 'Anna sees Béla.' }).waitFor({ state: 'attached' });
  await spoken.filter({ hasText: 'Béla stands 24 cm right' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await spoken.filter({ hasText: 'Béla stands 23.9 cm right' }).waitFor({ state: 'attached' });
  await page.keyboard.press('q');
  await spoken.filter({ hasText: 'Béla faces 15°' }).waitFor({ state: 'attached' });

  await page.keyboard.press('x');
  await page.locator('.place[data-kind="looker"]', { hasText: 'Béla' }).waitFor();
  expect(await headline(page).textContent()).toBe('Sees');
  await page.keyboard.press('v');
  expect(await page.getByRole('button', { name: 'Look through its eye' }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByText('Choose the figure that looks, then the one it looks at.').waitFor();
  expect(problems).toEqual([]);
  await leave();
});

/** A rock with four faces, 30 mm high. */
function rockStl(): string {
  const corners = ['0 0 0', '40 0 0', '0 40 0', '10 10 30'];
  const faces = ['0 2 1', '0 1 3', '1 2 3', '2 0 3'].map((face) => face.split(' ').map((i) => `vertex ${corners[Number(i)]}`));
  const facets = faces.map((face) => `facet normal 0 0 0\nouter loop\n${face.join('\n')}\nendloop\nendfacet`);
  return `solid rock\n${facets.join('\n')}\nendsolid rock\n`;
}

test('somebody whose browser cannot draw is told so and asks from the list', async () => {
  const noDrawing = `
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest);
    };`;
  const { page, problems, leave } = await hall.visit({ before: noDrawing });
  await page.getByRole('heading', { name: 'This browser cannot draw the table' }).waitFor();
  await page.getByRole('button', { name: 'Everything on the board' }).click();
  await page.getByRole('button', { name: /^Kovács/ }).click();
  await page.getByRole('button', { name: /^Weaver/ }).click();
  await headline(page).waitFor();
  expect(await headline(page).textContent()).toBe('Sees');
  await giveMesh(page, { name: 'rock.stl', bytes: rockStl() });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This browser cannot draw the table').waitFor();
  await dialog.getByRole('button', { name: 'Put it on the table' }).click();
  await page.getByRole('heading', { name: 'rock', exact: true }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

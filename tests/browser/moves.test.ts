import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, headOf, openHall, showNames } from '../support/browser.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('somebody leads a man over the street and out of the trench, sees the price of each stretch, is refused with the reason, moves him and takes it back, and drives the lorry into a fence', async () => {
  const { page, problems, picture, leave } = await hall.visit();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move by the rules' }).click();
  await showNames(page);
  const ruled = (answer: string) => page.locator(`.way-verdict[data-answer="${answer}"][aria-busy="false"]`);
  const spoken = page.locator('[aria-live=polite]').last();
  const undo = page.getByRole('button', { name: 'Undo' });
  const go = page.getByRole('button', { name: 'Move here' });

  // Over level ground, with the mouse: first farther than one action goes, then nearer.
  const from = await headOf(page, 'Kovács');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 2; step++) await page.mouse.move(from.x, from.y + 90 * step);
  await ruled('not-allowed').waitFor(); // while he is still held
  expect(await ruled('not-allowed').textContent()).toContain('SK-MOVE-1');
  expect(await ruled('not-allowed').textContent()).toMatch(/but Kovács may go 10 cm: [\d.]+ cm are missing/);
  expect(await go.isDisabled()).toBe(true);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.up();
  await ruled('allowed').waitFor();
  expect(await page.locator('.leg').first().textContent()).toMatch(/walk · the table[\d.]+ cm[\d.]+ cmSK-MOVE-9/);
  await spoken.filter({ hasText: 'Kovács may go this way.' }).waitFor({ state: 'attached' });
  expect(await undo.isDisabled()).toBe(true);
  await go.click();
  await spoken.filter({ hasText: /Kovács stands [\d.]+ cm/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await spoken.filter({ hasText: 'Undone.' }).waitFor({ state: 'attached' });

  // He is taken hold of by the name over him as well, which hides him from straight above.
  const { x, y } = await headOf(page, 'Kovács');
  await page.mouse.move(x, y - 20);
  await page.mouse.down();
  for (let step = 1; step <= 2; step++) await page.mouse.move(x + 15 * step, y + 15 * step);
  await page.mouse.up();
  await ruled('allowed').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.way-verdict').waitFor({ state: 'detached' });

  // Out of the trench, with the keys: its wall is climbed, which one action is not enough for.
  const man = await headOf(page, 'Tóth');
  await page.mouse.click(man.x, man.y);
  await page.locator('.question h2', { hasText: 'Tóth' }).waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowUp');
  await ruled('not-allowed').waitFor();
  await page.getByRole('radio', { name: 'both actions' }).press('Space');
  await ruled('allowed').waitFor();
  expect(await page.locator('.way-verdict').textContent()).toContain('4.8 cm climb up (2.9 cm × 1.5 + 0.37 cm)');
  await picture('way-laptop');
  await page.locator('#table').focus();
  await page.keyboard.press('Enter');
  await spoken.filter({ hasText: /Tóth stands 36 cm left and 17.5 cm in front/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await spoken.filter({ hasText: 'Undone.' }).waitFor({ state: 'attached' });
  expect(await undo.isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.way-verdict').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.way-verdict').waitFor({ state: 'detached' });

  // The lorry drives, with the keys: too far for its first gear, and into the fence in its second.
  await page.keyboard.press('l');
  await page.locator('.list-item', { hasText: 'The lorry' }).press('Enter');
  await page.locator('.question h2', { hasText: 'The lorry' }).waitFor();
  await page.locator('#table').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp'])
    await page.keyboard.press(`Shift+${key}`);
  await spoken
    .filter({ hasText: 'The lorry may not drive this way. In gear 1 it drives 10 cm at most' })
    .waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Gear 2' }).press('Space');
  await spoken.filter({ hasText: 'it hits the plank fence with its side and stops there' }).waitFor({ state: 'attached' });
  await picture('drive-laptop');
  await page.locator('#table').focus();
  await page.keyboard.press('Enter');
  await spoken.filter({ hasText: /The lorry stands [\d.]+ cm/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await spoken.filter({ hasText: 'Undone.' }).waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await leave();
});

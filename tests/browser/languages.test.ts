import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickModel, type Hall, headline, openHall } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('the whole page changes its language in place, the open ruling with it, and remembers', async () => {
  const { page, context, problems, picture, leave } = await hall.visit({ board: duelFile });
  await clickModel(page, 'Anna');
  await clickModel(page, 'Béla');
  await headline(page).waitFor();
  expect(await headline(page).textContent()).toBe('Does not see');
  await page.getByRole('button', { name: 'Language and units' }).click();
  await page.getByRole('menuitemradio', { name: 'Magyar' }).click();
  await page.getByRole('heading', { name: 'Nem látja', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('hu');
  const words = (await page.locator('.page').textContent()) ?? '';
  expect(words).toContain('A szemből nézve');
  expect(words).not.toMatch(/\b(Cover|Sees|Why|hidden|Undo)\b/);
  await picture('hungarian-laptop');

  const again = await hall.visit({ again: context });
  await again.page.getByRole('heading', { name: 'Ki kit lát?' }).waitFor();
  await again.leave();
  await page.getByRole('button', { name: /^HU/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Does not see', exact: true }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('a browser that speaks Hungarian is met in Hungarian', async () => {
  const { page, leave } = await hall.visit({ language: 'hu' });
  await page.getByRole('heading', { name: 'Ki kit lát?' }).waitFor();
  expect(await page.locator('.board-name').textContent()).toBe('Malom utca');
  await leave();
});

test('lengths are spoken in the ruler of the rules, and in millimetres on demand', async () => {
  const { page, leave } = await hall.visit({ board: duelFile });
  await page.keyboard.press('a');
  await clickModel(page, 'Anna');
  const height = page.locator('.facts div', { hasText: 'Height' });
  expect(await height.textContent()).toContain('5 cm');
  await page.getByRole('button', { name: 'Language and units' }).click();
  await page.getByRole('menuitemradio', { name: 'Millimetres' }).click();
  await height.filter({ hasText: '50 mm' }).waitFor();
  await page.getByRole('button', { name: 'Language and units' }).click();
  await page.getByRole('menuitemradio', { name: 'As the rules have them' }).click();
  await height.filter({ hasText: '5 cm' }).waitFor();
  await leave();
});

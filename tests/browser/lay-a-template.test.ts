import { afterAll, beforeAll, expect, test } from 'vitest';
import { blastFile } from '../support/blast-board.ts';
import { type Hall, openHall, saveBoard } from '../support/browser.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('somebody lays a blast in a house with the keys, hears who is hit and what shields the others, and throws for where a shot lands', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: blastFile() });
  const before = await saveBoard(page);
  await page.locator('#table').focus();
  await page.keyboard.press('t');
  const hits = page.locator('.way-verdict[aria-busy="false"]');
  const spoken = page.locator('[aria-live=polite]').last();
  await hits.waitFor();
  await page.getByRole('radio', { name: '20 cm', exact: true }).press('Space');
  await page.locator('#table').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await spoken
    .filter({ hasText: 'Anna: hit. Dóra: hit. Béla: not hit: exempt. Cili: not hit: exempt.' })
    .waitFor({ state: 'attached' });
  await picture('template-laptop');

  // The floor above, and what the table agrees on.
  await page.getByRole('radio', { name: /^this floor/ }).press('Space');
  await page.locator('.fate[data-fate="clear"]', { hasText: 'stands on another floor' }).waitFor();
  await page.locator('#table').focus();
  await page.keyboard.press('PageUp');
  await page.locator('.fate[data-fate="hit"]', { hasText: 'Béla' }).waitFor();

  // A shot at it: refused where nobody sees it, thrown for, and laid where it lands.
  await page.getByRole('combobox').selectOption('edit');
  await page.getByRole('button', { name: 'Throw the dice' }).press('Enter');
  await page.getByText(/^Thrown: 1d10: \d+/).waitFor();
  await page.getByRole('button', { name: 'Lay the template there' }).press('Enter');

  // Where it hits most, by these rules and as high as it reaches now.
  await page.getByRole('button', { name: 'Lay it where it hits most' }).press('Enter');
  await page.locator('.leg', { hasText: /It can hit \d at once/ }).waitFor();
  await page.locator('#table').focus();
  await page.keyboard.press('Escape');
  await hits.waitFor({ state: 'detached' });
  expect(await saveBoard(page)).toBe(before);
  expect(problems).toEqual([]);
  await leave();
});

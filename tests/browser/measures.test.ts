import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, clickModel, type Hall, headOf, openHall, showNames } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('CR-MEAS-2: anybody measures whenever he likes: somebody stretches a tape with the mouse and another with the keys, lays a ring, sees who faces whom, and hears each answer', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
  const spoken = page.locator('[aria-live=polite]').last();
  const ends = page.locator('.question select');
  await page.keyboard.press('m');
  await showNames(page);

  // With the mouse: the tape is measured while its end is dragged, and stays.
  const anna = await headOf(page, 'Anna');
  const cili = await headOf(page, 'Cili');
  await page.mouse.move(anna.x, anna.y);
  await page.mouse.down();
  await page.mouse.move((anna.x + cili.x) / 2, cili.y + 40);
  await page.locator('.tape').waitFor();
  await page.mouse.move(cili.x, cili.y);
  await page.mouse.up();
  await page.locator('.figure[data-counts]', { hasText: 'head to head' }).waitFor();
  await spoken.filter({ hasText: /From Anna to Cili: 24\.7 cm\..*SK-DIST-1/ }).waitFor({ state: 'attached' });
  expect(await page.locator('.figure', { hasText: 'base to base' }).first().textContent()).toContain('21.7 cm');

  // Without a pointer: both ends are chosen by their names, and Delete takes the tape up.
  await page.getByRole('button', { name: 'Another tape' }).press('Enter');
  await ends.nth(0).selectOption({ label: 'Béla' });
  await ends.nth(1).selectOption({ label: 'the near edge' });
  await spoken.filter({ hasText: 'From Béla to the near edge: 40.5 cm.' }).waitFor({ state: 'attached' });
  expect(await page.locator('.tapes li').count()).toBe(2);
  await page.locator('#table').focus();
  await page.keyboard.press('Delete');
  expect(await page.locator('.tapes li').count()).toBe(1);
  await picture('tape-laptop');

  // A ring around whoever is clicked; by other rules it is measured otherwise.
  await page.getByRole('radio', { name: 'Ring' }).press('Space');
  await clickModel(page, 'Anna');
  await page.getByLabel('Distance, cm').fill('24,7');
  await page.getByLabel('Distance, cm').press('Enter');
  await page.locator('.in-ring[data-place="close"]', { hasText: 'Cili' }).waitFor();
  await spoken.filter({ hasText: 'Too close to call: Cili.' }).waitFor({ state: 'attached' });
  await page.getByLabel('Distance, cm').fill('25');
  await page.getByLabel('Distance, cm').press('Enter');
  await page.locator('.in-ring[data-place="within"]', { hasText: 'Cili' }).waitFor();
  await picture('ring-laptop');

  // Who stands where, and who can be aimed at.
  await page.getByRole('radio', { name: 'Facing' }).press('Space');
  await ends.nth(0).selectOption({ label: 'Anna' });
  await page.locator('.in-ring', { hasText: 'Béla' }).press('Enter');
  await spoken.filter({ hasText: 'Béla is before Anna. Anna can aim at Béla.' }).waitFor({ state: 'attached' });
  expect(await axeFindings(page)).toEqual([]);
  await picture('facing-laptop');
  expect(problems).toEqual([]);
  await leave();
});

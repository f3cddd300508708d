import { afterAll, beforeAll, expect, test } from 'vitest';
import { withModelMoved, writeBoardFile } from '../../engine/index.ts';
import { axeFindings, clickModel, type Hall, openHall, stillness } from '../support/browser.ts';
import { duelBoard } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** The duel with Béla almost out from behind the screen. */
const almost = withModelMoved(duelBoard, 'bela', { at: { x: 155, y: 0, z: -120 }, facing: 0 });

test('the card says how far either is from turning the answer, the table shows it, and it can be tried and kept', async () => {
  const { page, problems, picture, leave } = await hall.visit({
    sharp: true,
    board: { name: 'almost.json', bytes: writeBoardFile(almost, new Map()) },
  });
  await clickModel(page, 'Anna');
  await clickModel(page, 'Béla');
  await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
  const margins = page.locator('.margins li');
  const ofBela = margins.filter({ hasText: /^Move Béla 3\.3 mm to the right and Béla is seen: shoulders\./ });
  await ofBela.waitFor();
  expect(page.workers().length).toBeGreaterThan(1);
  await ofBela.getByRole('button', { name: 'Try it there' }).hover();
  await stillness(page);
  await picture('margin-laptop');
  expect(await axeFindings(page)).toEqual([]);

  await ofBela.getByRole('button', { name: 'Try it there' }).click();
  await page.locator('.verdict[data-answer="sees"]').waitFor();
  await stillness(page);
  await picture('margin-tried-laptop');
  await page.getByRole('button', { name: 'Back where it was' }).click();
  await page.locator('.verdict[data-answer="does-not-see"]').waitFor();
  await ofBela.getByRole('button', { name: 'Try it there' }).click();
  await page.getByRole('button', { name: 'Put it down here' }).click();
  await page.locator('.verdict[data-answer="sees"][aria-busy="false"]').waitFor();
  await page.getByText('Anna sees Béla.').first().waitFor({ state: 'attached' });
  await margins
    .filter({ hasText: /is out of sight\./ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await leave();
});

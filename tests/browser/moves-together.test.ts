import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickModel, type Hall, headOf, openHall, saveBoard, showNames } from '../support/browser.ts';
import { gateFile } from '../support/gate-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('somebody moves a whole unit by rules that know units, charges with one of its men, has another open a gate, and leads one up a ladder', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: gateFile });
  await page.keyboard.press('w');
  await showNames(page);
  const ruled = (answer: string) => page.locator(`.way-verdict[data-answer="${answer}"][aria-busy="false"]`);
  const spoken = page.locator('[aria-live=polite]').last();
  const chosen = (name: string | RegExp) => page.getByRole('radio', { name }).press('Space');

  // The unit, with the keys: the first rules know none, the next ones price each man of it.
  await clickModel(page, 'Anna');
  await chosen('its unit of 3');
  await page.locator('#table').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await ruled('refused').waitFor();
  expect(await ruled('refused').textContent()).toContain(
    'The skirmish rules, as far as they are here, do not say how a unit moves.',
  );
  await page.getByRole('button', { name: 'Play by: Battle rules' }).press('Enter');
  await ruled('allowed').waitFor();
  expect(await ruled('allowed').textContent()).toMatch(/Anna0.98 inmay.*It hangs together\./);
  await picture('unit-laptop');
  await page.locator('#table').focus();
  await page.keyboard.press('Enter');
  await spoken.filter({ hasText: 'Anna and the others have moved, 3 in all.' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /1\/35 skirmish rules/ }).waitFor();

  // A charge: the enemy is clicked on the table.
  await chosen('it alone');
  await chosen('a charge');
  const bela = await headOf(page, 'Béla');
  await page.mouse.click(bela.x, bela.y);
  await ruled('allowed').waitFor();
  expect(await ruled('allowed').textContent()).toContain('ends in melee and strikes');
  expect(await page.getByRole('combobox').evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.text)).toBe('Béla');
  await picture('charge-laptop');
  await page.keyboard.press('Escape');
  await chosen('one action');

  // The gate, from the panel of who stands at it: opened with a click, and shut again by taking that back.
  await page.getByRole('button', { name: /^Open door/ }).click();
  await page.getByRole('button', { name: /^Shut door/ }).waitFor();
  await spoken.filter({ hasText: 'Anna opens the door of the wall' }).waitFor({ state: 'attached' });
  expect(await saveBoard(page)).toContain('"state": "open"');
  await page.locator('#table').focus();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Open door/ }).waitFor();

  // Up the ladder of the tower, with the keys.
  await clickModel(page, 'Gábor');
  await page.locator('.question h2', { hasText: 'Gábor' }).waitFor();
  await page.locator('#table').focus();
  for (const key of [...Array(3).fill('ArrowUp'), ...Array(7).fill('PageUp')]) await page.keyboard.press(key);
  const rungs = page.locator('.leg', { hasText: 'ladder · The tower' });
  await rungs.waitFor();
  await ruled('allowed').waitFor();
  expect(await rungs.textContent()).toMatch(/cm.*SK-LADDER-1/);
  await picture('ladder-laptop');
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
  await leave();
});

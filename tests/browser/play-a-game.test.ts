import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('two people play a fight to its end at one screen, with dice of their own: an order is taken back, another is not, and the journal shows what it rests on', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
  const prompt = page.locator('.prompt[aria-busy=false]');
  const asked = (text: string | RegExp) => prompt.filter({ hasText: text }).waitFor();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const fell = async (...faces: readonly number[]) => {
    for (const [die, face] of faces.entries())
      await page.locator('.dice-faces').nth(die).getByText(String(face), { exact: true }).click();
    await press('That is what they show');
  };

  await press('Play a game');
  const setUp = page.getByRole('dialog', { name: 'Play a game' });
  expect(await setUp.textContent()).toContain('Blues: 2 figures');
  await setUp.getByText('Thrown on your table').click();
  await setUp.getByRole('button', { name: 'Begin', exact: true }).click();

  await press('Roll for who begins');
  await asked('Blues throw');
  await fell(6);
  await asked('Reds throw');
  await fell(2);
  await asked('Blues choose');
  await press('Reds begin.');
  await asked('Reds: give an order');
  await press('Activate Anna');

  // What is refused says why, by its clause; what is taken back before anything came of it needs nobody's consent.
  const refused = page.locator('.orders-refused li', { hasText: 'Shoot at Béla' });
  expect(await refused.textContent()).toMatch(/Anna does not see Béla\..*SK-SHOOT-2/);
  const anna = page.locator('.unit-card', { hasText: 'Anna' }).first();
  await press('Take aim');
  await page.locator('.unit-card[aria-label*="Actions left: 1"]').first().waitFor();
  expect(await anna.getAttribute('aria-label')).toContain('takes aim');
  await press('Takes back: Take aim');
  await page.locator('.unit-card[aria-label*="Actions left: 2"]').first().waitFor();

  // The shot, with its odds and the sight that it rests on, before it is fired.
  await press('Shoot at Cili');
  const odds = page.locator('.odds');
  await odds.waitFor();
  expect(await odds.textContent()).toMatch(/Hits with 4 or more.*Missed30%.*Out of action63%/);
  await page.locator('.verdict[data-answer=sees]').waitFor();
  await picture('play-shot-laptop');
  await press('Do it');
  await asked('Anna shoots at Cili: 4 or more.');
  await fell(8);
  await asked('How badly is Cili hit?');
  await fell(9);
  await asked('Reds: give an order');

  // Dice have fallen: the others are asked.
  await press('Takes back: Shoot at Cili');
  await asked('Blues: do you agree?');
  await press('Decline');
  await asked('Reds: give an order');

  // The journal opens what the shot rests on, and the table as it was.
  await page.getByText('Journal', { exact: true }).click();
  await page.locator('.journal-entry', { hasText: 'Cili is out of action.' }).click();
  expect(await page.locator('.journal-evidence').textContent()).toMatch(/SK-SHOOT-5.*The dice show 8\..*typed in/);
  expect(await page.locator('.journal [data-taken-back]').textContent()).toContain('Take aim');
  await press('Show the line of sight');
  await asked('You are looking at an earlier moment.');
  await page.locator('.verdict[data-answer=sees]').waitFor();
  await page.getByRole('slider', { name: 'Look back' }).press('Home');
  await page.locator('.replay-line', { hasText: 'Line 0 of' }).waitFor();
  await press('Back to the game');
  await page.getByText('Orders', { exact: true }).click();

  await press('End the activation of Anna');
  await press('Activate Béla');
  await press('End the activation of Béla');
  await asked('Blues test whether they stay: 7 or less.');
  await fell(6, 6);
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.waitFor();
  expect(await result.textContent()).toMatch(/Reds have won\. Blues withdrew\..*Lost1 of 20 of 1/);
  await picture('play-result-laptop');
  await result.getByRole('button', { name: 'Leave the game' }).click();
  await page.locator('.turn-bar').waitFor({ state: 'detached' });
  expect(await page.locator('.name-tag', { hasText: 'Cili' }).count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

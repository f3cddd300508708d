import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from '../support/browser.ts';
import { soak } from '../support/soak.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** Dice of a seed that is the same each time. */
const SAME_SEED = 'crypto.getRandomValues = (bytes) => bytes.fill(7);';

/** Opens what is settled before a game, with the small scenario chosen. */
async function chooseFirstFight(page: Page) {
  await page.getByRole('button', { name: 'Play a game' }).first().click();
  const setUp = page.getByRole('dialog', { name: 'Play a game' });
  await setUp.locator('.option', { hasText: 'A first fight' }).click();
  return {
    setUp,
    async begin() {
      await setUp.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.locator('.turn-bar').waitFor();
    },
  };
}

test('two people play a scenario from its set-up to its end at one screen, with dice of their own: a figure is put on the table, a grenade thrown, an order taken back', async () => {
  const { page, problems, picture, leave } = await hall.visit();
  const prompt = page.locator('.prompt[aria-busy=false]');
  const asked = (text: string | RegExp) => prompt.filter({ hasText: text }).waitFor();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const fell = async (...faces: readonly number[]) => {
    for (const [die, face] of faces.entries())
      await page.locator('.dice-faces').nth(die).getByText(String(face), { exact: true }).click();
    await press('That is what they show');
  };
  const { setUp, begin } = await chooseFirstFight(page);
  await setUp.getByText('Thrown on your table').click();
  await begin();

  await press('Roll for who sets up first');
  await asked('Blues roll for who sets up first');
  await fell(6);
  await asked('Reds roll for who sets up first');
  await fell(2);
  await asked('Blues: set up your figures');
  await press('Set up Archer at');
  await press('Set up Mason elsewhere');
  await asked('Blues');
  await page.mouse.click(400, 230);
  await page.locator('.turn-bar .unit-card[aria-label*="standing"]', { hasText: 'Mason' }).waitFor();
  await press('Everybody is set up');
  await asked('Reds: set up your figures');
  await press('Set up Halász at');
  await press('Set up Kovács at');
  await press('Everybody is set up');

  await press('Roll for who begins');
  await asked('Blues throw');
  await fell(6);
  await asked('Reds throw');
  await fell(2);
  await asked('Blues choose');
  await press('Blues begin.');
  await press('Activate Archer');

  // A grenade at a place: what is too far says so and costs nothing, and the place is pointed at anew.
  await press('Throw a grenade at a place');
  await page.mouse.click(600, 470);
  await asked(/throws no farther than 20 cm.*SK-GREN-2/);
  await page.mouse.click(560, 300);
  await asked('Blues throw');
  await picture('play-grenade-laptop');
  await fell(10);
  await asked('Blues: give an order');
  await page.locator('.turn-bar .unit-card[aria-label*="Actions left: 1"]').waitFor();
  await press('End the activation of Archer');

  await asked('Reds: give an order');
  await press('Activate Halász');
  await press('Go prone');
  await page.locator('.turn-bar .unit-card[aria-label*="prone"]').first().waitFor();
  await press('Takes back: Go prone');
  await page.locator('.turn-bar .unit-card[aria-label*="Actions left: 2"]').waitFor();
  await press('End the activation of Halász');

  await asked('Blues: give an order');
  await press('Activate Mason');
  await press('Shoot at Kovács');
  await press('Do it');
  await asked('Mason shoots at Kovács');
  await fell(8);
  await asked('How badly is Kovács hit?');
  await fell(9);
  await asked('Blues: give an order');
  await press('End the activation of Mason');
  await asked('Reds test whether they stay');
  await fell(6, 6);

  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.waitFor();
  expect(await result.textContent()).toMatch(/Blues have won\. Reds withdrew\./);
  await result.getByRole('button', { name: 'Leave the game' }).click();
  await page.locator('.turn-bar').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await leave();
});

/** What somebody at the screen could do now: buttons of the prompt and of the orders, or none while it is for others to act. */
interface ToDo {
  readonly line: string;
  readonly over: boolean;
  readonly options: readonly string[];
  readonly orders: readonly string[];
}

/** Waits until it is for the person to do something, after so many lines as were written when he did something last. */
async function whatToDo(page: Page, after: string): Promise<ToDo> {
  const found = await page.waitForFunction((before) => {
    const texts = (css: string) => [...document.querySelectorAll<HTMLElement>(css)].map((button) => button.textContent.trim());
    const line = document.querySelector<HTMLElement>('.replay-line')?.textContent ?? '';
    const over = [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.ariaLabel === 'The game is over');
    const options = texts('.prompt[aria-busy=false] .prompt-options button, .chosen-head .main');
    const orders = texts('.orders:not(.others) .order:not([data-disabled])');
    if (over) return { line, over, options, orders };
    // what anybody may roll for the computer rolls for as well
    const rolls = orders.some((order) => order.startsWith('Roll for'));
    const isNew = line !== before || options.length > 0;
    return isNew && !rolls && (options.length > 0 || orders.length > 0) ? { line, over, options, orders } : null;
  }, after);
  return (await found.jsonValue())!;
}

/** What a plain man does, the first that he may. */
const WISHES = [
  /^Roll for/,
  /^Set up .* at /,
  /^Everybody is set up/,
  /^Activate/,
  /^Shoot at/,
  /^Stand up/,
  /^Recover/,
  /^End the/,
];
const MOST_STEPS = 150;

/** The computer thinks long, and a screen is drawn for each thing that it does: `npm run soak` plays this one. */
const longRuns = test.runIf(soak(1) > 1);

longRuns(
  'somebody plays a scenario against the computer to its end, whatever is offered is obeyed, and the result is told',
  async () => {
    const { page, problems, picture, leave } = await hall.visit({ before: SAME_SEED });
    const { setUp, begin } = await chooseFirstFight(page);
    await setUp.getByRole('radiogroup', { name: 'Reds' }).getByText('The computer').click();
    await setUp.getByText('Dice fall by themselves').click();
    await begin();
    let at = '';
    let given = 0;
    for (; given < MOST_STEPS; given++) {
      const { line, over, options, orders } = await whatToDo(page, at);
      if (over) break;
      at = line;
      const wish = WISHES.map((one) => orders.find((order) => one.test(order))).find(Boolean);
      const name = options[0] ?? wish ?? orders[0]!;
      // a shot is looked at before it is fired, and writes no line
      if (options.length === 0 && /^Shoot/.test(name)) at = '';
      const button = page.getByRole('button', { name, exact: true }).first();
      // the computer may do meanwhile what anybody may do; then one looks again at what there is to do
      const stillThere = await button.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!stillThere) at = '';
      expect([name, await page.locator('.prompt-refused').count()]).toEqual([name, 0]);
    }
    expect(given).toBeLessThan(MOST_STEPS);
    const result = page.getByRole('dialog', { name: 'The game is over' });
    expect(await result.textContent()).toMatch(/(have won|Nobody has won)/);
    await picture('play-result-against-the-computer-laptop');
    expect(problems).toEqual([]);
    await leave();
  },
);

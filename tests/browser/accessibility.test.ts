import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFindings,
  clickModel,
  fileMenu,
  giveMesh,
  type Hall,
  headline,
  headOf,
  openBoard,
  openHall,
  SIZES,
  type Size,
  showNames,
  stillness,
  type Visit,
} from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** Boxes of the page that must not lie on one another, and that must lie within the window. */
const APART = ['.top-bar', '.rail', '.side-panel', '.list-drawer', '.start', '.hint'];

/** Pairs of panels that overlap, and panels and buttons that stick out of the window. */
async function misplaced({ page }: Visit, apart: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? [{ selector, box }] : [];
    });
    const found: string[] = [];
    boxes.forEach(({ selector, box }, index) => {
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        found.push(`${selector} sticks out of the window`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${selector} overlaps ${other.selector}`);
      }
    });
    for (const button of document.querySelectorAll('.top-bar button')) {
      const { left, right, width } = button.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5 || width < 43.5)
        found.push(`${button.getAttribute('aria-label') ?? button.textContent} does not fit into the top bar`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;
  }, apart);
}

/** Things to press that are smaller than a fingertip. */
async function tooSmall({ page }: Visit): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input:not([type=radio]):not([type=checkbox]), [role=menuitem]')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden' || element.closest('[style*="clip"]')) return [];
      return box.height < 43.5 && !element.matches('.sheet-handle')
        ? [`${element.textContent || element.getAttribute('aria-label')}: ${Math.round(box.width)}×${Math.round(box.height)}`]
        : [];
    }),
  );
}

/** What the panel shows of the other tools: the key that takes one up, what the state is called, and what is then there. */
const STATES_OF_TOOLS = [
  ['a', 'model', '.thing .facts'],
  ['t', 'laying', '.way-verdict'],
  ['m', 'measuring', '.question'],
] as const;

/** Where another size shows other things than a laptop, and not the same ones elsewhere. */
const OTHERWISE_LAID_OUT: Readonly<Record<Size, readonly string[]>> = {
  laptop: [],
  desk: ['start', 'lab-check'],
  phone: ['start', 'sees', 'sees-raised', 'list', 'model-raised', 'laying-raised', 'measuring-raised', 'lab-check'],
};

/** The same window is made as large as a desk for these: what lies over the table is as large there as on a laptop. */
const ON_A_DESK_TOO = ['start', 'sees', 'list', 'lab-check'];

describe.each(['laptop', 'phone'] as const)('at the size of a %s', (size) => {
  test('nothing is in the way of those who need it plain, and nothing overlaps', async () => {
    const visit = await hall.visit({ size, sharp: true });
    const { page, picture, leave } = visit;
    const lookAt = async (state: string, at: Size, apart: readonly string[]) => {
      await stillness(page);
      await picture(`${state}-${at}`);
      if (at === 'laptop' || OTHERWISE_LAID_OUT[at].includes(state))
        expect(await axeFindings(page), `${state}, ${at}: axe`).toEqual([]);
      expect(await misplaced(visit, apart), `${state}, ${at}: places`).toEqual([]);
      expect(await tooSmall(visit), `${state}, ${at}: sizes`).toEqual([]);
    };
    const look = async (state: string, apart: readonly string[] = APART) => {
      await lookAt(state, size, apart);
      if (size !== 'laptop' || !ON_A_DESK_TOO.includes(state)) return;
      await page.setViewportSize(SIZES.desk);
      await lookAt(state, 'desk', apart);
      await page.setViewportSize(SIZES.laptop);
    };
    await look('start');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Kovács/ }).click();
    await page.getByRole('button', { name: /^Weaver/ }).click();
    await page.getByRole('button', { name: 'Close the list' }).click();
    await headline(page).waitFor();
    await look('sees');
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Raise the panel' }).click();
      await look('sees-raised');
      await page.getByRole('button', { name: 'Lower the panel' }).click();
    }
    await page.keyboard.press('l');
    // On a phone the list is a page of its own over the others.
    await look('list', size === 'phone' ? ['.top-bar', '.list-drawer'] : APART);
    await page.getByRole('button', { name: 'Close the list' }).click();
    await openBoard(page, duelFile);
    await showNames(page);
    for (const name of ['Anna', 'Béla']) {
      const { x, y } = await headOf(page, name);
      if (size === 'phone') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    }
    await headline(page).waitFor();
    await look('does-not-see');
    for (const [key, state, shown] of STATES_OF_TOOLS) {
      await page.keyboard.press(key);
      if (state === 'model') await clickModel(page, 'Anna');
      await page.locator(shown).first().waitFor();
      await look(state);
      // the fields of a panel lie below the fold of a phone until it is raised
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Raise the panel' }).click();
        await look(`${state}-raised`);
        await page.getByRole('button', { name: 'Lower the panel' }).click();
      }
    }
    await page.keyboard.press('k');
    await page.getByLabel('Question').selectOption({ label: 'What to look at before printing or play' });
    await page.getByRole('button', { name: 'Work it out', exact: true }).press('Enter');
    await page.locator('.lab-marks, .lab-part').first().waitFor();
    if (size === 'phone') await page.getByRole('button', { name: 'Raise the panel' }).click();
    await look('lab-check');
    if (size === 'phone') await page.getByRole('button', { name: 'Lower the panel' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await look('help', []);
    await page.keyboard.press('Escape');
    await fileMenu(page, /Import a mesh/);
    await look('import-empty', []);
    await page.keyboard.press('Escape');
    await giveMesh(page, { name: 'empty.stl', bytes: '' });
    await page.getByRole('alert').waitFor();
    await look('import-faults', []);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await look('menu', []);
    await leave();
  });
});

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blastFile } from '../support/blast-board.ts';
import { type Hall, openHall, SIZES, textOf } from '../support/browser.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('somebody maps what is seen from a man, reads a square, asks the rules about it, saves the figures, and looks at lanes', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: blastFile() });
  await page.locator('#table').focus();
  await page.keyboard.press('k');
  const lab = page.getByRole('article', { name: 'Ask about the whole board' });
  await expect.poll(() => lab.getByRole('button', { name: 'Work it out' }).isDisabled()).toBe(true);
  await lab.getByLabel('Who looks').selectOption({ label: 'Anna' });
  await lab.getByRole('radio', { name: 'exactly' }).press('Space');
  await lab.getByRole('button', { name: 'Work it out', exact: true }).click();
  const found = page.getByRole('region', { name: 'What was found' });
  await lab.getByRole('button', { name: 'Work it out again' }).waitFor();
  await found.getByText('Share of the figure that is seen there').waitFor();
  await picture('lab-laptop');

  // A square of the map, and the single verdict on a man there: the same share.
  const table = (await page.locator('#table canvas').boundingBox())!;
  await page.mouse.move(table.x + table.width * 0.16, table.y + table.height * 0.66);
  await page.mouse.click(table.x + table.width * 0.16, table.y + table.height * 0.66);
  const place = found.locator('.lab-place[data-pinned]');
  const figure = await place.locator('strong').first().textContent();
  await place.getByRole('button', { name: 'Ask the verdict here' }).click();
  await place.locator('.lab-verdict').waitFor();
  expect(await place.locator('.lab-verdict .figures').textContent()).toContain(figure);
  expect(await place.locator('.lab-because').textContent()).toContain('the figure');
  await picture('lab-verdict-laptop');

  const saved = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Save figures (CSV)' }).click();
  const lines = (await textOf(await saved)).trim().split('\n');
  expect(lines[0]).toBe('x,y,z,storey,on,share-seen-from-at-least,share-seen-from-at-most');
  expect(lines.length - 1).toBe(Number(await found.locator('.facts dd').first().textContent()));
  const drawn = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Save map (PNG)' }).click();
  expect(await textOf(await drawn)).toContain('PNG');

  // Somebody looks from a place of the map that nobody stands at, and it is told from where.
  await place.getByRole('button', { name: 'Look from here' }).click();
  await expect.poll(() => lab.getByLabel('Who looks').locator('option:checked').textContent()).toContain('An eye at x');
  await lab.getByRole('button', { name: 'Work it out', exact: true }).click();
  await lab.getByRole('button', { name: 'Work it out again' }).waitFor();
  await picture('lab-from-a-place-laptop');

  // The lanes, of which one is lit.
  await lab.getByLabel('Question').selectOption({ label: 'The longest firing lanes' });
  await lab.getByRole('button', { name: 'Work it out', exact: true }).click();
  // no narrower than the base of the figure, unless somebody asks for others
  expect(await lab.getByLabel('At least so wide').inputValue()).toBe('25');
  const lane = found.getByRole('button', { name: /long, .* wide/ }).first();
  await lane.click();
  await found.locator('.list-item[data-chosen]').waitFor();
  await picture('lab-lanes-laptop');
  expect(Math.min(...(await widths(found)))).toBeGreaterThanOrEqual(25);
  await lab.getByLabel('At least so wide').fill('60');
  await lab.getByLabel('At least so wide').press('Enter');
  await lab.getByRole('button', { name: 'Work it out', exact: true }).click();
  await lane.waitFor();
  expect(Math.min(...(await widths(found)))).toBeGreaterThanOrEqual(60);

  // What to look at before printing or play, one of it on the table; and the report, which holds the same and more.
  const ask = async (question: string) => {
    await lab.getByLabel('Question').selectOption({ label: question });
    await lab.getByRole('button', { name: 'Work it out', exact: true }).click();
    await lab.getByRole('button', { name: 'Work it out again' }).waitFor();
  };
  await ask('Choke points');
  await found.waitFor();
  await ask('What to look at before printing or play');
  const marks = found.locator('.lab-marks').first();
  const finding = marks.getByRole('button').first();
  await finding.click();
  expect(await finding.getAttribute('aria-pressed')).toBe('true');
  const listed = await marks.getByRole('button').count();
  await picture('lab-check-laptop');
  await ask('A report of the board');
  expect(await marks.getByRole('button').count()).toBe(listed);
  const report = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Save the report (HTML)' }).click();
  expect(await textOf(await report)).toContain(`<strong class="bad">${listed}<sup>`);
  const opening = page.context().waitForEvent('page');
  await found.getByRole('button', { name: 'Open the report' }).click();
  const opened = await opening;
  await opened.getByRole('heading', { name: 'How the figures were found' }).waitFor();
  await opened.close();
  await picture('lab-report-laptop');

  // What takes long can be left off, and what was found so far stays.
  await lab.getByLabel('Question').selectOption({ label: 'How many places see a figure' });
  await lab.getByLabel('From where one looks').selectOption({ label: 'Anna' });
  expect(await lab.getByLabel('Moves before looking').inputValue()).toBe('0');
  await lab.getByLabel('Square, mm').fill('5');
  await lab.getByLabel('Square, mm').press('Enter');
  await lab.getByRole('button', { name: 'Work it out', exact: true }).press('Enter');
  await lab.getByRole('progressbar').waitFor();
  await lab.getByRole('button', { name: 'Leave off' }).press('Enter');
  await lab.getByRole('button', { name: /^Work it out/ }).waitFor();
  await page.locator('#table').focus();
  await page.keyboard.press('Escape');
  await lab.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await leave();
});

/** How wide the lanes are that are told, which is said in centimetres. @unit millimetres */
const widths = async (found: Locator): Promise<readonly number[]> =>
  (await found.getByRole('button', { name: /long, .* wide/ }).allTextContents()).map(
    (line) => 10 * Number(/long, ([\d.]+) cm wide/.exec(line)?.[1]),
  );

test('the lab is read on a phone in Hungarian, and on a desk', async () => {
  const { page, problems, picture, leave } = await hall.visit({ size: 'phone', language: 'hu' });
  await page.keyboard.press('Escape');
  await page.locator('#table').focus();
  await page.keyboard.press('k');
  await page.getByLabel('Ki néz').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Számítás', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Számítás újra' }).waitFor();
  for (const size of ['phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size]);
    await picture(`lab-${size}-hu`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  expect(problems).toEqual([]);
  await leave();
});

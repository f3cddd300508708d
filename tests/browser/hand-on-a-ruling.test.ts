import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRulingFile } from '../../engine/index.ts';
import { openWorkplace } from '../app/cli/command-line-runs.ts';
import { axeFindings, clickModel, type Hall, headline, openBoard, openHall, stillness, textOf } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';

const place = openWorkplace();
let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => {
  place.close();
  return hall.close();
});

test('a ruling is saved as a file, a page and a link, and each of them opens, stands, and gives the table back, at the command line too', async () => {
  const { page, context, problems, picture, leave } = await hall.visit({ sharp: true, board: duelFile });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await clickModel(page, 'Anna');
  await clickModel(page, 'Béla');
  await page.locator('.verdict[aria-busy="false"]').waitFor();
  const save = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), bytes: await textOf(file) };
  };
  const asFile = await save('Save ruling file');
  expect(asFile.name).toBe('anna-bela.ruling.json');
  const ruling = readRulingFile(asFile.bytes);
  expect(ruling.ok && ruling.value.changes).toEqual([]);
  expect(ruling.ok && Object.keys(ruling.value.ruling.board.models)).toContain('anna');
  const asPage = await save('Save ruling page');
  expect(asPage.name).toBe('anna-bela.html');
  expect(asPage.bytes).toContain('Anna does not see Béla');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByLabel('Link to this ruling').inputValue()).toBe(link);
  await page.getByLabel('Link to this ruling').scrollIntoViewIfNeeded();
  await picture('hand-on-laptop');
  expect(await axeFindings(page)).toEqual([]);

  for (const { name, bytes } of [asFile, asPage]) {
    place.write(name, bytes);
    expect(await place.run('ruling', 'open', name)).toMatchObject({ exit: 0, err: '' });
    expect(await place.run('verify', name)).toMatchObject({ exit: 0, err: '' });
  }
  expect(await place.run('ruling', 'open', link)).toMatchObject({ exit: 0, err: '' });
  place.write('moved.json', asFile.bytes.replace(/("z": ?)150\b/, '$1151'));
  const moved = await place.run('ruling', 'open', 'moved.json');
  expect([moved.exit, moved.err.split('\n')[0]]).toEqual([
    3,
    'moved.json: board.models.anna.pose.at.z (where Anna stands and faces): this was changed after the ruling was written; now it is 151.',
  ]);

  place.write('duel.json', duelFile.bytes);
  await place.run('ruling', 'save', 'duel.json', '--from', 'Anna', '--to', 'Béla', '-o', 'typed.ruling.json');
  const typed = { name: 'typed.ruling.json', bytes: place.read('typed.ruling.json') };
  const opened = page.locator('.opened');
  for (const file of [asFile, asPage, typed]) {
    await openBoard(page, file);
    await opened.filter({ hasText: 'The ruling stands' }).waitFor();
    await page.locator('.verdict[data-answer="does-not-see"][aria-busy="false"]').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false);
    await page.getByRole('button', { name: 'Back to my table' }).click();
    await opened.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  }

  const changed = asFile.bytes.replace(/"sees": ?false/, '"sees": true');
  await openBoard(page, { name: 'changed.json', bytes: changed });
  await opened.filter({ hasText: 'does not stand' }).waitFor();
  const words = (await opened.textContent()) ?? '';
  expect(words).toContain("the ruling says 'true'; asked again it is 'false'");
  expect(words).toContain('this was changed after the ruling was written');
  await stillness(page);
  await picture('ruling-does-not-stand-laptop');
  expect(await axeFindings(page)).toEqual([]);

  await openBoard(page, { name: 'torn.html', bytes: asPage.bytes.slice(0, 4000) });
  await page.getByRole('alertdialog').filter({ hasText: 'torn.html was not loaded.' }).waitFor();
  await page.keyboard.press('Escape');
  await openBoard(page, duelFile);
  await opened.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);

  const later = await hall.visit({ again: context, at: link.slice(link.indexOf('#')) });
  await later.page.locator('.opened', { hasText: 'The ruling stands' }).waitFor();
  await headline(later.page).waitFor();
  expect(await headline(later.page).textContent()).toBe('Does not see');
  await later.picture('ruling-of-a-link-laptop');
  await later.page.getByRole('button', { name: 'Back to my table' }).click();
  await later.page.locator('.board-name', { hasText: 'Mill Street' }).waitFor();
  expect(new URL(later.page.url()).hash).toBe('');
  expect(later.problems).toEqual([]);
  await leave();
});

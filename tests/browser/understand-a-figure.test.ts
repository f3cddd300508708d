import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBoardFile } from '../../engine/index.ts';
import { fileMenu, giveMesh, type Hall, openHall, saveBoard } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';
import { facetsOf, manOfPrisms, prism, square } from '../support/prisms.ts';
import { textStl } from '../support/sketch-mesh-file.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const sword = prism(square(9, 0, 1.2), 20, 72);
const man = textStl(facetsOf(manOfPrisms({ quarters: 2, at: [-37.5, 0], holds: [sword] }), 'z'));

test('a figure says what was guessed of it and why, and each guess is set right in one step', async () => {
  const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
  await fileMenu(page, /New empty table/);
  await giveMesh(page, { name: 'man.stl', bytes: man });
  const dialog = page.getByRole('dialog');
  const says = (words: string) => dialog.getByText(words).waitFor();
  await says('something slender stands on a disc, as figures do.');
  await says('its toes point the other way than is usual.');
  await says('under it lies a disc of 25 mm.');
  await picture('figure-guessed');

  await dialog.getByText('the sculpt’s own', { exact: true }).click();
  await says('the middle of its head.');
  const eye = dialog.getByRole('textbox', { name: 'Height of its eye in millimetres' });
  await eye.fill('44');
  await eye.press('Tab');
  await dialog.getByText('oval', { exact: true }).click();
  const depth = dialog.getByRole('textbox', { name: 'Depth in millimetres' });
  await depth.fill('35');
  await depth.press('Enter');
  await dialog.getByText('3', { exact: true }).click();
  await picture('figure-set-right');

  // Turned, and its author named: the next one of hers is turned in the same way.
  await dialog.getByRole('button', { name: 'Turn by a quarter' }).click();
  await dialog.getByRole('textbox', { name: 'Author' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Licence' }).fill('CC0');
  await dialog.getByRole('button', { name: 'Put it on the table' }).click();
  await page.getByRole('heading', { name: 'man' }).waitFor();
  const saved = readBoardFile(await saveBoard(page));
  if (!saved.ok) throw new Error('the saved board cannot be read');
  const model = saved.value.board.models.man!;
  expect(model.base).toEqual({ kind: 'oval', width: 25, depth: 35 });
  expect(model.heightClass).toBe(3);
  expect(model.body.eyes.standing[0]?.at.y).toBe(44);
  expect(model.body.volumes.standing.map(({ region }) => region)).toContain('chest');

  await giveMesh(page, { name: 'again.stl', bytes: man });
  await says('its toes point the other way than is usual.');
  await dialog.getByRole('textbox', { name: 'Author' }).fill('ada');
  await says('Taken as you set right the last one of ada.');
  expect(await dialog.getByRole('textbox', { name: 'Licence' }).inputValue()).toBe('CC0');
  await dialog.getByRole('button', { name: 'Guess anew' }).click();
  await says('its toes point the other way than is usual.');
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
  await leave();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBoardFile } from '../../engine/index.ts';
import { axeFindings, dropFiles, type Hall, openHall, saveBoard } from '../support/browser.ts';
import { duelFile } from '../support/duel-board.ts';
import { mapBytes } from '../support/foreign-boards.ts';
import { hasSharedData, sharedBytes } from '../support/shared-data.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
/** A yard with an open door, of the kind that map makers export. */
const yard = {
  name: 'yard.dd2vtt',
  bytes: mapBytes({
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 8 }, pixels_per_grid: 64 },
    line_of_sight: [line([2, 2], [5, 2]), line([6, 2], [9, 2], [9, 6], [2, 6], [2, 2])],
    portals: [{ bounds: line([5, 2], [6, 2]), closed: false }],
    lights: [{}],
  }),
};
const army = {
  name: 'army.json',
  bytes: mapBytes({
    name: 'The watch',
    listPoints: 90,
    units: [
      { name: 'Guards', size: 4, cost: 60, bases: { round: '25' }, selectionId: 'a', loadout: [{ name: 'Rifle', count: 4 }] },
      { name: 'Captain', size: 1, cost: 30, bases: { round: '25' }, selectionId: 'b', joinToUnit: 'a' },
    ],
  }),
};

describe('what other programs made', () => {
  test('a map is looked at from above, set right and laid on the table, and an army is put before its wall', async () => {
    const { page, problems, picture, leave } = await hall.visit({ board: duelFile });
    await dropFiles(page, yard);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'The board from above' }).waitFor();
    await dialog.getByText('30.48 × 20.32 cm').waitFor();
    await dialog.getByText('one light was left behind: a table has daylight.').waitFor();
    const square = dialog.getByRole('textbox', { name: 'Side of a square, in millimetres' });
    await square.fill('50');
    await square.press('Tab');
    await dialog.getByText('60 × 40 cm').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await picture('import-map-laptop');
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    await page
      .locator('.board-name')
      .filter({ hasText: /^yard$/ })
      .waitFor();

    await dropFiles(page, army);
    await dialog.getByText('units: 1, models: 5').waitFor();
    await dialog.getByText('Foes', { exact: true }).click();
    await picture('import-army-laptop');
    await dialog.getByRole('button', { name: 'Put it on the table' }).click();
    await page.getByText('5 models of The watch stand at the near edge.').waitFor();
    await picture('map-on-the-table');
    const file = readBoardFile(await saveBoard(page));
    if (!file.ok) throw new Error('the saved board cannot be read');
    const { pieces, models, size } = file.value.board;
    expect([size.width, Object.values(pieces).map(({ name }) => name), Object.keys(models).length]).toEqual([600, ['Walls'], 5]);

    if (hasSharedData) {
      await page.setViewportSize({ width: 390, height: 844 });
      await dropFiles(page, { name: 'scene.json', bytes: sharedBytes('boards/foundry_two_level_scene.json') });
      await dialog.getByText('scene of Foundry VTT').waitFor();
      await picture('import-map-phone');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(problems).toEqual([]);
    await leave();
  });
});

import { expect, test } from 'vitest';
import { UNTOLD } from '../../../app/web/session/driver.ts';
import { readSaid, saidOf } from '../../../app/web/session/kept-words.ts';
import { UNBURDENED } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';

const document = { board: duelBoard, meshes: new Map() };
const said = {
  movers: { anna: { ...UNBURDENED, movement: 120, unnoticed: ['bela'] } },
  drivers: { bela: { ...UNTOLD, drive: UNTOLD.drive, points: 4, wreck: true } },
};
const kept = JSON.parse(JSON.stringify(saidOf({ ...document, ...said }))) as typeof said;

test('what was said of a mover and of a vehicle is read again as it was kept', () => {
  expect(readSaid(kept, duelBoard)).toEqual(said);
  expect(saidOf(document)).toEqual({});
  expect(readSaid(undefined, duelBoard)).toEqual({});
});

test('whoever is no longer on the board, and whatever is written otherwise, is left out, and the others are read', () => {
  const { bela, ...others } = duelBoard.models;
  expect(bela).toBeDefined();
  expect(readSaid(kept, { ...duelBoard, models: others })).toEqual({ movers: said.movers });
  const wrong = [
    { ...said.drivers.bela, drive: 'wings' },
    { ...said.drivers.bela, distances: [100] },
    { ...said.drivers.bela, turns: [{ angle: 'much', onTheSpot: false }] },
    { ...said.drivers.bela, wreck: undefined },
    null,
  ];
  for (const driver of wrong)
    expect(readSaid({ ...kept, drivers: { bela: driver } }, duelBoard)).toEqual({ movers: said.movers });
  for (const mover of [{ ...said.movers.anna, heavyWeapon: 'all' }, { ...said.movers.anna, dice: ['2'] }, 7])
    expect(readSaid({ ...kept, movers: { anna: mover } }, duelBoard)).toEqual({ drivers: said.drivers });
});

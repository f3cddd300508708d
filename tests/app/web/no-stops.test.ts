import { expect, test } from 'vitest';
import { runErrand } from '../../../app/web/session/errand.ts';
import { type Agreement, asPrinted, USUAL } from '../../../app/web/session/rule-set.ts';
import { type Board, openSpace, type TerrainPiece, UNBURDENED, withPiece } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { reachInSteps } from '../../support/whole-reach.ts';

/** Where it is found that one may not stay, once it is known what is in reach. */
function noStops(board: Board, agreed: Agreement) {
  const place = { space: () => openSpace(board, new Map()), meshes: new Map() };
  const question = { kind: 'reach', model: 'anna', order: 'move', target: null, state: UNBURDENED } as const;
  const reach = reachInSteps(question, agreed, place).whole;
  if (!reach.ok) throw new Error(reach.problem.code);
  const { levels, notNear, notOn, policy, because } = reach.value;
  return runErrand('no-stops', { question, ground: { levels, notNear, notOn, policy, because }, agreed }, place);
}

test('one may not stay near an enemy who is seen, on every place of reach that is too near and on none besides', () => {
  const board = { ...duelBoard, models: { anna: duelBoard.models.anna!, cili: duellist('cili', 'Cili', 'blue', 0, 250, 0) } };
  const { places, step } = noStops(board, USUAL);
  const away = places.map(({ x, z }) => Math.sqrt(x ** 2 + (z - 250) ** 2));
  expect(Math.max(...away)).toBeLessThan(50);
  expect(Math.max(...away)).toBeGreaterThan(50 - 1.5 * step);
  // Nearer than two bases nobody stands at all, so that nothing needs be said of it.
  expect(Math.min(...away)).toBeGreaterThanOrEqual(30 - step);
  // Half of the ring between 30 and 50, in squares: what is more than 100 from Anna is not in reach.
  expect(places.length).toBeGreaterThan(10);
});

test('behind a wall one may stay as near as one likes', () => {
  const models = { anna: duellist('anna', 'Anna', 'red', 0, 60, 0), bela: duellist('bela', 'Béla', 'blue', 0, -25, 0) };
  const { places } = noStops({ ...duelBoard, models }, USUAL);
  expect(places.filter(({ x, z }) => Math.abs(x) < 30 && z > 20)).toEqual([]);
});

test('ground that takes a roll may not be touched before it', () => {
  const box = { kind: 'box', min: { x: -40, y: 0, z: -40 }, max: { x: 40, y: 0.4, z: 40 } } as const;
  const screen = duelBoard.pieces.screen!;
  const mud: TerrainPiece = {
    ...screen,
    id: 'mud',
    parts: { mud: { ...screen.parts.wall!, id: 'mud', solid: box } },
    pose: { at: { x: 100, y: 0, z: 150 }, facing: 0 },
    footprint: [[-1, 1].flatMap((z) => [-40 * z, 40 * z].map((x) => ({ x, z: 40 * z })))],
    traits: { ...screen.traits, difficult: { factor: 0.5 } },
  };
  const board = withPiece({ ...duelBoard, pieces: {}, models: { anna: duelBoard.models.anna! } }, mud);
  const { places } = noStops(board, asPrinted('battle')!);
  expect(places.length).toBeGreaterThan(20);
  for (const { x, z } of places) expect(Math.max(Math.abs(x - 100), Math.abs(z - 150))).toBeLessThan(40 + 15);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { select, undo } from '../../../app/web/session/board-intents.ts';
import { headlineOfDrive, isDriveAnswered, mayBeDriven } from '../../../app/web/session/drawn-drive.ts';
import {
  changePart,
  chooseGear,
  choosePush,
  driveHere,
  driveOn,
  forgetDrive,
  keepDrive,
  leadDrive,
  settleDrive,
  takeBackPart,
  turnDrive,
} from '../../../app/web/session/drive-intents.ts';
import { changeDriver, changeGear, driverOf } from '../../../app/web/session/driver-state.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { sweptParts } from '../../../app/web/session/swept-ground.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import { keepWay } from '../../../app/web/session/way-intents.ts';
import { hashBoard, type Model, openSpace, skirmish, type TerrainPiece } from '../../../engine/index.ts';
import { vehicle } from '../../support/drive-board.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';
import { lay } from './table-in-hand.ts';

const DEGREE = Math.PI / 180;
const drive = () => read().drive!;
const answer = () => {
  const { result } = drive().ruling!;
  if (!result.ok) throw new Error(result.problem.code);
  return result.value.answer;
};
const says = () => {
  const { result } = drive().ruling!;
  return result.ok ? result.value.because.map(({ clause, says: code }) => `${clause} ${code}`) : [];
};
const placeOf = (id: string) => read().document.board.models[id]!.pose.at;

/** Max the tank stands in the middle and looks along +z, to the near edge. */
function table(pieces: readonly TerrainPiece[] = [], models: readonly Model[] = []): void {
  lay(boardOf(pieces, [vehicle('max', 0, 0), ...models]));
  takeTool('move');
  select({ kind: 'model', id: 'max' });
}

let stops: (() => void)[] = [];
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, way: null, drive: null, ghost: null });
  playBy('skirmish');
  stops = [keepWay(), keepDrive()];
});
afterEach(() => {
  for (const stop of stops) stop();
});

describe('a drive that is planned on the page', () => {
  test('is judged by the rule set as it would be without the page, and moves nothing', () => {
    table();
    turnDrive(10 * DEGREE);
    driveOn(80);
    const { board } = read().document;
    const { question, result } = drive().ruling!;
    const space = openSpace(board, new Map()).queries;
    const without = skirmish.answer(question, { board, boardHash: hashBoard(board), space, settings: {} });
    expect(result).toEqual(without);
    expect(headlineOfDrive(drive().ruling!)).toBe('allowed');
    expect(placeOf('max')).toEqual(at(0, 0, 0));
    expect(read().past).toEqual([]);
  });

  test('turns to where it is led and drives straight on; led on, it goes on from where it would be', () => {
    table();
    leadDrive(at(60, 0, 60));
    expect(drive().way).toEqual([
      { kind: 'turn', by: Math.PI / 4 },
      { kind: 'run', length: Math.hypot(60, 60) },
    ]);
    leadDrive(at(0, 0, 90));
    expect(drive().way).toEqual([{ kind: 'run', length: 90 }]);
    settleDrive();
    leadDrive(at(30, 0, 90));
    expect(drive().way.map(({ kind }) => kind)).toEqual(['run', 'turn', 'run']);
  });

  test('is led straight on where the direction hardly differs', () => {
    table();
    leadDrive(at(2, 0, 80));
    expect(drive().way.map(({ kind }) => kind)).toEqual(['run']);
  });

  test('in reverse turns its rear there and drives backwards, and standing it only turns', () => {
    table();
    chooseGear(-1);
    leadDrive(at(0, 0, -70));
    expect(drive().way).toEqual([{ kind: 'run', length: -70 }]);
    chooseGear(0);
    leadDrive(at(70, 0, 0));
    expect(drive().way).toEqual([{ kind: 'turn', by: Math.PI / 2 }]);
  });

  test('joins parts of one kind, is typed over part by part, and is taken back part by part', () => {
    table();
    driveOn(20);
    driveOn(30);
    turnDrive(5 * DEGREE);
    expect(drive().way[0]).toEqual({ kind: 'run', length: 50 });
    changePart(0, 70);
    expect(answer().driven).toBe(70);
    takeBackPart();
    expect(drive().way).toEqual([{ kind: 'run', length: 70 }]);
    driveOn(-70);
    expect(drive().way).toEqual([]);
    expect(drive().ruling).toBeNull();
  });

  test('may not be driven farther than its gear goes, and nothing happens then [SK-GEAR-3]', () => {
    table();
    driveOn(120);
    expect(headlineOfDrive(drive().ruling!)).toBe('not-allowed');
    expect(says()[0]).toBe('SK-GEAR-3 drive/too-far');
    expect(read().ghost).toMatchObject({ standable: false });
    driveHere();
    expect(placeOf('max')).toEqual(at(0, 0, 0));
    chooseGear(2);
    expect(mayBeDriven(drive())).toBe(true);
  });

  test('goes by what was typed of its profile: one undo takes the typing back', () => {
    table();
    driveOn(120);
    changeGear('max', 1, { distance: 150 });
    expect(headlineOfDrive(drive().ruling!)).toBe('allowed');
    undo();
    expect(isDriveAnswered(drive())).toBe(true);
    expect(headlineOfDrive(drive().ruling!)).toBe('not-allowed');
  });

  test('asks by which gear it drove last, once it has driven [SK-GEAR-4]', () => {
    table();
    driveOn(60);
    driveHere();
    expect(placeOf('max')).toEqual(at(0, 0, 60));
    expect(driverOf(read().document, 'max').lastGear).toBe(1);
    chooseGear(3);
    driveOn(250);
    expect(says()[0]).toBe('SK-GEAR-4 drive/gear-does-not-follow');
    undo();
    expect(placeOf('max')).toEqual(at(0, 0, 0));
    expect(driverOf(read().document, 'max').lastGear).toBeNull();
  });
});

describe('what a driven vehicle meets', () => {
  const wall = { ...piece('wall', { block: box(-60, 0, -10, 60, 100, 10) }), pose: { at: at(0, 0, 150), facing: 0 } };

  test('stops it where its front touches, and it is set down there [SK-COLL-8]', () => {
    table([wall]);
    driveOn(100);
    const [collision] = answer().collisions;
    expect(collision).toMatchObject({ stops: true, touch: { with: { kind: 'part', piece: 'wall' }, side: { sector: 'front' } } });
    expect(answer().driven).toBeCloseTo(60, 6);
    expect(read().ghost!.pose.at.z).toBeCloseTo(60, 6);
    const parts = sweptParts(read().document.board.models.max!, drive().ruling!);
    expect(parts.map(({ beyond }) => beyond)).toEqual([false, true]);
    expect(Math.max(...parts[0]!.outline.map(({ z }) => z))).toBeCloseTo(140, 6);
    driveHere();
    expect(placeOf('max').z).toBeCloseTo(60, 6);
  });

  test('is run over where it is a man, who is pushed aside by the way that his owner chooses, with one undo for both [SK-COLL-4]', () => {
    table([], [man('bob', 0, 130)]);
    driveOn(100);
    const [pushed] = answer().pushed;
    expect(pushed).toMatchObject({ model: 'bob' });
    expect(pushed!.ways.length).toBeGreaterThan(1);
    expect(read().ghost!.others!.bob!.at).toEqual(pushed!.ways[0]!.to);
    choosePush('bob', 1);
    expect(read().ghost!.others!.bob!.at).toEqual(pushed!.ways[1]!.to);
    driveHere();
    expect(placeOf('bob')).toEqual(pushed!.ways[1]!.to);
    expect(placeOf('max')).toEqual(at(0, 0, 100));
    undo();
    expect(placeOf('bob')).toEqual(at(0, 0, 130));
    expect(placeOf('max')).toEqual(at(0, 0, 0));
  });

  test('is rammed where it is a vehicle, with rolls once the points of both are told [SK-COLL-6]', () => {
    table([], [vehicle('otto', 0, 220)]);
    driveOn(90);
    expect(answer().collisions[0]!.rolls).toEqual({ own: null, other: null });
    changeDriver('max', { points: 3 });
    changeDriver('otto', { points: 4 });
    expect(answer().collisions[0]!.rolls).toEqual({ own: 2, other: 1 });
    changeDriver('otto', { wreck: true });
    expect(says()).toContain('SK-COLL-10 drive/hits-wreck');
  });

  test('is the edge of the table: it leaves the battle, and undo brings it back [SK-GEAR-9]', () => {
    lay({ ...boardOf([], [vehicle('max', 0, 0)]), size: { width: 600, depth: 300 } });
    takeTool('move');
    select({ kind: 'model', id: 'max' });
    driveOn(90);
    expect(answer().leavesTable).toBe(true);
    driveHere();
    expect(read().document.board.models.max).toBeUndefined();
    undo();
    expect(placeOf('max')).toEqual(at(0, 0, 0));
  });
});

test('a vehicle goes like everybody else where the rule set does not know how vehicles drive, and a figure never drives', () => {
  table([], [man('bob', 200, 200)]);
  driveOn(30);
  select({ kind: 'model', id: 'bob' });
  expect(read().drive).toBeNull();
  expect(read().ghost).toBeNull();
  expect(read().way?.model).toBe('bob');
  select({ kind: 'model', id: 'max' });
  expect(read().way).toBeNull();
  playBy('battle');
  expect(read().drive).toBeNull();
  expect(read().way?.model).toBe('max');
  playBy('skirmish');
  expect(read().drive?.model).toBe('max');
  driveOn(30);
  forgetDrive();
  expect(read().ghost).toBeNull();
});

import { type Board, DRIVES, type DriverState, type DriveStep, fail, type Result, succeed } from '../../engine/index.ts';
import { findModel } from './find-model.ts';
import type { Given } from './given.ts';
import { readChoice, readNumber, readRow } from './numbers.ts';
import type { UsageFault } from './usage.ts';

const DEGREE = Math.PI / 180;

const PART = /^(ahead|back|left|right)\s+(\d+\.?\d*|\.\d+)$/;

/** A way as it is typed: `ahead 10, left 30, back 5`. @unit centimetres and degrees in, millimetres and radians out */
export function readDriveWay(given: Given): Result<readonly DriveStep[], UsageFault> {
  const text = given.value('way');
  if (text === null) return fail({ code: 'usage/needs-option', where: '--way', fill: { option: '--model', needs: '--way' } });
  const way: DriveStep[] = [];
  for (const part of text.split(',')) {
    const [, word, number] = PART.exec(part.trim()) ?? [];
    if (word === undefined) return fail({ code: 'usage/not-a-way', where: '--way', fill: { option: '--way', text } });
    const much = Number(number);
    if (word === 'ahead') way.push({ kind: 'run', length: much * 10 });
    else if (word === 'back') way.push({ kind: 'run', length: -much * 10 });
    else way.push({ kind: 'turn', by: (word === 'left' ? much : -much) * DEGREE });
  }
  return succeed(way);
}

/** What the rules need to know of the vehicle: its gear and its profile; null where no gear was told. */
export interface Driver {
  readonly gear: number;
  readonly state: DriverState;
}

/** @unit centimetres and degrees in, millimetres and radians out */
export function readDriver(given: Given, board: Board): Result<Driver | null, readonly UsageFault[]> {
  const gear = readNumber(given, 'gear');
  const drive = readChoice(given, 'drive', DRIVES);
  const distances = readRow(given, 'distances', '10/20/30');
  const turns = readTurns(given);
  const lastGear = readNumber(given, 'last-gear');
  const points = readNumber(given, 'points');
  const others = readOthers(given, board);
  const read = [gear, drive, distances, turns, lastGear, points, others];
  if (!gear.ok || !drive.ok || !distances.ok || !turns.ok || !lastGear.ok || !points.ok || !others.ok)
    return fail(read.flatMap((one) => (one.ok ? [] : [one.problem])));
  if (gear.value === null) return succeed(null);
  const missing = (['drive', 'distances', 'turns'] as const).filter((option) => given.value(option) === null);
  if (drive.value === null || distances.value === null || turns.value === null)
    return fail(
      missing.map((option) => ({
        code: 'usage/needs-option' as const,
        where: `--${option}`,
        fill: { option: '--gear', needs: `--${option}` },
      })),
    );
  return succeed({
    gear: gear.value,
    state: {
      drive: drive.value,
      distances: distances.value.map((length) => length * 10),
      turns: turns.value,
      lastGear: lastGear.value,
      halved: given.has('halved'),
      points: points.value,
      others: others.value,
    },
  });
}

const TURN = /^(\d+\.?\d*)(H?)$/;

/** `90H/60/30`: an H for gears that may turn on the spot. */
function readTurns(given: Given): Result<DriverState['turns'] | null, UsageFault> {
  const text = given.value('turns');
  if (text === null) return succeed(null);
  const turns: DriverState['turns'][number][] = [];
  for (const part of text.split('/')) {
    const [, degrees, onTheSpot] = TURN.exec(part.trim()) ?? [];
    if (degrees === undefined)
      return fail({ code: 'usage/not-a-row', where: '--turns', fill: { option: '--turns', such: '90H/60/30', text } });
    turns.push({ angle: Number(degrees) * DEGREE, onTheSpot: onTheSpot === 'H' });
  }
  return succeed(turns);
}

/** `truck=3` or `truck=wreck`, as often as needed. */
function readOthers(given: Given, board: Board): Result<DriverState['others'], UsageFault> {
  const others: DriverState['others'][number][] = [];
  for (const text of given.values('other')) {
    const [name = '', points = ''] = text.split('=');
    const wreck = points === 'wreck';
    if (!wreck && !/^\d+$/.test(points))
      return fail({ code: 'usage/not-a-row', where: '--other', fill: { option: '--other', such: 'truck=3', text } });
    const model = findModel(board, name, '--other');
    if (!model.ok) return model;
    others.push({ model: model.value.id, points: wreck ? null : Number(points), wreck });
  }
  return succeed(others);
}

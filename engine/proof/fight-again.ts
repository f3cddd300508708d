import { halfSizeOfBase } from '../board/base-overlap.ts';
import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { FightAcross } from '../geometry/measure-queries.ts';
import { frameOfPose, outOfFrame } from '../space/frame.ts';
import type { PlanPoint } from '../space/polygon.ts';

/** So many directions are tried, and so many points stand for a border. */
const AROUND = 720;
/** What so many points leave out of a base of any size that is played. @unit millimetres */
const LEFT_OUT = 0.1;

/**
 * Do models of two sides fight between the two, as a ruling says? No direction may part the line from all their bases, each taken as many points of its border.
 * @edge of those who stand on no base, and of vehicles, the middle stands for all of them
 */
export function isFightBetween(board: Board, { line, around, crosses }: FightAcross): boolean {
  const fighters = around.flatMap((id) => (Object.hasOwn(board.models, id) ? [board.models[id]!] : []));
  const sides = new Set(fighters.map(({ owner }) => owner));
  if (!crosses || fighters.length < around.length || sides.size < 2) return false;
  const points = fighters.flatMap(borderOf);
  return TURNS.every(({ x, z }) => {
    const least = Math.min(...points.map((point) => point.x * x + point.z * z));
    const most = Math.max(line.from.x * x + line.from.z * z, line.to.x * x + line.to.z * z);
    return least <= most + LEFT_OUT;
  });
}

/** Unit directions all around: towards as many places of the border of a square. */
const TURNS: readonly PlanPoint[] = Array.from({ length: AROUND / 4 }, (_, i) => (8 * i) / AROUND - 1).flatMap((aside) => {
  const length = Math.sqrt(1 + aside * aside);
  const [x, z] = [1 / length, aside / length];
  return [
    { x, z },
    { x: -z, z: x },
    { x: -x, z: -z },
    { x: z, z: -x },
  ];
});

function borderOf({ base, pose }: Model): readonly PlanPoint[] {
  const half = halfSizeOfBase(base);
  if (!half) return [pose.at];
  const frame = frameOfPose(pose);
  return TURNS.map(({ x, z }) => {
    const edge = base.kind === 'rectangle' ? Math.max(Math.abs(x), Math.abs(z)) : 1;
    return outOfFrame(frame, { x: (half.x * x) / edge, y: 0, z: (half.z * z) / edge });
  });
}

import { withModelMoved } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, subtract } from '../../space/vec3.ts';
import { pressesBy, shapesOfBody } from '../measure/bodies-press.ts';
import { findGap } from '../measure/find-gap.ts';
import type { GapFinding, GapPart, Place } from '../measure-queries.ts';
import type { NearestEndQuery } from '../movement-queries.ts';
import type { MoveGround } from './move-ground.ts';

/** What is asked of places where a move may end, besides that it can be come to. */
export interface EndRules {
  readonly mover: Model;
  /** How far what is gone for would be. */
  gapFrom(at: BoardPoint): GapFinding;
  /** From no place so far around, level and upright, is it nearer. */
  gapAtLeast(at: BoardPoint, around: Millimetres, upright: Millimetres): Millimetres;
  /** All that the mover has to keep near to is near enough, and its body presses into none that it may not. */
  keeps(at: BoardPoint): boolean;
  /** Its body presses into another at all places of this height so far around. */
  isBarredByBody(at: BoardPoint, around: Millimetres): boolean;
  /** It may be so at a place so far around. */
  mayKeep(at: BoardPoint, around: Millimetres, upright: Millimetres): boolean;
}

export function openEndRules(ground: MoveGround, query: NearestEndQuery): EndRules {
  const { board, scene } = ground;
  const mover = board.models[query.model]!;
  const { towards, keepsNear } = query;
  const boardWith = (at: BoardPoint) => withModelMoved(board, mover.id, { ...mover.pose, at });
  const own: readonly Place[] = [{ kind: 'model', model: mover.id }];
  const gapFrom = (at: BoardPoint) => findGap(boardWith(at), scene, { from: own, ...towards });
  /** By how much the nearest of some models is farther than it may be, seen from above and in height. */
  const beyond = (at: BoardPoint, around: Millimetres, upright: Millimetres): Millimetres => {
    const moved = boardWith(at);
    const gap = (model: ModelId, part: GapPart) =>
      findGap(moved, scene, { from: own, to: [{ kind: 'model', model }], ends: towards.ends, part }).distance;
    return Math.max(
      ...keepsNear.map(({ models, level, height }) =>
        Math.min(
          ...models.map((model) => Math.max(gap(model, 'level') - around - level, gap(model, 'upright') - upright - height)),
        ),
      ),
      -Infinity,
    );
  };
  const body = shapesOfBody(mover);
  const others = query.bodiesApart.map((id) => shapesOfBody(board.models[id]!));
  const presses = (at: BoardPoint, by: Millimetres) => {
    const shift = subtract(at, mover.pose.at);
    return others.some((other) => pressesBy(body, shift, other, by));
  };
  return {
    mover,
    gapFrom,
    gapAtLeast(at, around, upright) {
      const { distance } = gapFrom(at);
      const moved =
        towards.part === 'level' ? around : towards.part === 'upright' ? upright : Math.sqrt(around * around + upright * upright);
      return Math.max(0, distance - moved);
    },
    keeps: (at) => beyond(at, 0, 0) <= ROUNDING && !presses(at, ROUNDING),
    isBarredByBody: (at, around) => presses(at, Math.max(ROUNDING, around)),
    mayKeep: (at, around, upright) => beyond(at, around, upright) <= ROUNDING,
  };
}

/** A place exactly on a limit is within it. */
const ROUNDING = 1e-6;

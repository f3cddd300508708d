import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId, ObjectiveId } from '../../identity/ids.ts';
import { type Frame, frameOfPose } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { modelOf } from '../measure/board-things.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import type { MovePolicy } from '../movement-queries.ts';
import { groundTaken, roomOfBase } from './footing.ts';
import { markAsModel } from './mark-as-model.ts';

/** Another model, and how far the ground that it takes reaches from its middle; Infinity where that is not told by a base. */
export interface OtherModel {
  readonly model: Model;
  readonly reach: Millimetres;
  /** It is no model but what stands at this objective. @clause SK-VP-4 */
  readonly mark?: ObjectiveId;
}

/** Who moves, and by what rules: all that pricing needs to know of a model. It keeps its facing while it moves. */
export interface Mover {
  readonly model: Model;
  readonly policy: MovePolicy;
  readonly halfX: Millimetres;
  readonly halfZ: Millimetres;
  readonly round: boolean;
  /** How far its base reaches from its middle at most. */
  readonly reach: Millimetres;
  /** Its height in the stance it moves in. */
  readonly tall: Millimetres;
  /** The axes of its base. @frame board */
  readonly frame: Frame;
  /** All other models of the board, by name, and the marks of objectives where they are in the way. */
  readonly others: readonly OtherModel[];
}

/** How deep it climbs down at one place. */
export const mostDownOf = ({ policy: { climbing, freeStep } }: Mover): Millimetres =>
  climbing ? (climbing.mostDown ?? climbing.most) : freeStep;

/** The smallest base that is reckoned with: a model without any ground of its own. */
const LEAST: Millimetres = 0.1;

/** @breaks the board has no such model */
export function moverOf(board: Board, id: ModelId, policy: MovePolicy): Mover {
  const model = modelOf(board, id);
  const taken = groundTaken(model);
  const halfX = Math.max(LEAST, taken.halfX);
  const halfZ = Math.max(LEAST, taken.halfZ);
  return {
    model,
    policy,
    halfX,
    halfZ,
    round: taken.round,
    reach: taken.round ? Math.max(halfX, halfZ) : Math.sqrt(halfX * halfX + halfZ * halfZ),
    tall: heightInStance(model, policy.stance),
    frame: frameOfPose(model.pose),
    others: [
      ...Object.values(board.models)
        .filter((other) => other.id !== id)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((other) => ({ model: other, reach: other.base.kind === 'none' ? Infinity : roomOfBase(other).reach + CONTACT })),
      ...(policy.barredByMarks ? marksOf(board) : []),
    ],
  };
}

/** @clause SK-VP-4 */
const marksOf = ({ objectives }: Board): readonly OtherModel[] =>
  Object.values(objectives)
    .filter(({ radius }) => radius > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((objective) => ({ model: markAsModel(objective), reach: objective.radius + CONTACT, mark: objective.id }));

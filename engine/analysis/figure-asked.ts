import type { Board } from '../board/board.ts';
import { STANCES, type Stance } from '../board/body.ts';
import type { Base, Model } from '../board/model.ts';
import { STANDARD_HEIGHT, standardBody } from '../board/standard-body.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';
import type { LabRefusalCode } from './refusal-codes.ts';

/** Who is thought to stand at the places of a board. */
export type FigureAsked =
  /** One like a model of the board, with nothing declared of it. */
  | { readonly kind: 'like'; readonly model: ModelId }
  /** A man as the rules give him a body. */
  | { readonly kind: 'man'; readonly height: Millimetres; readonly base: Base; readonly stance: Stance };

/** The usual man: as tall as the 1/35 game has him, on its usual base. */
export const USUAL_MAN: FigureAsked = {
  kind: 'man',
  height: STANDARD_HEIGHT,
  base: { kind: 'round', diameter: 25 },
  stance: 'standing',
};

/** Names that no model of a board has, as they hold what ids never do. */
const GHOST = 'lab figure';
const OTHER_GHOST = 'lab other figure';

/** How large a man, and his base, may be. @unit millimetres */
const LEAST = 5;
const MOST = 300;

/**
 * The figure as a model, in the middle of the table, of no side and no unit. It keeps its facing wherever it is thought to stand.
 * @refuses a model that is not there, and measures that no figure has
 */
export function figureOf(board: Board, asked: FigureAsked): Result<Model, Refusal<LabRefusalCode>> {
  const pose = { at: { x: 0, y: 0, z: 0 }, facing: 0 as Radians };
  if (asked.kind === 'like') {
    const like = Object.hasOwn(board.models, asked.model) ? board.models[asked.model] : undefined;
    if (!like) return fail({ code: 'lab/model-not-there', clause: null, fill: { model: asked.model } });
    const declared = { hidingBehind: null, lookingOut: null };
    return succeed({ ...like, id: GHOST, pose, turret: 0, perch: null, declared });
  }
  const { height, base, stance } = asked;
  const sizes = base.kind === 'none' ? [] : base.kind === 'round' ? [base.diameter] : [base.width, base.depth];
  const wrong = [height, ...sizes].find((size) => !(size >= LEAST && size <= MOST));
  if (wrong !== undefined || !STANCES.includes(stance))
    return fail({ code: 'lab/figure-size', clause: null, fill: { size: wrong ?? 0, least: LEAST, most: MOST } });
  return succeed({
    id: GHOST,
    name: '',
    unit: GHOST,
    owner: GHOST,
    sculpt: { from: 'miniatures', miniature: 'rifleman' },
    pose,
    stance,
    base,
    body: standardBody(height),
    turret: 0,
    perch: null,
    declared: { hidingBehind: null, lookingOut: null },
    armoured: false,
    profile: '',
  });
}

/** The same figure once more, for whoever has to look at it or to be looked at by it. */
export const otherOf = (figure: Model): Model => ({ ...figure, id: OTHER_GHOST, unit: OTHER_GHOST, owner: OTHER_GHOST });

/** The figure standing at a place. @frame board */
export const figureAt = (figure: Model, x: number, y: number, z: number): Model => ({
  ...figure,
  pose: { at: { x, y, z }, facing: figure.pose.facing },
});

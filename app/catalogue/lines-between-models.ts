import type {
  BlockerPolicy,
  Board,
  BoardPoint,
  BodyRegion,
  LineEnds,
  LineQuery,
  Millimetres,
  Model,
} from '../../engine/index.ts';

/** Where lines may begin or end on a model. */
export const LINE_PLACES = ['body', 'base', 'eyes'] as const;
/** One of these, or a point of the board. */
export type LinePlace = (typeof LINE_PLACES)[number] | BoardPoint;

/** What is in the way of lines besides the models of the two units. */
export const IN_THE_WAY = ['terrain', 'vehicles', 'models'] as const;
export type InTheWay = (typeof IN_THE_WAY)[number];

/** All of a body that is not gear or base. */
const BODY: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'arms', 'hull', 'turret'];

/** Whoever asks without a rule book settles as closely as the books do that name a tolerance. @unit millimetres */
export const LINE_TOLERANCE = 1;

/** Smoke lies so high where nobody says: over everybody. @unit millimetres */
export const SMOKE_HEIGHT = 1000;

/** What some rule books say of their lines: from where to where, how thick, through which gaps, and past whom. */
export interface LineWish {
  readonly starts: LinePlace;
  readonly ends: LinePlace;
  /** How high the upright solid over a base is; null for the height of the model. */
  readonly height: Millimetres | null;
  readonly thickness: Millimetres;
  readonly smallestGap: LineQuery['smallestGap'];
  readonly blocking: InTheWay;
  /** How high smoke lies that is in the way; null where lines go through it. */
  readonly smoke: Millimetres | null;
  readonly tolerance: Millimetres;
}

/** The question about a line between two models as it is wished. */
export function lineBetween(board: Board, looker: Model, target: Model, wish: LineWish): LineQuery {
  const { starts, ends, height, thickness, smallestGap, blocking, smoke, tolerance } = wish;
  return {
    from: looker.id,
    to: target.id,
    starts: endsOn(looker, starts, height),
    ends: endsOn(target, ends, height),
    thickness,
    smallestGap,
    blockers: blockersBetween(board, looker, target, blocking),
    ...(smoke === null ? {} : { smoke }),
    tolerance,
  };
}

/** Where lines may begin or end on a model. A body that is nothing but base or gear is taken by its base. */
function endsOn(model: Model, places: LinePlace, height: Millimetres | null): LineEnds {
  const { stance, body } = model;
  if (typeof places === 'object') return { kind: 'point', at: places };
  const hasBody = body.volumes[stance].some(({ region }) => BODY.includes(region));
  if (places === 'eyes' && body.eyes[stance].length > 0) return { kind: 'eyes', stance };
  if (places !== 'base' && hasBody) return { kind: 'body', stance, regions: BODY };
  return { kind: 'volume', height: height ?? body.height };
}

/** Terrain is always in the way; vehicles or all models too, but never those of the two units. */
function blockersBetween(board: Board, looker: Model, target: Model, blocking: InTheWay): BlockerPolicy {
  const others = Object.values(board.models).filter(({ unit }) => unit !== looker.unit && unit !== target.unit);
  const models = others.filter(({ body }) => blocking === 'models' || (blocking === 'vehicles' && body.kind === 'vehicle'));
  return { terrain: true, models: models.map(({ id }) => id).sort(), glass: false };
}

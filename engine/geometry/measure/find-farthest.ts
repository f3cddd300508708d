import type { Board } from '../../board/board.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { nearestFirst } from '../../space/nearest-first.ts';
import { segmentsMeet } from '../../space/plan-outline.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import { distanceBetween, type Vec3 } from '../../space/vec3.ts';
import type { FarthestFinding, FarthestQuery } from '../measure-queries.ts';
import { closestInSpace } from './closest-points.ts';
import { piecesOfBody, piecesOfForm, type ShapePiece } from './farthest-pieces.ts';
import { outlinesOfPlace, type PartOfPlace, partsOfPlace } from './parts-of-place.ts';
import { edgesOfPolygon, isConvex, isInPolygon, type PlanForm, planDistance } from './plan-form.ts';
import { shapeOfFaces } from './plate-to-body.ts';

/** The search ends when no point can be farther away by more than this. @unit millimetres */
const PRECISION = 1e-9;

/** So many pieces are looked at at most; a base that is not all around about as far as anywhere needs some dozens. */
const MOST_PIECES = 40_000;

/** A convex part that is measured to. */
interface Reference {
  readonly nearestTo: (p: Vec3) => Vec3;
  readonly form: PlanForm | null;
}

/** A piece with what is known of it: nowhere in it is it farther than `atMost`. */
interface Weighed {
  readonly piece: ShapePiece;
  readonly atMost: number;
}

/**
 * Which point of some models is the farthest from everything that is measured to, each point being as far as what is nearest to it?
 *
 * The distance from a convex part bends upwards, so within a piece it is nowhere greater than at the piece's corners; and the nearest of several parts
 * is no farther than any of them. So the pieces that may hold the farthest point are halved, the most hopeful first, until no other point can be
 * farther than the one that was found. The rim of a round or oval base is held between its chords and tangents, which close in on it with the square of
 * their length, so that some dozens of pieces do.
 * @clause CR-WITH-4, CR-WITH-6, CR-WITH-7, CR-WITH-9
 * @unit millimetres, to 1e-9, or to what `MOST_PIECES` leave, which `atMost` tells
 * @edge 0 where all of it lies within what is measured to
 * @breaks nothing to measure, or the solids of a piece
 */
export function findFarthest(board: Board, { from, to, ends, part }: FarthestQuery): FarthestFinding {
  const flat = part === 'level';
  const measured = from.flatMap((place) => partsOfPlace(board, place, ends));
  const references = to.flatMap((place) => partsOfPlace(board, place, ends)).flatMap((one) => referencesOf(one, flat));
  if (measured.length === 0 || references.length === 0) throw new BrokenInvariant('a distance to nothing was asked for');
  const areas = to
    .flatMap((place) => outlinesOfPlace(board, place))
    .flatMap(({ outline, height }) => {
      // Cut into convex parts an area has borders within itself that nobody needs to come near.
      return isConvex(outline) ? [] : [{ outline, height: flat ? 0 : height }];
    });
  return search(
    measured.map((one) => ({ pieces: piecesOf(one, flat), plain: references.map((to) => plainFarthest(one, to, flat)) })),
    references,
    (piece) =>
      areas.some(({ outline, height }) => piece.corners.every(({ y }) => y === height) && covers(outline, piece.corners)),
  );
}

function search(
  measured: readonly { readonly pieces: readonly ShapePiece[]; readonly plain: readonly Plain[] }[],
  references: readonly Reference[],
  isCovered: (piece: ShapePiece) => boolean,
): FarthestFinding {
  let best: FarthestFinding = { distance: -1, atMost: 0, from: ORIGIN, to: ORIGIN };
  const nearest = (p: Vec3): { readonly distance: number; readonly to: Vec3 } => {
    let found = { distance: Infinity, to: p };
    for (const { nearestTo } of references) {
      const to = nearestTo(p);
      const distance = distanceBetween(p, to);
      if (distance < found.distance) found = { distance, to };
    }
    return found;
  };
  const tryPoint = (p: Vec3): void => {
    const { distance, to } = nearest(p);
    if (distance > best.distance) best = { distance, atMost: distance, from: p, to };
  };
  let settled = 0;
  for (const { pieces, plain } of measured) {
    const open = nearestFirst<Weighed>();
    for (const { at } of plain) at.forEach(tryPoint);
    const weigh = (piece: ShapePiece): void => {
      piece.inside.forEach(tryPoint);
      let atMost = isCovered(piece) ? 0 : Infinity;
      for (const [i, { nearestTo }] of references.entries()) {
        let most = 0;
        for (const p of piece.corners) most = Math.max(most, distanceBetween(p, nearestTo(p)));
        atMost = Math.min(atMost, most, plain[i]!.atMost);
      }
      if (atMost > best.distance + PRECISION) open.add({ piece, atMost }, -atMost);
    };
    for (const piece of pieces) weigh(piece);
    let next = open.take();
    for (let looked = pieces.length; looked < MOST_PIECES && next && next.atMost > best.distance + PRECISION; looked++) {
      for (const half of next.piece.halves()) weigh(half);
      next = open.take();
    }
    // of all that is left to look at, what was taken last may hold the farthest point
    if (next) settled = Math.max(settled, next.atMost);
  }
  return { ...best, atMost: Math.max(best.distance, settled) };
}

const ORIGIN: Vec3 = { x: 0, y: 0, z: 0 };

function piecesOf(part: PartOfPlace, flat: boolean): readonly ShapePiece[] {
  if (part.kind === 'solids') throw new BrokenInvariant('the solids of a piece are no shape to look for a farthest point in');
  if (part.kind === 'body') return piecesOfBody(flat ? part.faces.map((face) => face.map(laidFlat)) : part.faces);
  const { form, centre, thickness } = part.plate;
  return flat ? piecesOfForm(form, 0, 0) : piecesOfForm(form, centre.y, centre.y + thickness);
}

const laidFlat = ({ x, z }: Vec3): Vec3 => ({ x, y: 0, z });

function referencesOf(part: PartOfPlace, flat: boolean): readonly Reference[] {
  if (part.kind === 'solids') throw new BrokenInvariant('no farthest point is looked for from the solids of a piece');
  if (part.kind === 'plate') {
    const { nearestTo, form } = part.plate;
    return [flat ? { nearestTo: (p) => laidFlat(nearestTo(p)), form } : { nearestTo, form }];
  }
  const shape = shapeOfFaces(flat ? part.faces.map((face) => face.map(laidFlat)) : part.faces);
  return [
    {
      form: null,
      nearestTo: (p) => closestInSpace({ centre: p, farthest: () => p, radius: 0 }, shape).to,
    },
  ];
}

/** How far any point of one part lies from another at most, and points that lie so far. */
interface Plain {
  readonly atMost: number;
  readonly at: readonly Vec3[];
}

/** Between discs, whose rims may be as far apart all around, the farthest point is plain; nothing is known beforehand of other parts. @clause CR-WITH-10 */
function plainFarthest(part: PartOfPlace, { form, nearestTo }: Reference, flat: boolean): Plain {
  if (part.kind === 'plate' && flat && isSameForm(part.plate.form, form)) return { atMost: 0, at: [] };
  if (part.kind !== 'plate' || part.plate.form.kind !== 'disc' || form?.kind !== 'disc') return { atMost: Infinity, at: [] };
  const { form: own, centre, thickness } = part.plate;
  const apart = planDistance(own.centre, form.centre);
  const share = apart > 0 ? own.radius / apart : 0;
  const x = own.centre.x + (own.centre.x - form.centre.x) * share;
  const z = own.centre.z + (own.centre.z - form.centre.z) * share;
  const at = (flat ? [0] : [centre.y, centre.y + thickness]).map((y) => ({ x, y, z }));
  const rise = Math.max(...at.map((p) => Math.abs(nearestTo(p).y - p.y)));
  const level = Math.max(0, apart + own.radius - form.radius);
  return { atMost: rise === 0 ? level : Math.sqrt(level * level + rise * rise), at };
}

const isSameForm = (a: PlanForm, b: PlanForm | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does an area hold all points between these? @edge on its border may be told either way */
function covers(outline: PlanPolygon, points: readonly PlanPoint[]): boolean {
  const up = ({ x, z }: PlanPoint) => ({ x, y: z });
  if (!points.every((p) => isInPolygon(outline, p)) || outline.some((corner) => isInPolygon(points, corner))) return false;
  return edgesOfPolygon(outline).every(([a, b]) =>
    points.every((p, i) => points.slice(i + 1).every((q) => !segmentsMeet(up(a), up(b), up(p), up(q)))),
  );
}

import type { Millimetres } from '../../space/quantity.ts';
import { between, cross, dot, scale, subtract, unit, type Vec3 } from '../../space/vec3.ts';
import { normalOf } from '../measure/solid-faces.ts';
import type { SightRay } from '../queries.ts';
import { firstStop, type Stop, type StopSeeker } from './first-stop.ts';
import { type EndPatch, type EndPlaces, facing } from './line-ends.ts';
import { clipped, lengthAcross, reachedPast, sizeOf } from './past-screen.ts';
import { type LineRoom, makeScreen, type Screen, type ScreenPlane } from './screen.ts';
import { heightOfSection, type LineSection } from './section-of-line.ts';

/** What a search for a free line came to. */
export interface LineSearch {
  readonly free: SightRay | null;
  /** Neither a free line was found nor are all shown to be blocked. */
  readonly undecided: boolean;
  readonly screens: readonly ScreenPlane[];
  /** How many pieces of the starting places were shown to have no line. */
  readonly pieces: number;
}

/** A piece of the starting places with all that lines from it may still reach. */
interface Piece {
  readonly from: EndPatch;
  readonly reached: readonly EndPatch[];
  /** How many of the screens were already looked past. */
  readonly past: number;
}

/** More screens than this are not put up, and no more looks past a gap taken: then it stays undecided. */
const MOST_SCREENS = 60;
const MOST_LOOKS = 120_000;

/** Pieces are not divided below this: who sees past something only from within so little is a matter for the table. */
const SMALLEST: Millimetres = 0.05;

/** So many screens are put up at once for a piece before it is divided. */
const SCREENS_AT_ONCE = 6;

/** Planes that differ by less are one. */
const SAME_DIRECTION = 1e-7;
const SAME_PLACE: Millimetres = 0.02;

/**
 * Looks for a free line from any place to any other, and for a proof that there is none.
 *
 * A screen is a plane on the way: what is solid there lets no line through, so that each line crosses it at a gap. From a piece of the starting places,
 * lines through a gap reach a convex part of what lies beyond, and no more. Where nothing of the target is left past all screens, no line from that piece is
 * free. Otherwise a line to what is left is tried. If it is free, that settles the whole question; if not, what stops it gives another screen, which
 * hides at least that line and those beside it. When no new screen helps, the piece is divided.
 */
export function searchLines(
  way: StopSeeker,
  from: EndPlaces,
  to: EndPlaces,
  section: LineSection,
  { shrunkBy = 0, screens: given = [] }: { readonly shrunkBy?: Millimetres; readonly screens?: readonly ScreenPlane[] } = {},
): LineSearch {
  // models never stand below the table; where one has been sunk into it, the table is left out of the question
  const overTable = from.bounds.min.y >= 0 && to.bounds.min.y >= 0;
  const room: LineRoom = { from: from.bounds, to: to.bounds, section, shrunkBy, overTable };
  const screens: Screen[] = given.flatMap((plane) => makeScreen(plane, room, way) ?? []);
  const lowest = overTable ? heightOfSection(section) / 2 : -Infinity;
  const whole = facing(to.patches, from.bounds).flatMap((patch) => above(lowest, patch));
  const begins = facing(from.patches, to.bounds).flatMap((patch) => above(lowest, patch));
  let waiting: Piece[] = whole.length > 0 ? begins.map((patch) => ({ from: patch, reached: whole, past: 0 })) : [];
  let looks = 0;
  let pieces = 0;
  let undecided = false;
  while (waiting.length > 0) {
    const next: Piece[] = [];
    for (const piece of waiting) {
      if (looks > MOST_LOOKS) return { free: null, undecided: true, screens, pieces };
      const outcome = lookPast(piece);
      if (outcome === 'nothing-left') pieces++;
      else if (outcome === 'nearly-free') return { free: null, undecided: true, screens, pieces };
      else if ('free' in outcome) return { free: outcome.free, undecided: false, screens, pieces };
      else if (isSmall(outcome.left)) undecided = true;
      else {
        looks += 4 * outcome.left.reached.length * screens.length;
        next.push(...divided(outcome.left, screens));
      }
    }
    waiting = next;
  }
  return { free: null, undecided, screens, pieces };

  /** Puts up screens until nothing is left, a line is free, or no screen helps. */
  function lookPast(piece: Piece): 'nothing-left' | 'nearly-free' | { readonly free: SightRay } | { readonly left: Piece } {
    let { reached, past } = piece;
    for (let round = 0; ; round++) {
      while (past < screens.length && reached.length > 0) {
        const screen = screens[past++]!;
        looks += reached.length * (1 + screen.gaps.length);
        reached = reachedPast(screen, piece.from, reached);
      }
      if (reached.length === 0) return 'nothing-left';
      const before = screens.length;
      for (const probe of probesOf(screens, piece.from, reached)) {
        const ends = { from: from.toPlace(probe.from), to: to.toPlace(probe.to) };
        const stop = firstStop(way, ends.from, ends.to, section);
        if (!stop) return { free: ends };
        const isNew = round < SCREENS_AT_ONCE && screens.length < MOST_SCREENS && putUp(ends, stop);
        // it goes through a gap of every screen, so that what stops it is in its way by less than things are taken for smaller
        if (shrunkBy > 0 && !isNew) return 'nearly-free';
      }
      if (screens.length === before) return { left: { from: piece.from, reached, past } };
    }
  }

  /** Puts up planes that may hide a stopped line together with its neighbours. False where they are up already. */
  function putUp(ends: SightRay, stop: Stop): boolean {
    const before = screens.length;
    const along = unit(subtract(ends.to, ends.from));
    if (!along) return false;
    const at = between(ends.from, ends.to, (stop.enters + stop.leaves) / 2);
    const normals = stop.normal && Math.abs(dot(stop.normal, along)) > 0.05 ? [stop.normal, along] : [along];
    for (const normal of normals) {
      const plane = { normal, offset: dot(normal, at) };
      if (screens.some((screen) => isSame(screen, plane))) continue;
      const screen = makeScreen(plane, room, way);
      if (screen) screens.push(screen);
    }
    return screens.length > before;
  }
}

/** A thick line does not go into the table: what of a patch is high enough for its middle. */
function above(height: Millimetres, patch: EndPatch): readonly EndPatch[] {
  const part = clipped(patch, ({ y }) => y - height);
  return part ? [part] : [];
}

const isSame = (a: ScreenPlane, b: ScreenPlane): boolean => {
  const alike = dot(a.normal, b.normal);
  if (Math.abs(alike) < 1 - SAME_DIRECTION) return false;
  return Math.abs(a.offset - Math.sign(alike) * b.offset) < SAME_PLACE;
};

/** Lines that go through a gap of every screen: from the middle of a piece, and to the middle of the largest patch that is left. */
function probesOf(screens: readonly Screen[], from: EndPatch, reached: readonly EndPatch[]): readonly SightRay[] {
  const past = (one: Vec3, others: readonly EndPatch[]) =>
    largestOf(screens.reduce<readonly EndPatch[]>((left, screen) => reachedPast(screen, [one], left), others));
  const start = middleOf(from);
  const end = middleOf(largestOf(reached)!);
  const beyond = past(start, reached);
  const before = past(end, [from]);
  return [...(beyond ? [{ from: start, to: middleOf(beyond) }] : []), ...(before ? [{ from: middleOf(before), to: end }] : [])];
}

function largestOf(patches: readonly EndPatch[]): EndPatch | null {
  let largest: EndPatch | null = null;
  for (const patch of patches) if (!largest || sizeOf(patch) > sizeOf(largest)) largest = patch;
  return largest;
}

const middleOf = (patch: EndPatch): Vec3 =>
  scale(
    patch.reduce((sum, { x, y, z }) => ({ x: sum.x + x, y: sum.y + y, z: sum.z + z }), { x: 0, y: 0, z: 0 }),
    1 / patch.length,
  );

const isSmall = ({ from, reached }: Piece): boolean =>
  lengthAcross(from) < SMALLEST && reached.every((patch) => lengthAcross(patch) < SMALLEST);

/**
 * A piece whose places, or whose target where that is much larger, are halved. Places are halved the way that leaves them less: lines that must go through
 * an upright slit care for where they begin sideways, not for how high.
 */
function divided(piece: Piece, screens: readonly Screen[]): readonly Piece[] {
  const { from, reached, past } = piece;
  const size = lengthAcross(from);
  const most = Math.max(...reached.map(lengthAcross));
  if (size >= SMALLEST && size * 4 >= most) {
    const [along, across] = waysToHalve(from).map((way) =>
      halvesOf(from, way).map((half): Piece => {
        const left = screens.reduce((rest, screen) => reachedPast(screen, half, rest), reached);
        return { from: half, reached: left, past: screens.length };
      }),
    );
    return across && sizeLeft(across) < sizeLeft(along!) * WORTH_IT ? across : along!;
  }
  const halves = reached.map((patch) => (lengthAcross(patch) * 2 > most ? halvesOf(patch, waysToHalve(patch)[0]!) : [patch]));
  return [
    { from, reached: halves.map(([first]) => first!), past },
    { from, reached: halves.flatMap(([, second]) => (second ? [second] : [])), past },
  ];
}

/** A patch is halved across its shorter side only where that leaves less than this share of what halving the longer one leaves. */
const WORTH_IT = 0.95;

const sizeLeft = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { reached }) => sum + reached.reduce((all, patch) => all + sizeOf(patch), 0), 0);

/** Along the longest side of a patch, and at right angles to it unless the patch is too narrow. */
function waysToHalve(patch: EndPatch): readonly Vec3[] {
  let longest: Vec3 = { x: 0, y: 0, z: 0 };
  let most = 0;
  for (let i = 0, j = patch.length - 1; i < patch.length; j = i++) {
    const side = subtract(patch[i]!, patch[j]!);
    const square = dot(side, side);
    if (square > most) [longest, most] = [side, square];
  }
  return sizeOf(patch) / Math.sqrt(most) >= SMALLEST ? [longest, cross(normalOf(patch), longest)] : [longest];
}

/** A convex patch cut in two through its middle, at right angles to a way across it. */
function halvesOf(patch: EndPatch, direction: Vec3): readonly EndPatch[] {
  const middle = middleOf(patch);
  const sides: Vec3[][] = [[], []];
  for (let i = 0, j = patch.length - 1; i < patch.length; j = i++) {
    const before = dot(direction, subtract(patch[j]!, middle));
    const after = dot(direction, subtract(patch[i]!, middle));
    if (before < 0 !== after < 0) {
      const crossing = between(patch[j]!, patch[i]!, before / (before - after));
      sides[0]!.push(crossing);
      sides[1]!.push(crossing);
    }
    sides[after < 0 ? 0 : 1]!.push(patch[i]!);
  }
  return sides.filter((side) => side.length >= 3);
}

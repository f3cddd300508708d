import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { EyePolicy, SightFinding, SightQuery } from '../geometry/queries.ts';
import { frameOfPose, intoFrame } from '../space/frame.ts';
import { cross, distanceBetween, dot, subtract, type Vec3 } from '../space/vec3.ts';
import { checkBounds, checkPicture, freeShare, nameOf, openView, shareOfPicture } from './check-picture.ts';
import { distanceToEdge, distanceToTriangle, whatStops } from './check-ray.ts';
import { beforeEye } from './clouds-again.ts';
import { planeTowards } from './picture-plane.ts';
import { holdsWhen, PROOF_TOLERANCE, type ProofCheck, within } from './report.ts';
import {
  type Blocker,
  blockersOf,
  eyesOf,
  middleOfTarget,
  type StandingBoard,
  type TargetPart,
  targetParts,
} from './standing-bodies.ts';

/** A finding about one look, and the board that it is about. */
export interface SightCase {
  readonly stand: StandingBoard;
  readonly query: SightQuery;
  readonly finding: SightFinding;
  readonly where: string;
}

/** The two models that a query is about; null where the board has not both. */
export function twoModels(
  board: Board,
  query: { readonly from: string; readonly to: string },
): { looker: Model; target: Model } | null {
  const looker = Object.hasOwn(board.models, query.from) ? board.models[query.from] : undefined;
  const target = Object.hasOwn(board.models, query.to) ? board.models[query.to] : undefined;
  return looker && target ? { looker, target } : null;
}

/** Is what was found about a look true? */
export function checkSight({ stand, query, finding, where }: SightCase): readonly ProofCheck[] {
  const { board } = stand;
  const models = twoModels(board, query);
  if (!models) return [holdsWhen('proof/nothing-like-it-on-the-board', `${where}.query`, false)];
  const { looker, target } = models;
  const { picture } = finding;
  const middle = middleOfTarget(target, query.target);
  const parts = targetParts(target, query.target, picture.eye);
  if (!middle || parts.length !== finding.seen.length) {
    return [holdsWhen('proof/nothing-like-it-on-the-board', `${where}.finding.seen`, false)];
  }
  const blockers = blockersOf(stand, query.blockers, [query.from, query.to]);
  const beforePicture = beforeEye(picture.eye, blockers);
  const eyes = query.eyes.kind === 'point' ? [query.eyes.at] : eyesOf(looker, query.eyes.stance);
  const open = eyes.filter((eye) => !isInsideOfSomething(eye, blockers));
  const looking = open.length > 0 ? open : eyes;
  return [
    checkEye(board, looker, query.eyes, picture.eye, `${where}.finding.picture.eye`),
    ...checkPicture({ picture, where: `${where}.finding.picture`, middle, parts, blockers: beforePicture }),
    ...checkShares(finding, { looking, middle, target, query, blockers, where: `${where}.finding` }),
    ...checkWitnesses(finding, parts, looking, blockers, `${where}.finding`),
    ...checkStopped(finding, beforePicture, `${where}.finding`),
  ];
}

/** The eye is one that the looker has, or lies in an opening that it says it looks out of. */
export function checkEye(board: Board, looker: Model, policy: EyePolicy, eye: Vec3, where: string): ProofCheck {
  const own = policy.kind === 'body' ? eyesOf(looker, policy.stance) : allEyes(looker);
  const off = own.map((one) => distanceBetween(one, eye)).reduce((least, one) => Math.min(least, one), Number.MAX_VALUE);
  const opening = policy.kind === 'point' ? outsideOpening(board, looker, eye) : null;
  if (opening !== null && opening < off) return within('proof/eye-is-in-the-opening', where, opening);
  return within('proof/eye-is-the-lookers', where, off);
}

const allEyes = (looker: Model): readonly Vec3[] =>
  (['standing', 'kneeling', 'prone'] as const).flatMap((stance) => eyesOf(looker, stance));

/** How far a point lies outside the hole that a model looks out of, or off the middle of its wall; null where it looks out of none. */
function outsideOpening(board: Board, { declared: { lookingOut } }: Model, eye: Vec3): number | null {
  const piece = lookingOut ? board.pieces[lookingOut.piece] : undefined;
  const opening = lookingOut ? piece?.openings[lookingOut.opening] : undefined;
  if (!piece || !opening) return null;
  const { centre, across, through, width, height } = opening.frame;
  const way = subtract(intoFrame(frameOfPose(piece.pose, piece.mirrored), eye), centre);
  const up = cross(through, across);
  return Math.max(Math.abs(dot(way, through)), Math.abs(dot(way, across)) - width / 2, Math.abs(dot(way, up)) - height / 2, 0);
}

/** Is a point inside of a closed body that is no cloud? It is when ways out to three sides all pass its surface an odd number of times. */
export function isInsideOfSomething(at: Vec3, blockers: readonly Blocker[]): boolean {
  const ways = [
    { x: 0.61803, y: 0.51721, z: 0.59221 },
    { x: -0.72711, y: 0.41421, z: -0.57313 },
    { x: 0.13579, y: -0.83147, z: 0.53871 },
  ];
  return blockers.some(
    ({ source, triangles }) =>
      source.kind !== 'zone' &&
      ways.every((way) => {
        const far = { x: at.x + way.x * 1e7, y: at.y + way.y * 1e7, z: at.z + way.z * 1e7 };
        return triangles.filter((triangle) => crosses(at, far, triangle)).length % 2 === 1;
      }),
  );
}

/** A quick crossing test that settles nothing by itself. */
function crosses(from: Vec3, to: Vec3, [a, b, c]: Blocker['triangles'][number]): boolean {
  const way = subtract(to, from);
  const ab = subtract(b, a);
  const ac = subtract(c, a);
  const p = cross(way, ac);
  const volume = dot(ab, p);
  if (volume === 0) return false;
  const aToFrom = subtract(from, a);
  const u = dot(aToFrom, p) / volume;
  const q = cross(aToFrom, ab);
  const v = dot(way, q) / volume;
  const t = dot(ac, q) / volume;
  return u >= 0 && v >= 0 && u + v <= 1 && t > 0 && t < 1;
}

/** The shares are those that are measured again, from the eye that sees most of each region, and of the whole. */
function checkShares(
  finding: SightFinding,
  given: {
    readonly looking: readonly Vec3[];
    readonly middle: Vec3;
    readonly target: Model;
    readonly query: SightQuery;
    readonly blockers: readonly Blocker[];
    readonly where: string;
  },
): readonly ProofCheck[] {
  const { looking, middle, target, query, blockers, where } = given;
  const { picture } = finding;
  const looks = looking.map((eye) => {
    const parts = targetParts(target, query.target, eye);
    return { parts, view: openView(planeTowards(eye, middle), parts, beforeEye(eye, blockers)) };
  });
  const mostOf = (pick: (parts: readonly TargetPart[]) => readonly TargetPart[]) =>
    looks.map(({ parts, view }) => freeShare(view, pick(parts))).reduce((most, one) => (one.share > most.share ? one : most));
  const regions = finding.seen.map(({ region, member, share }, i) => {
    const about = { region, member };
    const found = mostOf((parts) => [parts[i]!]);
    return checkBounds('proof/region-share', `${where}.seen[${i}].share`, found, share, about);
  });
  const hiddenBy = finding.hiddenBy.map(({ source, share }, i) => {
    const about = { source: nameOf(source) };
    const own = picture.hidden.filter(({ by }) => nameOf(by) === about.source).map(({ shape }) => shape);
    return checkBounds('proof/hidden-share', `${where}.hiddenBy[${i}].share`, shareOfPicture(picture, own), share, about);
  });
  const whole = mostOf((parts) => parts);
  const drawn = shareOfPicture(picture, picture.visible);
  return [
    ...regions,
    checkBounds('proof/whole-share', `${where}.whole`, whole, finding.whole),
    checkBounds('proof/whole-share', `${where}.picture`, drawn, finding.whole),
    ...hiddenBy,
    ...checkAllAreNamed(finding, where),
  ];
}

/** Whatever hides something in the picture is listed. */
function checkAllAreNamed({ hiddenBy, picture }: SightFinding, where: string): readonly ProofCheck[] {
  const named = new Set(hiddenBy.map(({ source }) => nameOf(source)));
  const unnamed = picture.hidden.findIndex(({ by }) => !named.has(nameOf(by)));
  if (unnamed < 0) return [];
  const source = nameOf(picture.hidden[unnamed]!.by);
  return [holdsWhen('proof/hidden-share', `${where}.picture.hidden[${unnamed}].by`, false, { source, share: 0 })];
}

/** Whatever is seen has a witness: a free way from an eye to it. */
function checkWitnesses(
  finding: SightFinding,
  parts: readonly TargetPart[],
  eyes: readonly Vec3[],
  blockers: readonly Blocker[],
  where: string,
): readonly ProofCheck[] {
  return finding.seen.flatMap(({ region, member, share, witness }, i): ProofCheck[] => {
    const at = `${where}.seen[${i}].witness`;
    const fill = { region, member };
    const part = parts[i];
    if (!part || part.region !== region || part.member !== member)
      return [holdsWhen('proof/nothing-like-it-on-the-board', at, false, fill)];
    if (!witness) return [holdsWhen('proof/what-is-seen-has-a-witness', at, share.atLeast === 0, fill)];
    const fromEye = eyes.map((eye) => distanceBetween(eye, witness.from)).reduce((a, b) => Math.min(a, b), Number.MAX_VALUE);
    const toPart = part.triangles
      .map((triangle) => distanceToTriangle(witness.to, triangle))
      .reduce((a, b) => Math.min(a, b), Number.MAX_VALUE);
    return [
      within('proof/eye-is-the-lookers', `${at}.from`, fromEye, fill),
      within('proof/witness-ends-on-the-target', `${at}.to`, toPart, fill, PROOF_TOLERANCE + part.uneven),
      checkWayIsFree(witness, blockers, at, fill),
    ];
  });
}

/** Does nothing stand in the way? */
export function checkWayIsFree(
  { from, to }: { readonly from: Vec3; readonly to: Vec3 },
  blockers: readonly Blocker[],
  where: string,
  fill: Readonly<Record<string, string | number | boolean>> = {},
): ProofCheck {
  const stops = whatStops(from, to, blockers);
  return holdsWhen('proof/way-is-free', where, stops === null, { ...fill, source: stops ? nameOf(stops.source) : '' });
}

/** A way that is said to be stopped is stopped where it is said, by what is said. */
function checkStopped(finding: SightFinding, blockers: readonly Blocker[], where: string): readonly ProofCheck[] {
  return finding.stopped.map((ray, i) => checkWayIsStopped(ray, blockers, `${where}.stopped[${i}]`));
}

export function checkWayIsStopped(
  { from, aimedAt, stoppedAt, by }: SightFinding['stopped'][number],
  blockers: readonly Blocker[],
  where: string,
): ProofCheck {
  const source = nameOf(by);
  const own = blockers.filter((blocker) => nameOf(blocker.source) === source).flatMap(({ triangles }) => triangles);
  const toSource = own
    .map((triangle) => distanceToTriangle(stoppedAt, triangle))
    .reduce((a, b) => Math.min(a, b), Number.MAX_VALUE);
  return within('proof/way-is-stopped', where, Math.max(toSource, distanceToEdge(stoppedAt, from, aimedAt)), { source });
}

import type { PartCover, TerrainPiece } from '../../board/terrain-piece.ts';
import type { CoverFinding, CoverQuery, PieceCover } from '../../geometry/queries.ts';
import type { PartId } from '../../identity/ids.ts';
import { all, any, callOf, NO, not } from '../../rules/call.ts';
import { isAtLeast } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, join, NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import { type CoverCandidate, compareCover, middleOf } from './cover-candidate.ts';
import { reachesFirmly } from './firm-share.ts';
import type { Look } from './look.ts';
import { nudges } from './nudge.ts';

/** A share smaller than this is rounding, not something hidden. */
const NOTHING = 1e-9;
const NONE_HIDDEN: ShareBounds = { atLeast: 0, atMost: 0 };

/** What was looked at, and what was found. */
export interface CoverInquiry {
  readonly query: CoverQuery;
  readonly finding: CoverFinding;
  readonly eye: BoardPoint;
  readonly evidence: LookEvidence;
}

/**
 * Which terrain gives the target cover? Each piece counts with what it hides by itself; area terrain also with the way the sight line runs
 * through it; and where none of them suffices, all of them together.
 * @clause SK-COVER-8, SK-GEOM-4, SK-GEOM-5 @edge exactly the threshold suffices, and is close
 */
export function weighTerrain(look: Look, inquiry: CoverInquiry): readonly CoverCandidate[] {
  const found = new Map(inquiry.finding.pieces.map((piece) => [piece.piece, piece] as const));
  const singles = Object.keys(look.board.pieces)
    .sort()
    .flatMap((id) => weighPiece(look, inquiry, look.board.pieces[id]!, found.get(id)));
  const together = weighTogether(look, inquiry, singles);
  return together ? [...singles, together] : singles;
}

function weighPiece(
  look: Look,
  inquiry: CoverInquiry,
  piece: TerrainPiece,
  found: PieceCover | undefined,
): readonly CoverCandidate[] {
  const { agreed } = look;
  const share = found?.share ?? NONE_HIDDEN;
  const area = piece.traits.area ? weighArea(look, inquiry, piece) : null;
  const hidesSome = share.atMost > NOTHING;
  if (!hidesSome && !area?.inside) return [];
  const graded = gradePiece(look, inquiry, piece, found);
  if (graded === null) return [];

  const { part, cover, couldBe } = graded;
  const grants = callOf(couldBe.some(({ grade }) => grade !== 'none'));
  const threshold = agreed.coverThresholdTerrain;
  const reaches = reachesFirmly(look, inquiry.query, { pieces: [piece.id], models: [] }, share, threshold);
  const byShare = reaches.call;
  const middle = middleOf(share);
  const { grade } = cover;
  const hides = argue(
    'SK-COVER-8',
    'cover/terrain-hides-enough',
    { piece: piece.id, share: middle, threshold, grade },
    inquiry.evidence,
  );
  const mixed = hasSeveralGrades(piece)
    ? argue('SK-GEOM-5', 'cover/grade-of-most-hiding-part', { piece: piece.id, part, grade }, inquiry.evidence)
    : NOTHING_TO_SAY;
  const hidesInVain = grants.holds
    ? join(
        argue('SK-COVER-8', 'cover/terrain-hides-too-little', { piece: piece.id, share: middle, threshold }, inquiry.evidence),
        reaches,
      )
    : byShare.holds
      ? argue('SK-COVER-8', 'cover/piece-gives-none', { piece: piece.id, share: middle }, inquiry.evidence)
      : NOTHING_TO_SAY;
  const why = byShare.holds || !area ? hides : area.why;
  return [
    {
      source: { kind: 'part', piece: piece.id, part },
      share,
      cover,
      couldBe,
      reaches: all(grants, any(byShare, area?.call ?? NO)),
      why: join(why, mixed, reaches),
      whyNot: join(hidesSome ? hidesInVain : NOTHING_TO_SAY, area?.inside ? area.whyNot : NOTHING_TO_SAY),
      together: false,
      byConduct: false,
    },
  ];
}

/** Is the target's base centre in this area terrain, and the way of the sight line through it long enough? @clause SK-COVER-8 */
function weighArea({ space, agreed, target }: Look, { eye }: CoverInquiry, piece: TerrainPiece) {
  const finding = space.area(eye, target.id, piece.id, stanceOf(target));
  const evidence: LookEvidence = { id: `area:${piece.id}`, kind: 'area', piece: piece.id, finding };
  const { depth } = finding;
  const fill = { piece: piece.id, depth, limit: agreed.areaDepth };
  return {
    inside: finding.baseCentreInside,
    call: all(callOf(finding.baseCentreInside), isAtLeast(depth, agreed.areaDepth, agreed.closeCallTolerance)),
    why: argue('SK-COVER-8', 'cover/within-area', { ...fill, target: target.id }, evidence),
    whyNot: argue('SK-COVER-8', 'cover/area-too-shallow', fill, evidence),
  };
}

/**
 * The cover of a piece is that of the part which hides most; where none hides anything (a man in the middle of a wood), the least of its
 * parts. A part that would hide most after a push within the tolerance might be the one.
 * @clause SK-GEOM-5, SK-GEOM-3
 */
function gradePiece(look: Look, inquiry: CoverInquiry, piece: TerrainPiece, found: PieceCover | undefined) {
  const hiding = (found?.parts ?? []).flatMap(({ part, share }) => {
    const cover = piece.parts[part]?.cover;
    return cover && share.atMost > NOTHING ? [{ part, cover, share: middleOf(share) }] : [];
  });
  if (hiding.length > 0) {
    const most = Math.max(...hiding.map(({ share }) => share));
    const chosen = hiding.filter(({ share }) => share >= most - NOTHING).sort((a, b) => byCoverThenId(b, a))[0]!;
    const alike = hiding.every(({ cover }) => compareCover(cover, chosen.cover) === 0);
    const others = alike ? [] : mostHidingWhenPushed(look, inquiry, piece);
    return { part: chosen.part, cover: chosen.cover, couldBe: [chosen.cover, ...others] };
  }
  const granting = Object.values(piece.parts)
    .filter(({ cover }) => cover.grade !== 'none')
    .map(({ id, cover }) => ({ part: id, cover }))
    .sort((a, b) => byCoverThenId(b, a));
  const least = granting[0];
  return least ? { ...least, couldBe: [least.cover] } : null;
}

/** The covers of the parts that would hide most if the eye were pushed by the tolerance, in one of four directions. */
function mostHidingWhenPushed({ space, agreed, target }: Look, inquiry: CoverInquiry, piece: TerrainPiece): readonly PartCover[] {
  return nudges(inquiry.eye, target.pose.at, agreed.closeCallTolerance).flatMap((at) => {
    const { pieces } = space.cover({ ...inquiry.query, eyes: { kind: 'point', at } });
    const most = pieces.find((one) => one.piece === piece.id)?.parts[0];
    return most ? (piece.parts[most.part]?.cover ?? []) : [];
  });
}

const byCoverThenId = (a: { part: PartId; cover: PartCover }, b: { part: PartId; cover: PartCover }) =>
  compareCover(a.cover, b.cover) || (a.part < b.part ? 1 : -1);

const hasSeveralGrades = (piece: TerrainPiece) => new Set(Object.values(piece.parts).map(({ cover }) => cover.grade)).size > 1;

/** No piece suffices, but all that grant cover do: the lowest grade of those that hide something worth the name. @clause SK-GEOM-4 */
function weighTogether(look: Look, inquiry: CoverInquiry, singles: readonly CoverCandidate[]): CoverCandidate | null {
  const { agreed, space } = look;
  const granting = singles.filter(({ cover, share }) => cover.grade !== 'none' && share.atMost > NOTHING);
  if (granting.length < 2 || granting.some(({ reaches }) => reaches.holds && !reaches.close)) return null;
  const pieces = granting.flatMap(({ source }) => (source?.kind === 'part' ? [source.piece] : []));
  const share = space.hiddenTogether({ cover: inquiry.query, pieces, models: [] });
  const threshold = agreed.coverThresholdTerrain;
  const worthTheName = granting.filter((one) => middleOf(one.share) >= agreed.coverShareOfEach);
  const voting = worthTheName.length > 0 ? worthTheName : granting;
  const lowest = [...voting].sort((a, b) => compareCover(b.cover, a.cover))[0]!;
  const { grade } = lowest.cover;
  const reaches = reachesFirmly(look, inquiry.query, { pieces, models: [] }, share, threshold);
  const fill = { share: middleOf(share), threshold, count: granting.length };
  return {
    source: lowest.source,
    share,
    cover: lowest.cover,
    couldBe: [lowest.cover],
    reaches: all(not(any(...granting.map((one) => one.reaches))), reaches.call),
    why: join(argue('SK-GEOM-4', 'cover/pieces-hide-enough-together', { ...fill, grade }, inquiry.evidence), reaches),
    whyNot: NOTHING_TO_SAY,
    together: true,
    byConduct: false,
  };
}

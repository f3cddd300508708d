import type { Model } from '../../board/model.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { BehindFinding } from '../../geometry/queries.ts';
import type { PartId } from '../../identity/ids.ts';
import { all, any, type Call, NO, not } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { standsAbove } from './from-above.ts';
import type { Look } from './look.ts';
import { nudges } from './nudge.ts';

/** Whether a piece shelters a model from a viewer, and by which of its parts. */
export interface Shelter {
  readonly call: Call;
  /** What settles it. */
  readonly why: 'sheltered' | 'viewer-above' | 'too-low' | 'too-far' | 'not-between';
  /** To the part that it hangs on, and its height; 0 where none lies between the two. */
  readonly gap: Millimetres;
  readonly height: Millimetres;
  readonly evidence: readonly LookEvidence[];
}

/** The parts that are cover and stand where they are: an open door's leaf is out of the way. */
export function coveringParts(piece: TerrainPiece): readonly PartId[] {
  const openings = Object.values(piece.openings);
  const outOfTheWay = new Set(
    openings.filter(({ state }) => state === 'open' || state === 'always-open').map(({ leaf }) => leaf),
  );
  return Object.values(piece.parts)
    .filter(({ id, cover }) => cover.grade !== 'none' && !outOfTheWay.has(id))
    .map(({ id }) => id)
    .sort();
}

/**
 * Is the viewer on the far side of a piece that the model is directly behind? A house shelters with the wall one is behind, neither with
 * its floor nor with the wall at its back, so each part is asked for itself: it must lie between the two in plan, the model's base edge no
 * farther from it than the table agreed, and it must be tall enough there. Who stands above the piece is not on its far side.
 * @clause SK-HIDE-1, SK-HIDE-4, SK-PRONE-3, SK-LOS-16
 */
export function findShelter(
  look: Look,
  sheltered: Model,
  viewer: { readonly model: Model; readonly at: BoardPoint },
  piece: TerrainPiece,
  tallEnough: (height: Millimetres) => Call,
): Shelter {
  const { space, agreed } = look;
  const behindPart = (part: PartId, at: BoardPoint) =>
    space.behind({ model: sheltered.id, viewer: at, shelter: { kind: 'part', piece: piece.id, part } });
  const stands = ({ crossed, heightAcross }: BehindFinding) => crossed && tallEnough(heightAcross ?? 0).holds;
  const parts = coveringParts(piece).map((part) => {
    const finding = behindPart(part, viewer.at);
    const near = isWithin(finding.gap, agreed.directlyBehind, agreed.closeCallTolerance);
    const between = stands(finding);
    const pushed = near.holds || near.close ? nudges(viewer.at, sheltered.pose.at, agreed.closeCallTolerance) : [];
    const close = pushed.some((at) => stands(behindPart(part, at)) !== between);
    return { part, finding, near, call: all(near, { holds: between, close }) };
  });
  const between = parts.filter(({ finding }) => finding.crossed);
  const far = any(...parts.map(({ call }) => call));
  const best =
    parts.find(({ call }) => call.holds) ??
    parts.find(({ call }) => call.close) ??
    between.find(({ near }) => near.holds) ??
    between[0];
  const besideIt = parts.some(({ near, finding }) => near.holds && !finding.crossed);
  if (!best || (!far.holds && !far.close && besideIt)) return { call: NO, why: 'not-between', gap: 0, height: 0, evidence: [] };

  const evidence = behindEvidence(sheltered, piece, best.part, best.finding);
  const seen = { gap: best.finding.gap, height: best.finding.heightAcross ?? 0 };
  const missing = !best.near.holds ? 'too-far' : best.finding.crossed ? 'too-low' : 'not-between';
  if (!far.holds && !far.close) return { call: NO, why: missing, ...seen, evidence: [evidence] };
  const above = standsAbove(look, viewer.model, piece.id);
  const why = !far.holds ? missing : above.call.holds ? 'viewer-above' : 'sheltered';
  return { call: all(far, not(above.call)), why, ...seen, evidence: [evidence, ...above.evidence] };
}

const behindEvidence = (model: Model, piece: TerrainPiece, part: PartId, finding: BehindFinding): LookEvidence => ({
  id: `behind:${model.id}:${piece.id}:${part}`,
  kind: 'behind',
  model: model.id,
  piece: piece.id,
  finding,
});

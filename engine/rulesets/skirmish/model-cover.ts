import type { Model } from '../../board/model.ts';
import type { PartCover } from '../../board/terrain-piece.ts';
import type { ModelId } from '../../identity/ids.ts';
import { all, any, type Call, not } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, join, NOTHING_TO_SAY } from './argument.ts';
import { type CoverCandidate, compareHiding, middleOf } from './cover-candidate.ts';
import { reachesFirmly } from './firm-share.ts';
import type { Look } from './look.ts';
import { nudges } from './nudge.ts';
import type { CoverInquiry } from './terrain-cover.ts';

/** Another model that the target stands directly behind. */
export interface ModelInFront {
  readonly model: Model;
  readonly near: Call;
  /** Between the two bases. */
  readonly gap: Millimetres;
  readonly evidence: LookEvidence;
}

/** Which models does the target stand directly behind, as seen from this eye? @clause SK-COVER-10 @edge exactly at the gap holds, and is close */
export function findModelsInFront({ board, space, agreed, looker, target }: Look, eye: BoardPoint): readonly ModelInFront[] {
  return Object.keys(board.models)
    .sort()
    .map((id) => board.models[id]!)
    .filter((model) => model.id !== looker.id && model.id !== target.id)
    .flatMap((model) => {
      const behind = (viewer: BoardPoint) =>
        space.behind({ model: target.id, viewer, shelter: { kind: 'model', model: model.id } });
      const finding = behind(eye);
      const gap = isWithin(finding.gap, agreed.directlyBehind, agreed.closeCallTolerance);
      if (!gap.holds && !gap.close) return [];
      const pushed = nudges(eye, target.pose.at, agreed.closeCallTolerance);
      const close = pushed.some((viewer) => behind(viewer).crossed !== finding.crossed);
      const near = all(gap, { holds: finding.crossed, close });
      const evidence: LookEvidence = {
        id: `behind:${target.id}:${model.id}`,
        kind: 'behind',
        model: target.id,
        piece: null,
        finding,
      };
      return near.holds || near.close ? [{ model, near, gap: finding.gap, evidence }] : [];
    });
}

/** An armoured vehicle is as good as a wall, everything else is light. @clause SK-COVER-11 */
const coverOfModel = (model: Model): PartCover => ({
  grade: model.body.kind === 'vehicle' && model.armoured ? 'heavy' : 'light',
  concealOnly: false,
  closeRangeProof: false,
});

/**
 * Which models give the target cover? They must hide half of it, and it must stand directly behind them.
 * @clause SK-COVER-10, SK-COVER-11, SK-COVER-15, SK-GEOM-6 @edge exactly half suffices, and is close
 */
export function weighModels(look: Look, inquiry: CoverInquiry, inFront: readonly ModelInFront[]): readonly CoverCandidate[] {
  const { agreed, target } = look;
  const threshold = agreed.coverThresholdModel;
  const shares = new Map(inquiry.finding.models.map(({ model, share }) => [model, share] as const));
  const singles = inFront.map(({ model, near, gap, evidence }): CoverCandidate => {
    const share = shares.get(model.id) ?? { atLeast: 0, atMost: 0 };
    const cover = coverOfModel(model);
    const fill = { model: model.id, target: target.id, share: middleOf(share), threshold };
    const reaches = reachesFirmly(look, inquiry.query, { pieces: [], models: [model.id] }, share, threshold);
    return {
      source: { kind: 'model', model: model.id },
      share,
      cover,
      couldBe: [cover],
      reaches: all(near, reaches.call),
      why: join(
        argue('SK-COVER-10', 'cover/model-hides-enough', { ...fill, grade: cover.grade }, inquiry.evidence, evidence),
        reaches,
      ),
      whyNot: reaches.call.holds
        ? argue('SK-COVER-10', 'cover/model-too-far', { ...fill, gap, limit: agreed.directlyBehind }, evidence)
        : join(argue('SK-COVER-10', 'cover/model-hides-too-little', fill, inquiry.evidence, evidence), reaches),
      together: false,
      byConduct: false,
    };
  });
  const together = weighTogether(look, inquiry, singles, inFront);
  return together ? [...singles, together] : singles;
}

/** None hides half, but all of them do. @clause SK-COVER-15 */
function weighTogether(
  look: Look,
  inquiry: CoverInquiry,
  singles: readonly CoverCandidate[],
  inFront: readonly ModelInFront[],
): CoverCandidate | null {
  const { agreed, space } = look;
  if (singles.length < 2 || singles.some(({ reaches }) => reaches.holds && !reaches.close)) return null;
  const threshold = agreed.coverThresholdModel;
  const models = inFront.map(({ model }): ModelId => model.id);
  const share = space.hiddenTogether({ cover: inquiry.query, pieces: [], models });
  const most = [...singles].sort(compareHiding)[0]!;
  const voting = singles.filter((one) => middleOf(one.share) >= agreed.coverShareOfEach);
  const cover = (voting.length > 0 ? voting : singles).some((one) => one.cover.grade === 'light')
    ? { ...most.cover, grade: 'light' as const }
    : most.cover;
  const fill = { share: middleOf(share), threshold, count: singles.length, grade: cover.grade };
  const near = all(...inFront.map((one) => one.near));
  const reaches = reachesFirmly(look, inquiry.query, { pieces: [], models }, share, threshold);
  return {
    source: most.source,
    share,
    cover,
    couldBe: [cover],
    reaches: all(near, not(any(...singles.map((one) => one.reaches))), reaches.call),
    why: join(
      argue(
        'SK-COVER-15',
        'cover/models-hide-enough-together',
        fill,
        inquiry.evidence,
        ...inFront.map(({ evidence }) => evidence),
      ),
      reaches,
    ),
    whyNot: NOTHING_TO_SAY,
    together: true,
    byConduct: false,
  };
}

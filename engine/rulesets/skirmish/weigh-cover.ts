import type { BoardPoint } from '../../space/vec3.ts';
import { type BestCover, NO_COVER, pickBestCover } from './best-cover.ts';
import { coverSilhouette } from './body-policy.ts';
import { type CoverCandidate, compareCover } from './cover-candidate.ts';
import type { Look } from './look.ts';
import { findModelsInFront, type ModelInFront, weighModels } from './model-cover.ts';
import { weighOpening } from './opening-cover.ts';
import { weighLyingDown } from './prone-cover.ts';
import { weighSmoke } from './smoke-cover.ts';
import { type CoverInquiry, weighTerrain } from './terrain-cover.ts';
import type { View } from './view.ts';

/** All that may cover the target from one eye, and what of it counts. */
export interface Weighing {
  readonly inquiry: CoverInquiry;
  /** Terrain, models, the wall of the opening it looks out of, and smoke. */
  readonly elsewhere: readonly CoverCandidate[];
  readonly lying: readonly CoverCandidate[];
  readonly best: BestCover;
}

/**
 * What covers the target from this view? The men of a squad shoot each for himself, so the one counts from whom the target has least.
 * @clause SK-COVER-8 to SK-COVER-11, SK-PRONE-2, SK-LOS-8, SK-SQ-4
 */
export function weighCover(look: Look, view: View): Weighing {
  const fromEyes = view.eyes.map((eye) => weighFrom(look, view, eye));
  const free = fromEyes.filter(({ inquiry }) => inquiry.finding.eyeInside === null);
  return [...(free.length > 0 ? free : fromEyes)].sort(compareWeighings)[0]!;
}

/** The least cover first; of two as good the one that is clear. */
const compareWeighings = (a: Weighing, b: Weighing): number =>
  compareCover(b.best.best?.cover ?? NO_COVER, a.best.best?.cover ?? NO_COVER) || Number(a.best.close) - Number(b.best.close);

function weighFrom(look: Look, view: View, eye: BoardPoint): Weighing {
  const inFront = findModelsInFront(look, eye);
  const inquiry = inquire(look, eye, inFront);
  const elsewhere = [
    ...weighTerrain(look, inquiry),
    ...weighModels(look, inquiry, inFront),
    ...weighOpening(look, view, inquiry),
    ...weighSmoke(look, eye),
  ];
  const lying = weighLyingDown(look);
  const counting = lying.length > 0 && look.agreed.proneReplaces === 'replace' ? lying : [...lying, ...elsewhere];
  return { inquiry, elsewhere, lying, best: pickBestCover(counting) };
}

function inquire(look: Look, eye: BoardPoint, inFront: readonly ModelInFront[]): CoverInquiry {
  const query = {
    from: look.looker.id,
    to: look.target.id,
    eyes: { kind: 'point', at: eye },
    target: coverSilhouette(look.target, look.agreed),
    models: {
      candidates: inFront.map(({ model }) => model.id),
      width: look.agreed.silhouetteWidth,
      stance: 'kneeling-stands',
    },
    glass: false,
  } as const;
  const finding = look.space.cover(query);
  return { query, finding, eye, evidence: { id: 'cover', kind: 'cover', query, finding } };
}

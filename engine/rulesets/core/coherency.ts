import type { GapPart, MeasureQueries, ModelEnds } from '../../geometry/measure-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { all, any, type Call } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { MeasureEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { CoreSettings } from './settings.ts';

/** How one model hangs together with the others of its unit. */
export interface Tie {
  readonly model: ModelId;
  /** The one that holds it, or the nearest where none does. */
  readonly neighbour: ModelId;
  readonly level: Millimetres;
  readonly height: Millimetres;
  /** It is held by a neighbour. */
  readonly held: Call;
  /** It is near enough to every other. */
  readonly spread: Call;
  /** How far the farthest of the others is, seen from above and in height. */
  readonly farthest: { readonly level: Millimetres; readonly height: Millimetres };
  readonly shown: MeasureEvidence;
}

/** What a model stays near to so that it is in coherency. @clause CR-EXT-3 */
export const staysNear = (
  mates: readonly ModelId[],
  { coherencyReach, coherencySpread, coherencyHeight: height }: CoreSettings,
) =>
  mates.length === 0
    ? []
    : [
        { models: mates, level: coherencyReach, height },
        ...mates.map((mate) => ({ models: [mate], level: coherencySpread, height })),
      ];

/**
 * Is a model in coherency with others of its unit? It needs one neighbour, and may be too far from none.
 * @clause CR-EXT-3 @edge exactly at a limit it is @breaks no other model is named
 */
export function tieOf(
  model: ModelId,
  mates: readonly ModelId[],
  space: MeasureQueries,
  ends: ModelEnds,
  agreed: CoreSettings,
): Tie {
  const { coherencyReach, coherencySpread, coherencyHeight, measureSlack, closeCallTolerance } = agreed;
  const near = (gap: Millimetres, limit: Millimetres) => isWithin(gap, limit + measureSlack, closeCallTolerance);
  const measured = mates.map((mate) => {
    const gap = (part: GapPart) => {
      const query = { from: [{ kind: 'model', model } as const], to: [{ kind: 'model', model: mate } as const], ends, part };
      return { query, finding: space.gap(query) };
    };
    const [level, upright] = [gap('level'), gap('upright')];
    const height = upright.finding.distance;
    const isNear = (limit: Millimetres) => all(near(level.finding.distance, limit), near(height, coherencyHeight));
    return { mate, level, height, held: isNear(coherencyReach), spread: isNear(coherencySpread) };
  });
  const nearest = [...measured].sort(
    (a, b) => Number(b.held.holds) - Number(a.held.holds) || a.level.finding.distance - b.level.finding.distance,
  )[0]!;
  return {
    model,
    neighbour: nearest.mate,
    level: nearest.level.finding.distance,
    height: nearest.height,
    held: any(...measured.map(({ held }) => held)),
    spread: all(...measured.map(({ spread }) => spread)),
    farthest: {
      level: Math.max(...measured.map(({ level }) => level.finding.distance)),
      height: Math.max(...measured.map(({ height }) => height)),
    },
    shown: { id: `gap:${model}-${nearest.mate}`, kind: 'gap', ...nearest.level },
  };
}

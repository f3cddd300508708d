import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { Cloud, SightBlockers } from '../../geometry/queries.ts';
import type { TableQueries } from '../../geometry/table-queries.ts';
import { isHigherThan } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { type BoardPoint, between } from '../../space/vec3.ts';
import { type Argument, argue, join } from './argument.ts';
import { headPoint } from './body-policy.ts';
import type { SkirmishSettings } from './settings.ts';

/** A table on which smoke may lie. */
interface SmokyTable {
  readonly board: Board;
  readonly space: TableQueries;
  readonly agreed: SkirmishSettings;
}

/**
 * All smoke on the table, by the names of its zones: as high as the table agreed, over the floor that it lies on and up to the ceiling of that; over and
 * under the table's surface where it fills all heights. No clause speaks of it, so that the table does.
 * @clause SK-GEN-3
 */
export const smokeOn = ({ space, agreed }: SmokyTable): readonly Cloud[] => space.smoke(agreed.smokeHeight);

/** Smoke that is too thick to look through, and smoke that is not. */
export interface SmokeOnLine {
  readonly thick: readonly Cloud[];
  readonly thin: readonly { readonly cloud: Cloud; readonly evidence: LookEvidence; readonly depth: number }[];
  /** What would be too thick were the smoke that is at the limit taken the other way; null where none is. */
  readonly otherwise: readonly Cloud[] | null;
}

/** Smoke as it counts on the line from one point to another: all of it where the table looks through none. @clause SK-GEN-3 */
export function smokeOnLine(table: SmokyTable, from: BoardPoint, to: BoardPoint): SmokeOnLine {
  const clouds = smokeOn(table);
  const { smokeDepth, closeCallTolerance } = table.agreed;
  if (smokeDepth === 0) return { thick: clouds, thin: [], otherwise: null };
  const weighed = clouds.map((cloud) => {
    const query = { from, to, cloud };
    const finding = table.space.cloudDepth(query);
    const evidence: LookEvidence = { id: `smoke:${cloud.zone}`, kind: 'cloud-depth', query, finding };
    return { cloud, evidence, depth: finding.depth, call: isHigherThan(finding.depth, smokeDepth, closeCallTolerance) };
  });
  return {
    thick: weighed.filter(({ call }) => call.holds).map(({ cloud }) => cloud),
    thin: weighed.filter(({ call, depth }) => !call.holds && depth > 0),
    otherwise: weighed.some(({ call }) => call.close)
      ? weighed.filter(({ call }) => call.holds !== call.close).map(({ cloud }) => cloud)
      : null,
  };
}

/** Smoke between two models: on the line from the looker's head to half-way up the target. @clause SK-GEN-3 */
export const cloudsBetween = (look: SmokyTable & { readonly looker: Model; readonly target: Model }): SmokeOnLine =>
  smokeOnLine(look, headPoint(look.looker), between(look.target.pose.at, headPoint(look.target), 0.5));

/** Says of smoke that is looked through how much of it there is. */
export const sayThinSmoke = (
  look: SmokyTable & { readonly looker: Model; readonly target: Model },
  { thin }: SmokeOnLine,
): Argument =>
  join(
    ...thin.map(({ cloud, evidence, depth }) =>
      argue(
        'SK-GEN-3',
        'sight/through-thin-smoke',
        { looker: look.looker.id, target: look.target.id, zone: cloud.zone, depth, limit: look.agreed.smokeDepth },
        evidence,
      ),
    ),
  );

/** A policy names clouds only where there are any, so that rulings on tables without smoke stay what they were. */
export const withClouds = (clouds: readonly Cloud[]): Pick<SightBlockers, 'clouds'> => (clouds.length > 0 ? { clouds } : {});

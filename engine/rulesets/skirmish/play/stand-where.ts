import type { Model } from '../../../board/model.ts';
import type { StandFinding } from '../../../geometry/movement-queries.ts';
import type { Table } from '../../../rules/rule-set.ts';
import { movePolicyOf } from '../move-policy.ts';
import type { SkirmishSettings } from '../settings.ts';
import { supposing } from './fight/aimed-shot.ts';

/** A model where it would stand at its place, and what is in its way there; of several floors it is on the one nearest to how high it was put. Null where nothing carries it. @clause SK-MODEL-6, SK-MODEL-12, SK-CLIMB-6 */
export function standWhere(
  table: Table,
  wanted: Model,
): { readonly model: Model; readonly hindered: StandFinding['hindered'] } | null {
  const policy = movePolicyOf(table.settings as SkirmishSettings, table.board, wanted);
  const { x, y, z } = wanted.pose.at;
  const stands = supposing(table, wanted).space.stands(wanted.id, x, z, policy);
  const nearest = stands.toSorted((a, b) => Math.abs(a.at.y - y) - Math.abs(b.at.y - y))[0];
  return nearest ? { model: { ...wanted, pose: { ...wanted.pose, at: nearest.at } }, hindered: nearest.hindered } : null;
}

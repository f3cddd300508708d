import type { Model } from '../../board/model.ts';
import type { BlockerPolicy } from '../../geometry/queries.ts';
import type { LevelPolicy } from '../../geometry/template-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Call } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { TemplateWeapon } from '../../ruling/template-question.ts';
import { CONTACT } from '../../space/tolerance.ts';

import type { BoardPoint } from '../../space/vec3.ts';
import type { BattleSettings } from './settings.ts';

/** Terrain and vehicles stand in the way. */
export const inTheWay = ({ board }: Table, ...but: readonly Model[]): BlockerPolicy => ({
  terrain: true,
  models: Object.values(board.models)
    .filter((model) => !but.includes(model) && model.body.kind === 'vehicle')
    .map(({ id }) => id)
    .sort(),
  glass: false,
});

/** From the edge of a base to a point, with the finding. @clause BT-MODEL-7 */
export function reachTo(
  { space }: Table,
  model: Model,
  at: BoardPoint,
  part: 'straight' | 'level',
): { readonly distance: number; readonly shown: Evidence } {
  const finding = space.gap({
    from: [{ kind: 'model', model: model.id }],
    to: [{ kind: 'point', at }],
    ends: { kind: 'bases' },
    part,
  });
  const { distance, from, to } = finding;
  return { distance, shown: { id: `gap:${model.id}:${part}`, kind: 'distance', finding: { distance, from, to } } };
}

/** The model on whose base the hole lies, of those that are named; the nearest where it lies on none. @clause BT-BLAST-3, BT-ORD-5 */
export function underHole(
  table: Table,
  agreed: BattleSettings,
  hole: BoardPoint,
  among: readonly Model[],
): { readonly model: Model; readonly gap: number; readonly call: Call; readonly shown: Evidence } | null {
  const found = among
    .map((model) => ({ model, ...reachTo(table, model, hole, 'level') }))
    .sort((a, b) => a.distance - b.distance || (a.model.id < b.model.id ? -1 : 1))[0];
  if (!found) return null;
  // a hole on a base is as firmly on it as its edge is far; only one that misses can be a near miss
  return {
    model: found.model,
    gap: found.distance,
    call: isWithin(found.distance, 0, found.distance > 0 ? agreed.closeCallTolerance : 0),
    shown: found.shown,
  };
}

/** Barrage ordnance flies and lands as barrage does. @clause BT-BARR-15 */
export const flightOf = <Asked extends { readonly weapon: TemplateWeapon }>(question: Asked): Asked =>
  question.weapon === 'barrage-ordnance' ? { ...question, weapon: 'barrage' } : question;

/** How high and low a template reaches: the rules say nothing of floors, so that the table does. */
export const levelOf = ({ templateLevel }: BattleSettings): LevelPolicy => ({
  kind: templateLevel === 'column' ? 'column' : 'this-floor',
});

/** The enemy whose base a model touches, the first by name; null where it fights nobody. @clause BT-BLAST-12, BT-TMPL-10 */
export const lockedWith = ({ board, space }: Table, { id, owner }: Model): Model | null =>
  Object.values(board.models)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .find((one) => one.owner !== owner && space.distance(id, one.id, 'bases').distance <= CONTACT) ?? null;

/** Those of whom no part may lie under it: one's own, and for a blast and flame whoever is locked in close combat. @clause BT-BLAST-12, BT-ORD-4, BT-BARR-2, BT-TMPL-2, BT-TMPL-10 */
export const toSpare = (table: Table, weapon: TemplateWeapon, firer: Model): readonly ModelId[] => {
  const flame = weapon === 'flame';
  return Object.values(table.board.models)
    .filter((model) =>
      model.owner === firer.owner
        ? !(flame && model.id === firer.id)
        : (flame || weapon === 'blast') && lockedWith(table, model) !== null,
    )
    .map(({ id }) => id)
    .sort();
};

import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { join } from '../../rules/argument.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { PossibleLoss } from '../../ruling/template-answer.ts';
import type { TemplateHitsQuestion } from '../../ruling/template-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, argue } from './argument.ts';
import type { BattleReasonCode } from './codes.ts';
import type { BattleSettings } from './settings.ts';
import { isSeen } from './sighting.ts';

/** Who may be taken off for a template, and what is said of it. */
export interface Losses {
  readonly models: readonly PossibleLoss[];
  readonly argument: Argument;
}

/**
 * Who of the units that a template hit may be taken off, under it or not: for flame whoever is no farther from the firer, base to base, than the template is
 * long; for a blast whoever the firer sees; for ordnance and barrage everybody.
 * @clause BT-TMPL-7, BT-BLAST-7, BT-CAS-3, BT-LOS-14, BT-ORD-12, BT-BARR-14
 * @edge exactly as far holds; null for what hits nobody and for what is laid by nobody
 */
export function findLosses(
  table: Table,
  agreed: BattleSettings,
  { weapon, template: { shape }, firer: by = null }: TemplateHitsQuestion,
  hit: readonly ModelId[],
): Losses | null {
  const { models } = table.board;
  const firer = by === null ? undefined : models[by];
  if (!firer || hit.length === 0) return null;
  const units = new Set(hit.map((id) => unitOf(models[id]!)));
  const struck = Object.values(models)
    .filter((model) => units.has(unitOf(model)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (weapon === 'flame') {
    if (shape.kind === 'circle') return null;
    const others = struck.filter(({ id }) => id !== firer.id);
    return put(others.map((model) => withinFlame(table, agreed, firer, model, shape.length)));
  }
  if (weapon === 'blast') return put(struck.map((model) => whereSeen(table, agreed, firer, model)));
  const all = struck.map((model): PossibleLoss => ({ ...farFrom(table, firer, model), within: true, close: false }));
  const clause = weapon === 'ordnance' ? 'BT-ORD-12' : 'BT-BARR-14';
  return { models: all, argument: argue(clause, 'losses/whole-unit', { count: all.length }) };
}

interface RuledLoss {
  readonly loss: PossibleLoss;
  readonly argument: Argument;
}

const put = (ruled: readonly RuledLoss[]): Losses => ({
  models: ruled.map(({ loss }) => loss),
  argument: join<Evidence, BattleReasonCode>(...ruled.map(({ argument }) => argument)),
});

const unitOf = ({ owner, unit }: Model): string => JSON.stringify([owner, unit]);

/** How far somebody is from the base of the firer; the firer himself not at all. */
const farFrom = ({ space }: Table, firer: Model, { id }: Model) => ({
  model: id,
  distance: id === firer.id ? 0 : space.distance(firer.id, id, 'bases').distance,
});

function withinFlame(table: Table, agreed: BattleSettings, firer: Model, { id }: Model, limit: Millimetres): RuledLoss {
  const finding = table.space.distance(firer.id, id, 'bases');
  const { holds, close } = isWithin(finding.distance, limit, agreed.closeCallTolerance);
  const shown: Evidence = { id: `loss:${id}`, kind: 'distance', finding };
  const fill = { model: id, distance: finding.distance, limit };
  return {
    loss: { model: id, distance: finding.distance, within: holds, close },
    argument: holds
      ? argue('BT-TMPL-7', 'losses/within-range', fill, shown)
      : argue('BT-TMPL-7', 'losses/out-of-range', fill, shown),
  };
}

/** Whoever is hit by what is aimed must be seen to fall. How far the weapon shoots is not asked: the distance is told. */
function whereSeen(table: Table, agreed: BattleSettings, firer: Model, model: Model): RuledLoss {
  const { seen, shown } = model.id === firer.id ? { seen: true, shown: null } : isSeen(table, agreed, firer, model);
  const fill = { model: model.id, firer: firer.id };
  const evidence = shown ? [shown] : [];
  return {
    loss: { ...farFrom(table, firer, model), within: seen, close: false },
    argument: seen
      ? argue('BT-BLAST-7', 'losses/seen', fill, ...evidence)
      : argue('BT-LOS-14', 'losses/not-seen', fill, ...evidence),
  };
}

import type { Model } from '../../board/model.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { all } from '../../rules/call.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence, LookEvidence } from '../../ruling/evidence.ts';
import { inOrder, judgeAreas } from './across-area.ts';
import { judgeCombats } from './across-combat.ts';
import { judge, type LookJudgement } from './argument.ts';
import type { BattleRefusalCode } from './codes.ts';
import { heightClassOf } from './height-class.ts';
import { type Look, lookBetween } from './look.ts';
import type { BattleSettings } from './settings.ts';
import { findTrueSight, isAnySeen, lookAt, type TrueSight } from './true-sight.ts';

/** What the rules make of one look. */
export interface Sighting extends LookJudgement {
  readonly sight: TrueSight;
}

/**
 * Does the looker see the target: by true sight, and across every area and close combat between them by class? What denies it is said first.
 * @clause BT-LOS-1 to 3, BT-LOS-10 to 12, BT-AREA-1 to 12 @refuses an eye inside something solid
 */
export function findSighting(look: Look): Result<Sighting, Refusal<BattleRefusalCode>> {
  const sight = findTrueSight(look);
  const inside = sight.counted.eyeInside;
  const model = look.looker.id;
  if (inside?.kind === 'part')
    return fail({ code: 'eye/inside-piece', clause: 'BT-LOS-2', fill: { model, piece: inside.piece } });
  if (inside) return fail({ code: 'eye/inside-model', clause: 'BT-LOS-2', fill: { model, other: inside.model } });
  const steps: readonly LookJudgement[] = [sight, ...acrossWhatLies(look)];
  const call = all(...steps.map((step) => step.call));
  const against = steps.filter((step) => !step.call.holds);
  return succeed({ sight, ...judge<LookEvidence>(call, ...against, ...steps) });
}

/** What is judged by class and not by the eye: areas, and close combats. @clause BT-LOS-3 */
function acrossWhatLies({ table, agreed, looker, target }: Look): readonly LookJudgement[] {
  const between = inOrder(heightClassOf(table, looker), heightClassOf(table, target));
  return [...judgeAreas(table, agreed, between), ...judgeCombats(table, agreed, between)];
}

/** Does the firer see the model, where only that is asked, and what shows it? @clause BT-BLAST-3, BT-ORD-7, BT-BARR-5, BT-BARR-6 */
export function isSeen(
  table: Table,
  agreed: BattleSettings,
  firer: Model,
  model: Model,
): { readonly seen: boolean; readonly shown: Evidence } {
  const look = lookBetween(table, { ...agreed, closeCallTolerance: 0 }, firer, model);
  const { query, finding } = lookAt(look);
  const sight: Evidence = { id: `sight:${model.id}`, kind: 'sight', query, finding };
  if (!isAnySeen(finding)) return { seen: false, shown: sight };
  const against = acrossWhatLies(look).find(({ call }) => !call.holds);
  return { seen: !against, shown: against?.evidence[0] ?? sight };
}

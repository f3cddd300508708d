import type { Board } from '../../board/board.ts';
import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { SightBlockers } from '../../geometry/queries.ts';
import type { TableQueries } from '../../geometry/table-queries.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { Table } from '../../rules/rule-set.ts';
import { findTwoModels } from '../../rules/two-models.ts';
import type { LookQuestion } from '../../ruling/question.ts';
import { ownClassOf } from './height-class.ts';
import { areasOf } from './in-area.ts';
import { agreedForBattle } from './movement.ts';
import type { BattleSettings } from './settings.ts';

/** One model looking at another, at this table. */
export interface Look {
  readonly table: Table;
  readonly board: Board;
  readonly space: TableQueries;
  readonly agreed: BattleSettings;
  readonly looker: Model;
  readonly target: Model;
}

/** Seeing one of these is seeing a creature, or a vehicle. Arms, gear and base are details. @clause BT-LOS-15, BT-LOS-16 */
const BODY: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'hull', 'turret'];

/** Sets the two against each other. @refuses what cannot be asked: someone who is not there, himself, a blind thing, a bodiless one */
export function openLook(question: LookQuestion, table: Table): Result<Look, Refusal> {
  const agreed = agreedForBattle(table);
  if (!agreed.ok) return agreed;
  const found = findTwoModels(question, table.board);
  if (!found.ok) return found;
  const look = lookBetween(table, agreed.value, found.value.looker, found.value.target);
  const { looker, target } = look;
  if (looker.body.eyes[looker.stance].length === 0)
    return fail({ code: 'looker/has-no-eyes', clause: 'BT-LOS-19', fill: { model: looker.id } });
  if (bodyOf(target).length === 0) return fail({ code: 'target/has-no-body', clause: 'BT-LOS-16', fill: { model: target.id } });
  return succeed(look);
}

export const lookBetween = (table: Table, agreed: BattleSettings, looker: Model, target: Model): Look => ({
  table,
  board: table.board,
  space: table.space,
  agreed,
  looker,
  target,
});

/** The regions of a model that make it seen. @clause BT-LOS-15, BT-LOS-16 */
export const bodyOf = (model: Model): readonly BodyRegion[] => BODY.filter((region) => hasRegion(model, region));

/** The regions of a model that may be seen without the model being seen. @clause BT-LOS-15 */
export const detailsOf = (model: Model): readonly BodyRegion[] =>
  model.body.kind === 'vehicle' || !hasRegion(model, 'arms') ? [] : ['arms'];

const hasRegion = ({ body, stance }: Model, region: BodyRegion) =>
  body.volumes[stance].some((volume) => volume.region === region);

/**
 * What stands in the way of true sight: terrain, and whatever is large. Of an area that is judged by its outline everything that gives way is decoration;
 * what is solid in a ruin stays. @clause BT-LOS-2, BT-LOS-4, BT-LOS-5, BT-LOS-6, BT-LOS-9, BT-AREA-1, BT-AREA-10, BT-TERR-14
 */
export function blockersOf({ table, looker, target }: Look): SightBlockers {
  const without = areasOf(table).flatMap(({ id, traits }) => (traits.soft ? [id] : []));
  const models = Object.values(table.board.models)
    .filter((model) => model.id !== looker.id && model.id !== target.id && blocksSight(model))
    .map(({ id }) => id)
    .sort();
  return { terrain: true, models, glass: false, ...(without.length > 0 ? { without } : {}) };
}

/** Vehicles, monsters and guns: what is a vehicle, or large by its entry. @clause BT-LOS-6, BT-MODEL-12 */
const blocksSight = (model: Model): boolean => model.body.kind === 'vehicle' || ownClassOf(model) === 3;

import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { SightBlockers } from '../../geometry/queries.ts';
import type { TableQueries } from '../../geometry/table-queries.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { Table } from '../../rules/rule-set.ts';
import { agreedSettings } from '../../rules/settings.ts';
import { findTwoModels } from '../../rules/two-models.ts';
import type { LookQuestion } from '../../ruling/question.ts';
import { countedRegions, stanceOf } from './body-policy.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from './settings.ts';
import { cloudsBetween, withClouds } from './smoke.ts';

/** One model looking at another, at this table. */
export interface Look {
  readonly board: Board;
  readonly space: TableQueries;
  readonly agreed: SkirmishSettings;
  readonly looker: Model;
  readonly target: Model;
}

/** Sets the two against each other. @refuses what cannot be asked: someone who is not there, himself, a blind thing, a bodiless one */
export function openLook(question: LookQuestion, table: Table): Result<Look, Refusal> {
  const agreed = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!agreed.ok) return agreed;
  const found = findTwoModels(question, table.board);
  if (!found.ok) return found;
  const look = { board: table.board, space: table.space, agreed: agreed.value as SkirmishSettings, ...found.value };
  const { looker, target } = look;
  if (looker.body.eyes[stanceOf(looker)].length === 0)
    return fail({ code: 'looker/has-no-eyes', clause: 'SK-LOS-1', fill: { model: looker.id } });
  if (countedRegions(target, look.agreed).length === 0)
    return fail({ code: 'target/has-no-body', clause: 'SK-MODEL-4', fill: { model: target.id } });
  return succeed(look);
}

/** Terrain and vehicles stand in the way, panes do not; figures and smoke where the table agreed so. @clause SK-LOS-4, SK-GEN-3 */
export function blockersOf(look: Look): SightBlockers {
  const { board, agreed, looker, target } = look;
  const others = Object.values(board.models).filter(({ id }) => id !== looker.id && id !== target.id);
  const blocking = others.filter(({ body }) => body.kind === 'vehicle' || agreed.figuresBlockSight);
  const clouds = agreed.smoke === 'hides' ? cloudsBetween(look).thick : [];
  return { terrain: true, models: blocking.map(({ id }) => id).sort(), glass: false, ...withClouds(clouds) };
}

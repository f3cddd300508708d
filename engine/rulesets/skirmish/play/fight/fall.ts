import type { Model } from '../../../../board/model.ts';
import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { isUnderHurrah } from '../hurrah.ts';
import { dropWhereHeFell } from '../loads/put-down.ts';
import { chooseMorale, nerveOf } from '../morale.ts';
import { testMorale } from '../morale-test.ts';
import { scoreLoss } from '../score.ts';
import { standWhere } from '../stand-where.ts';
import { type Battle, fighterOf, onTable } from '../state.ts';
import { tell } from '../tell.ts';

/** Who put somebody out of action, and from where; nobody where a shot went astray, and then it is where that struck. @clause SK-MOR-9 */
export interface Causer {
  readonly by: ModelId | null;
  /** The head of the causer, or the middle of the effect. */
  readonly from: BoardPoint;
}

/** How somebody falls: he may be left lying wounded. @clause SK-DMG-9 */
export interface Falling extends Causer {
  readonly lies?: boolean;
}

/** How near a comrade's fall shakes somebody, between their heads. @clause SK-MOR-1 */
const SHAKES_WITHIN: Millimetres = 100;

/** Somebody who has fallen, and the comrades whom that shakes. */
export interface Fallen {
  readonly model: ModelId;
  readonly near: readonly ModelId[];
  readonly causer: Causer;
}

/**
 * Somebody goes out of action and leaves the table. Comrades within 10 cm who are not broken test their nerve, and who fails flees from where it came.
 * @clause SK-DMG-7, SK-MOR-1 to 3, SK-MOR-9, SK-MOR-10, SK-STAT-12
 */
export function* fall(play: Play<Battle>, model: ModelId, causer: Falling): Resolution {
  yield* shake(play, yield* goDown(play, model, causer));
}

/** Somebody goes out of action, or is left lying; whom that shakes is tested later. @clause SK-DMG-7, SK-DMG-9, SK-DMG-10, SK-ITEM-19 */
export function* goDown(play: Play<Battle>, model: ModelId, causer: Falling): Generator<GameRequest, Fallen, RequestAnswer> {
  const { table, state } = play.now();
  const { side, bears } = fighterOf(state, model)!;
  const near = onTable(state)
    .filter((other) => other.side === side && other.model !== model && table.board.models[other.model])
    .filter((other) => isWithin(table.space.distance(model, other.model, 'heads').distance, SHAKES_WITHIN, 0).holds)
    .map((other) => other.model)
    .sort();
  const { at } = table.board.models[model]!.pose;
  if (causer.lies) {
    const as = lyingWhere(table, table.board.models[model]!);
    tell(play, { kind: 'skirmish/lies-wounded', model, as });
    play.happens({ kind: 'model-stands', model: as });
    if (bears) dropWhereHeFell(play, as, bears.load);
    return { model, near, causer };
  }
  tell(play, { kind: 'skirmish/out-of-action', model });
  play.happens({ kind: 'model-left', model });
  tell(play, { kind: 'skirmish/token-left', model, at });
  if (bears) dropWhereHeFell(play, table.board.models[model]!, bears.load);
  yield* scoreLoss(play, model);
  return { model, near, causer };
}

/** Who can hold on to nothing lies on what is nearest below him. */
function lyingWhere(table: Table, model: Model): Model {
  const limp: Model = { ...model, stance: 'prone', perch: null, declared: { hidingBehind: null, lookingOut: null } };
  return model.perch ? (standWhere(table, limp)?.model ?? limp) : limp;
}

/** Those who saw somebody fall test their nerve, if they are still there. @clause SK-MOR-1 */
export function* shake(play: Play<Battle>, { model, near, causer }: Fallen): Resolution {
  for (const friend of near)
    if (fighterOf(play.now().state, friend)?.whereabouts === 'table') yield* testNerve(play, friend, model, causer);
}

function* testNerve(play: Play<Battle>, model: ModelId, fallen: ModelId, { by, from }: Causer): Resolution {
  const fighter = fighterOf(play.now().state, model)!;
  const { side } = fighter;
  if (fighter.broken) return;
  const situation = play.now();
  const own = nerveOf(situation, fighter);
  const byAll = (situation.table.settings as SkirmishSettings).zoneMoFor === 'all';
  const morale = byAll ? yield* chooseMorale(situation, model, own) : own;
  const fill = { model, fallen, morale };
  const asked = { roller: side, purpose: 'purpose/nerve', clause: 'SK-MOR-1', fill, morale } as const;
  if (yield* testMorale(asked, isUnderHurrah(situation.state, fighter))) tell(play, { kind: 'skirmish/held-nerve', model });
  else tell(play, { kind: 'skirmish/broke', model, by, from });
}

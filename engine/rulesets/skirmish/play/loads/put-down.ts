import type { Model } from '../../../../board/model.ts';
import { radiusOfBase } from '../../../../board/radius-of-base.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { succeed } from '../../../../outcome/result.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { facingWay } from '../../../../space/frame.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { type Decide, refuse, whoIsActive } from '../acting.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { pointOf } from '../point-of.ts';
import { standWhere } from '../stand-where.ts';
import { type Battle, fighterOf } from '../state.ts';
import { asksNothing, tell } from '../tell.ts';

/** So near to the bearer his load is put down, between bases. @clause SK-LOAD-3 @edge exactly so far is near enough */
const BESIDE: Millimetres = 20;
/** What is left between the bases where nobody says where. */
const GAP: Millimetres = 1;
/** Places that are tried all round, beginning in front of him. */
const PLACES = 12;

/**
 * Puts down what he takes along, in front of him or where the order says: free, before or after any action of his own.
 * @clause SK-LOAD-3, SK-SUPW-2, SK-SUPW-4
 */
export const putDown: Decide = (order, by, situation) => {
  const active = whoIsActive(order, by, situation);
  if (!active.ok) return active;
  const { model, bears } = active.value;
  const own = situation.table.board.models[model];
  if (!bears || !own) return refuse('load/bears-nothing', 'SK-LOAD-3', { model });
  const at = order.at === undefined ? undefined : pointOf(order.at);
  if (at === null) return refuse('order/malformed', null, { field: 'at' });
  const spot = at ? spotAt(situation, own, bears.load, at) : spotBeside(situation, own, bears.load);
  if (!spot) return refuse('load/no-room', 'SK-LOAD-3', { model, load: bears.load });
  return succeed((play) => {
    layDown(play, model, spot);
    return asksNothing();
  });
};

/** The load stands where it is put. */
function layDown(play: Play<Battle>, model: ModelId, spot: Model): void {
  tell(play, { kind: 'skirmish/laid-down', model, load: spot.id });
  play.happens({ kind: 'model-stands', model: spot });
}

/** Where the load stands free and carried. */
function freeSpot(situation: Situation<Battle>, load: ModelId, at: BoardPoint, facing: number): Model | null {
  const kept = situation.state.roster[load];
  if (!kept) return null;
  const stands = standWhere(situation.table, { ...kept, pose: { at, facing } });
  return stands && stands.hindered.length === 0 ? stands.model : null;
}

function spotAt(situation: Situation<Battle>, bearer: Model, load: ModelId, at: BoardPoint): Model | null {
  const spot = freeSpot(situation, load, at, bearer.pose.facing);
  if (!spot) return null;
  const { distance } = supposing(situation.table, spot).space.distance(bearer.id, load, 'bases');
  return isWithin(distance, BESIDE, 0).holds ? spot : null;
}

function spotBeside(situation: Situation<Battle>, bearer: Model, load: ModelId): Model | null {
  const kept = situation.state.roster[load];
  if (!kept) return null;
  const away = radiusOfBase(bearer.base) + radiusOfBase(kept.base) + GAP;
  const { at, facing } = bearer.pose;
  for (let place = 0; place < PLACES; place++) {
    const turned = ((place % 2 === 0 ? -1 : 1) * Math.ceil(place / 2) * 2 * Math.PI) / PLACES;
    const way = facingWay(facing + turned);
    const spot = spotAt(situation, bearer, load, { x: at.x + way.x * away, y: at.y, z: at.z + way.z * away });
    if (spot) return spot;
  }
  return null;
}

/** Who has done all he can in this round may still put down what he took along. @clause SK-LOAD-3 */
export function* putDownAtTheEnd(play: Play<Battle>, model: ModelId): Resolution {
  const situation = play.now();
  const { side, bears, whereabouts } = fighterOf(situation.state, model)!;
  const own = situation.table.board.models[model];
  const spot = bears && own && whereabouts === 'table' ? spotBeside(situation, own, bears.load) : null;
  if (!bears || !spot) return;
  const fill = { model, load: bears.load };
  const [picked] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/put-down-or-not',
    clause: 'SK-LOAD-3',
    fill,
    options: [
      { id: 'keep', says: 'load/keep', fill },
      { id: 'put-down', says: 'load/put-down', fill },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked === 'put-down') layDown(play, model, spot);
}

/** What somebody took along stays where he fell. @clause SK-LOAD-6 */
export function dropWhereHeFell(play: Play<Battle>, { id, pose: { at, facing } }: Model, load: ModelId): void {
  const situation = play.now();
  const kept = situation.state.roster[load];
  if (!kept) return;
  layDown(play, id, freeSpot(situation, kept.id, at, facing) ?? { ...kept, pose: { at, facing } });
}

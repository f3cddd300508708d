import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import { succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { headPoint } from '../../body-policy.ts';
import { weaponOf } from '../../tables/weapons.ts';
import type { Decide } from '../acting.ts';
import { turnTo } from '../crews/fire-gun.ts';
import { spend } from '../end-activation.ts';
import { chooseNext } from '../fight/burst.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { countShots } from '../fight/open-fire.ts';
import { zoneAt } from '../fight/range.ts';
import { resultOfShot } from '../fight/to-hit.ts';
import { hasNotFired, payForAimingAt, payForFiring } from '../medic.ts';
import { profileOf } from '../profile.ts';
import { type Battle, fighterOf, onTable } from '../state.ts';
import { tell } from '../tell.ts';
import { aimToSuppress } from './aim-to-suppress.ts';
import { declareSuppression, type Suppression } from './declare-suppression.ts';

/**
 * Fires to keep somebody down, seen or not, with what he holds or serves: first a test of Reaction, then one shot with +1 C, or as many as a burst has where one was
 * declared. A hit harms nobody yet; it leaves a marker by its target.
 * @clause SK-ACTION-11, SK-SUPP-1 to 6, SK-SUPP-15, SK-ROF-21, SK-SHOOT-1
 */
export const suppress: Decide = (order, by, situation) => {
  const declared = declareSuppression(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, target, weapon, mode, gun } = declared.value;
  const model = acting.model.id;
  const at = target.model.id;
  return succeed(function* (play) {
    if (gun) tell(play, { kind: 'skirmish/gun-fired', model, gun: gun.model, weapon, swept: false });
    else tell(play, { kind: 'skirmish/opened-fire', model, target: at, weapon, mode, ammunition: 'plain' });
    yield* payForAimingAt(play, model, at);
    for (const id of gun ? [gun.model, model] : [model]) turnTo(play, id, target.model.pose.at);
    const shots = mode === 'burst' ? yield* countShots(play, gun ? [model, gun.model] : [model], weapon) : 1;
    const needed = announce(play, declared.value, at);
    if (yield* keepsCool(play, declared.value, by)) yield* fireAll(play, declared.value, needed, shots, by);
    if (hasNotFired(acting.fighter)) payForFiring(play, model);
    yield* spend(play, model, 'shoot');
  });
};

/** Tells what a shot takes. */
function announce(play: Play<Battle>, { acting, weapon }: Suppression, target: ModelId): ReturnType<typeof aimToSuppress> {
  const shot = aimToSuppress(play.now(), acting.model.id, weapon, target);
  const { zone, needed, modifiers } = shot;
  tell(play, { kind: 'skirmish/suppressing', model: acting.model.id, target, weapon, zone, needed, modifiers });
  return shot;
}

/** The test of Reaction, once however many shots there are. @clause SK-SUPP-3, SK-ROF-21 */
function* keepsCool(
  play: Play<Battle>,
  { acting, target }: Suppression,
  roller: SideId,
): Generator<GameRequest, boolean, RequestAnswer> {
  const { reaction } = profileOf(acting.fighter);
  const both = { model: acting.model.id, target: target.model.id };
  const [test = 0] = yield* askForRoll({
    dice: 'd10',
    roller,
    purpose: 'purpose/suppression',
    clause: 'SK-SUPP-3',
    fill: { ...both, reaction },
  });
  if (test <= reaction) return true;
  tell(play, { kind: 'skirmish/suppression-failed', ...both });
  return false;
}

/** One shot after another, each at somebody near one who was fired at already, seen or not. @clause SK-ROF-12, SK-ROF-21, SK-SUPP-2, SK-SUPP-6 */
function* fireAll(
  play: Play<Battle>,
  suppression: Suppression,
  first: ReturnType<typeof aimToSuppress>,
  shots: number,
  roller: SideId,
): Resolution {
  const { acting, weapon } = suppression;
  const model = acting.model.id;
  const firing = { shooter: model, weapon };
  const firedAt = new Map<ModelId, BoardPoint>();
  let shot = first;
  for (let count = 1; ; count++) {
    const { target, zone, needed } = shot;
    firedAt.set(target, headPoint(play.now().table.board.models[target]!));
    const fill = { model, target, needed };
    const [natural = 0] = yield* askForRoll({ dice: 'd10', roller, purpose: 'purpose/shot', clause: 'SK-SUPP-4', fill });
    const { hits } = resultOfShot(natural, shot);
    if (hits === 'nothing') tell(play, { kind: 'skirmish/missed', model, target, natural });
    else tell(play, { kind: 'skirmish/suppressed', model: target, by: model, weapon, zone, headshot: hits === 'head' });
    if (count >= shots) return;
    const next = yield* chooseNext(play, firing, inReach(play.now(), suppression), firedAt, shots - count);
    if (next === null) return;
    if (!firedAt.has(next)) yield* payForAimingAt(play, model, next);
    turnTo(play, model, play.now().table.board.models[next]!.pose.at);
    shot = announce(play, suppression, next);
  }
}

/** Enemies whom such fire may be for: in range, and fighting nobody. @clause SK-SUPP-2, SK-SUPP-15 */
function inReach(situation: Situation<Battle>, { acting, weapon }: Suppression): readonly ModelId[] {
  const { table, state } = situation;
  const own = acting.model.id;
  const { side } = fighterOf(state, own)!;
  return onTable(state)
    .filter((other) => other.side !== side && !other.lyingInWait && table.board.models[other.model])
    .filter(({ model }) => zoneAt(weaponOf(weapon), table.space.distance(own, model, 'heads').distance) !== null)
    .filter(({ model }) => opponentsOf(situation, model).length === 0)
    .map(({ model }) => model)
    .sort();
}

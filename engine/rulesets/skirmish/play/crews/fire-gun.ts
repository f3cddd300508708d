import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerCrewMisses } from '../../answer/crew-misses.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { type Decide, refuse } from '../acting.ts';
import { type Declared, declareShotWith } from '../decide/shoot.ts';
import { endActivation, spend } from '../end-activation.ts';
import { turnedTowards } from '../fight/aimed-shot.ts';
import { settleSight } from '../fight/close-call.ts';
import { fireShots } from '../fight/open-fire.ts';
import { type AimedBurst, aimBurst } from '../grenades/aim-burst.ts';
import { declareBurst } from '../grenades/declare-burst.ts';
import { launch } from '../grenades/launch.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import { payForAimingAt } from '../medic.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { shootsOnce } from './gun.ts';
import { askForHands } from './lend-a-hand.ts';
import { type AtGun, whoIsAtGun } from './whose-gun.ts';

/** What a served weapon is fired as: shots at somebody, or something that bursts. */
type Fired = AtGun &
  ({ readonly shot: Declared; readonly burst?: never } | { readonly burst: AimedBurst; readonly shot?: never });

/**
 * Fires a weapon that stands there: whoever gives the order aims, and comrades at hand give an action each. A mortar or cannon fires once a round, and is out for
 * some rounds where men were missing.
 * @clause SK-SHOOT-1, SK-CREW-1 to 4, SK-CREW-6 to 12, SK-WPN-5, SK-WPN-8, SK-SUPW-4, SK-IND-1 to 7, SK-PROX-2
 */
export const fireGun: Decide = (order, by, situation) => {
  const declared = declareGun(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, gun, shot, burst } = declared.value;
  const model = acting.model.id;
  const named = shot?.target.model.id ?? (burst?.lobbed ? null : burst?.target) ?? null;
  const at = shot?.target.model.pose.at ?? burst!.at;
  return succeed(function* (play) {
    const target = named === null ? null : play.now().table.board.models[named];
    if (target && !(yield* settleSight(play, by, acting.model, target))) return;
    for (const id of [gun.model, model]) turnTo(play, id, at);
    tell(play, { kind: 'skirmish/gun-fired', model, gun: gun.model, weapon: gun.weapon, swept: shot?.mode === 'sweep' });
    const aimedAt = shot?.target.model.id ?? burst?.target ?? null;
    if (aimedAt !== null) yield* payForAimingAt(play, model, aimedAt);
    if (shot) yield* fireShots(play, [model, gun.model], shot.target.model.id, shot);
    else yield* fireBigGun(play, declared.value, burst!);
    if (fighterOf(play.now().state, model)?.whereabouts !== 'table') return yield* endActivation(play, model);
    yield* spend(play, model, 'shoot');
  });
};

/** Who or what fires turns towards a place. @clause SK-MODEL-10 */
export function turnTo(play: Play<Battle>, id: string, at: BoardPoint): void {
  const own = play.now().table.board.models[id];
  if (!own) return;
  const turned = turnedTowards(own, { ...own, pose: { ...own.pose, at } });
  if (turned !== own) play.happens({ kind: 'model-stands', model: turned });
}

/** Its crew gives what actions it has, the die falls, and for every man who is missing another. @clause SK-CREW-6, SK-CREW-7, SK-WPN-8, SK-WPN-17 @example SK-EX-62 */
function* fireBigGun(play: Play<Battle>, { acting, gun }: AtGun, burst: AimedBurst): Resolution {
  const model = acting.model.id;
  const crew = yield* askForHands(play, model, [model, gun.model], gun.crew - 1);
  const numbers = aimBurst(play.now(), burst);
  const { needed, skill, modifiers } = numbers;
  const { weapon, target, at, lobbed } = burst;
  tell(play, { kind: 'skirmish/launched', model, weapon, target, at, lobbed, needed: needed - skill, modifiers });
  const { table } = play.now();
  yield* launch(play, burst, numbers, 'purpose/launch');
  const asked = { kind: 'crew-misses', operator: model, weapon: gun.model, crew, needed: gun.crew, slow: gun.slow } as const;
  const due = answerCrewMisses({ ...asked, dice: [] }, table);
  const count = due.ok ? due.value.answer.dice : 0;
  if (count === 0) return;
  const dice = yield* askForRoll({
    dice: `${count}d6`,
    roller: burst.side,
    purpose: 'purpose/missing-men',
    clause: 'SK-CREW-7',
    fill: { gun: gun.model, count },
  });
  const ruled = answerCrewMisses({ ...asked, dice }, table);
  const rounds = ruled.ok ? (ruled.value.answer.rounds ?? 0) : 0;
  if (rounds > 0) tell(play, { kind: 'skirmish/gun-out', gun: gun.model, rounds });
}

/** @refuses weapons that cannot fire now, and all that keeps somebody from shooting */
export function declareGun(order: Order, by: SideId, situation: Situation<Battle>): Result<Fired, Refusal> {
  const at = whoIsAtGun(order, by, situation);
  if (!at.ok) return at;
  const { acting, gun } = at.value;
  const kept = whatKeepsCarrierFrom(acting.fighter, situation) ?? whatKeepsGunFromFiring(at.value);
  if (kept) return fail(kept);
  if (shootsOnce(weaponOf(gun.weapon))) {
    const launcher = { acting, weapon: gun.weapon, called: gun.model };
    const burst = declareBurst(launcher, order, by, situation);
    return burst.ok ? succeed({ ...at.value, burst: burst.value }) : burst;
  }
  const shot = declareShotWith(gun, acting, order, by, situation);
  return shot.ok ? succeed({ ...at.value, shot: shot.value }) : shot;
}

/** Why a served weapon cannot be fired now; null where it can. @clause SK-SUPW-4, SK-CREW-7, SK-CREW-8, SK-WPN-5, SK-WPN-8 */
export function whatKeepsGunFromFiring({ acting, gun }: AtGun): Refusal | null {
  const fill = { model: acting.model.id, gun: gun.model };
  if (!gun.isSetUp) return refuse('gun/not-set-up', 'SK-SUPW-4', fill).problem;
  if (gun.out > 0) return refuse('gun/out', 'SK-CREW-7', { ...fill, rounds: gun.out }).problem;
  const weapon = weaponOf(gun.weapon);
  if (shootsOnce(weapon) && gun.shots > 0) return refuse('gun/fired-already', 'SK-WPN-8', fill).problem;
  const rolls = weapon.traits.includes('heavy-machine-gun') && gun.wheels && gun.moved;
  return rolls ? refuse('gun/was-moved', 'SK-WPN-5', fill).problem : null;
}

import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { comradesBy } from '../crews/crewmen.ts';
import { askForHands } from '../crews/lend-a-hand.ts';
import type { Ammunition, FireMode } from '../facts.ts';
import { whatKeepsFromLoading } from '../gear/ammunition.ts';
import { payForAimingAt } from '../medic.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { CEASE, fireBurst, mayFireOn, targetsSeen } from './burst.ts';
import { fireShot } from './fire-shot.ts';
import { zoneAt } from './range.ts';
import { modesIn, shotsOfBurst, takesAssistant } from './rate.ts';
import { fireSweep } from './sweep.ts';

/** How a Shoot action is fired. */
interface Fire {
  readonly weapon: WeaponId;
  readonly mode: FireMode;
  readonly ammunition: Ammunition;
  readonly only?: ModelId;
}

/**
 * The shots themselves. A second man at hand may make a burst of a machine gun longer, and a sweep of a served weapon spares its crew.
 * @clause SK-ROF-12 to 16, SK-ROF-18, SK-CREW-4, SK-CREW-12 @shape near: the shooter, and what he serves
 */
export function* fireShots(
  play: Play<Battle>,
  near: readonly [ModelId, ...ModelId[]],
  target: ModelId,
  { weapon: id, mode, ammunition, only }: Fire,
): Resolution {
  const [shooter] = near;
  const firing = { shooter, weapon: id, ...(only === undefined ? {} : { only }) };
  const fighter = fighterOf(play.now().state, shooter)!;
  if (mode === 'single') return yield* fireShot(play, firing, target, mode, ammunition);
  if (mode === 'sweep') {
    const crew = near.length > 1 ? comradesBy(play.now(), fighter, near).map(({ model }) => model) : [];
    return yield* fireSweep(play, firing, target, ammunition, crew);
  }
  yield* fireBurst(play, firing, target, yield* countShots(play, near, id), ammunition);
}

/** How many shots a burst may have, for which a second man at hand may give an action. @clause SK-ROF-13, SK-CREW-4, SK-CREW-12 @shape near: the shooter, and what he serves */
export function* countShots(
  play: Play<Battle>,
  near: readonly [ModelId, ...ModelId[]],
  id: WeaponId,
): Generator<GameRequest, number, RequestAnswer> {
  const weapon = weaponOf(id);
  const agreed = play.now().table.settings as SkirmishSettings;
  const { moved } = fighterOf(play.now().state, near[0])!;
  const alone = shotsOfBurst(weapon, { assisted: false, moved }, agreed);
  const together = shotsOfBurst(weapon, { assisted: true, moved }, agreed);
  const hands = takesAssistant(weapon) && together > alone ? yield* askForHands(play, near[0], near, 1) : [];
  return hands.length > 0 ? together : alone;
}

/** The shots of one Shoot action, with what it costs to aim at him at whom nobody should. @clause SK-SHOOT-1, SK-ROF-10 to 16, SK-ABIL-37 */
export function* openFire(play: Play<Battle>, shooter: ModelId, target: ModelId, fire: Fire): Resolution {
  const { weapon, mode, ammunition } = fire;
  tell(play, { kind: 'skirmish/opened-fire', model: shooter, target, weapon, mode, ammunition });
  yield* payForAimingAt(play, shooter, target);
  yield* fireShots(play, [shooter], target, fire);
}

/**
 * Who has more ammunition than others may, once in a battle, shoot once more at once: with the same weapon, whatever its rate of fire and whether it is loaded,
 * and without an action for it. He fires single shots, or a burst where he has just fired one.
 * @clause SK-ITEM-17
 */
export function* shootOnceMore(play: Play<Battle>, shooter: ModelId, { weapon, mode: before, ammunition }: Fire): Resolution {
  const situation = play.now();
  const fighter = fighterOf(situation.state, shooter);
  const has = fighter?.items.includes('extra-ammunition') && !fighter.usedUp.includes('extra-ammunition');
  if (!fighter || !has || !mayFireOn(situation, shooter)) return;
  const targets = targetsSeen(situation, { shooter, weapon });
  if (targets.length === 0) return;
  const [picked = CEASE] = yield* askForChoice({
    chooser: fighter.side,
    purpose: 'purpose/once-more',
    clause: 'SK-ITEM-17',
    fill: { model: shooter },
    options: [
      ...targets.map((model) => ({ id: model, says: 'shoots/at', fill: { model } })),
      { id: CEASE, says: 'shoots/no-more', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked === CEASE) return;
  tell(play, { kind: 'skirmish/extra-ammunition-used', model: shooter });
  const { distance } = situation.table.space.distance(shooter, picked, 'heads');
  const zone = zoneAt(weaponOf(weapon), distance)!;
  const mode = before === 'burst' && modesIn(weaponOf(weapon), zone).includes('burst') ? 'burst' : 'single';
  const pierces = whatKeepsFromLoading(fighter, weapon, zone, ammunition) === null;
  yield* openFire(play, shooter, picked, { weapon, mode, ammunition: pierces ? ammunition : 'plain' });
}

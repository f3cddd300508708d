import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { Ammunition, FireMode } from '../facts.ts';
import { whatKeepsFromLoading } from '../gear/ammunition.ts';
import { payForAimingAt } from '../medic.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { CEASE, fireBurst, mayFireOn, targetsSeen } from './burst.ts';
import { fireShot } from './fire-shot.ts';
import { zoneAt } from './range.ts';
import { modesIn } from './rate.ts';
import { fireSweep } from './sweep.ts';

/** How a Shoot action is fired. */
interface Fire {
  readonly weapon: WeaponId;
  readonly mode: FireMode;
  readonly ammunition: Ammunition;
}

/** The shots of one Shoot action, with what it costs to aim at him at whom nobody should. @clause SK-SHOOT-1, SK-ROF-10 to 16, SK-ABIL-37 */
export function* openFire(play: Play<Battle>, shooter: ModelId, target: ModelId, fire: Fire): Resolution {
  const { weapon, mode, ammunition } = fire;
  tell(play, { kind: 'skirmish/opened-fire', model: shooter, target, weapon, mode, ammunition });
  yield* payForAimingAt(play, shooter, target);
  if (mode === 'burst') yield* fireBurst(play, shooter, target, ammunition);
  else if (mode === 'sweep') yield* fireSweep(play, shooter, target, ammunition);
  else yield* fireShot(play, shooter, target, mode, ammunition);
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
  const targets = targetsSeen(situation, shooter);
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

import type { ModelId } from '../../../identity/ids.ts';
import { askForRoll } from '../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../rules/playing.ts';
import type { SkirmishSettings } from '../settings.ts';
import { type WeaponId, weaponOf } from '../tables/weapons.ts';
import { type Battle, type Fighter, fighterOf } from './state.ts';
import { tell } from './tell.ts';

const isFirearm = (id: WeaponId): boolean => weaponOf(id).class !== 'thrown';

/** Has somebody fired no firearm in this battle? @clause SK-ABIL-37, SK-ABIL-38 */
export const hasNotFired = ({ everShot }: Pick<Fighter, 'everShot'>): boolean => !everShot.some(isFirearm);

/** What it takes of a side's points to aim at him: half a die, one point, or nothing. @clause SK-ABIL-37 to 39 */
export function priceOfAimingAt({ abilities, weapons, everShot, spared }: Fighter, paysOnce: boolean): 'd3' | 1 | 0 {
  if (!abilities.includes('medic') || (paysOnce && !spared) || !hasNotFired({ everShot })) return 0;
  return weapons.some(isFirearm) ? 1 : 'd3';
}

/** Whoever aims at a medic who has not used a firearm loses points: half a die where the medic has none, else one. @clause SK-ABIL-37, SK-ABIL-39, SK-VP-3 */
export function* payForAimingAt(play: Play<Battle>, shooter: ModelId, target: ModelId): Resolution {
  const { state, table } = play.now();
  const medic = fighterOf(state, target)!;
  const { side } = fighterOf(state, shooter)!;
  const price = priceOfAimingAt(medic, (table.settings as SkirmishSettings).medicLossPer === 'game');
  if (price === 0) return;
  const [points = 1] =
    price === 'd3'
      ? yield* askForRoll({
          dice: 'd3',
          roller: medic.side,
          purpose: 'purpose/shot-at-a-medic',
          clause: 'SK-ABIL-37',
          fill: { model: target, side },
        })
      : [price];
  tell(play, { kind: 'skirmish/points-lost', side, points, for: target });
}

/** A medic who shoots with a firearm for the first time costs his own side a point. @clause SK-ABIL-38, SK-ABIL-39 */
export function payForFiring(play: Play<Battle>, shooter: ModelId): void {
  const { abilities, side, everShot } = fighterOf(play.now().state, shooter)!;
  if (abilities.includes('medic') && !hasNotFired({ everShot }))
    tell(play, { kind: 'skirmish/points-lost', side, points: 1, for: shooter });
}

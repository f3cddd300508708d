import type { ModelId } from '../../../../identity/ids.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { headPoint, stanceOf } from '../../body-policy.ts';
import { MELEE_WEAPONS, type MeleeWeaponId } from '../../tables/protection.ts';
import { bayonetOn } from '../../tables/weapons.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { takeBlow } from './blow.ts';

/** A strike before its die falls. */
export interface AimedStrike {
  /** The natural roll that hits. */
  readonly needed: number;
  readonly modifiers: readonly SkirmishModifier[];
  readonly strength: readonly SkirmishModifier[];
}

/** What one who lies down loses of his melee. @clause SK-PRONE-4 */
const LYING = 3;
/** What the defender's melee is raised by to be hit. @clause SK-CC-3 */
const TO_BE_HIT = 5;
/** The strength for which weapons of melee are written. @clause SK-TAB-MELEE */
const USUAL_STRENGTH = 5;
/** A bayonet that is not fixed is a dagger. @clause SK-CC-10, SK-TAB-MELEE */
const BAYONET_IN_HAND = MELEE_WEAPONS.knife.strength;

/** How strong he strikes with what he holds: his melee weapon, a bayonet on his rifle, else the rifle's butt. @clause SK-CC-5, SK-ACTION-19, SK-ITEM-6 */
export function strengthInHand({ inHand, meleeWeapon }: Pick<Fighter, 'inHand' | 'meleeWeapon'>): number {
  const held: MeleeWeaponId = inHand === null ? meleeWeapon : 'bare-hands';
  if (meleeWeapon !== 'bayonet') return MELEE_WEAPONS[held].strength;
  if (inHand === null) return BAYONET_IN_HAND;
  return bayonetOn(inHand) ?? MELEE_WEAPONS[held].strength;
}

/** What a strike takes, and how strong it is. @clause SK-CC-3, SK-CC-5, SK-CC-6, SK-PRONE-4 */
export function aimStrike({ state, table }: Situation<Battle>, striker: ModelId, target: ModelId): AimedStrike {
  const own = fighterOf(state, striker)!;
  const other = fighterOf(state, target)!;
  const lies = (id: ModelId) => stanceOf(table.board.models[id]!) === 'prone';
  const modifiers = [
    ...modifier('melee', lies(striker) ? -LYING : 0, 'modifier/striker-lies-down', 'SK-PRONE-4'),
    ...modifier('melee', lies(target) ? LYING : 0, 'modifier/struck-lies-down', 'SK-PRONE-4'),
  ];
  return {
    needed: profileOf(other).melee + TO_BE_HIT - profileOf(own).melee - sumOf(modifiers, 'melee'),
    modifiers,
    strength: [
      ...modifier('strength', strengthInHand(own), 'modifier/weapon', 'SK-TAB-MELEE'),
      ...modifier('strength', profileOf(own).strength - USUAL_STRENGTH, 'modifier/arm', 'SK-TAB-MELEE'),
    ],
  };
}

/** One strike in melee. @clause SK-CC-3, SK-CC-6, SK-COVER-20, SK-SHOCK-5, SK-STAT-13 */
export function* strikeOnce(play: Play<Battle>, striker: ModelId, target: ModelId): Resolution {
  const situation = play.now();
  const { side } = fighterOf(situation.state, striker)!;
  const { needed, modifiers, strength } = aimStrike(situation, striker, target);
  tell(play, { kind: 'skirmish/struck-out', model: striker, target, needed, modifiers });
  const fill = { model: striker, target, needed };
  const [natural = 0] = yield* askForRoll({ dice: 'd10', roller: side, purpose: 'purpose/strike', clause: 'SK-CC-3', fill });
  if (natural < needed) {
    tell(play, { kind: 'skirmish/missed', model: striker, target, natural });
    return;
  }
  tell(play, { kind: 'skirmish/hit', model: striker, target, natural, headshot: false });
  yield* takeBlow(play, target, {
    roller: side,
    by: striker,
    from: headPoint(situation.table.board.models[striker]!),
    armourPiercing: 1,
    modifiers: strength,
    headshot: false,
    spent: false,
    armourThrowsAgain: false,
    shocks: false,
  });
}

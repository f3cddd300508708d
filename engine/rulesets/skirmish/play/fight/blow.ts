import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { ARMOUR_AGAINST_FLAME, BODY_ARMOUR, HELMETS } from '../../tables/protection.ts';
import { isUnderHurrah } from '../hurrah.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { damageOf, throwsOn, woundsBy } from './damage.ts';
import { type Causer, type Fallen, fall, goDown } from './fall.ts';
import { shock } from './shock.ts';

/** A hit on somebody, before his armour and the dice of the damage. */
export interface Blow extends Causer {
  /** Whose dice are thrown for the damage. */
  readonly roller: SideId;
  readonly armourPiercing: number;
  /** All that its strength is made of so far. */
  readonly modifiers: readonly SkirmishModifier[];
  readonly headshot: boolean;
  /** A small arm at long range, of which armour takes something even when it fails. @clause SK-ARM-7, SK-ARM-8 */
  readonly spent: boolean;
  /** Of a weapon so weak that body armour stops it without a roll. @clause SK-WPN-11, SK-ARM-6 */
  readonly weak?: boolean;
  /** A failed roll of armour against it is thrown again. @clause SK-SHOT-2 */
  readonly armourThrowsAgain: boolean;
  /** Hits of shooting shock, blows in melee do not. @clause SK-SHOCK-5 */
  readonly shocks: boolean;
  /** It shocks even those whom nothing else shocks. @clause SK-SHOT-4 */
  readonly shocksAll?: boolean;
  /** A fragment, against which body armour needs no roll. @clause SK-ARM-4, SK-ARM-5 */
  readonly fragment?: boolean;
  /** Nothing that is worn helps against it, unless it says so itself. @clause SK-FLAME-7 */
  readonly unprotected?: boolean;
  /** Who fell is put here, and whom that shakes is tested by whoever struck, once all are. @clause SK-DMG-10 */
  readonly fallen?: Fallen[];
}

/** What somebody wears against such a hit: his helmet against one in the head, else his body armour. @clause SK-HEAD-3, SK-ARM-3 */
export function protectionAgainst({ headshot }: Pick<Blow, 'headshot'>, { armour, helmet }: Fighter) {
  if (headshot) return helmet && ({ ...HELMETS[helmet], says: 'modifier/helmet', clause: 'SK-ARM-3' } as const);
  return armour && ({ ...BODY_ARMOUR[armour], says: 'modifier/body-armour', clause: 'SK-ARM-1' } as const);
}

/** Armour whose own text speaks of flame. @clause SK-FLAME-7, SK-TAB-ARMOUR */
const protectionAgainstFlame = ({ armour }: Fighter) => {
  const against = armour === null ? undefined : ARMOUR_AGAINST_FLAME[armour];
  return against ? ({ ...against, says: 'modifier/body-armour', clause: 'SK-FLAME-7' } as const) : null;
};

/** Against weak weapons body armour needs no roll; of helmets that is not said. @clause SK-ARM-6, SK-WPN-11 */
export const worksByItself = ({ weak, headshot }: Pick<Blow, 'weak' | 'headshot'>): boolean => weak === true && !headshot;

/** What armour that fails takes off all the same: half, of small arms at long range; helmets nothing. @clause SK-ARM-7, SK-GEOM-18 */
export const stillTakes = ({ spent, headshot }: Pick<Blow, 'spent' | 'headshot'>, takes: number): number =>
  spent && !headshot ? Math.floor(takes / 2) : 0;

/** One roll of the armour that counts, and what it takes off the strength. Of what AP a hit has it takes the same. @clause SK-ARM-1, SK-ARM-2, SK-ARM-6, SK-ARM-7, SK-ARM-10, SK-SHOT-2, SK-GEN-10, SK-GEN-13 */
function* rollArmour(
  play: Play<Battle>,
  blow: Blow,
  fighter: Fighter,
): Generator<GameRequest, readonly SkirmishModifier[], RequestAnswer> {
  if (blow.fragment) return yield* againstFragment(play, fighter);
  const worn = blow.unprotected ? protectionAgainstFlame(fighter) : protectionAgainst(blow, fighter);
  if (!worn) return [];
  const { on, takes, says, clause } = worn;
  if (worksByItself(blow)) return modifier('strength', -takes, says, 'SK-ARM-6');
  const fill = { model: fighter.model, on };
  const asked = { dice: 'd6', roller: fighter.side, clause: 'SK-ARM-2', fill } as const;
  let [face = 0] = yield* askForRoll({ ...asked, purpose: 'purpose/armour' });
  // nobody would leave a failed roll as it is, so that it is not asked whether he wants to throw again
  if (face < on && blow.armourThrowsAgain && !blow.headshot)
    [face = 0] = yield* askForRoll({ ...asked, purpose: 'purpose/armour-again', clause: 'SK-SHOT-2' });
  if (face >= on) return modifier('strength', -takes, says, clause);
  return modifier('strength', -stillTakes(blow, takes), 'modifier/body-armour-far-off', 'SK-ARM-7');
}

/** Body armour takes its share of a fragment without a roll; the helmet of somebody who lies may as well, if it holds. @clause SK-ARM-4, SK-ARM-5 */
function* againstFragment(
  play: Play<Battle>,
  { model, side, armour, helmet }: Fighter,
): Generator<GameRequest, readonly SkirmishModifier[], RequestAnswer> {
  const worn = armour ? modifier('strength', -BODY_ARMOUR[armour].takes, 'modifier/body-armour', 'SK-ARM-4') : [];
  if (!helmet || play.now().table.board.models[model]?.stance !== 'prone') return worn;
  const { on, takes } = HELMETS[helmet];
  const [face = 0] = yield* askForRoll({
    dice: 'd6',
    roller: side,
    purpose: 'purpose/armour',
    clause: 'SK-ARM-5',
    fill: { model, on },
  });
  return [...worn, ...(face >= on ? modifier('strength', -takes, 'modifier/helmet', 'SK-ARM-5') : [])];
}

/** Nothing shocks those who know no fear, and nothing those who shout Hurrah in this round. @clause SK-SHOCK-6, SK-ABIL-12, SK-ABIL-46 */
export const isBeyondShock = (battle: Battle, fighter: Fighter): boolean =>
  fighter.abilities.includes('unshockable') || isUnderHurrah(battle, fighter);

/**
 * Somebody is hit: his armour, the damage, wounds or shock, and the nerve of those who see him fall.
 * @clause SK-DMG-1 to 10, SK-ARM-1 to 5, SK-ARM-9, SK-SHOCK-1, SK-SHOCK-6, SK-ABIL-46, SK-SHOT-4, SK-SHOOT-12
 */
export function* takeBlow(play: Play<Battle>, model: ModelId, blow: Blow): Resolution {
  const fighter = fighterOf(play.now().state, model)!;
  const modifiers = [...blow.modifiers, ...(yield* rollArmour(play, blow, fighter))];
  const strength = sumOf(modifiers, 'strength');
  const { armourPiercing } = blow;
  const { toughness } = profileOf(fighter);
  const asked = { dice: 'd10', roller: blow.roller, fill: { model, strength, toughness } } as const;
  const faces = [...(yield* askForRoll({ ...asked, purpose: 'purpose/damage', clause: 'SK-DMG-1' }))];
  while (throwsOn(armourPiercing, faces))
    faces.push(...(yield* askForRoll({ ...asked, purpose: 'purpose/more-damage', clause: 'SK-DMG-4' })));
  const damage = damageOf({ faces, armourPiercing, strength });
  tell(play, { kind: 'skirmish/damage-rolled', model, faces, armourPiercing, modifiers, damage, toughness });
  const wounds = woundsBy(damage, toughness);
  if (wounds === 0) tell(play, { kind: 'skirmish/unharmed', model });
  else tell(play, { kind: 'skirmish/wounded', model, wounds });
  const left = fighter.woundsLeft - wounds;
  if (left <= 0) {
    const falls = { ...blow, lies: left === 0 && (play.now().table.settings as SkirmishSettings).downedFigures };
    if (blow.fallen) blow.fallen.push(yield* goDown(play, model, falls));
    else yield* fall(play, model, falls);
  } else if (blow.shocks && (blow.shocksAll || !isBeyondShock(play.now().state, fighter)))
    yield* shock(play, model, blow.headshot);
}

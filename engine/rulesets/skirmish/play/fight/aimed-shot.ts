import type { Board } from '../../../../board/board.ts';
import { withModel } from '../../../../board/board-edit.ts';
import type { Model } from '../../../../board/model.ts';
import { oncePerPair } from '../../../../document/once.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Settings } from '../../../../rules/settings.ts';
import { onBoard, type Table } from '../../../../rules/table.ts';
import type { CoverAnswer } from '../../../../ruling/answer.ts';
import { angleOf } from '../../../../space/angle-of.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { answerCoverOf } from '../../answer/cover-of.ts';
import { type EffectiveCover, effectiveCover } from '../../effective-cover.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { Ammunition, FireMode, RangeZone } from '../facts.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { decisive } from './decisive.ts';
import { targetNumberIn, zoneAt } from './range.ts';
import { neededFor, type ShotNumbers } from './to-hit.ts';

/** One shot before its die falls: all numbers, and where each comes from. */
export interface AimedShot extends ShotNumbers {
  readonly shooter: ModelId;
  readonly target: ModelId;
  readonly weapon: WeaponId;
  readonly zone: RangeZone;
  readonly distance: Millimetres;
  /** The natural roll that hits. */
  readonly needed: number;
  /** Of the roll to hit. */
  readonly modifiers: readonly SkirmishModifier[];
  readonly cover: EffectiveCover;
  /** The models of which one is struck by a stray shot: that which covers most, several where they cover alike. */
  readonly covering: readonly ModelId[];
  readonly armourPiercing: number;
  /** What of the weapon makes a hit on the target stronger. @clause SK-ABIL-9 */
  readonly stronger: readonly SkirmishModifier[];
  /** Body armour stops it without a roll. @clause SK-WPN-11 */
  readonly weak: boolean;
}

/** The shooter turned towards somebody: turning is free. @clause SK-MODEL-9, SK-MODEL-10 */
export const turnedTowards = oncePerPair((model: Model, { pose }: Model): Model => {
  const x = pose.at.x - model.pose.at.x;
  const z = pose.at.z - model.pose.at.z;
  const facing = x === 0 && z === 0 ? model.pose.facing : angleOf(z, x);
  return facing === model.pose.facing ? model : { ...model, pose: { ...model.pose, facing } };
});

/** The table with this model on it as it is here. */
export const supposing = oncePerPair(
  (table: Table, model: Model): Table =>
    table.board.models[model.id] === model ? table : onBoard(table, withModel(table.board, model)),
);

/**
 * What a shot at somebody takes: target number and aim with all that changes them, and what covers him. The shooter has turned already. Whether either of
 * them has walked has no say.
 * @clause SK-SHOOT-3, SK-SHOOT-5, SK-SHOOT-8 to 10, SK-COVER-1 to 7, SK-COVER-12, SK-COVER-13, SK-COVER-17, SK-ITEM-4 @returns null beyond the range
 */
export function aimShot(
  { table, state }: Situation<Battle>,
  fighter: Fighter,
  weaponId: WeaponId,
  target: ModelId,
  mode: FireMode,
  ammunition: Ammunition = 'plain',
): AimedShot | null {
  const weapon: Weapon = weaponOf(weaponId);
  const shooter = fighter.model;
  const { distance } = table.space.distance(shooter, target, 'heads');
  const zone = zoneAt(weapon, distance);
  if (zone === null) return null;
  const found = coverFound(table, shooter, target);
  const coverFor = (ap: number): EffectiveCover => coverFrom(found, weapon, zone, ap);
  const armourPiercing = weapon.armourPiercing + (ammunition === 'armour-piercing' ? 1 : 0);
  const cover = coverFor(armourPiercing);
  const size = modifier('target-number', fighterOf(state, target)?.size ?? 0, 'modifier/size', 'SK-SHOOT-9');
  const modifiers = [
    ...aimingModifiers(fighter, weaponId, weapon, zone, mode),
    ...modifier('target-number', cover.toHit, 'modifier/cover', 'SK-COVER-1'),
    ...size,
  ];
  const open = targetNumberIn(weapon, zone) + sumOf(size, 'target-number');
  const covering = found?.from?.kind === 'model' ? mostCovering(found) : [];
  const numbers: ShotNumbers = {
    aim: profileOf(fighter).aim + sumOf(modifiers, 'aim'),
    targetNumber: open + cover.toHit,
    strays: covering.length > 0 ? { from: open, below: open + coverFor(1).toHit } : null,
  };
  return {
    ...numbers,
    shooter,
    target,
    weapon: weaponId,
    zone,
    distance,
    needed: neededFor(numbers),
    modifiers,
    cover,
    covering,
    armourPiercing,
    weak: isWeak(fighter, weaponId),
    stronger: throughTheBody(fighter, weaponId, zone, fighterOf(state, target), found),
  };
}

/** Is somebody's weapon one of those that his list calls weak? @clause SK-WPN-11 */
export const isWeak = ({ weaponAbilities }: Pick<Fighter, 'weaponAbilities'>, id: WeaponId): boolean =>
  weaponAbilities[id]?.includes('weak') ?? false;

/** What shatters unprotected flesh in the open: nothing of it is left of a spent bullet. @clause SK-ABIL-9 @edge a helmet is no armour of the body, and cover that a shot would pierce is cover */
const throughTheBody = (
  { weaponAbilities }: Fighter,
  id: WeaponId,
  zone: RangeZone,
  target: Fighter | null,
  found: CoverAnswer | null,
): readonly SkirmishModifier[] =>
  weaponAbilities[id]?.includes('hydrodynamic-shock') && zone !== 'long' && target?.armour === null && (found?.value ?? 0) === 0
    ? modifier('strength', 1, 'modifier/hydrodynamic-shock', 'SK-ABIL-9')
    : [];

/** What covers somebody from a shooter, if that can be asked. */
export function coverFound(asked: Table, shooter: ModelId, target: ModelId): CoverAnswer | null {
  const table = decisive(asked);
  const known = coversOn(table.board, table.settings);
  const name = JSON.stringify([shooter, target]);
  const before = known.get(name);
  if (before !== undefined) return before;
  const cover = answerCoverOf({ kind: 'cover-of', shooter, target }, table);
  const found = cover.ok ? cover.value.answer : null;
  known.set(name, found);
  return found;
}

const coversOn = oncePerPair((_board: Board, _settings: Settings) => new Map<string, CoverAnswer | null>());

/** What of the cover counts against a weapon in a zone. @clause SK-COVER-3 to 7 */
export const coverFrom = (
  found: Pick<CoverAnswer, 'value' | 'closeRangeProof' | 'concealOnly'> | null,
  weapon: Weapon,
  zone: RangeZone,
  ap: number,
): EffectiveCover =>
  effectiveCover(found?.value ?? 0, {
    ap,
    shortRange: zone === 'short',
    weaponIgnoresShortRange: weapon.traits.some((trait) => FIRES_LEVEL.has(trait)),
    closeRangeProof: found?.closeRangeProof ?? false,
    concealOnly: found?.concealOnly ?? false,
  });

/** Weapons against which cover is as good at short range as anywhere. @clause SK-COVER-4 */
export const FIRES_LEVEL: ReadonlySet<string> = new Set(['pistol', 'submachine-gun', 'black-powder']);

/** What makes the shooter aim better or worse; the Shoot action that is being taken counts among his shots. @clause SK-SHOOT-8, SK-ACTION-8, SK-ITEM-1, SK-ITEM-3, SK-ABIL-3, SK-ABIL-20, SK-ABIL-23, SK-ABIL-42, SK-ROF-10, SK-ROF-11 */
export function aimingModifiers(
  { aiming, abilities, items, shots, everShot, weaponAbilities, helped }: Fighter,
  id: WeaponId,
  { rate, traits }: Weapon,
  zone: RangeZone,
  mode: FireMode,
): readonly SkirmishModifier[] {
  const hasScope = traits.includes('telescopic-sight') || items.includes('telescopic-sight');
  const looksThrough = aiming && zone !== 'short' && hasScope;
  const isNew = (weaponAbilities[id]?.includes('ergonomic') ?? false) && !everShot.includes(id);
  return [
    ...modifier('aim', aiming ? 1 : 0, 'modifier/took-aim', 'SK-ACTION-8'),
    ...modifier('aim', looksThrough ? 1 : 0, 'modifier/telescopic-sight', 'SK-ITEM-1'),
    ...modifier('aim', zone === 'long' && abilities.includes('sniper') ? 1 : 0, 'modifier/sniper', 'SK-ABIL-20'),
    ...modifier('aim', zone === 'short' && items.includes('red-dot-sight') ? 1 : 0, 'modifier/red-dot-sight', 'SK-ITEM-3'),
    ...modifier('aim', helped?.ready ? 1 : 0, 'modifier/assistant', 'SK-ABIL-23'),
    ...modifier('aim', isNew ? 1 : 0, 'modifier/ergonomic', 'SK-ABIL-3'),
    ...modifier('aim', traits.includes('recoil') && (shots[id] ?? 0) > 1 ? -1 : 0, 'modifier/recoil', 'SK-ABIL-42'),
    ...modifier('aim', rate.kind === 'automatic' && mode === 'single' ? 1 : 0, 'modifier/one-shot-of-an-automatic', 'SK-ROF-10'),
  ];
}

/** The models that hide most of those that give cover; of several that hide alike, all. @clause SK-COVER-15 */
function mostCovering({ weighed, from }: CoverAnswer): readonly ModelId[] {
  const first = from?.kind === 'model' ? from.model : null;
  const shareOf = (id: ModelId | null) => {
    const found = weighed.find(({ source }) => source.kind === 'model' && source.model === id);
    return found ? (found.share.atLeast + found.share.atMost) / 2 : 0;
  };
  const most = shareOf(first);
  const alike = weighed
    .flatMap(({ source }) => (source.kind === 'model' ? [source.model] : []))
    .filter((id) => Math.abs(shareOf(id) - most) < SAME_SHARE);
  return alike.length > 0 ? alike.sort() : first === null ? [] : [first];
}

/** Shares that differ by less are equal. */
const SAME_SHARE = 1e-6;

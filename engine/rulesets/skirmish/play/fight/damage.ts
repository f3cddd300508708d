/** Damage as it is thrown: the faces of the first d10 and of those that followed tens. */
export interface DamageThrow {
  readonly faces: readonly number[];
  readonly armourPiercing: number;
  readonly strength: number;
}

/** Must a further die be thrown and added? @clause SK-DMG-4, SK-DMG-5 */
export const throwsOn = (armourPiercing: number, faces: readonly number[]): boolean =>
  armourPiercing === 1 && faces.at(-1) === 10;

/**
 * What a hit comes to. With an armour piercing of 1 a natural 1 does nothing at all.
 * @clause SK-DMG-1, SK-DMG-3 to 5, SK-DMG-8 @returns null for no damage whatever the strength
 */
export function damageOf({ faces, armourPiercing, strength }: DamageThrow): number | null {
  if (armourPiercing === 1 && faces[0] === 1) return null;
  return faces.reduce((sum, face) => sum + face, 0) * armourPiercing + strength;
}

/** How many wounds damage takes off: one for every ten, begun or whole, above the toughness, and one where it just reaches it. @clause SK-DMG-2, SK-DMG-6 */
export function woundsBy(damage: number | null, toughness: number): number {
  if (damage === null || damage < toughness) return 0;
  return Math.max(1, Math.ceil((damage - toughness) / 10));
}

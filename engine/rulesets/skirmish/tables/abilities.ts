/** What a figure can do that others cannot, as far as its clause is played. @clause SK-ABIL */
export const ABILITIES = ['sniper', 'hidden-set-up', 'infiltrator', 'vanguard'] as const;
export type AbilityId = (typeof ABILITIES)[number];

export const isAbility = (name: unknown): name is AbilityId => ABILITIES.some((ability) => ability === name);

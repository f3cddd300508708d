/** What a figure counts as in its army. @clause SK-ARMY-4 to 8 */
export const ARMY_GROUPS = ['officer', 'private', 'ally', 'specialist'] as const;
export type ArmyGroup = (typeof ARMY_GROUPS)[number];

/** @clause SK-WOM-1 to 3 */
export const WOMEN = ['may-be', 'fielded', 'by-default'] as const;
export type Woman = (typeof WOMEN)[number];

/** @clause SK-ATYPE-1 */
export const ARMY_TYPES = ['mass', 'elite', 'guerrilla'] as const;
export type ArmyType = (typeof ARMY_TYPES)[number];

/** @clause SK-CAMO-2 to 7 */
export const CAMOUFLAGE_LEVELS = [-1, 0, 0.5, 1, 1.5, 2] as const;

/** An edge of the table; the near one is where z is greatest. */
export const TABLE_EDGES = ['far', 'near', 'left', 'right'] as const;
export type TableEdge = (typeof TABLE_EDGES)[number];

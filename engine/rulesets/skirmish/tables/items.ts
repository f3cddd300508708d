/** What a figure carries that is no weapon and no armour, with its price. @clause SK-ITEM */
export const ITEMS = {
  binoculars: { points: 3 },
  'red-dot-sight': { points: 5 },
  flag: { points: 30 },
  /** Of all locks of the battle. @clause SK-DOOR-4 */
  keys: { points: 0 },
} as const satisfies Readonly<Record<string, { readonly points: number }>>;
export type ItemId = keyof typeof ITEMS;

export const isItem = (name: unknown): name is ItemId => typeof name === 'string' && Object.hasOwn(ITEMS, name);

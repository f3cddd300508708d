/** What a figure carries that is no weapon and no armour, with its price. @clause SK-ITEM */
export const ITEMS = {
  /** For weapons that do not come with one. @clause SK-ITEM-1 */
  'telescopic-sight': { points: 10 },
  binoculars: { points: 3 },
  'red-dot-sight': { points: 5 },
  /** For the small arms that it is made for. @clause SK-ITEM-4 */
  'armour-piercing-ammunition': { points: 10 },
  /** @clause SK-ITEM-11 */
  'chemical-suit': { points: 10 },
  flag: { points: 30 },
  /** @clause SK-ITEM-17 */
  'extra-ammunition': { points: 5 },
  /** Of all locks of the battle. @clause SK-DOOR-4 */
  keys: { points: 0 },
} as const satisfies Readonly<Record<string, { readonly points: number }>>;
export type ItemId = keyof typeof ITEMS;

export const isItem = (name: unknown): name is ItemId => typeof name === 'string' && Object.hasOwn(ITEMS, name);

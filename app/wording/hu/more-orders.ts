/** Elnyomó tűz, vezetők, ajtók és ablakok, és amit egyesek tudnak, mások nem. */
export const moreOrders = {
  // why an order is turned down
  'forces/item-not-in-the-book': '{{model, model}} felszerelése nincs a táblázatban.',
  'fighter/nimble-first': '{{other, model}} fürge, előbb jön: {{model, model}} még vár.',
  'fighter/slow-last': '{{model, model}} lassú, mindenki más után jön: {{other, model}} még vár.',
  'fighter/infiltrator-not-first':
    '{{model, model}} beszivárgott, nem lehet a csata első aktivált figurája; ő lehet: {{other, model}}.',
  'action/must-fall-back': '{{model, model}} visszahúzódik a tűz elől, előbb el kell mozognia.',
  'action/must-go-farther': '{{model, model}} visszahúzódik, és messzebb kell kerülnie tőle: {{other, model}}.',
  'action/no-such-opening': '{{piece, piece}}: nincs „{{opening}}” nyílása.',
  'action/opening-not-worked': '{{model, model}} ezt nem teheti: {{says, reason}}.',
  'action/takes-more-actions': '{{model, model}} ehhez {{actions, number}} akciót használ.',
  'action/only-after-moving': '{{model, model}} nem mozgott, ezt pedig mozgás után lehet bejelenteni.',
  'action/cannot-look-out': '{{model, model}} ott nem néz ki: {{says, reason}}.',

  // what dice are for, and what is to be chosen
  'purpose/suppression':
    '{{model, model}} elnyomó tüzet lő rá: {{target, model}}; előbb {{reaction, number}} vagy kevesebb kell.',
  'purpose/under-fire': 'Mit tesz {{model, model}} tűz alatt? Várakozó találatok: {{count, number}}.',
  'under-fire/fall-back': 'Visszahúzódik: előbb elmozog.',
  'under-fire/stay-down': 'Lent marad, és ebben a körben nem tesz semmit.',
  'under-fire/carry-on': 'Folytatja, és találat éri, ha látszik.',
  'purpose/whose-morale': 'Kinek a moráljával próbázik {{model, model}}?',
  'morale/own': 'A sajátjával: {{morale, number}}.',
  'morale/of-leader': 'Az övével: {{model, model}}, {{morale, number}}.',
  'purpose/first-time': '{{model, model}} képzetlen: {{morale, number}} vagy kevesebb kell, hogy bármit tegyen.',
  'purpose/general': '{{model, model}} főtiszt volt: pontok érte.',

  // what happens
  'skirmish/suppressing': '{{model, model}} elnyomó tüzet lő rá: {{target, model}}; {{needed, number}} vagy több kell.',
  'skirmish/suppression-failed': '{{model, model}} nem találja el a pillanatot; a lövés kárba vész.',
  'skirmish/suppressed': '{{model, model}} tűz alatt van: {{by, model}} lő rá.',
  'skirmish/falls-back': '{{model, model}} visszahúzódik.',
  'skirmish/carries-on': '{{model, model}} tűz alatt is folytatja.',
  'skirmish/markers-lifted': '{{model, model}} már nincs tűz alatt.',
  'skirmish/marker-bites': '{{model, model}} tűzbe kerül: {{by, model}} lövi.',
  'skirmish/froze': '{{model, model}} nem mer semmit tenni.',
  'modifier/suppressive-fire': 'Elnyomó tűz',
  'modifier/red-dot-sight': 'Vörös pontos irányzék',
  'modifier/recoil': 'Visszarúgás',
} as const;

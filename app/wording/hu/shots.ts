/** Szóró lövések, nagy fegyverek emberek ellen, hiányos kezelőszemélyzet. */
export const shots = {
  'asked/spread': 'kit ér a szórás',
  'asked/gun-at-man': 'mit tesz egy nagy fegyver egy emberrel',
  'asked/crew-misses': 'meddig marad ki egy löveg a kezelői nélkül',
  'spread/may-hit':
    '{{model, model}} {{gap, length}}-re áll a célpont ({{target, model}}) mellett, és látszik: a szórás eltalálhatja; {{limit, length}}-ig elég közel van.',
  'spread/too-far':
    '{{model, model}} {{gap, length}}-re áll a célpont ({{target, model}}) mellett; csak {{limit, length}}-ig van elég közel.',
  'spread/not-seen': '{{model, model}} elég közel áll, de a lövő ({{shooter, model}}) nem látja.',
  'spread/not-at-short-range': 'Rövid távon semmi sem szór.',
  'spread/nobody': 'Senki más nem látszik elég közel a célponthoz ({{target, model}}).',
  'spread/strength': 'A második találat ereje ugyanaz, mint ezen a távon: {{strength, number}}, és sosem fejlövés.',
  'gun/hits-directly': 'A 10-es közvetlenül eltalálja: {{target, model}}.',
  'gun/confirmed': 'Valaki mozgott, ezért a 10-est kockának kell megerősítenie: {{die, number}} eléri ezt: {{needs, number}}.',
  'gun/not-confirmed':
    'Valaki mozgott, ezért a 10-est kockának kell megerősítenie: {{die, number}} nem éri el ezt: {{needs, number}}.',
  'gun/lands-beside': 'Mellé esik ({{target, model}}): csak a sablonja számít, az ő helyén.',
  'gun/has-no-template': 'Közvetlenül nem találja el ({{target, model}}), sablon nélkül pedig hatástalan.',
  'gun/template-force':
    'A {{size, length}} széles sablonja {{strength, number}} erővel és {{piercing, number}} páncéltöréssel talál.',
  'gun/not-man-sized': '{{target, model}} nem ember méretű: a nagy fegyverek úgy találják el, mint bármi más.',
  'gun/needs-confirmation':
    'Valaki mozgott: adjátok meg a kockát, amely megerősíti a 10-est ({{target, model}}); legalább {{needs, number}} kell.',
  'crew/near-enough': '{{model, model}} {{distance, length}}-re van, és számít; {{limit, length}}-ig elég közel van.',
  'crew/too-far': '{{model, model}} {{distance, length}}-re van, ezért hiányzik; {{limit, length}}-ig elég közel van.',
  'crew/takes-so-many': 'A löveghez ennyi ember kell: {{count, number}}.',
  'crew/dice-for-the-missing': 'Hiányzó emberek: {{missing, number}}; a lövés után dobandó kockák: {{count, number}}.',
  'crew/slow-adds-dice': 'Lassú, ami ennyi kockát ad hozzá: {{slow, number}}.',
  'crew/rounds-out': 'Legalább {{needs, number}}-es kockák: ennyi körig marad ki: {{rounds, number}}.',
  'crew/needs-dice': 'Annyi hatoldalú kockát adjatok meg, amennyi jár: {{count, number}}.',
  'template/squad-takes-so-many':
    '{{model, model}} raj: a sablon annyiszor találja el, amennyit egy {{sides, number}} oldalú kocka mutat.',
  'fired.refused': 'Ez így nem kérdezhető:',
  'fired.may': '{{model, model}}: őt is eltalálhatja',
  'fired.may-not': '{{model, model}}: nem találhatja el',
  'fired.nobody': 'A szórás senki mást nem találhat el.',
  'fired.direct': 'Magát az embert találja el.',
  'fired.beside': 'Mellé esik.',
  'fired.scatters': 'Elvéti, és elsodródik.',
  'fired.nothing': 'Hatástalan.',
  'fired.rounds': 'A löveg ennyi körig marad ki: {{rounds, number}}.',
  'fired.dice': 'A lövés után dobandó kockák: {{dice, number}}.',
  'fired.close': 'Eldönthetetlenül szoros: az asztal dönti el.',
  'usage/not-a-force': '{{option}} {{text}} nem erő és páncéltörés: így írd: 8,1.',
  'cli.help-spread': `eyeline spread TÁBLA LÖVŐ CÉLPONT --zone short | medium | long [--strength E] [--setting …] [--json] [--mm]

Kit találhat el még egy sörétes fegyver szórása azon kívül, akit eltalált? A megnevezettek egyikét, a lövő választása szerint.`,
  'cli.help-gun': `eyeline gun TÁBLA LÖVŐ CÉLPONT --roll C,KELL,KOCKA [--circle 8cm] [--force E,AP] [--moved target | weapon] [--confirm N] …

Mi lesz egy aknavető, ágyú vagy rakéta lövéséből egy ember ellen?

  --roll C,KELL,KOCKA  a találati dobás: ügyesség, szükséges érték, kocka
  --moved, --confirm N ki mozgott a legutóbbi aktiválásakor, és a kocka, amely a 10-est megerősíti
  --circle, --force    a sablonja szélessége, és a fegyver nyomtatott ereje és páncéltörése
  --direction FOK      merre megy, ami mellé megy, 90 jobbra;  --lobbed: felülről érkezik;  --setting, --json, --mm mint a template-nél`,
  'cli.help-crew': `eyeline crew TÁBLA KEZELŐ [--with NÉV …] [--weapon NÉV] [--needed N] [--slow N] [--dice 2,4,6] [--setting …] [--json] [--mm]

Hány körig marad ki egy aknavető vagy ágyú egy lövés után, ha nincs meg minden embere? Az számít, aki elég közel van a kezelőhöz vagy a löveghez.`,
};

/** What the check of a table for printing and play says. */
export const tableChecks = {
  'check/part-open_one': '{{piece, piece}}: a(z) „{{part}}” része nem zárt test; egy élének csak az egyik oldalán van háromszög.',
  'check/part-open_other':
    '{{piece, piece}}: a(z) „{{part}}” része nem zárt test; {{count}} élének csak az egyik oldalán van háromszög.',
  'check/part-faces-disagree_one':
    '{{piece, piece}}: a(z) „{{part}}” részének lapjai egy él mentén nem egyeznek abban, merre van kifelé, vagy kettőnél többen találkoznak ott.',
  'check/part-faces-disagree_other':
    '{{piece, piece}}: a(z) „{{part}}” részének lapjai {{count}} él mentén nem egyeznek abban, merre van kifelé, vagy kettőnél többen találkoznak ott.',
  'check/parts-float_one':
    '{{piece, piece}}: „{{part}}” a levegőben lóg, {{gap, length}} távolságra a legközelebbi dologtól, ami áll.',
  'check/parts-float_other':
    '{{piece, piece}}: {{count}} test a levegőben lóg; „{{part}}” van a legmesszebb mindentől, ami áll: {{gap, length}}.',
  'check/piece-tips':
    '{{piece, piece}} felborul: súlypontja {{by, length}} távolságra az alátámasztás mellett van, {{height, length}} magasan.',
  'check/piece-rocks':
    '{{piece, piece}} billeg: súlypontja csak {{by, length}} távolságra van az alátámasztás szélétől, {{height, length}} magasan; {{angle, angle}}-os dőléstől felborul.',
  'check/pieces-overlap': '{{piece, piece}} és {{other, piece}} egymásba nyúlik, legalább {{by, length}} mélyen.',
  'check/beyond-its-footprint': '{{piece, piece}} {{by, length}} hosszan túlnyúlik az alaprajzán.',
  'check/footprint-too-large':
    '{{piece, piece}} alaprajza túl nagy: egyik sarka {{by, length}} távolságra van mindentől, ami rajta áll.',
  'check/width-differs': '{{piece, piece}} szélessége {{is, length}}, a megadott {{stated, length}}: az eltérés {{by, length}}.',
  'check/depth-differs': '{{piece, piece}} mélysége {{is, length}}, a megadott {{stated, length}}: az eltérés {{by, length}}.',
  'check/height-differs': '{{piece, piece}} magassága {{is, length}}, a megadott {{stated, length}}: az eltérés {{by, length}}.',
  'check/sill-differs':
    '{{piece, piece}}: „{{opening}}” ({{kind, opening}}) párkánya {{is, length}} a padló fölött, a megadott {{stated, length}}: az eltérés {{by, length}}.',
  'check/sill-above-eyes':
    '{{piece, piece}}: „{{opening}}” ({{kind, opening}}): állva senki sem lát ki rajta; a párkány {{sill, length}}, a szem {{eyes, length}} magasan van a padló fölött.',
  'check/opening-filled': '{{piece, piece}}: „{{opening}}” ({{kind, opening}}) nem nyílás; {{share, share}} része be van építve.',
  'check/door-too-narrow':
    '{{piece, piece}}: {{base, length}} átmérőjű talp nem fér át ezen: „{{opening}}” ({{kind, opening}}), mert csak {{width, length}} széles.',
  'check/door-too-low':
    '{{piece, piece}}: „{{opening}}” ({{kind, opening}}) {{height, length}} magas; aki áll, annak {{needs, length}} kell.',
  'check/gap-too-narrow':
    '{{base, length}} átmérőjű talp nem fér át {{piece, piece}} és {{other, piece}} között: a rés {{gap, length}}.',
  'stated/no-piece-column': 'az első sornak az oszlopokat kell megneveznie, köztük ezt: „piece”; lehetségesek: {{columns}}.',
  'stated/no-such-column': 'nincs „{{column}}” oszlop; lehetségesek: {{columns}}.',
  'stated/piece-missing': 'ez a sor nem mondja meg, melyik tereptárgyról szól.',
  'stated/not-a-length': '„{{text}}” („{{column}}” oszlop) nem milliméterben megadott hossz.',
  'stated/sill-of-no-opening': 'a párkányhoz meg kell adni, melyik nyílásé.',
  'stated/too-many-cells': 'ebben a sorban {{count}} cella van, oszlop pedig {{columns}}.',
  'stated/no-such-piece_zero': 'a lista olyan tereptárgyról szól, amely nincs az asztalon: „{{piece}}”.',
  'stated/no-such-piece_one':
    'a lista olyan tereptárgyról szól, amely nincs az asztalon: „{{piece}}”. Erre gondoltál: {{meant}}?',
  'stated/no-such-piece_other':
    'a lista olyan tereptárgyról szól, amely nincs az asztalon: „{{piece}}”. Ezek egyikére gondoltál: {{meant}}?',
  'stated/no-such-opening_zero': 'a lista olyan nyílásról szól, amely nincs meg ({{piece}}): „{{opening}}”.',
  'stated/no-such-opening_one':
    'a lista olyan nyílásról szól, amely nincs meg ({{piece}}): „{{opening}}”. Erre gondoltál: {{meant}}?',
  'stated/no-such-opening_other':
    'a lista olyan nyílásról szól, amely nincs meg ({{piece}}): „{{opening}}”. Ezek egyikére gondoltál: {{meant}}?',
  'check.for': '{{board}}; talpak: {{bases}}, a figurák magassága {{height, length}}, szemmagasság {{eyes, length}}',
  'check.nothing-found':
    'Nincs mit kifogásolni: minden rész zárt, semmi sem lebeg, nem borul fel és nem nyúlik egymásba, a méretek, ajtók és rések megfelelnek.',
  'check.found_one': 'Egy dolgot érdemes megnézni:',
  'check.found_other': '{{count}} dolgot érdemes megnézni:',
  'check.at': 'helye: {{x}},{{z}}, {{height}} cm magasan',
  'cli.help-check': `eyeline check TÁBLA [--base 25/32/40] [--height MM] [--eyes MM] [--stated LISTA] [--tolerance MM] [--json]

Amit annak érdemes megnéznie, aki egy asztalt nyomtat, épít vagy berendez: nem zárt részek, levegőben lógó testek, felboruló vagy billegő
tereptárgyak, egymásba nyúló tereptárgyak, az alaprajztól vagy a listától eltérő méretek, rossz vagy túl magas ablakpárkányok,
beépített nyílások, a talpakhoz túl szűk ajtók és rések. Mindegyik a számaival és a helyével.

  --base A/B/C       az átférő talpak átmérője milliméterben; különben az asztalon álló embereké, végül 25
  --height MM        milyen magas, akinek át kell férnie az ajtókon; különben az asztal legmagasabb embere, végül 50
  --eyes MM          milyen magasan van az ablaknál álló szeme; különben az asztalon álló embereké
  --stated LISTA  a megadott méretek: CSV-fájl ezekkel az oszlopokkal: piece, width, depth, height, opening, sill; milliméterben
  --tolerance MM     mennyivel térhet el egy méret a megadottól; ha nincs megadva, 1
  --json             a leletek programoknak (docs/command-line.md)

0-val ér véget, ha nincs mit kifogásolni, 5-tel, ha van.`,
};

/** Látás kategóriás terep mellett és fölött, és hogy a csataszabályok mit látnak egy testből. */
export const areaSight = {
  'sight/body-seen':
    '{{looker, model}} látja a célpont ({{target, model}}) testének {{share, share}}-át. A test bármely része elég.',
  'sight/only-details-seen': 'A célpont ({{target, model}}) karja látszik ({{share, share}}), de az nem számít testrésznek.',
  'area/not-too-deep':
    '{{model, model}} ebben áll: {{piece, piece}}; a vonal {{depth, length}} hosszan megy át rajta, {{limit, length}} hosszig átlátni.',
  'area/too-deep':
    '{{model, model}} túl mélyen van ebben: {{piece, piece}}; a vonal {{depth, length}} hosszan megy át rajta, csak {{limit, length}} hosszig átlátni.',
  'area/rises-above':
    '{{model, model}} ({{class}}. méretosztály) kimagaslik ebből: {{piece, piece}} ({{category}}. kategória); nem számít, hogy a vonal {{depth, length}} hosszan megy át rajta.',
  'area/both-near-in-it':
    '{{one, model}} és {{other, model}} is ebben áll: {{piece, piece}}; köztük {{distance, length}} van, {{limit, length}} távolságig látják egymást.',
  'area/both-too-far-in-it':
    '{{one, model}} és {{other, model}} is ebben áll: {{piece, piece}}; köztük {{distance, length}} van, de csak {{limit, length}} távolságig látnák egymást.',
  'area/both-rise-above':
    '{{one, model}} és {{other, model}} is kimagaslik abból, amiben áll: {{piece, piece}} ({{category}}. kategória).',
  'area/blocks':
    'Köztük van: {{piece, piece}} ({{category}}. kategória), a vonalon {{depth, length}} hosszan; egyikük sem nagyobb osztályú, ezért takar.',
  'area/looked-over':
    '{{model, model}} ({{class}}. méretosztály) magasabb ennél: {{piece, piece}} ({{category}}. kategória); fölötte látják egymást.',
  'area/just-beside-the-line': 'Egy {{tolerance, length}} hosszú elmozdulástól közéjük kerülne: {{piece, piece}}.',
  'area/decoration-hides-nothing':
    '{{piece, piece}}: a körvonala és a kategóriája számít; ami csak díszként áll benne, nem takar.',
  'combat/blocks':
    'Közelharc folyik köztük. A legnagyobb harcoló {{tallest, model}} ({{height}}. méretosztály), és kettejük közül egyik sem nagyobb osztályú nála, ezért takar.',
  'combat/looked-over':
    '{{model, model}} ({{class}}. méretosztály) magasabb mindenkinél, aki köztük harcol ({{tallest, model}}, {{height}}. méretosztály); a közelharc fölött látják egymást.',
  'combat/just-beside-the-line':
    'A vonal {{gap, length}} távolságra halad el a közelharc mellett ({{tallest, model}}); egy lökéstől közéjük kerülne.',
  'class/by-its-entry': '{{model, model}}: a leírása szerint {{class}}. méretosztályú.',
  'class/vehicle-is-large': '{{model, model}} jármű, ezért {{class}}. méretosztályú.',
  'class/is-normal': '{{model, model}}: {{class}}. méretosztályú, mint mindenki, akinek a leírása mást nem mond.',
  'class/of-raised-piece':
    '{{model, model}} ezen áll: {{piece, piece}}; ezért {{class}}. méretosztályúnak számít, ez annak a kategóriája.',
  'class/of-raised-ground':
    '{{model, model}} ezen áll: {{piece, piece}}, az asztal fölött {{height, length}} magasan; ezért {{class}}. méretosztályúnak számít.',
};

/** Amit az oldal mond, amíg valaki a szabályok szerint mozog. */
export const movementOnThePage = {
  'tool.move': 'Mozgás a szabályok szerint',
  'way.choose':
    'Válaszd ki a figurát, aki mozog. Az asztalon látszik, hová juthat el, és az útjának az ára is, miközben vezeted.',
  'way.how':
    'Húzd, vagy kattints oda, ahová menjen; a Shiftes kattintás új szakaszt kezd. A nyilak 5 mm-rel vezetik (Shifttel 25-tel), az Enter odateszi.',
  'way.order': 'Amit felhasznál',
  'way.order-move': 'egy akció',
  'way.order-two-moves': 'mindkét akció',
  'way.pricing': 'Árazás …',
  'way.go': 'Menjen ide',
  'way.bend': 'Innen tovább',
  'way.take-back-bend': 'Vissza az előző szakaszhoz',
  'way.as-far': 'Csak amíg eljut',
  'way.cheapest': 'Legolcsóbb út ide',
  'way.seeking-cheapest': 'Keressük a legolcsóbb utat …',
  'way.no-reach': 'Hogy hová juthat el, az nem látszik: ez a böngésző csak úgy keresné meg, hogy közben megáll az oldal.',
  'way.on': '{{on, carrier}}',
  'way.factor': '{{measure, length}} × {{factor, number}}',
  'way.factor-and-rest': '{{measure, length}} × {{factor, number}} + {{rest, length}}',
  'way.reach-one': 'Egy akcióval eddig jut el: {{allowance, length}}.',
  'way.reach-both': 'Mindkét akcióval: {{allowance, length}}.',
  'way.seeking': 'Keressük, hová juthat el …',
  'way.up-ladder': 'Létra ({{piece, piece}}), fel {{height, length}} magasra',
  'help.bend': 'szabályos mozgásnál: innen tovább, új szakasszal',
  'help.lift': 'az út magasabb vagy alacsonyabb szintre vezet, létrán feljebb vagy lejjebb',
  'help.go': 'a figura az útja végére lép',
} as const;

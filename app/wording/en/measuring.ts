/** Distances: what the rules say of them, and how the command line tells them. */
export const measuring = {
  'figure/heads': 'head to head',
  'figure/bases': 'base to base',
  'figure/base-solids': 'base to base, with their thickness',
  'figure/in-sight': 'from the head to the nearest point in sight',
  'measure/hull-in-sight':
    '{{looker, model}} shoots at {{vehicle, model}} over {{gap, length}}: to the nearest point of the hull or turret that he sees.',
  'measure/hull-unseen': '{{looker, model}} sees nothing of {{vehicle, model}}, so that the nearest point counts, seen or not.',
  'figure/level': 'seen from above',
  'figure/upright': 'in height',
  'figure/bodies': 'body to body',
  'figure/axes': 'axis to axis, seen from above',
  'thing/model': 'model',
  'thing/unit': 'unit',
  'thing/piece': 'piece of terrain',
  'thing/zone': 'zone',
  'thing/objective': 'objective',
  'thing/point': 'point',
  'thing/line': 'line',

  'measured/not-on-the-board': 'There is no such {{kind, thing}} on the board: {{name}}',
  'measured/is-the-same': 'A thing has no distance to itself.',
  'measured/not-a-model': 'Only models and units are within something.',
  'distance/not-a-length': 'A distance is a length of 0 or more.',
  'within/not-by-sight-in-these-rules':
    'The {{ruleSet}} rules do not ask for whom somebody sees here: they say themselves where sight counts.',
  'range/near-enough':
    '{{model, model}} is the nearest whom {{firer, model}} sees, {{gap, length}} away: in range, up to {{limit, length}}.',
  'range/too-far':
    '{{model, model}} is the nearest whom {{firer, model}} sees, {{gap, length}} away: out of range, {{limit, length}} would be in it.',
  'range/nobody-seen': '{{firer, model}} sees nobody of them: nobody is in range.',
  'range/nearer-unseen': '{{model, model}} is nearer, {{gap, length}} away, and does not count: he is not seen.',
  'wholly/not-in-these-rules': 'The {{ruleSet}} rules do not ask for wholly within here.',
  'candidates/none-named': 'Nothing was named that could be the closest.',

  'measure/counts': 'What counts is the distance {{by, figure}}: {{gap, length}}.',
  'within/near-enough': '{{model, model}} is near enough: {{gap, length}} of at most {{limit, length}}.',
  'within/too-far': '{{model, model}} is too far away: {{gap, length}}, and at most {{limit, length}} is near enough.',
  'within/wholly': 'No point of {{model, model}} is farther than {{gap, length}}, of at most {{limit, length}}.',
  'within/not-wholly': 'A point of {{model, model}} is {{gap, length}} away, and at most {{limit, length}} is near enough.',
  'within/inside': 'The base of {{model, model}} reaches into it.',
  'within/outside': '{{model, model}} stands {{gap, length}} outside of it.',
  'within/wholly-inside': 'All of the base of {{model, model}} is in it.',
  'within/sticks-out': 'The base of {{model, model}} sticks out of it by {{gap, length}}.',
  'within/share-inside': 'Of the base of {{model, model}} {{share, share}} is in it.',
  'within/by-this-model': '{{model, model}} is: {{gap, length}} of at most {{limit, length}}.',
  'within/not-this-model': '{{model, model}} is not: {{gap, length}}, and at most {{limit, length}} is near enough.',
  'closest/one': '{{one, carrier}} is the closest, {{gap, length}} away.',
  'closest/one-of-several':
    '{{one, carrier}} is one of {{count}} that are equally close, {{gap, length}} away: whoever asks chooses.',
  'closest/next': 'Next comes {{one, carrier}}, {{gap, length}} away, {{more, length}} farther.',
  'contact/bases-touch': 'Their bases touch.',
  'contact/bases-overlap': 'Their bases press into each other, which no position may.',
  'contact/bases-apart': 'Between their bases there are {{gap, length}}; up to {{limit, length}} counts as touching.',
  'contact/no-enemy': 'Only the body of an enemy counts for that, and {{other, model}} is none.',
  'contact/own-body-juts-out': 'What keeps the bases apart is the body of {{model, model}} itself, and that does not count.',
  'contact/could-have-touched':
    'Within the move there is a place where the bases do touch {{other, model}}, {{cost, length}} away, so that no overhang counts.',
  'contact/move-long-enough':
    'Without the body in its way the move would have been long enough: it would have taken {{cost, length}}.',
  'contact/no-closer-place': 'No place within the move brings the bases closer together than {{gap, length}}.',
  'close-in/overhang-keeps-apart':
    'There the bodies touch: the body of {{other, model}} keeps the bases apart. Whether that counts as contact is a question of its own.',
  'close-in/body-in-the-way': 'There its body would press into that of {{other, model}}.',
  'contact/overhang-counts':
    'They count as touching until the end of the turn: only the body that juts out keeps the bases apart.',
  'contact/nobody-moved': 'No move is known in which a body that juts out kept the bases apart.',
  'contact/move-too-short': 'Without the body in the way the move would have been too short for the bases to touch.',
  'contact/turn-is-over': 'The turn of that move is over.',
  'contact/bodies-apart': 'They are not as close as they can be: their bodies are {{gap, length}} apart.',
  'contact/bodies-touch': 'They are as close as they can be: their bodies touch.',
  'contact/bodies-too-far': 'Their bodies are {{gap, length}} apart, and at most {{limit, length}} is near enough.',
  'contact/bodies-near-enough': 'Their bodies are {{gap, length}} apart, of at most {{limit, length}}.',
  'close-in/already-there':
    'It is as close as it can be already, {{gap, length}} away: it is not moved, and counts as having moved.',
  'close-in/must-touch':
    'Its move reaches so far that the bases touch, after {{cost, length}}: it must end touching, and its player chooses where.',
  'close-in/comes-so-near':
    'It comes as near as {{gap, length}}, after {{cost, length}}. Any end that is no farther than {{limit, length}} will do, and its player chooses.',
  'close-in/may-move-in-range': 'It is in range of the objective already: it may move, and must end in range.',
  'close-in/must-be-in-range':
    'Its move reaches so far that the objective is in range, after {{cost, length}}: it must end in range, and its player chooses where.',
  'close-in/stays': 'It stays where it stands.',
  'close-in/moves-away': 'It may not be moved.',
  'close-in/ends-near-enough': 'It ends {{gap, length}} away, of at most {{limit, length}}.',
  'close-in/ends-too-far': 'It ends {{gap, length}} away, and at most {{limit, length}} is near enough.',
  'close-in/no-way-there': 'No way of at most {{allowance, length}} leads there.',
  'close-in/cannot-stand': 'It cannot stand there.',
  'close-in/leaves-coherency': 'It leaves its unit: {{neighbour, model}} is {{gap, length}} away.',
  'close-in/search-given-up': 'Not every place was looked into: another end may be nearer by up to {{more, length}}.',
  'coherency/held-by': '{{model, model}} is held by {{neighbour, model}}: {{gap, length}} of at most {{limit, length}}.',
  'coherency/alone': '{{model, model}} has nobody near enough: {{gap, length}}, and at most {{limit, length}} is near enough.',
  'coherency/spread':
    'None is too far from any other: {{gap, length}} of at most {{limit, length}}, and {{height, length}} in height.',
  'coherency/too-spread':
    'Some are too far from each other: up to {{gap, length}}, where at most {{limit, length}} is near enough, and {{height, length}} in height.',
  'goal/no-model-or-objective': 'One moves as close as possible to a model, a unit or an objective.',
  'unit/is-one-model': 'The unit {{unit}} is one model, of which no coherency is asked.',
  'call/within-the-tolerance': 'It is too close to call: {{tolerance, length}} would turn it. The players settle it.',
  'area/line-runs-through': 'The line between the bases runs through {{piece, piece}} for {{depth, length}}.',

  'cli.help-measure': `eyeline measure BOARD --from A --to B [--rules core|skirmish|battle] [--within X] [--wholly] [--in-sight] [--touching] [--json] [--mm]

How far is one thing from another? Every definition of a distance is told with the two points it lies between; the arrow marks the one that
the rule set goes by.

  --from A, --to B     a model by its id, its name, or a part of its name; or
                       unit:red/squad     all models of a unit          terrain:NAME     a piece of terrain
                       at:12,-3.5         a point, in centimetres       zone:NAME        a zone
                       objective:NAME     an objective                  edge:far         an edge: far, near, left, right
                       quarter:far-left   a quarter: far-left, far-right, near-left, near-right
  --within X           is A within X of B? Inches or centimetres as the rule set speaks, or 15cm, 6in, 152.4mm; 0 asks whether it is
                       inside of an area
  --wholly             all of A's base, not only its nearest point
  --in-sight           for shooting: only those of B count whom A sees (battle rules)
  --touching           are A and B in base contact? (core)
  --after-move HOW     of A, kept off by the body of B, and without that long-enough, or too-short
  --moved-from X,Z     or where that move of A began, in centimetres, with --move for how far it could go: the rest is found
  --move X             must A, told to move as close as possible to B with a move of X, end where? (core)
  --end X,Z            and may it end here, in centimetres?
  --coherency          that move keeps A in coherency with its unit; without --move: does the unit A hang together? (core)
  --rules NAME         core, skirmish or battle; the first is skirmish
  --setting NAME=VALUE what your table agreed, as often as needed
  --json               the verdict as it is, for programs
  --mm                 lengths in millimetres`,
  'cli.help-closest': `eyeline closest BOARD --to A --among B --among C … [--rules core|skirmish|battle] [--json] [--mm]

Which of several things is the closest to a model or unit, and by how much? Those that are equally close are all named.

  --to A               whose closest is wanted: as --from of eyeline measure
  --among B            one candidate; as often as there are candidates
  --rules NAME         core, skirmish or battle; the first is skirmish
  --setting NAME=VALUE what your table agreed, as often as needed
  --json               the verdict as it is, for programs
  --mm                 lengths in millimetres`,
  'measured.model': '{{model, model}}',
  'measured.unit': 'the unit {{unit}}',
  'measured.terrain': '{{piece, piece}}',
  'measured.zone': 'the zone {{zone, zone}}',
  'measured.objective': 'the objective {{objective, objective}}',
  'measured.edge-far': 'the far edge',
  'measured.edge-near': 'the near edge',
  'measured.edge-left': 'the left edge',
  'measured.edge-right': 'the right edge',
  'measured.quarter-far-left': 'the far left quarter',
  'measured.quarter-far-right': 'the far right quarter',
  'measured.quarter-near-left': 'the near left quarter',
  'measured.quarter-near-right': 'the near right quarter',
  'measured.point': 'the point {{place}}',
  'measured.line': 'the line',
  'measure.refused': 'This cannot be measured.',
  'measure.too-close': 'It is too close to call: the players settle it.',
  'measure.title': 'From {{one}} to {{other}}: {{distance, length}}.',
  'measure.column-by': '  definition',
  'measure.column-candidate': '  candidate',
  'measure.column-distance': 'distance',
  'measure.column-from': 'from: right',
  'measure.column-z': 'near',
  'measure.column-height': 'up',
  'measure.column-to': 'to: right',
  'measure.within-yes': 'Yes: {{one}} is within {{limit, length}} of {{other}}.',
  'measure.within-no': 'No: {{one}} is not within {{limit, length}} of {{other}}.',
  'measure.wholly-yes': 'Yes: {{one}} is wholly within {{limit, length}} of {{other}}.',
  'measure.wholly-no': 'No: {{one}} is not wholly within {{limit, length}} of {{other}}.',
  'measure.within-inside-yes': 'Yes: {{one}} is within {{other}}.',
  'measure.within-inside-no': 'No: {{one}} is not within {{other}}.',
  'measure.wholly-inside-yes': 'Yes: {{one}} is wholly within {{other}}.',
  'measure.wholly-inside-no': 'No: {{one}} is not wholly within {{other}}.',
  'measure.closest': 'The closest to {{other}}: {{one}}.',
  'measure.closest-several': 'Equally close to {{other}}: {{number, number}}. Whoever asks chooses.',
  'measure.contact-bases': '{{model, model}} and {{other, model}} are in base contact.',
  'measure.contact-overhang':
    '{{model, model}} and {{other, model}} count as in base contact, with {{gap, length}} between their bases and {{bodyGap, length}} between their bodies.',
  'measure.end-stands': '{{model, model}} may end there.',
  'measure.end-falls': '{{model, model}} may not end there.',
  'measure.nearest-end': 'The nearest end that was found: {{x}} to the right, {{z}} towards the near edge, {{gap, length}} away.',
  'measure.coherency-yes': 'The unit {{unit}} hangs together.',
  'measure.coherency-no': 'The unit {{unit}} does not hang together.',
  'usage/only-a-model-moves': '{{option}} moves one model.',
  'usage/only-of-a-unit': '{{option}} asks about a unit.',
  'measure.contact-none': '{{model, model}} and {{other, model}} are not in base contact.',
  'usage/nothing-of-that-name_zero': "{{option}}: there is no {{kind}} '{{text}}' on this board. Known: {{known}}",
  'usage/nothing-of-that-name_one':
    "{{option}}: there is no {{kind}} '{{text}}' on this board. Did you mean {{meant}}? Known: {{known}}",
  'usage/nothing-of-that-name_other':
    "{{option}}: there is no {{kind}} '{{text}}' on this board. Did you mean one of {{meant}}? Known: {{known}}",
  'usage/not-a-length': "{{option}} wants a length such as 6, 6in, 15cm or 152.4mm, not '{{text}}'.",
  'usage/only-between-models': '{{option}} is asked of two models.',
} as const;

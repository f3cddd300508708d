/** What the command line says of moving. */
export const movementOnTheCommandLine = {
  'cli.help-move': `eyeline move BOARD MODEL [--via PLACE …] [--ladder LADDER] --to PLACE [--cheapest] [--action one|two|charge] [--target ENEMY]
                   [--rules RULES] [--movement CM] [--loaded] [--heavy none|alone|with-crew] [--dice N,N] [--danger N,…] [--setting NAME=VALUE …] [--first-seen] [--json] [--mm]
eyeline move BOARD --unit UNIT --by X,Z [--owner SIDE] [--rules battle] …

Says what a way costs, stretch by stretch, whether the model may go it, where it must stop if not, and by which clause.

  --to X,Z[,HEIGHT]    where to, in centimetres from the middle of the table; on the surface nearest to that height (its own, if none is given)
  --via X,Z[,HEIGHT]   a place on the way, as often as needed, in their order; it goes straight in between
  --ladder PIECE[/LADDER][@CM]
                       up or down a ladder, before --to: to its head, or to rest so high above its foot. --via and --to take ladders as well
  --cheapest           looks for the cheapest way to --to instead of going straight
  --first-seen         says where on the way each model of another side sees it first, to half a millimetre
  --unit UNIT --by X,Z moves a whole unit as it stands, each model priced by itself, and says whether it hangs together
  --owner SIDE         whose unit, where several sides have one of that name
  --rules RULES        which rules: skirmish (the usual, in centimetres) or battle (in inches)
  --action one         one move; two: both actions in one movement; charge: at the enemy named with --target
  --movement CM        how far one move takes it by its profile, if not what the rules give everybody
  --loaded             it carries something;  --heavy alone|with-crew: it bears a weapon that slows it
  --dice 2,5           dice rolled before the move, where the rules ask for them
  --danger 1,4         dice rolled for dangerous ground, one for each model that comes into some, in the order in which they go
  --setting N=V        what your table agreed, as often as needed
  --json               the verdict as the rules give it, for programs (see docs/command-line.md)
  --mm                 lengths in millimetres

Ends with 0, also where the answer is that it may not; or with 4 when the rules cannot take the question.`,
  'move.allowed': '{{model, model}} may go this way.',
  'move.not-allowed': '{{model, model}} may not go this way.',
  'move.too-close': 'Whether {{model, model}} may go this way is too close to call.',
  'move.refused': 'How {{model, model}} moves has no answer.',
  'move.costs_one': 'It costs {{cost, length}} of {{allowance, length}}; {{left, length}} are left. It takes {{count}} action.',
  'move.costs_other':
    'It costs {{cost, length}} of {{allowance, length}}; {{left, length}} are left. It takes {{count}} actions.',
  'move.way': 'The way: {{way}}',
  'move.stretches': 'Stretch by stretch',
  'move.barred': 'Barred at {{place}} (missing: {{missing}})',
  'effect/gas': 'gas',
  'effect/smoke': 'smoke',
  'effect/fire': 'fire',
  'effect/crater': 'a crater',
  'move.area': '{{effect}} ({{zone}}): {{enters}}, {{leaves}}',
  'move.area-entered': 'in after {{cost, length}}',
  'move.area-begun': 'in from the beginning',
  'move.area-left': 'out after {{cost, length}}',
  'move.area-stayed': 'still in at the end',
  'move.stops': 'It stops at {{place}}, after {{cost, length}}; {{left, length}} are left.',
  'move.place': '{{x}} right, {{z}} near, {{height}} up',
  'move.on-ladder': 'the ladder of {{piece, piece}}, {{height, length}} up',
  'move.first-seen': 'First seen on the way',
  'move.seen-nowhere': '{{by, model}}: nowhere',
  'move.seen-at-once': '{{by, model}}: where it stands already',
  'move.seen-after': '{{by, model}}: after {{length, length}}, at {{place}}',
  'move.nobody-looks': 'There is nobody of another side to see it.',
  'move.column-kind': 'stretch',
  'move.column-length': 'length',
  'move.column-up': 'up',
  'move.column-down': 'down',
  'move.column-cost': 'cost',
  'move.column-clause': 'clause',
  'move.column-where': 'on',
  'move.unit-allowed': 'The unit may move like this.',
  'move.unit-not-allowed': 'The unit may not move like this.',
  'move.unit-too-close': 'Whether the unit may move like this is too close to call.',
  'move.may': 'may',
  'move.may-not': 'may not',
  'move.coherent': 'It hangs together.',
  'move.not-coherent': 'It falls into {{count}} groups:',
  'leg/walk': 'walk',
  'leg/step': 'step',
  'leg/climb': 'climb up',
  'leg/descend': 'climb down',
  'leg/cross': 'cross',
  'leg/ladder': 'ladder',
  'usage/model-missing': 'which {{called}}? Name it after the board, or give a --unit.',
  'usage/no-such-ladder_zero':
    "{{option}}: '{{text}}' is neither a place (12,-3.5) nor a ladder of this board. Its ladders: {{known}}.",
  'usage/no-such-ladder_one':
    "{{option}}: '{{text}}' is neither a place (12,-3.5) nor a ladder of this board. Did you mean {{meant}}? Its ladders: {{known}}.",
  'usage/no-such-ladder_other':
    "{{option}}: '{{text}}' is neither a place (12,-3.5) nor a ladder of this board. Did you mean one of {{meant}}? Its ladders: {{known}}.",
  'usage/not-dice': "{{option}} wants dice such as 2,5, not '{{text}}'.",
  'usage/which-unit_zero':
    "{{option}}: there is no unit '{{wanted}}' of that side. Units: {{units}}. Sides that have it: {{owners}}.",
  'usage/which-unit_one': "{{option}}: that side has no unit '{{wanted}}'; this one has: {{owners}}. Units: {{units}}.",
  'usage/which-unit_other':
    "{{option}}: several sides have a unit '{{wanted}}', say with --owner which one: {{owners}}. Units: {{units}}.",
  'cli.help-reach': `eyeline reach BOARD MODEL [--action one|two|charge] [--target ENEMY] [--rules RULES] [--movement CM] [--loaded]
                    [--heavy none|alone|with-crew] [--dice N,N] [--setting NAME=VALUE …] [--json] [--mm]

Says all that a model may come to: each level with its height and how much of it is in reach, and the ladders.

  --rules RULES        which rules: skirmish (the usual, in centimetres) or battle (in inches)
  --action one         one move; two: both actions in one movement; charge: at the enemy named with --target
  --movement CM        how far one move takes it by its profile, if not what the rules give everybody
  --loaded             it carries something;  --heavy alone|with-crew: it bears a weapon that slows it
  --dice 2,5           dice rolled before the move, where the rules ask for them
  --setting N=V        what your table agreed, as often as needed
  --json               the verdict as the rules give it, for programs (see docs/command-line.md)
  --mm                 lengths in millimetres

Ends with 0, or with 4 when the rules cannot take the question. With --json the outlines come with it.`,
  'reach.title': 'What {{model, model}} can come to:',
  'reach.column-level': 'level',
  'reach.column-height': 'height',
  'reach.column-within': 'with {{allowance, length}}',
  'reach.from-to': '{{least}} – {{most}}',
  'reach.area': '{{area}} cm²',
  'reach.ladders': 'On ladders',
  'reach.ladder': '{{piece, piece}}: from {{from, length}} to {{to, length}} above its foot, from {{cost, length}} on',
  'reach.not-near': 'Not nearer than {{distance, length}} to {{other, model}}, if it is seen from there.',
  'reach.not-on': 'Not on {{piece, piece}}.',
} as const;

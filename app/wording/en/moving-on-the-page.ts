/** What the page says while somebody is moved by the rules. */
export const movementOnThePage = {
  'tool.move': 'Move by the rules',
  'way.choose':
    'Choose the model that moves. All that it can come to is drawn on the table, and its way is priced as you lead it.',
  'way.how':
    'Drag it, or click where it should go; a click with Shift adds a bend. Arrows lead it by 5 mm (with Shift by 25), Enter moves it there.',
  'way.order': 'It uses',
  'way.order-move': 'one action',
  'way.order-two-moves': 'both actions',
  'way.pricing': 'Being priced …',
  'way.go': 'Move here',
  'way.bend': 'Go on from here',
  'way.take-back-bend': 'Back to the last bend',
  'way.as-far': 'Only as far as it comes',
  'way.cheapest': 'Cheapest way there',
  'way.seeking-cheapest': 'Looking for the cheapest way …',
  'way.no-reach': 'What is in reach is not drawn: this browser cannot look for it without standing still.',
  'way.on': '{{on, carrier}}',
  'way.factor': '{{measure, length}} × {{factor, number}}',
  'way.factor-and-rest': '{{measure, length}} × {{factor, number}} + {{rest, length}}',
  'way.reach-one': 'With one action it comes this far: {{allowance, length}}.',
  'way.reach-both': 'With both actions: {{allowance, length}}.',
  'way.seeking': 'Looking for all that is in reach …',
  'way.up-ladder': 'The ladder of {{piece, piece}}, up to {{height, length}}',
  'help.bend': 'while moving by the rules: go on from here',
  'help.lift': 'lead the way to a higher or lower floor, or along a ladder',
  'help.go': 'move the model to the end of its way',
} as const;

/** Straight lines between models, as the command line tells them. */
export const lines = {
  'cli.help-line': `eyeline line BOARD --from A --to B [--starts WHERE] [--ends WHERE] [--thickness MM] [--gap WxH] [--json] [--mm]

Is there a straight line between two models, as your rule book defines it? All lines are looked at: that there is one is shown by one, that
there is none is proven. No rule set is asked: this is a fact about the table.

  --from A, --to B     a model by its id, its name, or a part of its name
  --starts WHERE       body: from any part of the body (the usual); base: from anywhere in the upright solid over the base;
                       eyes: from its eye; 12,-3.5,4.5: from that point, in centimetres to the right, to the near edge, and up
  --ends WHERE         the same for the other model; as --starts unless told
  --height MM          how high that solid is over a base; else as high as the model
  --thickness MM       the line is a straight rod of this diameter, and nothing may reach into it: 1 for a line of 1 mm
  --smoke MM           smoke on the table is in the way, this high over its floor (1000); 0 for lines that go through it
  --gap WxH            what is seen only through gaps narrower than W or lower than H mm does not count: 3x3
  --blocking WHAT      terrain: terrain alone; vehicles: and vehicles (the usual); models: and all models. Those of the two
                       units never block
  --tolerance MM       it is too close to call where this much on whatever is in the way would turn it; 1 unless told
  --json               the question and what was found, for programs
  --mm                 lengths in millimetres`,
  'line.title': 'Any straight line between the two?',
  'line.asking': 'Being looked for …',
  'line.starts': 'From',
  'line.ends': 'To',
  'line.place-body': 'any part',
  'line.place-base': 'over the base',
  'line.place-eyes': 'the eye',
  'line.smoke-hides': 'Smoke is in the way',
  'line.thick': 'Thickness, mm',
  'line.in-the-way': 'What is in the way',
  'line.past-terrain': 'terrain',
  'line.past-vehicles': 'and vehicles',
  'line.past-models': 'and all models',
  'line.asked': 'A straight line {{starts}} {{ends}}.',
  'line.from-body': 'from any part of the one body',
  'line.from-base': 'from anywhere over the one base',
  'line.from-eyes': 'from the eye of the one',
  'line.from-point': 'from the one point',
  'line.to-body': 'to any part of the other body',
  'line.to-base': 'to anywhere over the other base',
  'line.to-eyes': 'to the eye of the other',
  'line.to-point': 'to the other point',
  'line.thickness': 'It is {{thickness, number}} mm thick.',
  'line.gap': 'Gaps below {{width, number}} × {{height, number}} mm do not count.',
  'line.free': 'There is one from {{looker, model}} to {{target, model}}.',
  'line.blocked': 'There is none from {{looker, model}} to {{target, model}}.',
  'line.undecided': 'Whether there is one from {{looker, model}} to {{target, model}} could not be shown either way.',
  'line.begins': 'it begins at',
  'line.comes-to': 'and ends at',
  'line.proof': 'Proven: planes across the way {{screens, number}}, pieces of the one without a line {{pieces, number}}.',
  'line.stopped': 'The line from middle to middle is stopped by {{by}}.',
  'line.close': 'It is too close to call: {{tolerance, number}} mm on what is in the way would turn it.',
  'line.undecided-is-close': 'It is too close to call: the players settle it.',
  'usage/below-nothing': '{{option}} may not be below 0, as {{text}} is.',
  'usage/not-a-point':
    "{{option}} wants a point such as 12,-3.5,4.5 (centimetres to the right, to the near edge, and up), not '{{text}}'.",
  'usage/not-a-gap': "{{option}} wants a width and a height in millimetres, such as 3x3, not '{{text}}'.",
  'usage/not-to-itself': '{{model}} cannot be both.',
} as const;

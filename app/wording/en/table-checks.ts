/** What the check of a table for printing and play says. */
export const tableChecks = {
  'check/part-open_one': '{{piece, piece}}: its part “{{part}}” is not watertight; one edge has a triangle on one side only.',
  'check/part-open_other':
    '{{piece, piece}}: its part “{{part}}” is not watertight; {{count}} edges have a triangle on one side only.',
  'check/part-faces-disagree_one':
    '{{piece, piece}}: the faces of its part “{{part}}” do not agree about what is outside along one edge, or more than two meet there.',
  'check/part-faces-disagree_other':
    '{{piece, piece}}: the faces of its part “{{part}}” do not agree about what is outside along {{count}} edges, or more than two meet there.',
  'check/parts-float_one': '{{piece, piece}}: “{{part}}” hangs in the air, {{gap, length}} from the nearest thing that stands.',
  'check/parts-float_other':
    '{{piece, piece}}: {{count}} bodies hang in the air; “{{part}}” is the farthest from all that stands, by {{gap, length}}.',
  'check/piece-tips':
    '{{piece, piece}} tips over: its weight lies {{by, length}} beside what it stands on, {{height, length}} up.',
  'check/piece-rocks':
    '{{piece, piece}} rocks: its weight lies only {{by, length}} inside of what it stands on, {{height, length}} up; a tilt of {{angle, angle}} tips it over.',
  'check/pieces-overlap': '{{piece, piece}} and {{other, piece}} reach into each other, by {{by, length}} at least.',
  'check/beyond-its-footprint': '{{piece, piece}} reaches {{by, length}} beyond its footprint.',
  'check/footprint-too-large':
    'The footprint of {{piece, piece}} is too large: one of its corners is {{by, length}} from all that stands on it.',
  'check/width-differs': '{{piece, piece}} is {{is, length}} wide and was stated to be {{stated, length}}: {{by, length}} off.',
  'check/depth-differs': '{{piece, piece}} is {{is, length}} deep and was stated to be {{stated, length}}: {{by, length}} off.',
  'check/height-differs': '{{piece, piece}} is {{is, length}} high and was stated to be {{stated, length}}: {{by, length}} off.',
  'check/sill-differs':
    '{{piece, piece}}: the sill of the {{kind, opening}} “{{opening}}” is {{is, length}} over its floor and was stated to be {{stated, length}}: {{by, length}} off.',
  'check/sill-above-eyes':
    '{{piece, piece}}: nobody on foot looks out of the {{kind, opening}} “{{opening}}”; its sill is {{sill, length}} over the floor and his eyes {{eyes, length}}.',
  'check/opening-filled': '{{piece, piece}}: the {{kind, opening}} “{{opening}}” is no hole; {{share, share}} of it is filled.',
  'check/door-too-narrow':
    '{{piece, piece}}: a base of {{base, length}} does not fit through the {{kind, opening}} “{{opening}}”, which is {{width, length}} wide.',
  'check/door-too-low':
    '{{piece, piece}}: the {{kind, opening}} “{{opening}}” is {{height, length}} high; whoever stands needs {{needs, length}}.',
  'check/gap-too-narrow':
    'A base of {{base, length}} does not pass between {{piece, piece}} and {{other, piece}}: the gap is {{gap, length}}.',
  'stated/no-piece-column': 'the first line must name the columns, one of them “piece”, of: {{columns}}.',
  'stated/no-such-column': 'there is no column “{{column}}”; there are: {{columns}}.',
  'stated/piece-missing': 'this row does not say of which piece it speaks.',
  'stated/not-a-length': '“{{text}}” under “{{column}}” is not a length in millimetres.',
  'stated/sill-of-no-opening': 'a sill needs an opening that it belongs to.',
  'stated/too-many-cells': 'there are {{count}} cells in this row and {{columns}} columns.',
  'stated/no-such-piece_zero': 'the sheet speaks of a piece “{{piece}}”, which is not on the board.',
  'stated/no-such-piece_one': 'the sheet speaks of a piece “{{piece}}”, which is not on the board. Was this meant: {{meant}}?',
  'stated/no-such-piece_other':
    'the sheet speaks of a piece “{{piece}}”, which is not on the board. Was one of these meant: {{meant}}?',
  'stated/no-such-opening_zero': 'the sheet speaks of an opening “{{opening}}”, which {{piece}} does not have.',
  'stated/no-such-opening_one':
    'the sheet speaks of an opening “{{opening}}”, which {{piece}} does not have. Was this meant: {{meant}}?',
  'stated/no-such-opening_other':
    'the sheet speaks of an opening “{{opening}}”, which {{piece}} does not have. Was one of these meant: {{meant}}?',
  'check.for': '{{board}}, for bases of {{bases}}, men {{height, length}} tall with eyes at {{eyes, length}}',
  'check.nothing-found':
    'Nothing found: all parts are watertight, nothing floats, tips or overlaps, all sizes, doors and gaps fit.',
  'check.found_one': 'One thing to look at:',
  'check.found_other': '{{count}} things to look at:',
  'check.at': 'at {{x}},{{z}}, {{height}} cm up',
  'cli.help-check': `eyeline check BOARD [--base 25/32/40] [--height MM] [--eyes MM] [--stated SHEET] [--tolerance MM] [--json]

What whoever prints, builds or lays out a table should look at: parts that are not watertight, bodies that hang in the air, pieces that tip over
or rock, pieces that reach into each other, pieces that are not as large as their footprint or the sheet says, windows whose sill is wrong or too high
to look over, openings that are filled, doors and gaps too narrow for a base. Each with its figures and a place.

  --base A/B/C       diameters of the bases that are to pass, in millimetres; else those of the men on the board, else 25
  --height MM        how tall whoever is to pass through doors is; else the tallest man on the board, else 50
  --eyes MM          how high the eyes of whoever stands at a window are; else those of the men on the board
  --stated SHEET     what was stated of the pieces: a table (CSV) with columns piece, width, depth, height, opening, sill; millimetres
  --tolerance MM     by how much a size may differ from what was stated; 1 where nothing is said
  --json             the findings for programs (docs/command-line.md)

Ends with 0 where nothing was found, and with 5 where something was.`,
};

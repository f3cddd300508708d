/** The report of a whole board, and what `eyeline analyse` says. */
export const labPage = {
  'lab-page.title': '{{board}}: report of the board',
  'lab-page.unnamed': 'A board without a name',
  'lab-page.board-is': '{{width}} × {{depth}}; pieces of terrain: {{pieces}}, models: {{models}}',
  'lab-page.card-symmetry': 'of the terrain is the same for both sides, {{way}}',
  'lab-page.card-findings': 'things to look at before printing or play',
  'lab-page.card-pieces': 'pieces of terrain',
  'lab-page.method-number': 'found by method {{number}}',
  'lab-page.plan': 'What to look at',
  'lab-page.plan-title': '{{board}} from above, the near edge below',
  'lab-page.check-for': 'Checked for bases of {{bases}} and men {{height, length}} tall with eyes at {{eyes, length}}.',
  'lab-page.symmetry': 'The same for both sides?',
  'lab-page.symmetry-way': 'Way',
  'lab-page.symmetry-share': 'Terrain in place',
  'lab-page.symmetry-in-place': 'Pairs in place',
  'lab-page.symmetry-moved': 'Moved',
  'lab-page.symmetry-altered': 'Altered',
  'lab-page.symmetry-alone': 'Without counterpart',
  'lab-page.symmetry-marks': 'Zones and objectives without',
  'lab-page.symmetry-not-meant':
    'Hardly any piece has a counterpart of its shape near its place: this table is not laid out to be the same for both sides. What its terrain does to each of them is compared elsewhere.',
  'lab-page.symmetry-residual': 'Where pieces match, their surfaces are at most {{residual, length}} apart.',
  'lab-page.symmetry-moved-list': 'Beside their places',
  'lab-page.symmetry-altered-list': 'The same but for some parts',
  'lab-page.symmetry-alone-list': 'Without a counterpart of their shape near their place',
  'lab-page.symmetry-marks-list': 'Marks on the table without a counterpart',
  'lab-page.symmetry-whole': 'Every piece has its counterpart in its place.',
  'lab-page.card-fairness': 'is the largest difference between the sides in what lies open',
  'lab-page.fairness': 'What each side has that the other has not',
  'lab-page.fairness-figure': 'Figure',
  'lab-page.fairness-one': 'One side',
  'lab-page.fairness-other': 'Other side',
  'lab-page.fairness-difference': 'Difference',
  'lab-page.fairness-nothing': 'There are no zones of opposing sides, and no objectives, to compare.',
  'lab-page.mends': 'What would mend it',
  'lab-page.mends-none': 'None of the {{legal}} legal changes of {{tried}} that were tried makes it fairer.',
  'fairness/objective-seen': 'Share of the zone from which “{{objective, objective}}” is seen',
  'fairness/zone-open': 'Share of the zone that lies open to the other, before anybody moves',
  'fairness/zone-open-after-move': 'Share of the zone that lies open to the other after one move of whoever looks',
  'fairness/table-open': 'Share of the table that somebody in the zone can fire at, before anybody moves',
  'fairness/table-open-after-move': 'Share of the table that somebody from the zone can fire at after one move of his',
  'fairness/area-reached': 'How much of the table somebody from the zone comes to with one move',
  'fairness/time-to-objective': 'Movement that it costs to be at “{{objective, objective}}”',
  'fairness/longest-lane': 'The longest firing lane through the zone',
  'fairness/area': '{{area}} cm²',
  'fairness/moves': '{{cost}}, in {{moves}} move(s)',
  'fairness/none': 'none',
  'mend/turn-anticlockwise': 'Turn {{piece, piece}} anticlockwise by {{by, angle}}',
  'mend/turn-clockwise': 'Turn {{piece, piece}} clockwise by {{by, angle}}',
  'mend/swap': 'Swap {{piece, piece}} and {{other, piece}}',
  'mend/right': 'Move {{piece, piece}} {{by, length}} to the right',
  'mend/left': 'Move {{piece, piece}} {{by, length}} to the left',
  'mend/near': 'Move {{piece, piece}} {{by, length}} to the near edge',
  'mend/far': 'Move {{piece, piece}} {{by, length}} away from the near edge',
  'mend/does':
    '{{deed}}: the largest difference goes from {{before}} to {{after}} ({{figure}}: {{zone, zone}} {{was}} → {{is}}, {{opposite, zone}} {{otherWas}} → {{otherIs}}).',
  'method/mends':
    '{{tried}} small changes were thought of: every piece turned by 15°, 30°, 45° or 90°, moved by 25, 50 or 100 mm, or swapped with another. Legal are the {{legal}} that stay on the table, reach into nothing and carry nobody. Each was tried by working out all exposures on the table as it would be, in squares of {{coarse, length}}; the best were worked out again in squares of {{cell, length}}, and are ranked by that.',
  'lab-page.lanes': 'Firing lanes',
  'lab-page.lanes-title': 'The longest firing lanes from above, by their numbers',
  'lab-page.lane-number': 'Lane',
  'lab-page.lane-length': 'Length',
  'lab-page.lane-width': 'Width at the narrowest',
  'lab-page.lane-from': 'From',
  'lab-page.lane-to': 'To',
  'lab-page.ground': 'Where one goes, and where nobody comes',
  'lab-page.choke-points': 'Choke points',
  'lab-page.no-choke-points': 'No place as narrow as a square of the map parts the table.',
  'lab-page.choke-points-found': 'Choke points: {{count}}; those with most behind them, {{told}}, are:',
  'lab-page.choke-point': '{{area}} cm² of places lie behind it.',
  'lab-page.floors': 'Floors that nobody comes to',
  'lab-page.floors-all-reached': 'Somebody comes to each of the {{count}} floors over the table that have room for a base.',
  'lab-page.floors-found': 'Of {{floors}} floors over the table that have room for a base nobody comes to {{count}}:',
  'lab-page.floor-unreached': '{{on}}: {{area}} cm² of places.',
  'lab-page.maps': 'What is seen from where',
  'lab-page.map-from-zone': 'Seen from the zone “{{zone, zone}}”',
  'lab-page.map-from-side': 'Seen from where {{side, side}} stand',
  'lab-page.map-seen':
    '{{places}} places to stand; seen from somewhere: {{seen}} of them. On the average of all places: {{mean}}.',
  'lab-page.map-storey_zero': 'The lowest floor over each spot',
  'lab-page.map-storey_one': 'The next floor over it',
  'lab-page.map-storey_other': 'Floor {{storey}} over it',
  'lab-page.map-unit-share': 'share of a man who stands there that is seen',
  'lab-page.map-unit-count': 'places of the zone from which his eyes are seen',
  'lab-page.map-unit-cover': 'cover: 0 none, 1 light, 2 heavy',
  'lab-page.map-unit-millimetres': 'millimetres of movement',
  'lab-page.methods': 'How the figures were found',
  'lab-page.basis': 'What this rests on',
  'lab-page.basis-board': 'Board',
  'lab-page.basis-engine': 'Engine',
  'lab-page.basis-rules': 'Rules',
  'lab-page.basis-cell': 'Squares of the maps',
  'lab-page.basis-stated': 'Stated sizes',
  'lab-page.basis-stated-pieces': 'pieces: {{count}}, tolerance {{tolerance, length}}',
  'lab-page.basis-author': 'Author',
  'lab-page.basis-licence': 'Licence',
  'lab-page.ranking-title': 'Boards side by side: {{count}}',
  'lab-page.ranking': 'Ranking',
  'lab-page.ranking-order':
    'The board whose terrain is matched best on both sides comes first; of equal ones the one with the fewest things to look at.',
  'lab-page.ranking-board': 'Board',
  'lab-page.ranking-symmetry': 'The same for both sides',
  'lab-page.ranking-findings': 'To look at',
  'lab-page.ranking-pieces': 'Pieces',
  'lab-page.ranking-hash': 'Hash',
  'symmetry/left-right': 'mirrored left and right',
  'symmetry/near-far': 'mirrored near and far',
  'symmetry/half-turn': 'turned by a half',
  'symmetry/quarter-turn': 'turned by a quarter',
  'symmetry/diagonal-from-far-left': 'mirrored across the diagonal from the far left corner',
  'symmetry/diagonal-from-near-left': 'mirrored across the diagonal from the near left corner',
  'symmetry/moved':
    '{{counterpart, piece}} stands {{by, length}} beside the place that {{piece, piece}} gives it ({{right, length}} to the right, {{near, length}} to the near edge, {{rise, length}} up) and is turned by {{turn, fine-angle}}; apart from that they agree to {{residual, length}}.',
  'symmetry/moved-itself':
    '{{piece, piece}} stands {{by, length}} beside its own image ({{right, length}} to the right, {{near, length}} to the near edge) and turned against it by {{turn, fine-angle}}; moved to the middle, or the middle line, it would be its own counterpart.',
  'symmetry/altered': '{{counterpart, piece}} is as {{piece, piece}} has it, but for {{count}} of their parts:',
  'symmetry/altered-itself': '{{piece, piece}} lies across the middle and is as its own image, but for {{count}} of its parts:',
  'symmetry/part-moved':
    '{{part}} of {{piece, piece}} is {{by, length}} beside its place ({{right, length}} to the right, {{near, length}} to the near edge, {{rise, length}} up) and turned by {{turn, fine-angle}}',
  'symmetry/part-alone': '{{part}} of {{piece, piece}} has no counterpart',
  'symmetry/parts-more': 'and {{count}} more of their parts',
  'symmetry/alone': '{{piece, piece}}',
  'symmetry/zone-alone': 'The zone “{{zone, zone}}” has no counterpart.',
  'symmetry/objective-alone': 'The objective “{{objective, objective}}” has no counterpart.',
  'method/check':
    'Measured on the triangles of every piece as it stands on the table, against each other and without sampling, but for openings, which 49 straight lines are tried through. Weights are those of massive bodies of one stuff; how deep pieces reach into each other is a lower bound.',
  'method/symmetry':
    'The surface of every piece, mirrored or turned about the middle of the table, is compared with the surfaces of all pieces of its size: the largest distance of any point of either from the other, by proven bounds that do not depend on how they are cut into triangles. In place is what is nowhere farther off than 0.5 mm; shares are shares of surface.',
  'analyse.symmetry':
    'The same for both sides: {{share, share}} of the terrain, {{way}}; moved pieces: {{moved}}, without counterpart: {{alone}}.',
  'analyse.findings_zero': 'Nothing to look at before printing or play.',
  'analyse.findings_one': 'One thing to look at before printing or play.',
  'analyse.findings_other': '{{count}} things to look at before printing or play.',
  'analyse.maps_one': 'One map of what is seen from where.',
  'analyse.maps_other': '{{count}} maps of what is seen from where.',
  'analyse.progress': '{{file}}: {{part}}, {{done, share}}',
  'analysis/maps': 'maps',
  'analysis/exposures': 'what lies open to whom',
  'analysis/lanes': 'firing lanes',
  'analysis/times': 'ways to objectives',
  'analysis/floors': 'floors that nobody comes to',
  'analysis/mends': 'what would make it fairer',
  'analysis/check': 'check and comparison of both sides',
  'analyse.written': 'Written: {{files}}.',
  'analyse.queue-not-there': 'Nobody answers at {{queue}}.',
  'analyse.no-boards': '{{folder}}: there is no board in this folder that can be read.',
  'cli.help-analyse': `eyeline analyse BOARD|FOLDER [--report OUT] [--raster FILE.png|FILE.tif] [--csv FILE] [--cell MM]
                            [--question zones|sides|none] [--workers N | --queue redis://…] [--after-move] [--mend]
                            [--symmetric PERCENT] [--strict] [--json]

What there is to know of a board: what to look at before printing or play, whether its terrain is the same for both sides, maps of what is seen
from where, floor by floor, firing lanes, choke points, floors that nobody comes to, and how soon each side is at each objective. How far it is, is
shown in a terminal; Ctrl-C leaves it off. Of a folder it analyses every board and ranks them, the fairest first.

  --report OUT       a page that needs no network and no script; of a folder a folder with a page for each board and one that ranks them
  --raster FILE      the maps as pictures (.png), or as GeoTIFF rasters in millimetres (.tif), a file for each map and floor
  --csv FILE         the maps as tables, a place a row, with proven bounds
  --cell MM          how large the squares of the maps are, 5 to 200; 25 where nothing is said
  --question zones   from how many places of each deployment zone every place is seen; sides: how much of a man is seen by each side's models
                     none: no maps. Zones where there are any, else sides
  --rules RULES      whose movement and sight the maps go by; the skirmish rules where nothing is said
  --workers N        so many processes on this machine
  --queue URL        hands the work to whoever runs “eyeline analyse-worker --queue URL”, on whichever machines; a run that is broken off goes on
  --after-move       compares as well what lies open, what can be fired at and what is come to after one move; takes minutes
  --mend             tries what could be turned, moved or swapped to make the table fairer; takes minutes
  --symmetric P      it is not enough where less than so many per cent of the terrain are the same for both sides
  --strict           it is not enough where there is anything to look at
  --base, --height, --eyes, --stated, --tolerance
                     what the check goes by (eyeline help check); the maps are about a man of that height on the smallest base

Ends with 0, or with 5 where it is not enough.`,
  'cli.help-analyse-worker': `eyeline analyse-worker --queue redis://… [--lease SECONDS]

Works for others who run “eyeline analyse … --queue” with the same address, until it is stopped. Boards and results go through Redis; nothing is kept
here. Only versions of the same number work together.

  --queue URL        where Redis is: redis://HOST:PORT
  --lease SECONDS    after so long without a sign of life a worker's square is given to another; 15 where nothing is said`,
};

/** What there is to say of boards that other programs made. */
export const foreignBoards = {
  // what keeps one from being read
  'foreign-board/not-recognised':
    'this is none of the boards that Eyeline reads: Universal VTT, scenes of Foundry, saves of Tabletop Simulator, height maps (GeoTIFF, grey PNG, SRTM, raw, rows of numbers).',
  'foreign-board/dungeondraft-project':
    'this is a project of Dungeondraft ({{width}} × {{height}} squares, levels: {{levels}}), not a finished map. Open it there, choose Export and Universal VTT, and give the .dd2vtt file.',
  'foreign-board/nothing-on-it': 'there is nothing on it that counts on a table: no wall, no door, no floor, no terrain.',
  'foreign-board/beyond-measure': 'it has {{count}} corners of walls; up to {{most}} can be read.',
  'foreign-board/size-makes-no-sense':
    'it would be {{width, number}} by {{depth, number}} squares, with walls up to {{reach, number}} squares away: the length of its squares is wrong.',
  'foreign-board/not-a-square':
    'its {{bytes}} bytes are no square of heights: a .raw file says nothing of its width, so it has to be as wide as it is high, one or two bytes a height.',
  'foreign-board/picture-unreadable': 'the picture does not unpack ({{message}}).',
  'foreign-board/coloured-picture': 'the picture is in colours; heights are read from shades of grey alone.',
  'foreign-board/too-many-heights': 'it has {{count}} heights; up to {{most}} can be read.',
  'foreign-board/only-voids': 'not a single height in it is known.',
  'foreign-board/row-too-short': 'line {{line}} has {{found}} numbers where the others have {{wanted}}.',
  'foreign-board/not-a-height': "line {{line}} makes no sense: '{{found}}' is no number.",
  // what was assumed or left behind
  'foreign-board/heights-not-stated':
    'the file says nothing of heights: walls were made {{wall, length}} high, doors {{door, length}}.',
  'foreign-board/size-not-stated':
    'the file says nothing of the size of the map: {{width, number}} × {{depth, number}} squares hold all that is on it.',
  'foreign-board/hexagons': 'its grid is of hexagons. Walls stand where they are drawn; the grid itself was left behind.',
  'foreign-board/wall-without-length': 'a wall or door from a point to the same point was left out.',
  'foreign-board/wall-blocks-nothing': 'a wall that stops neither sight nor steps was left out.',
  'foreign-board/wall-without-top_one':
    'one wall reaches up without end; on the table it is {{height, length}} high, like the highest thing on the map.',
  'foreign-board/wall-without-top_other':
    '{{count}} walls reach up without end; on the table they are {{height, length}} high, like the highest thing on the map.',
  'foreign-board/wall-one-way':
    'the wall from square {{x, number}}, {{y, number}} to {{toX, number}}, {{toY, number}} stops only who comes from its {{side, hand}} side (looking from its first end to its second, as the file has them). On the table it stops everybody.',
  'hand/left': 'left',
  'hand/right': 'right',
  'foreign-board/wall-seen-through_one': 'one wall stops steps and not sight; it stands as a pane of glass between two posts.',
  'foreign-board/wall-seen-through_other':
    '{{count}} walls stop steps and not sight; they stand as panes of glass between posts.',
  'foreign-board/wall-passed-through_one':
    'one wall stops sight and not steps; it stands as a curtain, which nobody passes on foot here.',
  'foreign-board/wall-passed-through_other':
    '{{count}} walls stop sight and not steps; they stand as curtains, which nobody passes on foot here.',
  'foreign-board/wall-illusory': 'an illusory wall stands like any other: who sees through it is for the table to say.',
  'foreign-board/wall-thicket_one':
    'one wall lets see up to a second one behind it; it lies as area terrain, and what it hides is for the rules to say.',
  'foreign-board/wall-thicket_other':
    '{{count}} walls let see past one of them and not past two; they lie as area terrain, and what they hide is for the rules to say.',
  'foreign-board/curve-in-steps': 'a curved wall was cut into {{steps}} straight pieces.',
  'foreign-board/door-secret_one': 'one door is secret in the file; here everybody sees it.',
  'foreign-board/door-secret_other': '{{count}} doors are secret in the file; here everybody sees them.',
  'foreign-board/corners-left-out_one':
    'one corner of a wall was left out; no wall is more than {{slack, number}} mm off its line.',
  'foreign-board/corners-left-out_other':
    '{{count}} corners of walls were left out; no wall is more than {{slack, number}} mm off its line.',
  'foreign-board/lights-left-out_one': 'one light was left behind: a table has daylight.',
  'foreign-board/lights-left-out_other': '{{count}} lights were left behind: a table has daylight.',
  'foreign-board/picture-left-out': 'the picture of the map was left behind.',
  'foreign-board/things-left-out_one': 'one thing that is neither wall nor terrain nor figure was left behind.',
  'foreign-board/things-left-out_other': '{{count}} things that are neither walls nor terrain nor figures were left behind.',
  'foreign-board/marker-left-out': "'{{thing}}' marks the table itself and was left behind.",
  'foreign-board/states-left-out_one': 'one other state of a thing was left behind; each stands as it shows.',
  'foreign-board/states-left-out_other': '{{count}} other states of things were left behind; each stands as it shows.',
  'foreign-board/tilt-left-out': "'{{thing}}' leans by {{degrees}}° in the file; here it stands upright.",
  'foreign-board/mirrored-left-out': "'{{thing}}' is mirrored in the file; here it is not.",
  'foreign-board/mesh-missing':
    "the shape of '{{thing}}' lies elsewhere and did not come along; a block stands in its place. Give the file together with {{file}} out of the folder Mods/Models of the game.",
  'foreign-board/mesh-unreadable': "the shape of '{{thing}}' cannot be read; a block stands in its place.",
  'foreign-board/words-not-read':
    'of the descriptions only height and area terrain were taken; other rules in them are for the table.',
  'foreign-board/all-on-the-table': 'everything stands on the table itself, whatever it lay on.',
  'foreign-board/voids-filled_one': 'one of {{of}} heights is unknown; the ground is as low there as at its lowest place.',
  'foreign-board/voids-filled_other':
    '{{count}} of {{of}} heights are unknown; the ground is as low there as at its lowest place.',
  'foreign-board/steps-of-height_one': 'there is one height in it: the ground is flat.',
  'foreign-board/steps-of-height_other': 'there are only {{count}} different heights in it: slopes are stairs.',
  'foreign-board/heights-thinned':
    'of {{columns}} × {{rows}} heights {{kept}} × {{keptRows}} were taken; the ground is nowhere more than {{error, length}} off the others.',
  'foreign-board/size-from-length':
    'the file says nothing of its width; its length makes {{columns}} × {{rows}} heights. Are the sides equal?',
  'foreign-board/relief-raised':
    'true to scale the ground would be {{real, length}} high; it is {{times, number}} times as high. Set the relief to have it true.',
  'foreign-board/changed-elsewhere':
    'Eyeline wrote this map and another program changed it since: the board was made anew of its lines.',
  // on the command line
  'import.kind-universal-vtt': 'Universal VTT',
  'import.kind-universal-vtt-2': 'Universal VTT, draft of version 2',
  'import.kind-foundry-scene': 'scene of Foundry VTT',
  'import.kind-tabletop-simulator': 'save of Tabletop Simulator',
  'import.kind-geo-tiff': 'height map, GeoTIFF',
  'import.kind-grey-png': 'height map, PNG',
  'import.kind-srtm': 'height map, SRTM tile',
  'import.kind-raw-heights': 'height map, raw',
  'import.kind-height-table': 'height map, rows of numbers',
  'import.map-holds': 'holds',
  'import.map-lines':
    '{{squares}} squares; walls: {{walls}}, doors and windows: {{doors}}, floors: {{floors}}, figures: {{figures}}',
  'import.map-things': 'things: {{things}}, of which with their shape: {{shaped}}',
  'import.map-heights': '{{columns}} × {{rows}} heights from {{least, number}} to {{most, number}}',
  'import.table': 'table',
  'import.table-is': '{{width, length}} × {{depth, length}}; pieces: {{pieces}}, openings: {{openings}}, models: {{models}}',
  'import.settings': 'made with',
  'import.board-written': '{{file}} is the board: {{name}}.',
  'usage/only-for': '{{option}} makes no difference to this file; what can be set is {{options}}.',
  // army lists
  'roster-file/not-recognised':
    'this is no army list that Eyeline reads: BattleScribe (.ros, .rosz), New Recruit (JSON), Army Forge (JSON).',
  'roster-file/rules-data':
    "this is the rules data of a game ('{{name}}'), not an army list. Make a list with it in BattleScribe or New Recruit and give that.",
  'roster-file/broken': 'its XML is broken in line {{line}}.',
  'roster-file/doctype': 'it defines a document type of its own (line {{line}}), which no army list does.',
  'roster-file/without-roster': 'there is no army list in the archive.',
  'roster-file/too-deep': 'choices lie more than {{deepest}} deep in each other, which no army list does.',
  'roster/no-units': 'there are no units in it.',
  'roster/entries-left-out_one': 'one entry puts nobody on the table and was left out: {{names}}.',
  'roster/entries-left-out_other': '{{count}} entries put nobody on the table and were left out: {{names}}.',
  'roster/totals-differ': 'it says that it costs {{stated, number}} {{cost}}, and its units come to {{found, number}}.',
  'roster/models-differ': 'it says that it has {{stated}} models, and its units have {{found}}.',
  'roster/count-makes-no-sense':
    "the number of '{{unit}}' is given as {{stated}}, which makes no sense; one is put on the table.",
  'roster/over-the-limit': 'it costs {{found, number}} {{cost}}, and the limit is {{limit, number}}.',
  'roster/joins-nobody': "'{{unit}}' joins a unit that is not in the list; it stands alone.",
  'roster/base-not-understood': "the base of '{{unit}}' is given as '{{base}}', which makes no sense.",
  'import.kind-battlescribe': 'army list of BattleScribe',
  'import.kind-new-recruit': 'army list of New Recruit',
  'import.kind-army-forge': 'army list of Army Forge',
  'roster.name': 'list',
  'roster.costs': 'costs',
  'roster.of-limit': '{{spent}} of {{limit, number}}',
  'roster.holds': 'holds',
  'roster.holds-is': 'units: {{units}}, models: {{models}}',
  'roster.brackets': '(worse at {{brackets}} wounds left)',
  'roster.figures': 'Who stands for whom',
  'roster.figures-note': 'Remembered by name for the next list. Sculpts that stand on the table can be chosen as well.',
  'roster.added_one': 'One model stands on {{file}}.',
  'roster.added_other': '{{count}} models stand on {{file}}.',
  // on the page
  'file.save-glb': 'Save the terrain as a mesh (.glb)',
  'file.save-light': 'Save for others, without the sculpts',
  'file.save-uvtt': 'Save as a map (Universal VTT)',
  'map-desk.preview': 'The board from above',
  'map-desk.kind': 'Kind of file',
  'map-desk.size': 'Table',
  'map-desk.holds': 'On it',
  'map-desk.holds-is': 'pieces: {{pieces}}, doors and windows: {{openings}}, figures: {{models}}',
  'map-desk.questions': '{{file}} knows nothing of millimetres. What is set here is usual; set it right if you know better.',
  'map-desk.square': 'Side of a square, in millimetres',
  'map-desk.wallHeight': 'Height where the file states none, in millimetres',
  'map-desk.doorHeight': 'Height of doors where the file states none, in millimetres',
  'map-desk.thickness': 'Thickness of walls, in millimetres',
  'map-desk.block': 'Side of a block for a missing shape, in millimetres',
  'map-desk.longest': 'Longer side, in millimetres',
  'map-desk.relief': 'Highest over lowest place, in millimetres',
  'map-desk.left': 'What is otherwise than in the file',
  'map-desk.nothing-left': 'Everything in the file is on the board.',
  'map-desk.takes-the-place': 'It takes the place of what is on the table. Undo brings that back.',
  'told.army-added_one': 'One model of {{name}} stands at the near edge.',
  'told.army-added_other': '{{count}} models of {{name}} stand at the near edge.',
  'usage/option-missing': '{{option}} {{such}} is missing.',
  'export.written_one': '{{file}} holds one part.',
  'export.written_other': '{{file}} holds {{count}} parts.',
  'export.left-out_one':
    'One of them stops nobody on a map (a floor, or what is low or hangs high): only Eyeline reads it from there.',
  'export.left-out_other':
    '{{count}} of them stop nobody on a map (floors, and what is low or hangs high): only Eyeline reads them from there.',
  'cli.help-export': `eyeline export BOARD -o FILE.glb|.3mf|.stl|.uvtt|.dd2vtt|.json [--piece ID] [--square MM]

Writes the terrain of a board for other programs: as a mesh with the names of its parts (.glb in metres, .3mf and .stl in millimetres), or as
a Universal VTT map with walls, doors and windows. A map has one level and knows no heights; Eyeline keeps them, and the whole board, under a
key of its own, and reads them back as long as nobody has changed the lines.

As .json it writes the board itself for somebody who has not paid for your sculpts: of each figure its body, its credits, a coarse silhouette
and the fingerprint of the sculpt. Where the sculpt itself is imported onto that board, it takes the place of its silhouettes.

  --piece ID           this piece alone
  --square MM          side of a square of the map (25.4)

Ends with 0, or with 3 and nothing written when the board is wrong.`,
  'foreign.walls': 'Walls',
  'foreign.object': 'Object',
  'foreign.curtain': 'Curtain',
  'foreign.thicket': 'Thicket',
  'foreign.floor': 'Floor',
  'foreign.ground': 'Ground',
  'foreign.figure': 'Figure',
  'foreign.friend': 'Friends',
  'foreign.foe': 'Foes',
  'foreign.neither': 'Others',
} as const;

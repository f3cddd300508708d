export const commandLine = {
  // help
  'cli.help-eyeline': `eyeline {{version}}: who sees whom on a tabletop, how much cover, what blocks.

  eyeline ask BOARD                        the models of a board
  eyeline ask BOARD --from A --to B        does A see B, with what cover; and the other way round
  eyeline line BOARD --from A --to B       is there a straight line, from any part to any part, so thick, past such gaps
  eyeline move BOARD MODEL --to X,Z        what a way costs, stretch by stretch, and whether it may be gone
  eyeline reach BOARD MODEL                all that a model may come to, level by level
  eyeline facing BOARD --of A --from B     tells which side of a vehicle somebody sees, and whether he can aim at it
  eyeline drive BOARD --model A --way WAY   tells what a vehicle runs into, and whether it may drive so
  eyeline roll DICE                        throws dice that anybody can throw again, and says how likely it was
  eyeline template BOARD --at X,Z …        who is under a template, how much, and what each takes
  eyeline scatter BOARD FIRER --at X,Z …   where a shot lands, with these dice
  eyeline indirect BOARD FIRER --at X,Z    whether a shot may be lobbed there
  eyeline best-place BOARD FIRER …         where a template hits most
  eyeline spread BOARD SHOOTER TARGET …    whom else a shotgun may hit
  eyeline gun BOARD FIRER TARGET --roll …  what a big gun does to a man
  eyeline crew BOARD OPERATOR …            how long a gun without all of its men is out
  eyeline play BOARD|GAME                  plays a game by the skirmish rules, at one terminal or from a file of orders
  eyeline replay GAME [--to N] [--verify]  tells a game that was kept, and whether all in it happened by the rules
  eyeline check-board BOARD                what is wrong with a board file
  eyeline check BOARD                      what printers, builders and organisers should look at
  eyeline analyse BOARD|FOLDER             a report of a board: checks, symmetry, maps of what is seen; ranks a folder of boards
  eyeline analyse-worker --queue URL       works on the analyses of others
  eyeline new-board PLAN [-o BOARD]        a board file from a plan in words
  eyeline import FILE                      what is in a mesh, a map or an army list of another program, and a board of it
  eyeline export BOARD -o FILE             terrain as a mesh or a map; or the board without your sculpts
  eyeline ruling save BOARD --from A --to B -o RULING
                                           keeps the answers as a file or page that can be handed on
  eyeline ruling open RULING               asks again and says whether it stands
  eyeline verify RULING                    re-checks its evidence with ruler and plain arithmetic
  eyeline help COMMAND                     more about one of these
  eyeline version

  --lang en|hu     the language; else that of the environment (LC_ALL, LANG), else English

What the shell is told:
   0   done
   2   the command was not understood
   3   a file is wrong, or cannot be read or written (then nothing has been written); a ruling does not stand
   4   the rules say that the question cannot be put
   5   a check found something, or an analysis was told that this is not enough
  70   a bug of ours`,
  'cli.help-ask': `eyeline ask BOARD [--from A --to B | --all] [--question sees|cover|both] [--setting NAME=VALUE …] [--json] [--mm]

Asks the skirmish rules. Without --from and --to it lists the models of the board.

  --from A, --to B     a model by its id, its name, or a part of its name; capitals and accents don't matter
  --all                every model's view of every other, as a table
  --question sees      only whether it is seen; cover: only its cover; both: the usual
  --setting N=V        what was agreed at your table, as often as needed: --setting figuresBlockSight=yes
                       (yes and no, numbers in millimetres or shares from 0 to 1, or a word)
  --json               the verdicts as the rules give them, with all evidence, for programs (docs/command-line.md)
  --mm                 lengths in millimetres

Both directions are always asked: who is seen does not always see.
Ends with 0, or with 4 when the rules refuse to answer in one direction.`,
  'cli.help-check-board': `eyeline check-board BOARD [--json]

Reads a board file and says everything that is wrong with it, each fault with its path. What does not keep the board from being
played on (a base over the table's edge, bases that overlap) is listed as something to look at.
Ends with 0, or with 3 when the board cannot be used.`,
  'cli.help-new-board': `eyeline new-board PLAN [-o BOARD]

Makes a board file from a plan in words: one thing a line, lengths in centimetres, angles in degrees.

  board "Mill Street" 120 x 90
  side red "Reds" #c4553b
  piece house ruined-house "The corner house" at -20,-16 floors=2 walls=stone length=22
  model kovacs rifleman red "Kovács" at -14,16 facing 180

docs/file-formats.md says all that a plan may hold. Without -o the board is written to the standard output.
Ends with 0, or with 3 and nothing written when a line is wrong.`,
  // how a command was typed
  'cli.see-help': "'{{command}}' says how it is meant.",
  'cli.bug':
    'This is a bug of eyeline {{version}}, and not your fault. Please report it with the lines below and the file you gave.',
  'usage/no-such-command_zero': "there is no command '{{command}}'.",
  'usage/no-such-command_one': "there is no command '{{command}}'. Did you mean {{meant}}?",
  'usage/no-such-command_other': "there is no command '{{command}}'. Did you mean one of {{meant}}?",
  'usage/no-such-option_zero': 'it has no option {{option}}.',
  'usage/no-such-option_one': 'it has no option {{option}}. Did you mean {{meant}}?',
  'usage/no-such-option_other': 'it has no option {{option}}. Did you mean one of {{meant}}?',
  'usage/value-missing': '{{option}} needs a value.',
  'usage/value-unwanted': '{{option}} takes no value.',
  'usage/file-missing': 'which {{called}}? Give the name of a file.',
  'usage/too-many-files': 'it takes one {{called}}; what is to be done with {{text}}?',
  'usage/not-a-number': "{{option}} wants a number, not '{{text}}'.",
  'usage/not-among-choices': "{{option}} is one of {{among}}, not '{{text}}'.",
  'usage/not-a-place': "{{option}} wants a place such as 12,-3.5 (centimetres from the middle of the table), not '{{text}}'.",
  'usage/setting-beyond': '{{name}} is a number from {{atLeast, number}} to {{atMost, number}}, not {{text}}.',
  'usage/setting-not-a-flag': '{{name}} is yes or no, not {{text}}.',
  'usage/setting-not-among': '{{name}} is one of {{among}}, not {{text}}.',
  'usage/not-a-setting': "--setting wants NAME=VALUE, not '{{text}}'.",
  'usage/no-such-setting_zero': "the rules leave nothing called '{{name}}' to the players. They leave: {{known}}.",
  'usage/no-such-setting_one': "the rules leave nothing called '{{name}}' to the players. Did you mean {{meant}}?",
  'usage/no-such-setting_other': "the rules leave nothing called '{{name}}' to the players. Did you mean one of {{meant}}?",
  'usage/needs-option': '{{option}} only makes sense with {{needs}}.',
  'usage/both-or-neither': 'give both of {{options}}, or neither.',
  'usage/not-together': '{{options}} do not go together.',
  'usage/no-such-model_zero': "{{option}}: there is no model '{{wanted}}' on this board. There are: {{models}}.",
  'usage/no-such-model_one': "{{option}}: there is no model '{{wanted}}' on this board. Did you mean {{meant}}?",
  'usage/no-such-model_other': "{{option}}: there is no model '{{wanted}}' on this board. Did you mean one of {{meant}}?",
  'usage/several-models': "{{option}}: '{{wanted}}' may be any of {{models}}.",
  // files
  'file.line': 'line {{line}}',
  'file/not-there': 'there is no such file.',
  'file/no-folder': 'there is no such folder to write it into.',
  'file/is-a-folder': 'this is a folder.',
  'file/folder-without-mesh_zero': 'the folder is empty.',
  'file/folder-without-mesh_one': 'there is no mesh in the folder, only one other file.',
  'file/folder-without-mesh_other': 'there is no mesh among the {{count}} files of the folder.',
  'file/not-allowed': 'the system does not allow it.',
  'file/cannot-be-read': 'it cannot be read ({{reason}}).',
  'file/cannot-be-written': 'it cannot be written ({{reason}}).',
  'file/not-text': 'this is not a text file (UTF-8).',
  // ask
  'ask.title': '{{board}} · {{ruleSet}} rules · board {{hash}}',
  'ask.sees': '{{looker, model}} sees {{target, model}}.',
  'ask.does-not-see': '{{looker, model}} does not see {{target, model}}.',
  'ask.too-close': 'Whether {{looker, model}} sees {{target, model}} is too close to call.',
  'ask.refused': 'Whether {{looker, model}} sees {{target, model}} cannot be answered.',
  'ask.seen': 'Seen',
  'ask.does-not-count': 'does not count',
  'ask.whole': 'all that counts',
  'ask.widest': 'widest part: {{widest, length}}',
  'ask.hidden-by': 'Hidden by',
  'ask.part': '{{piece, piece}} ({{part}})',
  'ask.because': 'Because',
  'ask.cover': 'Cover of {{target, model}} from {{looker, model}}: {{grade, grade}} ({{value}}).',
  'ask.cover-too-close': 'Cover of {{target, model}} from {{looker, model}}: {{grade, grade}} ({{value}}), too close to call.',
  'ask.cover-save': 'Cover of {{target, model}} from {{looker, model}}: saves on {{save}}+.',
  'ask.cover-save-too-close': 'Cover of {{target, model}} from {{looker, model}}: saves on {{save}}+, too close to call.',
  'ask.no-cover-save': 'Cover of {{target, model}} from {{looker, model}}: no cover save.',
  'ask.no-cover-save-too-close': 'Cover of {{target, model}} from {{looker, model}}: no cover save, too close to call.',
  'ask.cover-refused': 'Cover of {{target, model}} from {{looker, model}} cannot be answered.',
  'ask.weighed': 'Weighed',
  'ask.reaches': 'enough',
  'ask.falls-short': 'too little',
  'ask.models_one': '{{board}}: {{count}} model',
  'ask.models_other': '{{board}}: {{count}} models',
  'ask.column-id': 'id',
  'ask.column-name': 'name',
  'ask.column-side': 'side',
  'ask.column-stance': 'stance',
  'ask.column-x': 'right',
  'ask.column-z': 'near',
  'ask.column-height': 'up',
  'ask.how-to-ask': 'Ask with --from NAME --to NAME, or with --all.',
  'ask.legend':
    '●  sees    ·  does not see    ?  too close to call    !  cannot be answered    a number: the cover of what is seen\nLookers down, targets across.',
  // check-board
  'check.good':
    '{{file}} is good: {{board}}, {{width}} × {{depth}}; pieces: {{pieces}}, models: {{models}}, imported meshes: {{meshes}}.\nBoard {{hash}}',
  'check.look-at': 'To look at:',
  // new-board
  'new-board.written': '{{file}}: pieces: {{pieces}}, models: {{models}}.',
  // a plan in words
  'board-plan/unknown-word':
    "'{{word}}' begins no line of a plan (board, author, licence, notes, side, piece, model, zone, objective).",
  'board-plan/no-board-line': 'the plan has no line that says: board "NAME" WIDTH x DEPTH.',
  'board-plan/second-board-line': 'there is a board line already.',
  'board-plan/second-credit': "there is a line '{{word}}' already.",
  'board-plan/bad-size': 'the size of a board is WIDTH x DEPTH, both above nothing, as in: board "Mill Street" 120 x 90.',
  'board-plan/too-short': 'this line should read: {{needs}}',
  'board-plan/not-a-number': "'{{text}}' is no number (write 12 or -3.5).",
  'board-plan/bad-place': "a place is 'at X,Z' in centimetres, as in: at -12,30.5 (found '{{text}}').",
  'board-plan/bad-id': "'{{id}}' is no id: small letters, digits and dashes, neither beginning nor ending with a dash.",
  'board-plan/bad-colour': "'{{text}}' is no colour (write #c4553b).",
  'board-plan/unknown-option': "nobody knows what '{{word}}' means here.",
  'board-plan/option-twice': "'{{word}}' is given twice.",
  'board-plan/same-id-twice': "there is a thing of this kind called '{{id}}' already.",
  'board-plan/open-quote': 'a quotation mark is not closed.',
  'board-plan/bad-outline': 'a zone needs three corners at least.',
  'board-plan/no-such-kit_zero': "there is no terrain kit '{{kit}}'.",
  'board-plan/no-such-kit_one': "there is no terrain kit '{{kit}}'. Did you mean {{meant}}?",
  'board-plan/no-such-kit_other': "there is no terrain kit '{{kit}}'. Did you mean one of {{meant}}?",
  'board-plan/no-such-miniature_zero': "there is no miniature '{{miniature}}'.",
  'board-plan/no-such-miniature_one': "there is no miniature '{{miniature}}'. Did you mean {{meant}}?",
  'board-plan/no-such-miniature_other': "there is no miniature '{{miniature}}'. Did you mean one of {{meant}}?",
  'board-plan/no-such-side_zero': "the plan has no side '{{side}}'.",
  'board-plan/no-such-side_one': "the plan has no side '{{side}}'. Did you mean {{meant}}?",
  'board-plan/no-such-side_other': "the plan has no side '{{side}}'. Did you mean one of {{meant}}?",
  'board-plan/no-such-piece_zero': "the plan has no piece '{{piece}}'.",
  'board-plan/no-such-piece_one': "the plan has no piece '{{piece}}'. Did you mean {{meant}}?",
  'board-plan/no-such-piece_other': "the plan has no piece '{{piece}}'. Did you mean one of {{meant}}?",
  'board-plan/no-such-opening_zero': "'{{piece}}' has no opening '{{opening}}', nor any other.",
  'board-plan/no-such-opening_one': "'{{piece}}' has no opening '{{opening}}'. It has {{known}}.",
  'board-plan/no-such-opening_other': "'{{piece}}' has no opening '{{opening}}'. It has {{known}}.",
  'catalogue/cannot-stand-there':
    'let down here, it would come to stand on {{on}} at {{height, length}}, which carries nobody. Move it, or give its height.',
  'catalogue/no-such-miniature': "there is no miniature '{{miniature}}'.",
  'manifest/height-differs': 'the miniature is {{height}} mm tall and its body {{body}} mm.',
  'usage/not-above-nothing': "{{option}} wants a number above nothing, not '{{text}}'.",
  'usage/no-such-side_zero': "the board has no side '{{wanted}}'. It has: {{sides}}.",
  'usage/no-such-side_one': "the board has no side '{{wanted}}'. Did you mean {{meant}}?",
  'usage/no-such-side_other': "the board has no side '{{wanted}}'. Did you mean one of {{meant}}?",
  // import
  'cli.help-import': `eyeline import FILE [--as figure|terrain] [--unit mm|cm|m|inch|foot] [--up y|z] [--scale S | --height MM] [--turn DEGREES] [--json]
                    [--into BOARD --at X,Z [--on CM] [--facing DEGREES] [--name NAME] [-o BOARD] [--author NAME] [--licence NAME]
                     [--owner SIDE] [--body MM] [--stance standing|kneeling|prone] [--shape standard|sculpt] [--eye MM]
                     [--base round:MM|oval:MMxMM|rectangle:MMxMM|none] [--class 1|2|3]
                     [--with ID,…] [--without ID,…] [--kind ID=window|door|loophole|hatch|breach,…] [--category 1|2|3|4]] [--leave-out PART,…]
       eyeline import MAP [--square MM] [--wall-height MM] [--door-height MM] [--thickness MM] [--block MM] [--longest MM] [--relief MM]
                    [-o BOARD] [--name NAME] [--author NAME] [--licence NAME] [--json]
       eyeline import ROSTER [--into BOARD --at X,Z [--owner SIDE] [--facing DEGREES] [--body MM] [-o BOARD]] [--json]

Reads a mesh file (glTF, STL, OBJ, PLY, OFF, 3MF, MagicaVoxel; what it is, is judged by its content), every mesh of a zip archive, or of a
folder, each with what belongs to it there, and says what is in it, what was set right, and how large it is.

  --as figure          a model: the mesh is its looks; what is seen of it is the body that the rules give it
  --as terrain         a piece of terrain: the mesh itself is what hides; without --as the size decides, but --into wants it said
  --unit, --up         what the numbers of the file mean; without them the likeliest reading is taken and said
  --scale S            times the unit;  --height MM: scaled until the whole mesh is so high
  --turn DEGREES       turned about the upright axis, until its front is where a front should be; guessed of figures

With --into it is put onto a board file, which is written anew (or to another file, with -o):

  --at X,Z             where, in centimetres from the middle of the table, to the right and to the near edge
  --on CM              at which height; without it a figure is let down onto what is under it, and terrain stands on the table
  --owner SIDE         whose figure it is;  --body MM: how tall it counts, 50 if nobody says otherwise
  --shape sculpt       its body is that of the sculpt, as tall as it stands, instead of the standard one;  --eye MM: how high its eye is
  --base round:25        what it stands on, where that is not what was guessed;  --class 1|2|3: small, normal, large, for rules that ask
  --with, --without    which of the openings, ladders and stairs that were found on terrain are taken (o1, l1, s1 … as they are listed;
                       what is likely is taken);  --kind o2=door: what an opening is;  --category 2: how high it counts, where you agree
  --leave-out PART     parts of the file that are not taken, by name
  --author, --licence  of the mesh, which are kept with it

Of a board that another program made (Universal VTT: .dd2vtt, .uvtt, .df2vtt; a scene of Foundry; a save of Tabletop Simulator; heights as
GeoTIFF, grey PNG, SRTM .hgt, .raw or rows of numbers) it says what is on it and what our board cannot say; -o writes the board. Maps know
nothing of millimetres: --square is the side of a square (25.4), --wall-height and --door-height those of which the file says nothing,
--thickness that of walls (3); --longest is the longer side of a landscape (600), --relief its highest over its lowest place; --block is the
side of what stands for a shape that did not come along (76.2). Shapes lie beside the file under the names that the game gives them.

Of an army list (BattleScribe .ros and .rosz, New Recruit and Army Forge JSON) it says units, models, weapons and costs; with --into all its
models are put on a board, unit by unit, --at being the middle of their front.

Ends with 0, or with 3 and nothing written when a file is wrong.`,
  'import.kind': 'kind of file',
  'import.kind-stl-text': 'STL (text)',
  'import.kind-stl-binary': 'STL (binary)',
  'import.kind-glb': 'glTF (binary)',
  'import.kind-gltf': 'glTF (text)',
  'import.kind-obj': 'OBJ',
  'import.kind-ply-text': 'PLY (text)',
  'import.kind-ply-binary': 'PLY (binary)',
  'import.kind-off': 'OFF',
  'import.kind-vox': 'MagicaVoxel',
  'import.kind-3mf': '3MF',
  'import.triangles': 'triangles',
  'import.groups': 'parts',
  'import.size': 'size',
  'import.size-is': '{{width, length}} wide, {{height, length}} high, {{depth, length}} deep ({{inches}} in)',
  'import.read-as': 'read as',
  'import.read-as-is': '{{unit}} × {{scale}}',
  'import.base': 'base',
  'import.base-round': 'round, {{diameter, length}}',
  'import.base-oval': 'oval, {{width, length}} × {{depth, length}}',
  'import.base-rectangle': 'rectangle, {{width, length}} × {{depth, length}}',
  'import.base-none': 'none',
  'import.standing': 'stands',
  'import.standing-is': '{{height, length}} high',
  'import.closed': 'surface',
  'import.closed-yes': 'closed',
  'import.closed-no': 'open at {{rims}} places; both sides of its open pieces hide ({{sheets}} of {{shells}})',
  'import.closed-almost': 'without a hole, but some edges belong to many faces',
  'import.pieces': 'pieces',
  'import.notices': 'What was met on the way:',
  'import.added-figure': '{{name}} ({{id}}) stands on {{file}}.',
  'import.added-terrain': '{{name}} ({{id}}) stands on {{file}}.',
  'usage/no-sides':
    'the board has no sides, so nobody can own a figure. Make it from a plan with lines such as: side red "Reds" #c4553b',
} as const;

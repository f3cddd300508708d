/** Playing, as the command line tells it. */
export const playingOnTheCommandLine = {
  'cli.help-play': `eyeline play BOARD|GAME|--scenario NAME|--list-scenarios [--forces FILE] [--computer SIDE …] [--seed HEX | --hand] [--orders FILE|-] [--save GAME] [--setting NAME=VALUE …] [--mm]

Plays a game by the skirmish rules at one terminal: whoever must do something next is named, and types.
A game that was kept goes on where it stood, once all in it has been found to be as it must be.

  --scenario NAME  a battle that is ready to be set up, by its name or out of a file that ends in .json
  --list-scenarios the battles that Eyeline comes with
  --forces FILE    who fights with what (docs/file-formats.md); a rifle for everybody who is not named in it
  --computer SIDE  the computer plays this side; given for every side, one watches it play
  --seed HEX       dice of this seed, 64 hexadecimal digits; a new one unless told
  --hand           dice fall on the table and are typed in
  --orders FILE    reads the orders from a file, or with - from standard input, and stops at the first that is turned down
  --save GAME      keeps the game in this file when all is said
  --setting N=V    what was agreed at your table, as for eyeline ask
  --mm             lengths in millimetres

Type help while you play. Ends with 0; with 4 when an order of a file is turned down, with 3 when one is not understood.`,
  'cli.help-replay': `eyeline replay GAME [--to N] [--verify] [--dice] [--json] [--mm]

Tells a game that was kept line by line, and how it stood in the end. Everything is played again, up to the first line that cannot be: one
that was changed, that is missing or stands in the wrong place, that the rules or the dice do not allow, or of which something else comes.

  --to N        only so many lines, and how it stood after them
  --verify      only says whether all lines are as they must be
  --dice        how often each face came up, and what that tells of the dice
  --json        the same for programs

Ends with 0, or with 3 when the file cannot be read or a line of it cannot be.`,
  'play.by-seed': 'Dice fall by the seed {{seed}}.',
  'play.by-hand': 'Dice fall on the table and are typed in.',
  'play.round': 'Round {{round, number}}',
  'play.over': 'The game has ended in round {{round, number}}',
  'play.points': '{{side, side}}: {{points, number}}',
  'play.active': 'active, actions: {{actions, number}}',
  'play.whereabouts-waits': 'waits',
  'play.whereabouts-done': 'done',
  'play.whereabouts-reserve': 'in reserve',
  'play.whereabouts-out-of-action': 'out of action',
  'play.shocks': 'shocks: {{shocks, number}}',
  'play.broken': 'broken',
  'play.aims': 'aims',
  'play.hides': 'hides behind {{piece, piece}}',
  'play.waits-consent': 'What do you say to that: {{sides}}? (agree, decline)',
  'play.waits-order': 'It is for {{sides}} to give an order.',
  'play.ended': 'The game is over.',
  'play.can': 'Can be done:',
  'play.cannot': 'Cannot be done now:',
  'play.nothing-offered': 'Nothing can be done now but what is waited for.',
  'play.a-way': 'X,Z ; X,Z … [facing DEGREES]',
  'play.saved': '{{file}}: the game is kept, lines: {{count, number}}.',
  'play.not-saved': 'The game was not kept: {{count, number}} lines are lost.',
  'play.save-where': 'Say where: save FILE',
  'play.help': `Orders of the rules are those that "offers" lists. Names may be given in part; names with blanks stand in double quotes.
  activate kovacs           begins with him
  move 3,4 ; 5,6            goes there, in centimetres to the right and to the near edge; X,Z,HEIGHT on another level, PIECE/LADDER up a ladder
  roll 4    roll            dice that were thrown on the table; by a seed the dice fall by themselves
  choose blue               picks what is asked for
  back    back 3    back to 12
                            takes back the last line, three of them, or all after line 12: at once where nothing has come out by them, else by consent
  agree    decline          to what another side proposes
  settle "may he" "yes"     proposes how to settle what the rules leave open
  concede                   gives up
  red: concede              the same for a side that is not being waited for
  odds shoot kovacs         how likely each end of that shot is, counted over every die, and what makes it so
  show    offers            how it stands; what can be done, and what cannot be and why
  save FILE    quit    help`,
  'play.no-odds': 'Of that nothing can be counted before it is done.',
  'play.odds-needed': 'It takes a natural {{needed, number}}.',
  'replay.holds': 'All lines are as they must be: {{count, number}}.',
  'replay.at-line': 'line {{line, number}}: {{what}}',
  'replay.no-dice': 'No dice have fallen.',
  'replay.dice': 'd{{sides, number}}, thrown: {{thrown, number}} (all faces together with 95 % confidence)',
  'game/rules-not-here': 'there are no rules here that are called {{ruleSet}}.',
  'game/not-played': 'these {{ruleSet}} rules cannot be played with such settings.',
  'game/other-version':
    'the game was begun under version {{version, number}} of the {{ruleSet}} rules; here is version {{ours, number}}.',
  'typed/no-such-order_zero': "There is no order '{{text}}'.",
  'typed/no-such-order_one': "There is no order '{{text}}'; did you mean {{meant}}?",
  'typed/no-such-order_other': "There is no order '{{text}}'; did you mean one of these: {{meant}}?",
  'typed/no-such-side': "Nobody plays '{{side}}'; there are: {{sides}}.",
  'typed/which-of-these': "Which '{{text}}' is meant: {{orders}}?",
  'typed/not-meant_zero': "Nobody is called '{{text}}'.",
  'typed/not-meant_one': "Nobody is called '{{text}}'; did you mean {{meant}}?",
  'typed/not-meant_other': "Nobody is called '{{text}}'; did you mean one of these: {{meant}}?",
  'typed/no-way': "A way is wanted, such as 3,4 ; 5,6 facing 90, not '{{text}}'.",
  'typed/no-faces': "The faces of the dice are wanted, such as 4 or 3,5, not '{{text}}'.",
  'typed/no-option': "'{{text}}' is not among what can be chosen: {{options}}.",
  'typed/not-a-line': "A number of lines is wanted, or the number of a line, not '{{text}}'.",
  'usage/only-at-the-beginning': '{{options}}: such things are settled when a game begins, and this one has begun.',
  'usage/no-such-line': '{{option}}: the game has {{count, number}} lines, and no {{text}}.',
} as const;

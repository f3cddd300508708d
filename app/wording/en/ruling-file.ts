/** What is said of rulings that are saved, opened and re-checked. */
export const rulingFile = {
  // help
  'cli.help-ruling': `eyeline ruling save BOARD --from A --to B [-o RULING] [--setting NAME=VALUE …] [--link ADDRESS]
eyeline ruling open RULING|LINK [--json] [--mm]

save asks who sees whom and with what cover, both ways, and keeps the answers with all that they stand on: the part of the board
that matters, what was agreed, the verdicts with their evidence. Every part of the file is sealed.

  -o RULING.json       the file; without -o it goes to the standard output
  -o RULING.html       a page that can be read without Eyeline, and opened like the file
  --setting N=V        what was agreed at your table (eyeline help ask)
  --link ADDRESS       also a link that carries the ruling to the Eyeline page at that address, if it is small enough

open asks the same questions again, on what the file holds, and compares every number. A link is opened like a file.
Ends with 0 when the ruling stands, 3 when anything was changed or comes out otherwise (each named by its place), 4 when the rules
turned a question down.`,
  'cli.help-verify': `eyeline verify RULING [--json]

Re-checks the evidence of a ruling with ruler and plain arithmetic, by a program of its own that shares nothing with the one that
found it: eyes are where they should be, witness lines are free and end on the target, what is drawn as hidden lies behind what is
said to hide it, nothing lies before what is drawn as visible, both together are all of the target, and shares and answer follow.
What the rules make of it is checked by: eyeline ruling open
Ends with 0, or with 3 when a check fails.`,
  // saving and opening
  'ruling.saved':
    '{{file}} holds the ruling. Kept pieces: {{pieces}}, models: {{models}}; left out because they have no say: {{leftPieces}} and {{leftModels}}.',
  'ruling.too-large-for-link': 'The ruling is too large for a link; hand on the file.',
  'ruling.stands': '{{file}} stands: nothing in it was changed, and every answer comes out the same again.',
  'ruling.does-not-stand_one': '{{file}} does not stand: one thing in it is not as it should be.',
  'ruling.does-not-stand_other': '{{file}} does not stand: {{count}} things in it are not as they should be.',
  // what is wrong with a ruling file
  'ruling-file/not-a-ruling': 'this is not a ruling file of Eyeline.',
  'ruling-file/page-without-ruling': 'this page carries no ruling of Eyeline.',
  'ruling-file/format-unknown': 'nobody knows the ruling format {{found}}; this Eyeline reads formats from 1 to {{newest}}.',
  'ruling-file/format-too-new':
    'this ruling was written by a later Eyeline (format {{found}}); this one reads formats up to {{newest}}. Get the newer Eyeline to open it.',
  'ruling-file/rule-set-unknown': "it was given by the rules '{{id}}', which are not here. There are: {{known}}.",
  'ruling/value-changed': 'this was changed after the ruling was written; now it is {{found}}.',
  'ruling/section-changed': 'something in here was changed after the ruling was written: a name, or more than one value.',
  'ruling/section-added': 'this was put in after the ruling was written.',
  'ruling/section-missing': 'this was taken out after the ruling was written.',
  'ruling/seal-changed': 'the seal itself was changed, or does not belong to this ruling.',
  'ruling-file/broken-off': 'the text stops making sense here (line {{line}}, column {{column}}): a letter was changed or lost.',
  'ruling/number-respelled': 'a digit of {{found}} was changed; it still counts as {{value}}.',
  'ruling/answers-otherwise': "the ruling says '{{filed}}'; asked again it is '{{found}}'.",
  'ruling/other-engine': 'it was given by Eyeline {{filed}}; this is {{now}}.',
  'ruling/other-rules-version': 'it was given by version {{filed}} of these rules; this is version {{now}}.',
  'ruling-link/no-ruling': 'there is no ruling in this link.',
  'ruling-link/other-packing': 'the ruling in this link is packed in a way that this Eyeline does not know. Get a newer one.',
  'ruling-link/damaged': 'the link is incomplete or damaged; copy all of it.',
  'ruling-link/too-large': 'what is in this link is too large to be a ruling.',
  'ruling-page/says-otherwise': 'the page does not say what the ruling in it says.',
  // the page form
  'ruling-page.title': 'Ruling on {{board}}',
  'ruling-page.picture': 'What {{looker, model}} sees of {{target, model}}',
  'ruling-page.stands-on': 'What this stands on',
  'ruling-page.rules': 'rules',
  'ruling-page.engine': 'Eyeline',
  'ruling-page.position': 'whole board (SHA-256)',
  'ruling-page.kept': 'left out',
  'ruling-page.left-out': 'pieces: {{pieces}}, models: {{models}}; they have no say in it',
  'ruling-page.settings': 'agreed',
  'ruling-page.how-to-check':
    'This page carries the whole ruling: open it in Eyeline, or check it on a command line. The first asks the rules again, the second re-checks the evidence with code of its own.',
  // what lies where in a ruling file, before the question that it belongs to
  'ruling-place.pose-of-model': 'where {{model, model}} stands and faces',
  'ruling-place.model': 'the model {{model, model}}',
  'ruling-place.pose-of-piece': 'where {{piece, piece}} stands',
  'ruling-place.piece': 'the piece {{piece, piece}}',
  'ruling-place.part': 'part {{part}} of {{piece, piece}}',
  'ruling-place.opening': 'opening {{opening}} of {{piece, piece}}',
  'ruling-place.zone': 'the zone {{zone, zone}}',
  'ruling-place.board': 'the board',
  'ruling-place.setting': 'what was agreed: {{name}}',
  'ruling-place.position': 'the fingerprint of the whole board',
  'ruling-place.mesh': 'an imported mesh',
  'ruling-place.given-by': 'who gave the ruling',
  'ruling-place.left-out': 'how much of the board was left out',
  'ruling-place.format': 'the format of the file',
  'ruling-place.seals': 'the seals',
  'ruling-place.question': 'question {{number}}',
  'ruling-place.asked': 'what was asked',
  'ruling-place.outcome': 'whether and why the rules turned it down',
  'ruling-place.verdict': 'the verdict',
  'ruling-place.confidence': 'how sure the verdict is',
  'ruling-place.reason': 'reason {{number}} ({{clause}})',
  'ruling-place.evidence': 'evidence {{number}}',
  'ruling-place.margin': 'push {{number}} that would turn it',
  'ruling-place.under': 'what the verdict rests on',
  'ruling-place.at-least': 'lower bound {{of}}',
  'ruling-place.at-most': 'upper bound {{of}}',
  'ruling-place.share': 'share {{of}}',
  'ruling-place.seen': 'what is seen {{of}}',
  'ruling-place.witness': 'witness line {{of}}',
  'ruling-place.of-whole': 'of the whole',
  'ruling-place.of-region': 'of one region: {{region, region}}',
  'ruling-place.of-part': 'of part {{number}}',
  'ruling-place.of-hider': 'of what hides, number {{number}}',
  'ruling-place.of-all-hiders': 'of all that hides',
  'ruling-place.query': 'what was looked for',
  'ruling-place.line': 'a line of sight',
  'ruling-place.picture': 'the picture',
  'ruling-place.finding': 'what was found',
  // re-checking
  'verify.sees': 'Does {{looker, model}} see {{target, model}}?',
  'verify.cover-of': 'Cover of {{target, model}} from {{looker, model}}',
  'verify.holds': '{{file}} holds: everything that can be checked is true to {{tolerance}} mm.',
  'verify.fails_one': '{{file}} does not hold: one check fails.',
  'verify.fails_other': '{{file}} does not hold: {{count}} checks fail.',
  'verify.result-holds': 'ok',
  'verify.result-fails': 'NO',
  'verify.result-not-checked': '–',
  'proof/eye-is-the-lookers': "the line of sight begins at one of the looker's eyes",
  'proof/eye-is-in-the-opening': 'the line of sight begins in the opening that the looker looks out of',
  'proof/plane-is-square-to-the-look': 'the picture is square to the line of sight',
  'proof/centre-is-the-middle': 'the picture is centred on the middle of what counts',
  'proof/outlines-are-the-targets': 'the outlines are those of the target',
  'proof/shapes-lie-in-the-outline': 'every shape of the picture is undented and lies on the target',
  'proof/shapes-do-not-overlap': 'no two shapes of the picture overlap',
  'proof/shapes-fill-the-outline': 'seen and hidden shapes together are all of the target',
  'proof/hidden-shapes-are-covered': 'all hidden shapes lie wholly behind what is said to hide them',
  'proof/named-source-is-nearest': 'what is said to hide them is the nearest thing there',
  'proof/visible-shapes-are-free': 'nothing lies before the shapes that are seen',
  'proof/region-share': 'measured again, {{share, share}} of one region is seen, as found ({{region, region}})',
  'proof/whole-share': 'measured again, the share of the whole is as found: {{share, share}}',
  'proof/hidden-share': 'measured again, {{source}} hides as much as found: {{share, share}}',
  'proof/cover-share': 'measured again, it hides as much as found by itself: {{share, share}} {{source}}',
  'proof/what-is-seen-has-a-witness': 'what is seen has a witness line, and only that ({{region, region}})',
  'proof/witness-ends-on-the-target': 'the witness line ends on the target ({{region, region}})',
  'proof/way-is-free': 'no triangle of anything crosses the line {{source}}',
  'proof/way-is-stopped': 'the stopped line meets {{source}} where it is said to',
  'proof/answer-is-what-was-found': 'the answer gives the shares that were found',
  'proof/seen-has-a-free-way': 'whoever is called seen has a free line to prove it',
  'proof/unseen-is-hidden-or-concealed': 'whoever is called unseen is hidden, or conceals himself behind something',
  'proof/grade-is-the-sources': 'the cover is that of what gives it ({{grade, grade}})',
  'proof/margin-starts-as-it-says': 'what a push is said to turn is as it says where the models stand: {{share, share}}',
  'proof/turn-is-where-it-says': 'distance, direction and places of the push agree',
  'proof/answer-stands-short-of-the-turn': 'pushed to just short of the turn, the answer still stands: {{share, share}}',
  'proof/answer-is-turned-beyond-it': 'pushed to just beyond it, the answer has turned: {{share, share}}',
  'proof/nothing-nearer-turns-it': 'that nothing within {{within, length}} turns it is found again by: eyeline ruling open',
  'proof/places-of-the-turn-were-not-kept': 'the file is of an older format, which kept no places of a turn',
  'proof/nothing-like-it-on-the-board': 'what the evidence speaks of is on the board',
  'proof/question-was-refused': 'the rules turned the question down; there is no evidence to check',
  'proof/widths-and-measurements': 'widths and measured distances are found again by: eyeline ruling open',
} as const;

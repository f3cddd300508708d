/** Dice, as the command line tells them. */
export const dice = {
  'cli.help-roll': `eyeline roll DICE [--faces N,N,…] [--secret HEX …] [--number N] [--odds] [--tally N,N,…] [--json]

Throws dice as rule books write them: d6, 2d6, d10+2, d6*2, d3. Everybody who knows the secret can make the same throw again.

  --faces 3,5      the faces that lie on the table, instead of a throw
  --secret HEX     what the throw is made of: 64 hexadecimal digits, as often as there are sides that have one; a new one unless told.
                   Where each side brings its own, none of them can choose the faces
  --number N       which throw of these secrets; 0 unless told
  --odds           how likely each total is, counted and not estimated
  --tally N,N,…    how often each face of one such die has come up: between which shares the truth lies, and whether it may be fair
  --json           the same for programs`,
  'roll.total': '{{dice}}: {{faces}}. That is {{total, number}}.',
  'roll.reach': 'At least {{total, number}} comes up in {{share, share}} of all throws.',
  'roll.again': 'Anybody makes this throw again with the secret {{secrets}} and the number {{number}}.',
  'roll.share': '{{share, share}}',
  'roll.odds': 'How likely each total of {{dice}} is',
  'roll.column-total': 'total',
  'roll.column-exactly': 'exactly',
  'roll.column-or-more': 'or more',
  'roll.tally': 'What the tally tells (all faces together with 95 % confidence)',
  'roll.column-face': 'face',
  'roll.column-count': 'times',
  'roll.column-truth': 'its true share is',
  'roll.between': 'between {{least, share}} and {{most, share}}',
  'roll.may-be-fair': 'Nothing in it speaks against a fair die.',
  'roll.not-fair': 'It is not what a fair die does: {{faces}}.',
  'dice/not-understood': "'{{text}}' is no dice: it wants something like 2d6, d10+2 or d6*2.",
  'dice/too-many': "'{{text}}' is more than anybody throws: at most {{dice, number}} dice of {{sides, number}} faces.",
  'dice/wrong-count': '{{wanted, number}} faces are wanted, {{given, number}} are given.',
  'dice/no-such-face': 'A die of {{sides, number}} faces has no {{face}}.',
  'usage/not-faces': "{{option}} wants the faces that {{dice}} show, such as 3,5, not '{{text}}'.",
  'usage/not-a-secret': "{{option}} wants 64 hexadecimal digits, not '{{text}}'.",
  'usage/not-a-count': "{{option}} wants a whole number from 0 upwards, not '{{text}}'.",
  'usage/not-a-tally': "{{option}} wants {{sides, number}} whole numbers, one for each face, not '{{text}}'.",
} as const;

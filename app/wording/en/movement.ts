export const movement = {
  // what can be asked, as words that fill sentences
  'asked/sees': 'who sees whom',
  'asked/cover-of': 'what covers somebody',
  'asked/move': 'what a way costs',
  'asked/reach': 'what is in reach',
  'asked/route': 'which way is cheapest',
  'asked/move-unit': 'how a unit moves',
  'asked/work-opening': 'who may open a door',
  'asked/pick-up': 'who may take up a load',

  // why a question about moving is turned down by any rules
  'question/not-in-these-rules': 'The {{ruleSet}} rules, as far as they are here, do not say {{kind, asked}}.',
  'mover/not-on-the-board': 'There is no model “{{model}}” on the board to move.',
  'piece/not-on-the-board': 'There is no piece “{{piece}}” on the board.',
  'ladder/not-on-the-piece': '{{piece, piece}} has no ladder “{{ladder}}”.',
  'way/leads-nowhere': 'The way has no place that it leads to.',
} as const;

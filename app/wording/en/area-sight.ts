/** Sight past terrain that has a Category, and what the battle rules see of a body. */
export const areaSight = {
  'sight/body-seen': '{{looker, model}} sees {{share, share}} of the body of {{target, model}}. Some part of the body is enough.',
  'sight/only-details-seen':
    'The arms of {{target, model}} are seen ({{share, share}} of them), but they are no part of the body.',
  'area/not-too-deep':
    '{{model, model}} is in {{piece, piece}}: the line runs through {{depth, length}} of it, and up to {{limit, length}} is seen through.',
  'area/too-deep':
    '{{model, model}} is too deep in {{piece, piece}}: the line runs through {{depth, length}} of it, and only {{limit, length}} is seen through.',
  'area/rises-above':
    '{{model, model}} (class {{class}}) rises above {{piece, piece}} (Category {{category}}): {{depth, length}} of it on the line do not matter.',
  'area/both-near-in-it':
    '{{one, model}} and {{other, model}} are both in {{piece, piece}} and {{distance, length}} apart; up to {{limit, length}} they see each other.',
  'area/both-too-far-in-it':
    '{{one, model}} and {{other, model}} are both in {{piece, piece}} and {{distance, length}} apart; only up to {{limit, length}} they would see each other.',
  'area/both-rise-above':
    '{{one, model}} and {{other, model}} both rise above {{piece, piece}} (Category {{category}}), in which they stand.',
  'area/blocks':
    '{{piece, piece}} (Category {{category}}) lies between them, {{depth, length}} on the line: neither is of a larger class, so it blocks.',
  'area/looked-over':
    '{{model, model}} (class {{class}}) is taller than {{piece, piece}} (Category {{category}}): they see each other over it.',
  'area/just-beside-the-line': 'A push by {{tolerance, length}} would bring {{piece, piece}} between them.',
  'area/decoration-hides-nothing':
    '{{piece, piece}} is judged by its outline and Category: what stands in it for looks hides nothing.',
  'combat/blocks':
    'A close combat lies between them. The tallest in it is {{tallest, model}} (class {{height}}), and neither of the two is of a larger class, so it blocks.',
  'combat/looked-over':
    '{{model, model}} (class {{class}}) is taller than all who fight between them ({{tallest, model}}, class {{height}}): they see each other over the combat.',
  'combat/just-beside-the-line':
    'The line passes the close combat of {{tallest, model}} by {{gap, length}}: a push would bring it between them.',
  'class/by-its-entry': '{{model, model}} is of class {{class}} by its entry.',
  'class/vehicle-is-large': '{{model, model}} is a vehicle, and so of class {{class}}.',
  'class/is-normal': '{{model, model}} is of class {{class}}, as whoever has no other entry.',
  'class/of-raised-piece':
    '{{model, model}} stands on {{piece, piece}} and counts as class {{class}}, the Category of that piece.',
  'class/of-raised-ground':
    '{{model, model}} stands on {{piece, piece}}, {{height, length}} over the table, and counts as class {{class}}.',
};

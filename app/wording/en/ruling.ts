export const ruling = {
  // words that fill sentences
  'region/head': 'head',
  'region/shoulders': 'shoulders',
  'region/chest': 'chest',
  'region/abdomen': 'abdomen',
  'region/legs': 'legs',
  'region/arms': 'arms',
  'region/gear': 'gear',
  'region/base': 'base',
  'region/hull': 'hull',
  'region/turret': 'turret',
  'grade/none': 'no cover',
  'grade/light': 'light cover',
  'grade/heavy': 'heavy cover',
  'opening/window': 'window',
  'opening/door': 'door',
  'opening/loophole': 'loophole',
  'opening/hatch': 'hatch',
  'opening/breach': 'breach',

  // why a question is turned down
  'looker/not-on-the-board': 'There is no model “{{model}}” on the board to look from.',
  'target/not-on-the-board': 'There is no model “{{model}}” on the board to look at.',
  'target/is-the-looker': '{{model, model}} is both looker and target: ask about two models.',
  'setting/unknown': 'These rules have no setting called “{{name}}”.',
  'setting/not-allowed': 'The setting “{{name}}” cannot be {{value}}.',
  'eye/inside-piece':
    'The eye of {{model, model}} is inside {{piece, piece}}. Nobody may stand like that; move the model or settle it at the table.',
  'eye/inside-model':
    'The eye of {{model, model}} is inside {{other, model}}. Nobody may stand like that; move the model or settle it at the table.',
  'looker/has-no-eyes': '{{model, model}} has nobody who could look.',
  'target/has-no-body': '{{model, model}} has no body that these rules could see.',

  // what is seen
  'sight/figure-seen':
    '{{looker, model}} sees {{share, share}} of the head, shoulders and chest of {{target, model}}. One visible point is enough.',
  'sight/vehicle-seen':
    '{{looker, model}} sees {{share, share}} of the hull and turret of {{target, model}}. Any point of them is enough.',
  'sight/any-part-seen':
    '{{looker, model}} sees {{share, share}} of the body of {{target, model}}. The table agreed that any part of it counts.',
  'sight/hidden-by-terrain':
    'Everything of {{target, model}} that counts is hidden from {{looker, model}}, most of it by {{piece, piece}}.',
  'sight/hidden-by-model':
    'Everything of {{target, model}} that counts is hidden from {{looker, model}}, most of it by {{model, model}}.',
  'sight/hidden-by-smoke':
    'Everything of {{target, model}} that counts is hidden from {{looker, model}}, most of it by the smoke of {{zone, zone}}: the rules say nothing of smoke, the table agreed that it hides.',
  'sight/through-thin-smoke':
    'The line from {{looker, model}} to {{target, model}} runs through {{depth, length}} of the smoke of {{zone, zone}}; up to {{limit, length}} is looked through.',
  'hider.model': '{{model, model}}',
  'hider.zone': '{{zone, zone}}',
  'sight/nothing-seen': 'No line from the eye of {{looker, model}} reaches anything of {{target, model}} that counts.',
  'sight/only-uncounted-parts-seen':
    'Other parts of {{target, model}} are seen ({{share, share}} of belly, legs and arms), but they do not count.',
  'sight/barely-seen':
    'What is seen of {{target, model}} is nowhere wider than {{widest, length}}; up to {{tolerance, length}} is too close to call.',
  'sight/push-hides': '{{target, model}} is out of sight once {{model, model}} is pushed by {{displacement, length}}.',
  'sight/push-shows': '{{target, model}} comes into sight once {{model, model}} is pushed by {{displacement, length}}.',
  'sight/poor-view-from-armour':
    '{{target, model}} stands to the side or rear of armoured {{looker, model}}, whose view is poor there: a hit is cancelled on {{save}}+.',

  // openings
  'opening/eye-moved-into-it':
    '{{model, model}} looks out: the eye is in the {{opening, opening}} of {{piece, piece}}, whatever the heights.',
  'opening/seen-through-it':
    '{{target, model}} looks out and pays for it: {{looker, model}} sees the {{opening, opening}} of {{piece, piece}}, and so sees {{target, model}}.',
  'opening/point-not-seen':
    '{{target, model}} looks out of the {{opening, opening}} of {{piece, piece}}, but {{looker, model}} does not see its opening point.',
  'opening/looked-at-from-inside':
    '{{looker, model}} is on the same side of the wall of {{piece, piece}} as {{target, model}}: the {{opening, opening}} shows nobody from inside.',
  'opening/nobody-declared':
    '{{model, model}} stands at the {{opening, opening}} of {{piece, piece}}, but its owner has not declared that it looks out: ordinary sight lines apply.',
  'opening/not-there': '{{model, model}} cannot look out of an opening that is not there.',
  'opening/shut': 'The {{opening, opening}} of {{piece, piece}} is shut: nobody looks out of it.',
  'opening/not-narrow':
    'The {{opening, opening}} of {{piece, piece}} is no window or loophole: ordinary sight lines apply at it.',
  'opening/too-far':
    '{{model, model}} stands {{gap, length}} from the wall of the {{opening, opening}} of {{piece, piece}}; to look out it must be within {{limit, length}}.',
  'opening/beside-it':
    '{{model, model}} stands {{beside, length}} beside the {{opening, opening}} of {{piece, piece}}; at most {{limit, length}} is allowed.',
  'opening/out-of-reach':
    'The {{opening, opening}} of {{piece, piece}} is {{rise, length}} above the feet of {{model, model}}; only up to {{reach, length}} is within reach.',
  'opening/not-while-hiding': '{{model, model}} hides and so no longer looks out.',
  'opening/not-while-prone': '{{model, model}} lies down and so no longer looks out.',

  // hiding
  'hiding/unseen-from-far-side':
    '{{target, model}} hides behind {{piece, piece}}: from the far side nobody sees it, even where it sticks out.',
  'hiding/blind-to-far-side': '{{looker, model}} hides behind {{piece, piece}} and does not see over it to {{target, model}}.',
  'hiding/seen-from-near-side':
    '{{target, model}} hides behind {{piece, piece}}, but {{looker, model}} looks from the near side: ordinary sight lines apply.',
  'hiding/seen-from-above':
    '{{looker, model}} stands above {{piece, piece}}, no farther away than it is higher, and so looks down on {{target, model}}.',
  'hiding/sees-what-is-above':
    '{{target, model}} stands above {{piece, piece}}: {{looker, model}} sees up to it from its hiding place.',
  'hiding/piece-too-far':
    '{{target, model}} stands {{gap, length}} behind {{piece, piece}}; to hide there it must be within {{limit, length}}.',
  'hiding/piece-too-low': '{{piece, piece}} is only {{height, length}} high there; hiding needs {{needed, length}}.',
  'hiding/piece-not-there': '{{model, model}} cannot hide behind something that is not there.',
  'hiding/not-for-vehicles': '{{model, model}} is a vehicle: it cannot hide.',

  // lying down
  'prone/hidden-behind-cover':
    '{{target, model}} lies directly behind {{piece, piece}}, {{height, length}} high: it cannot be seen over that.',
  'prone/seen-from-above':
    '{{looker, model}} stands above {{piece, piece}}, no farther away than it is higher, and so sees over it to {{target, model}}, who lies behind.',

  // cover
  'cover/terrain-hides-enough':
    '{{piece, piece}} hides {{share, share}} of the silhouette; {{threshold, share}} is enough. It gives {{grade, grade}}.',
  'cover/pieces-hide-enough-together':
    'No piece alone suffices, but all {{count}} together hide {{share, share}} of the silhouette; {{threshold, share}} is enough. The lowest grade counts: {{grade, grade}}.',
  'cover/within-area':
    '{{target, model}} stands in {{piece, piece}}, and the sight line runs {{depth, length}} through it; {{limit, length}} is enough.',
  'cover/model-hides-enough':
    '{{target, model}} stands directly behind {{model, model}}, which hides {{share, share}} of it; {{threshold, share}} is needed. That gives {{grade, grade}}.',
  'cover/models-hide-enough-together':
    'No model alone suffices, but the {{count}} directly in front together hide {{share, share}}; {{threshold, share}} is needed. That gives {{grade, grade}}.',
  'cover/smoke-hides-enough':
    'The smoke of {{zone, zone}} hides {{share, share}} of the silhouette of {{target, model}}; {{threshold, share}} is enough. The table agreed that it conceals: {{grade, grade}}, and it stops nothing.',
  'cover/smoke-hides-too-little':
    'The smoke of {{zone, zone}} hides only {{share, share}} of the silhouette of {{target, model}}; {{threshold, share}} is needed.',
  'cover/wall-of-opening':
    '{{target, model}} looks out of the {{opening, opening}} of {{piece, piece}} and has the cover of its wall: {{grade, grade}}.',
  'cover/prone': '{{target, model}} lies down and has cover 1 from that.',
  'cover/none':
    'Nothing that gives cover hides enough of {{target, model}}; terrain must hide {{threshold, share}} of the silhouette.',
  'cover/piece-gives-none': '{{piece, piece}} hides {{share, share}} of the silhouette, but is not of the kind that gives cover.',
  'cover/terrain-hides-too-little':
    '{{piece, piece}} hides only {{share, share}} of the silhouette; {{threshold, share}} is needed.',
  'cover/area-too-shallow': 'The sight line runs only {{depth, length}} through {{piece, piece}}; {{limit, length}} is needed.',
  'cover/model-too-far':
    '{{model, model}} hides enough, but {{target, model}} stands {{gap, length}} behind it; only up to {{limit, length}} is directly behind.',
  'cover/model-hides-too-little':
    '{{model, model}} directly in front hides only {{share, share}} of {{target, model}}; {{threshold, share}} is needed.',
  'cover/replaced-by-prone': '{{target, model}} lies down and may have no other cover modifier, not even a better one.',
  'cover/best-one-counts': '{{count}} things give cover; only the best of them counts.',
  'cover/grade-of-most-hiding-part':
    'The parts of {{piece, piece}} differ; the one that hides most sets the grade: {{grade, grade}}.',
  'cover/target-number-rises': 'Cover {{value}}: the number needed to hit rises by {{value}}.',
  'cover/strength-falls': 'The strength of the shot falls by {{value}}.',
  'cover/conceals-only': 'This cover only conceals: it does not weaken the shot.',
  'cover/at-short-range':
    'At short range {{value}} is left of it ({{excepted}} against submachine guns, pistols and black powder).',
  'cover/proof-at-short-range': 'At short range it stays at {{value}}.',
  'cover/against-armour-piercing':
    'Armour piercing 2 leaves {{piercing2}}, armour piercing 3 leaves {{piercing3}}; at short range armour piercing 2 leaves {{shortPiercing2}}.',
  'cover/vehicle-judged-on-its-size':
    '{{target, model}} is a vehicle: its own size must be hidden, and cover does not weaken the shot.',
  'cover/target-not-seen':
    '{{looker, model}} does not see {{target, model}}: it may not shoot at it directly, whatever the cover.',
  'cover/push-turns-share':
    'Whether that hides enough of {{target, model}} turns once {{model, model}} is pushed by {{displacement, length}}.',

  // how sure it is
  'call/too-close':
    'It is decided by {{tolerance, length}} or less at the table, or by about as much of the silhouette: too close to call. Settle it between you.',
} as const;

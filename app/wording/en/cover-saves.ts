/** What saves somebody who is shot at by the battle rules. */
export const coverSaves = {
  'cover/in-area': '{{target, model}} stands in {{piece, piece}}: it saves on {{save}}+.',
  'cover/just-outside-area': 'A push would bring {{target, model}} into {{piece, piece}}, where it would save on {{save}}+.',
  'cover/looked-over-area':
    '{{piece, piece}} lies between and is looked over: it counts as hiding a part of {{target, model}}, which saves on {{save}}+.',
  'cover/in-crater': '{{target, model}} stands in the crater {{zone, zone}}: it saves on {{save}}+.',
  'cover/hides-part':
    '{{piece, piece}} hides {{share, share}} of the body of {{target, model}}; {{threshold, share}} is enough. It saves on {{save}}+.',
  'cover/hides-too-little':
    '{{piece, piece}} hides {{share, share}} of the body of {{target, model}}; {{threshold, share}} is needed.',
  'cover/gives-none': '{{piece, piece}} hides {{share, share}} of the body of {{target, model}}, but nobody can hide behind it.',
  'cover/vehicle-hides-part':
    '{{model, model}} hides {{share, share}} of the body of {{target, model}}; {{threshold, share}} is enough. A vehicle saves on {{save}}+.',
  'cover/vehicle-hides-too-little':
    '{{model, model}} hides {{share, share}} of the body of {{target, model}}; {{threshold, share}} is needed.',
  'cover/too-low':
    '{{piece, piece}} (Category {{category}}) is too low to cover {{target, model}} (class {{class}}): no save from it.',
  'cover/firers-own':
    '{{firer, model}} stands in {{piece, piece}} or touches it: it covers nobody from him who does not touch it as well.',
  'cover/in-the-open':
    'Nothing hides {{threshold, share}} of the body of {{target, model}}, and it stands in nothing that covers: no cover save.',
  'cover/vehicle-hull-down':
    'Terrain hides {{share, share}} of {{target, model}}, half of it or more: it is hull-down. Vehicles take no cover saves.',
  'cover/vehicle-takes-no-saves':
    'Vehicles take no cover saves; terrain hides {{share, share}} of {{target, model}}, less than half.',
};

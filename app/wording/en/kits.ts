/** What can be wrong with the settings of a piece of terrain. Each follows the place where the piece was asked for. */
export const kits = {
  'parameter/unknown': "this kind of terrain has no setting called '{{parameter}}'.",
  'parameter/wrong-type': "'{{parameter}}' should be {{expected, kind}} and is {{found, kind}}.",
  'parameter/not-whole': "'{{parameter}}' has to be a whole number, and {{given, number}} is none.",
  'parameter/out-of-bounds':
    "'{{parameter}}' may lie between {{atLeast, measured}} and {{atMost, measured}}; {{given, measured}} does not.",
  'parameter/not-among-choices': "'{{parameter}}' cannot be '{{given}}'. It is one of these: {{among}}.",
  'parameter/too-large-here':
    "'{{parameter}}' is {{given, measured}}, and beside '{{because}}' as it is there is room for {{atMost, measured}} at most.",
  'parameter/too-small-here':
    "'{{parameter}}' is {{given, measured}}, and '{{because}}' as it is needs at least {{atLeast, measured}}.",
} as const;

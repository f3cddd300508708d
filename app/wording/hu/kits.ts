/** Mi lehet baj egy terepdarab beállításaival. Mindegyik az után a hely után áll, ahol a darabot kérték. */
export const kits = {
  'parameter/unknown': 'ennek a terepfajtának nincs „{{parameter}}” nevű beállítása.',
  'parameter/wrong-type': '„{{parameter}}”: itt {{expected, kind}} kellene, de {{found, kind}} van.',
  'parameter/not-whole': '„{{parameter}}”: csak egész szám lehet, a {{given, number}} pedig nem az.',
  'parameter/out-of-bounds':
    '„{{parameter}}”: {{atLeast, measured}} és {{atMost, measured}} között lehet, a megadott {{given, measured}} nincs ott.',
  'parameter/not-among-choices': '„{{parameter}}”: nem lehet „{{given}}”. Ezek közül való: {{among}}.',
  'parameter/too-large-here':
    '„{{parameter}}”: a megadott {{given, measured}} nem fér el; „{{because}}” mostani értékével legfeljebb {{atMost, measured}} lehet.',
  'parameter/too-small-here':
    '„{{parameter}}”: a megadott {{given, measured}} kevés; „{{because}}” mostani értékéhez legalább {{atLeast, measured}} kell.',
} as const;

/** Shots that spread, big guns at men, crews that are not complete. */
export const shots = {
  'asked/spread': 'whom a spread hits',
  'asked/gun-at-man': 'what a big gun does to a man',
  'asked/crew-misses': 'how long a gun without its crew is out',
  'spread/may-hit':
    '{{model, model}} stands {{gap, length}} beside {{target, model}} and is seen: the spread may hit him; up to {{limit, length}} is near enough.',
  'spread/too-far':
    '{{model, model}} stands {{gap, length}} beside {{target, model}}; only up to {{limit, length}} is near enough.',
  'spread/not-seen': '{{model, model}} stands near enough, but {{shooter, model}} does not see him.',
  'spread/not-at-short-range': 'At short range nothing spreads.',
  'spread/nobody': 'Nobody else near enough to {{target, model}} is seen.',
  'spread/strength': 'The second hit has the strength of the same range, {{strength, number}}, and is never a headshot.',
  'gun/hits-directly': 'A 10 hits {{target, model}} directly.',
  'gun/confirmed': 'Somebody moved, so that a die must confirm the 10: {{die, number}} reaches {{needs, number}}.',
  'gun/not-confirmed': 'Somebody moved, so that a die must confirm the 10: {{die, number}} does not reach {{needs, number}}.',
  'gun/lands-beside': 'It lands beside {{target, model}}: only its template counts, at his place.',
  'gun/has-no-template': 'It does not hit {{target, model}} directly, and without a template it has no effect.',
  'gun/template-force': 'Its template of {{size, length}} hits with strength {{strength, number}} and AP {{piercing, number}}.',
  'gun/not-man-sized': '{{target, model}} is not man-sized: big guns hit it as any weapon does.',
  'gun/needs-confirmation':
    'Somebody moved: give the die that confirms the 10 against {{target, model}}; {{needs, number}} or more does.',
  'crew/near-enough': '{{model, model}} is {{distance, length}} away and counts; up to {{limit, length}} is near enough.',
  'crew/too-far': '{{model, model}} is {{distance, length}} away and counts as missing; up to {{limit, length}} is near enough.',
  'crew/takes-so-many': 'The gun takes {{count, number}} men.',
  'crew/dice-for-the-missing': 'Men missing: {{missing, number}}; dice to roll after the shot: {{count, number}}.',
  'crew/slow-adds-dice': 'It is slow, which adds {{slow, number}} to the dice.',
  'crew/rounds-out': 'Dice of {{needs, number}} or more: it is out for rounds: {{rounds, number}}.',
  'crew/needs-dice': 'Give as many dice of six as fall due: {{count, number}}.',
  'template/squad-takes-so-many':
    '{{model, model}} is a squad: the template hits it as often as a die of {{sides, number}} shows.',
  'fired.refused': 'That cannot be asked:',
  'fired.may': '{{model, model}}: may be hit as well',
  'fired.may-not': '{{model, model}}: may not be hit',
  'fired.nobody': 'The spread may hit nobody else.',
  'fired.direct': 'It hits the man himself.',
  'fired.beside': 'It lands beside him.',
  'fired.scatters': 'It misses and is driven aside.',
  'fired.nothing': 'It has no effect.',
  'fired.rounds': 'The gun is out for rounds: {{rounds, number}}.',
  'fired.dice': 'Dice to roll after the shot: {{dice, number}}.',
  'fired.close': 'Too close to call: the table settles it.',
  'usage/not-a-force': '{{option}} {{text}} is no strength and piercing: write 8,1.',
  'cli.help-spread': `eyeline spread BOARD SHOOTER TARGET --zone short | medium | long [--strength E] [--setting …] [--json] [--mm]

Whom else may the spread of a shotgun hit, beside the one whom it hit? One of those who are named, as the shooter chooses.`,
  'cli.help-gun': `eyeline gun BOARD FIRER TARGET --roll C,NEEDED,DIE [--circle 8cm] [--force E,AP] [--moved target | weapon] [--confirm N] …

What becomes of a shot of a mortar, cannon or rocket at a man?

  --roll C,NEEDED,DIE  the roll to hit: skill, what is needed, the die
  --moved, --confirm N who moved in its last activation, and the die that confirms a 10
  --circle, --force    the width of its template, and the strength and piercing that the weapon prints
  --direction DEGREES  where a miss goes, 90 to the right;  --lobbed: it comes from above;  --setting, --json, --mm as for template`,
  'cli.help-crew': `eyeline crew BOARD OPERATOR [--with NAME …] [--weapon NAME] [--needed N] [--slow N] [--dice 2,4,6] [--setting …] [--json] [--mm]

How many rounds is a mortar or cannon out after a shot without all of its men? Those count who are near enough to the operator or the gun.`,
};

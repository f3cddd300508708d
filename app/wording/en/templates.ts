/** What is said of templates, of what lands and of what is lobbed. */
export const templates = {
  'template/middle-not-under':
    "The middle of {{model, model}}'s base lies {{gap, length}} outside of the template, and the middle counts.",
  'template/only-touched': "The template only touches {{model, model}}'s base: that is not under it.",
  'template/not-under':
    "{{model, model}}'s base is not under the template: {{gap, length}} away, {{share, share}} of it covered.",
  'template/too-high-or-low': '{{model, model}} is {{height, length}} above or below the burst, which reaches {{limit, length}}.',
  'template/wholly-under': "{{model, model}}'s base is wholly under the template.",
  'template/partly-under': "{{share, share}} of {{model, model}}'s base is under the template.",
  'template/gas-ignores-walls': 'No wall keeps gas from {{model, model}}.',
  'template/burst-inside-something':
    'It bursts inside of {{by, carrier}}: whether {{model, model}} is seen from there cannot be told.',
  'template/shielded': '{{model, model}} is not seen from where it bursts.',
  'template/shielded-by-piece': '{{piece, piece}} shields {{model, model}} from where it bursts.',
  'template/shielded-by-model': '{{by, model}} shields {{model, model}} from where it bursts.',
  'template/seen-from-burst': '{{model, model}} is seen from where it bursts.',
  'template/hider-crouches': '{{model, model}} hides, and so crouches as low as one who lies: no lower.',
  'template/barely-seen-from-burst':
    'What is seen of {{model, model}} from there is nowhere wider than {{widest, length}}; up to {{tolerance, length}} is too close to call.',
  'area/begins-in-gas': '{{model, model}} begins in the gas of {{zone}}: that cloud hits it once a round, however it goes.',
  'area/enters-gas': '{{model, model}} goes into the gas of {{zone}} after {{cost, length}} and takes a hit.',
  'template/gas-kept-out': '{{model, model}} is closed and armoured: gas does not get in.',
  'template/gas-gets-in': 'Gas gets into {{model, model}}, which is not armoured.',
  'template/nobody-under': 'Nobody is under the template.',
  'template/flame-spares-no-cover': 'Neither cover nor armour helps against flame.',
  'template/direct-hit-too': '{{model, model}} was hit directly and takes that hit as well.',
  'template/direct-hit-alone': 'At this table whoever was hit directly takes no hit of the template: {{model, model}}.',
  'template/hits-front': '{{model, model}} is hit at the front, the side towards the burst.',
  'template/hits-rear': '{{model, model}} is hit at the rear, the side towards the burst.',
  'template/hits-side': '{{model, model}} is hit at the side, which is towards the burst.',
  'template/force':
    'The template hits {{model, model}} with strength {{strength, number}}, armour piercing {{piercing, number}}.',
  'template/leaps-clear': '{{model, model}} leaps up to {{limit, length}} and needs {{wayOut, length}} to be out from under it.',
  'template/leaps-too-short':
    '{{model, model}} leaps {{limit, length}} at most and would need {{wayOut, length}} to be out from under it.',
  'template/cover-weakens':
    'Cover as seen from the burst takes {{value, number}} from the strength of the hit on {{model, model}}.',
  'scatter/hits': '{{sum, number}} reaches {{needed, number}}: it lands where it was aimed.',
  'scatter/a-one-misses': 'A 1 misses whatever the sum: it lands {{distance, length}} off.',
  'scatter/misses-by': '{{sum, number}} misses {{needed, number}} by {{margin, number}}: it lands {{distance, length}} off.',
  'scatter/stopped-by-piece': '{{piece, piece}} stops it on its way.',
  'scatter/stopped-by-model': '{{model, model}} stops it on its way.',
  'scatter/off-the-table': 'It lands beyond the edge of the table; those on the table may still be under the template.',
  'scatter/lands-at': 'It lands {{x, length}} right, {{z, length}} near, {{height, length}} up.',
  'lob/needs-no-sight': '{{model, model}} need not see where a lobbed shot goes.',
  'lob/needs-number': 'A lobbed shot has to reach {{number, number}}.',
  'lob/no-cover-counts': 'Whatever stands between gives no cover against a lobbed shot.',
  'lob/area-covers':
    'The place lies in {{piece, piece}}: its cover counts against a lobbed shot; whatever stands between does not.',
  'lob/is-clear': 'There is a way through free air that is straight seen from above and never turns back.',
  'lob/is-closed': 'No such way leads through free air.',
  'lob/is-closed-by': '{{piece, piece}} closes the free air on the way.',
  'throw/reaches': '{{model, model}} throws up to {{limit, length}}; it is {{distance, length}}.',
  'throw/too-far': '{{model, model}} throws no farther than {{limit, length}}; it is {{distance, length}}.',
  'flame/tip-within-range': "The narrow end is {{distance, length}} from {{model, model}}'s base, within {{limit, length}}.",
  'flame/tip-too-far': "The narrow end is {{distance, length}} from {{model, model}}'s base; {{limit, length}} is allowed.",
  'flame/points-away':
    'The broad end ({{broad, length}}) is no nearer to {{model, model}} than the narrow end ({{tip, length}}).',
  'flame/points-back': 'The broad end ({{broad, length}}) is nearer to {{model, model}} than the narrow end ({{tip, length}}).',
  'place/point-seen': '{{model, model}} sees the place.',
  'place/nobody-looks': '{{model, model}} has no eyes to see the place with.',
  'place/hidden-by-piece': '{{piece, piece}} hides the place from {{model, model}}.',
  'place/hidden-by-model': '{{by, model}} hides the place from {{model, model}}.',
  'place/hidden-by-smoke': 'The smoke of {{zone, zone}} hides the place from {{model, model}}.',
  'best/hits-so-many': 'It can hit {{count, number}} at once; choices of whom: {{places, number}}.',
  'best/hits-nobody': 'It can lie nowhere where it hits anybody.',
  'best/not-proven': 'No other place was found to hit more; that none hits more than {{atMost, number}} is proven.',
  'best/within-band': 'Only holes from {{least, length}} to {{most, length}} away were looked at.',
  'best/within-throw': 'Only places within a throw of {{limit, length}} were looked at.',
  'best/tip-within':
    "Only places of the narrow end within {{limit, length}} of {{model, model}}'s base were looked at, pointing sideways or away.",
  'best/where-seen': 'Only places that {{model, model}} sees were looked at.',
  'best/where-lobbed': 'Only places that {{model, model}} can lob it to were looked at: there it bursts on what is topmost.',
  'best/shielded-do-not-count': 'Whoever is shielded from the burst does not count.',
  'best/spares-locked': 'Nor may it cover anybody who is locked in close combat.',
  'best/standard-size': 'The weapon names no size, so a template of {{size, length}} is laid.',
  'template/hole-over-hull': 'The hole lies over the hull of {{model, model}}; armour on top counts as that of the side.',
  'template/flame-hits-front': 'The firer stands before the front of {{model, model}}: that armour is hit.',
  'template/flame-hits-rear': 'The firer stands behind the rear of {{model, model}}: that armour is hit.',
  'template/flame-hits-side': 'The firer stands at the side of {{model, model}}: that armour is hit.',
  'losses/within-range':
    '{{model, model}} is {{distance, length}} from the firer and may be taken off; up to {{limit, length}} is within range.',
  'losses/out-of-range':
    '{{model, model}} is {{distance, length}} from the firer: too far to be taken off, {{limit, length}} is the length of the template.',
  'losses/seen': '{{firer, model}} sees {{model, model}}, who may be taken off, under the template or not.',
  'losses/not-seen': '{{firer, model}} does not see {{model, model}}, who may not be taken off.',
  'losses/whole-unit': 'Anybody of the units that were hit may be taken off, seen or not: {{count}} models.',
  'lob/vehicle-moved': '{{model, model}} has moved, and a vehicle that moved may not fire barrage ordnance.',
  'lob/laid-as-estimated': 'The hole is laid {{estimate, length}} away, as guessed, on the line to the target.',
  'lob/needs-estimate': 'The table agreed on guessing: say how far off {{firer, model}} guesses the target to be.',
  'lob/nobody-guesses': 'The table agreed on aiming at a model and measuring then, so nobody guesses.',
  'salvo/one-after-another':
    'All templates of the salvo are laid first and resolved one after another, with losses taken off in between.',
  'salvo/all-together': 'The table agreed that all templates of the salvo are resolved together, before losses are taken off.',
  'best/spares-friends-by-choice': 'A template spares nobody; only places without friends under it were looked at.',
  'scatter/needs-a-roll': 'Give the roll to hit of {{model, model}}: skill, what is needed, and the die.',
  'scatter/needs-a-direction': 'It lands {{distance, length}} off: give the direction.',
  'weapon/not-in-these-rules': "The {{ruleSet}} rules lay no template for '{{weapon}}'.",
  'template/is-none': 'That is no template: its sizes must be numbers that fit together.',
  'template/model-not-there': 'There is no {{model}} on the board.',
  'template/other-floor': '{{model, model}} stands on another floor than the one it bursts on.',
  'template/rolls-for-it': '{{model, model}} lies under it only in part: hit on {{needs, number}} or more.',
  'template/die-hits': '{{model, model}} lies under it only in part: {{die, number}} reaches {{needs, number}}, a hit.',
  'template/die-misses': '{{model, model}} lies under it only in part: {{die, number}} does not reach {{needs, number}}.',
  'template/no-cover-save': 'There are no cover saves against it.',
  'template/effect-as-ordnance':
    'It lands as barrage does and strikes as ordnance: two dice against armour, of which the higher counts. It pins.',
  'template/cover-from-burst': '{{model, model}} has cover as seen from the middle of the template: it saves on {{save}}+.',
  'template/no-cover-from-burst': 'No terrain stands between the middle of the template and {{model, model}}: no cover.',
  'template/hits-side-armour': 'Barrage strikes the side armour of {{model, model}}.',
  'scatter/stays': 'It lands where it was aimed.',
  'scatter/goes': 'The arrow takes it {{distance, length}}, as the die shows: {{die, number}}.',
  'scatter/unseen-higher-counts': 'The target is not seen: of two dice the higher counts, {{die, number}}.',
  'scatter/moved-higher-counts': 'Two dice are rolled, as for a vehicle that moved: the higher counts, {{die, number}}.',
  'scatter/seen-one-die': '{{model, model}} is seen: one die.',
  'lob/bursts-on-roof': '{{piece, piece}} is over the place: it bursts on top of it, {{height, length}} up.',
  'place/within-band':
    "The middle is {{distance, length}} from {{model, model}}'s base, within range ({{least, length}} to {{most, length}}).",
  'place/out-of-band':
    "The middle is {{distance, length}} from {{model, model}}'s base, out of range ({{least, length}} to {{most, length}}).",
  'place/nobody-to-aim-at': 'There is nobody whom it may be aimed at.',
  'place/hole-over': "The middle lies on {{model, model}}'s base.",
  'place/hole-beside': "The middle lies {{gap, length}} beside {{model, model}}'s base, and on nobody's.",
  'place/covers-locked':
    '{{model, model}} lies under it and is locked in combat with {{foe, model}}: nobody in combat may be covered.',
  'place/covers-friend': 'It covers {{share, share}} of the base of {{model, model}}, one of your own.',
  'place/covers-no-friend': 'It covers nobody of your own.',
  'place/model-seen': '{{firer, model}} sees {{model, model}}.',
  'place/model-not-seen': '{{firer, model}} does not see {{model, model}}.',
  'place/touches-base': "The narrow end touches {{model, model}}'s base.",
  'place/off-base': "The narrow end is {{gap, length}} off {{model, model}}'s base.",
  'place/covers-most': 'It covers {{count, number}}, as many as any direction does.',
  'place/could-cover-more': 'It covers {{count, number}}, and could cover {{most, number}}.',
  'salvo/where-the-arrow-points': 'It touches the first template where the arrow points.',
  'salvo/not-where-the-arrow-points':
    'It lies {{distance, length}} off the place where the arrow points and it touches the first template.',
  'salvo/touches-one': 'It touches a template that was laid before.',
  'salvo/touches-none': 'It misses touching any template that was laid before by {{distance, length}}.',
  'scatter/needs-the-scatter-die': 'Say what the scatter die shows.',
  'scatter/other-method': 'At this table the direction is found by: {{method}}.',
  'scatter/needs-dice': 'Dice for the distance that fall due here: {{count, number}}, each from 1 to 6.',
  // on the command line
  'cli.help-template': `eyeline template BOARD --at X,Z[,Y] --circle 8cm | --teardrop | --cone 60x20 [--facing DEGREES] [--rules battle] …

Who is under a template, how much of each base, and what kind of hit does each take? By the clauses of the rules, with what shields whom.

  --at X,Z[,Y]         its middle (its narrow end, its point), in centimetres to the right, to the near edge, and up; without a height it lies
                       on what is topmost there
  --circle LENGTH      a circle of this diameter, such as 8cm or 3in;  --teardrop: the teardrop of the rules
  --cone DxL           a cone of so many degrees and centimetres;  --facing DEGREES: where it points, 90 to the right
  --weapon WHAT        shell, grenade, flame, gas (skirmish); blast, ordnance, barrage, flame (battle)
  --dice 4,3           dice for those who are hit on a roll, by their names;  --direct A: who was hit directly
  --firer A            who laid it, for the side of a vehicle that flame hits and who may be taken off
  --stays WHAT -o FILE what lingers there (gas, smoke, fire, crater): the board with that area is written to FILE; 'move' tells who goes in
  --rules, --setting, --json, --mm as for ask`,
  'cli.help-scatter': `eyeline scatter BOARD FIRER --at X,Z[,Y] [--roll C,NEEDED,DIE] [--direction DEGREES | --d6 N | --stays] [--dice 3,5] …

Where does the shot land, with these dice? On the surface that it meets, before the wall that stops it, or off the table.

  --roll C,NEEDED,DIE  the roll to hit, where the rules say how far off a miss lands: skill, what is needed, the die
  --direction DEGREES  which way it goes, 90 to the right;  --d6 N: the die of six instead;  --stays: the scatter die shows HIT
  --dice 3,5           dice for how far, where the rules roll for that;  --lobbed: it comes from above
  --weapon, --rules, --setting, --json, --mm as for template`,
  'cli.help-indirect': `eyeline indirect BOARD FIRER --at X,Z[,Y] [--range 30 | --range 12,48] [--needed 9,12] [--strength E] …

May a shot be lobbed there? Its way is straight seen from above and never turns back, and may rise as it likes: over walls, out of windows, not
through ceilings.

  --range              the greatest range, or the least and the greatest, in centimetres
  --estimate 20        how far off it was guessed to be, where the table agreed on guessing
  --moved              the one who fires has moved this turn
  --needed 9,12        the numbers to reach for a straight and for a lobbed shot;  --strength E: of one who throws a grenade
  --weapon, --rules, --setting, --json, --mm as for template`,
  'cli.help-best-place': `eyeline best-place BOARD FIRER [--weapon WHAT] [--circle 8cm | --teardrop] [--lobbed] [--range 15] [--strength E] …

Where may the firer lay the template so that it hits most of the enemy, and nobody of his own? Whoever is shielded from the burst does not count
(skirmish), nor whoever stands on another floor (battle). Says whether it is proven that no place hits more. Each place is told as 'eyeline template'
takes it.

  --weapon WHAT        as for template;  --circle, --teardrop, --cone: its size, else the usual one of the rules
  --target A           only those of A's unit are counted
  --range              how far it may lie, or the least and the greatest, in centimetres: the narrow end of flame by the skirmish rules (15
                       where nothing is said), the hole by the battle rules
  --strength E         of one who throws a grenade;  --lobbed: over what is between, onto what is topmost
  --rules, --setting, --json, --mm as for template`,
  'best.title': 'Hit at once: {{count, number}}. Places that hit so many:',
  'best.nobody': 'It can lie nowhere where it hits anybody.',
  'template.stays': '{{effect}} stays there ({{zone}}): {{file}}',
  'template.refused': 'The rules turn the question down.',
  'template.close': 'It is too close to call.',
  'template.nobody': 'Nobody is under it.',
  'template.title': 'Under the template, or near it:',
  'template.model': '{{model, model}}',
  'template.hit': 'hit',
  'template.on-a-roll': 'hit on {{needs, number}}+',
  'template.rolled-clear': 'not hit: the die was too low',
  'template.exempt': 'not hit: exempt',
  'template.not-under': 'not hit',
  'template.untouched': 'beside it',
  'template.touched': 'only touched',
  'template.partly': 'in part',
  'template.wholly': 'wholly',
  'scatter.hits': 'It lands where it was aimed.',
  'scatter.misses': 'It lands {{distance, length}} off.',
  'scatter.off': 'That is beyond the edge of the table.',
  'scatter.lands': 'At {{x, length}} right, {{z, length}} near, {{height, length}} up.',
  'indirect.may': 'The shot may be lobbed there.',
  'indirect.may-not': 'The shot may not be lobbed there.',
  'usage/one-of-these': 'give one of {{options}}, and only one.',
  'usage/not-a-cone': "{{option}} wants degrees up to 180 and a length in centimetres, such as 60x20, not '{{text}}'.",
  'usage/not-a-roll': "{{option}} wants skill, what is needed and the die, such as 5,10,2, not '{{text}}'.",
} as const;

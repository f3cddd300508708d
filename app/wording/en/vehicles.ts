/** Vehicles and facings: what the rules say of them, and how the command line tells them. */
export const vehicles = {
  'asked/side-of': 'which side of something one sees',
  'asked/may-aim': 'what can be aimed at',
  'asked/drive': 'how a vehicle drives',
  'flank/front': 'front',
  'flank/side': 'side',
  'flank/rear': 'rear',
  'flank/top': 'top',
  'surface/road': 'road',
  'surface/ordinary': 'ordinary ground',
  'surface/difficult': 'difficult ground',

  'side/nobody-there': 'There is no model “{{model}}” on the board.',
  'side/of-itself': '{{model, model}} does not attack itself.',
  'aim/not-a-vehicle': 'Vehicles aim with a weapon that is named, all others with what they carry: {{model, model}}.',
  'aim/nobody-there': 'There is no model “{{model}}” on the board.',
  'aim/at-itself': '{{model, model}} does not aim at itself.',
  'drive/not-a-vehicle': '{{model, model}} is no vehicle.',
  'drive/no-such-gear': '{{model, model}} has no gear {{gear}}: its gears go from −1 to {{most}}.',
  'drive/no-way': 'The way of {{model, model}} is told in numbers that are none.',

  'side/of-vehicle':
    'By the diagonals of its hull it is the {{side, flank}} of {{model, model}}; the {{beside, flank}} begins {{off, length}} away.',
  'side/from-above':
    'It comes from above: {{higher, length}} over the hull of {{model, model}}, and no farther than that from it: {{far, length}}.',
  'side/too-far-for-above':
    'It is higher than the hull of {{model, model}} by {{higher, length}}, but farther away than that: {{far, length}}.',
  'side/lower-of-two': 'It is exactly on a diagonal of {{model, model}}: the weaker side counts, the {{side, flank}}.',
  'side/either-of-two':
    'It is exactly on a diagonal of {{model, model}}, between {{side, flank}} and {{beside, flank}}: the weaker side counts.',
  'side/of-squad':
    'By the diagonals of its base it is the {{side, flank}} of the squad {{model, model}}; the {{beside, flank}} begins {{off, length}} away.',
  'side/shakes-squad': 'A loss to fire or attack from the {{side, flank}} takes {{by}} from the morale of {{model, model}}.',
  'side/in-front': 'It lies {{ahead, length}} before the line of the shoulders of {{model, model}}.',
  'side/behind': 'It lies {{ahead, length}} behind the line of the shoulders of {{model, model}}.',
  'aim/in-front': '{{target, model}} is {{ahead, length}} before the line of the shoulders of {{model, model}}.',
  'aim/behind': '{{target, model}} is {{ahead, length}} behind the line of the shoulders of {{model, model}}.',
  'aim/any-way': 'A squad shoots in any direction: {{model, model}}.',
  'aim/within-arc':
    'The weapon of {{model, model}} turns {{limit, angle}} to either side, and {{target, model}} is {{off, angle}} off its bearing.',
  'aim/outside-arc':
    'The weapon of {{model, model}} turns only {{limit, angle}} to either side, and {{target, model}} is {{off, angle}} off its bearing.',
  'aim/turret-turns':
    'The turret of {{model, model}} comes up to {{limit, angle}} round before it shoots; {{target, model}} is {{off, angle}} off where it points.',
  'aim/turret-too-slow':
    'The turret of {{model, model}} comes only {{limit, angle}} round before it shoots; {{target, model}} is {{off, angle}} off where it points.',
  'aim/from-the-roof': 'Somebody stands on the roof of {{model, model}} and shoots in any direction.',
  'aim/nobody-on-the-roof': 'The weapon of the cupola needs somebody on the roof of {{model, model}}.',

  'drive/gear-follows': 'Gear {{gear}} may follow gear {{last}}.',
  'drive/gear-does-not-follow': 'Gear {{gear}} may not follow gear {{last}}: one up at most, or two down.',
  'drive/distance-fits': 'In gear {{gear}} it drives {{least, length}} to {{most, length}}; this is {{driven, length}}.',
  'drive/too-short': 'In gear {{gear}} it drives {{least, length}} at least; this is only {{driven, length}}.',
  'drive/too-far': 'In gear {{gear}} it drives {{most, length}} at most; this is {{driven, length}}.',
  'drive/wrong-way': 'In gear {{gear}} {{model, model}} does not drive that way: backwards is gear −1, and only that.',
  'drive/halved': 'What {{model, model}} drives is halved.',
  'drive/turn-fits': 'In gear {{gear}} it turns {{most, angle}} at most, all parts together; these are {{turned, angle}}.',
  'drive/turned-too-far': 'In gear {{gear}} it turns {{most, angle}} at most, all parts together; these are {{turned, angle}}.',
  'drive/front-ahead': 'Its final front line is {{come, length}} ahead of the one it began with.',
  'drive/front-not-ahead':
    'Its final front line does not come ahead of the one it began with: its nearer end lies at {{come, length}}.',
  'drive/on-the-spot': 'In gear {{gear}} {{model, model}} may turn on the spot.',
  'drive/surface-too-hard':
    'After {{after, length}} it comes onto {{surface, surface}}, which {{model, model}} may drive in gear {{most}} at most.',
  'drive/road-only': 'Gear {{gear}} is for roads only, and after {{after, length}} there is {{surface, surface}}.',
  'drive/may-bog': 'After {{after, length}} the driver of {{model, model}} tests whether it gets stuck.',
  'drive/falls':
    'After {{after, length}} the ground falls by {{height, length}}; {{model, model}} takes {{most, length}} at most.',
  'drive/leaves-table': 'After {{after, length}} {{model, model}} comes to the edge of the table and leaves the battle.',
  'drive/runs-over-man':
    'After {{after, length}} it runs over {{other, model}} with its {{side, flank}}: each of the two takes a hit of strength {{strength}}, AP 1.',
  'drive/runs-over-squad':
    'After {{after, length}} it runs into the squad {{other, model}} with its {{side, flank}}: d3 hits of strength {{strength}}, AP 1, and one on {{model, model}}.',
  'drive/rams-vehicle':
    'After {{after, length}} it rams {{other, model}} with its {{side, flank}} and stops. Rolls for damage: {{model, model}} {{own}}, {{other, model}} {{others}}.',
  'drive/rams-unknown':
    'After {{after, length}} it rams {{other, model}} with its {{side, flank}}; how often each rolls for damage depends on points that were not told.',
  'drive/rolls-over-vehicle':
    'After {{after, length}} it shoves {{other, model}} aside with its {{side, flank}} and drives on. Rolls for damage: {{model, model}} {{own}}, {{other, model}} {{others}}.',
  'drive/hits-terrain':
    'After {{after, length}} it hits {{piece, piece}} with its {{side, flank}} and stops there. Rolls for damage: {{gear}}.',
  'drive/hits-wreck':
    'After {{after, length}} it hits the wreck {{piece, model}} with its {{side, flank}} and stops there. Rolls for damage: {{gear}}.',
  'drive/hits-impassable':
    'After {{after, length}} it comes to {{piece, piece}} with its {{side, flank}}, which nobody enters, and stops there. Rolls for damage: {{gear}}.',
  'drive/just-misses-model': 'After {{after, length}} it passes {{other, model}} untouched, but only just: {{gap, length}}.',
  'drive/just-misses-terrain': 'After {{after, length}} it passes {{piece, piece}} untouched, but only just: {{gap, length}}.',
  'drive/just-misses-edge':
    'After {{after, length}} it comes near to the edge of the table and stays on it, but only just: {{gap, length}}.',
  'drive/side-in-doubt':
    'After {{after, length}} it touches with its {{side, flank}}, only {{off, length}} away from where its {{beside, flank}} begins.',
  'drive/pushes-out':
    '{{other, model}} stands where {{model, model}} ends and is moved out by {{far, length}}; equally short ways: {{count}}.',
  'drive/push-blocked':
    '{{other, model}} stands where {{model, model}} ends, and every shortest way out is blocked: the players settle it.',
  'drive/pushes-over':
    '{{other, model}} loses its footing there, falls {{drop, length}} onto {{on, carrier}} and takes a hit of strength {{strength}}, AP {{piercing}}: neither armour nor cover helps.',
  'drive/pushes-over-unhurt':
    '{{other, model}} loses its footing there, falls {{drop, length}} onto {{on, carrier}} and is not hurt.',
  'drive/penalty': 'Who shoots from {{model, model}} in this round has {{penalty}} less to hit.',

  'usage/not-a-way':
    "{{option}} wants runs and turns such as 'ahead 10, left 30, back 5' (centimetres and degrees), not '{{text}}'.",
  'usage/not-a-row': "{{option}} wants numbers such as {{such}}, not '{{text}}'.",

  'facing.vehicle': '{{from}} sees the {{side, flank}} of {{of, model}}.',
  'facing.vehicle-either': '{{from}} is exactly between {{side, flank}} and {{beside, flank}} of {{of, model}}.',
  'facing.in-front': '{{from}} is before {{of, model}}.',
  'facing.behind': '{{from}} is behind {{of, model}}.',
  'facing.a-point': 'That point',
  'facing.may-aim': '{{shooter, model}} can aim at {{of, model}}.',
  'facing.may-not-aim': '{{shooter, model}} cannot aim at {{of, model}}.',
  'facing.turret': 'The turret then points {{bearing, angle}} to the left of its front.',
  'facing.turret-right': 'The turret then points {{bearing, angle}} to the right of its front.',
  'facing.close': 'It is too close to call: the players settle it.',
  'facing.refused': 'This cannot be told.',

  'drive.allowed': '{{model, model}} may drive this way.',
  'drive.not-allowed': '{{model, model}} may not drive this way.',
  'drive.too-close': 'Whether {{model, model}} drives this way so is too close to call.',
  'drive.not-judged': 'What {{model, model}} meets on this way. No gear was told, so no rule was asked.',
  'drive.refused': 'This cannot be told of {{model, model}}.',
  'drive.parts': 'Part by part',
  'drive.column-part': 'part',
  'drive.column-driven': 'driven',
  'drive.column-turned': 'turned',
  'drive.column-what': 'what happens',
  'drive.column-where': 'where (right, near, up)',
  'drive.ahead': 'ahead {{length, length}}',
  'drive.back': 'back {{length, length}}',
  'drive.left': 'left {{angle, angle}}',
  'drive.right': 'right {{angle, angle}}',
  'drive.touches': 'its {{side, flank}} touches {{thing}}',
  'drive.surface': '{{surface, surface}}',
  'drive.ends': 'it ends, looking {{facing, angle}} to the left of the near edge',
  'drive.table-edge': 'the edge of the table',
  'drive.place': '{{x}}, {{z}}, {{height}}',
  'drive.falls-away': 'the ground falls by {{height, length}}',

  'cli.help-facing': `eyeline facing BOARD --of A (--from B | --at RIGHT,NEAR,UP) [--strengths F/S/R/T] [--weapon MOUNT] [--json] [--mm]

Which side of a vehicle does somebody see, or does he stand before or behind a figure? And can he aim at it?

  --of A               what is attacked: a model by its id, its name, or a part of its name
  --from B             who attacks it
  --at 12,-3.5,0       or where something strikes it, in centimetres to the right, to the near edge, and up
  --strengths 9/7/6/5  how strong the vehicle is in front, at the side, in the rear and on top: decides on a diagonal
  --weapon MOUNT       with what a vehicle aims: hull (90°), rigid (46°), turret, or cupola
  --bearing DEG        where a hull weapon points, to the left of straight ahead; 0 unless told
  --turn DEG           how far the turret turns in a round; 90 unless told
  --on-the-roof        somebody stands on the roof, who uses the weapon of the cupola
  --setting NAME=VALUE what your table agreed
  --json               question and verdict, for programs
  --mm                 lengths in millimetres`,
  'cli.help-drive': `eyeline drive BOARD --model A --way WAY [--gear N --drive KIND --distances D --turns T] [--json] [--mm]

What does a vehicle meet on a way, where and with which side; and, where its gears are told, may it drive so and what follows?

  --model A            a vehicle by its id, its name, or a part of its name
  --way WAY            what it does, in order: 'ahead 10, left 30, ahead 5, back 3, right 15' (centimetres, degrees)
  --gear N             −1 backwards, 0 standing, 1 and up
  --drive KIND         plain, all-wheel, half-track or tracked
  --distances 10/20/30 how far each gear goes at most, in centimetres, from gear 1 on
  --turns 90H/60/30    how far each gear turns, in degrees; with an H it may turn on the spot
  --last-gear N        the gear of the last round
  --halved             damage halves how far it goes
  --points N           what it can still take
  --other NAME=N       what another vehicle can still take, or NAME=wreck; as often as needed
  --setting NAME=VALUE what your table agreed
  --json               what was asked and found, for programs
  --mm                 lengths in millimetres`,
} as const;

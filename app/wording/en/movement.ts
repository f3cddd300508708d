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
  'ladder/not-so-high':
    'The ladder of {{piece, piece}} reaches from 0 to {{most, length}} over its foot; nobody rests at {{height, length}} on it.',
  'ladder/not-on-the-piece': '{{piece, piece}} has no ladder “{{ladder}}”.',
  'way/leads-nowhere': 'The way has no place that it leads to.',
  'load/not-on-the-board': 'There is no model “{{model}}” on the board to take up.',
  'load/is-the-mover': '{{model, model}} cannot take up itself.',
  'opening/not-in-the-piece': '{{piece, piece}} has no opening “{{opening}}”.',
  'move/vehicles-go-by-gears': '{{model, model}} is a vehicle: it moves by its gears; ask how it drives.',
  'move/not-while-hiding': '{{model, model}} hides: it has to stand up before it does anything else.',
  'move/squads-move-once': '{{model, model}} is a squad: only its first action may be a move.',
  'move/crawls-once': '{{model, model}} lies down: it may crawl with one action of a round only.',
  'ladder/not-while-prone': '{{model, model}} lies down and cannot use a ladder.',
  'charge/not-while-prone': '{{model, model}} lies down and cannot charge.',
  'charge/not-while-loaded': '{{model, model}} carries a load and cannot charge.',
  'charge/nobody-named': 'A charge is aimed at one enemy: say whom {{model, model}} charges.',
  'charge/no-enemy': '{{target, model}} is on the side of {{model, model}}: nobody charges a friend.',
  'door/not-while-hiding': '{{model, model}} hides: it has to stand up before it works a door.',
  'load/not-while-hiding': '{{model, model}} hides: it has to stand up before it takes up anything.',
  'way/piece-in-the-way': '{{piece, piece}} is in the way of {{model, model}}: {{missing, length}} of room are missing.',
  'way/model-in-the-way': '{{other, model}} is in the way of {{model, model}}: {{missing, length}} of room are missing.',
  'way/mark-in-the-way': '{{model, model}} cannot stand on {{objective, objective}} or go over it: {{missing, length}} too near.',
  'way/too-near': '{{model, model}} would come too near to {{other, model}}, by {{missing, length}}.',
  'way/too-high': '{{on, carrier}} rises by {{height, length}} there; {{model, model}} climbs {{most, length}} at most.',
  'way/too-deep':
    'It goes down by {{height, length}} to {{on, carrier}} there; {{model, model}} climbs down {{most, length}} at most.',
  'way/ends-above':
    'This way leads {{model, model}} {{apart, length}} above the place that was named, which is below on {{on, carrier}}.',
  'way/ends-below':
    'This way leads {{model, model}} {{apart, length}} under the place that was named, which is above on {{on, carrier}}.',
  'way/no-headroom-under-piece':
    'Under {{piece, piece}} there is no headroom for {{model, model}}: {{missing, length}} are missing.',
  'way/no-headroom-under-model':
    'Under {{other, model}} there is no headroom for {{model, model}}: {{missing, length}} are missing.',
  'way/tips': '{{model, model}} would tip over there: only {{supported, share}} of its base is supported.',
  'way/not-standable': 'Nobody can stand on {{on, carrier}} there.',
  'way/impassable': '{{piece, piece}} is impassable.',
  'way/shut': 'The {{opening, opening}} of {{piece, piece}} is shut.',
  'way/ladder-out-of-reach': 'The ladder of {{piece, piece}} is out of reach for {{model, model}}, by {{missing, length}}.',
  'way/ladder-taken': '{{other, model}} is on the ladder of {{piece, piece}}: {{missing, length}} of room are missing there.',
  'way/table-edge': '{{model, model}} would leave the table, by {{missing, length}}.',
  'way/too-much-height': '{{model, model}} would go up and down {{missing, length}} more than it may.',
  'pace/heavy-weapon':
    'A heavy weapon borne alone takes {{slowed, length}} off the movement of {{printed, length}}: {{movement, length}} are left.',
  'pace/heavy-weapon-with-crew':
    'A heavy weapon borne with a second man takes {{slowed, length}} off the movement of {{printed, length}}: {{movement, length}} are left.',
  'pace/pulls':
    '{{model, model}} pulls a weapon along: three quarters of its movement of {{borne, length}} are left, {{movement, length}}.',
  'pace/loaded': '{{model, model}} carries a load: its movement of {{borne, length}} is halved to {{movement, length}}.',
  'pace/crawls': '{{model, model}} crawls: one action takes it half its movement of {{movement, length}}, {{action, length}}.',
  'move/enough':
    'The way costs {{cost, length}} of the {{allowance, length}} that {{model, model}} may go; {{left, length}} are left.',
  'move/too-far':
    'The way costs {{cost, length}}, but {{model, model}} may go {{allowance, length}}: {{missing, length}} are missing.',
  'move/two-actions-would-do': 'With both its actions {{model, model}} may go {{allowance, length}}, which would be enough.',
  'move/takes-both-actions':
    'That is more than the {{movement, length}} of one action: {{model, model}} uses both, and so must begin with the first.',
  'route/none': 'No way that {{model, model}} could go with twice the movement leads there.',
  'reach/with-allowance': '{{model, model}} may go {{allowance, length}}: this is all it can come to.',
  'reach/not-near-enemies_one':
    'It may not end nearer than {{limit, length}} to the enemy there, head to head, if it sees it from where it ends.',
  'reach/not-near-enemies_other':
    'It may not end nearer than {{limit, length}} to any of the {{count}} enemies there, head to head, if it sees them from where it ends.',
  'cost/level': 'Over ordinary ground {{length, length}} cost as much.',
  'cost/difficult': '{{piece, piece}} is difficult ground: {{length, length}} in it cost twice as much, {{cost, length}}.',
  'cost/difficult-with-number':
    '{{piece, piece}} is difficult ground: {{length, length}} in it cost {{times, number}} times as much, {{cost, length}}.',
  'cost/slope': 'A ramp, stairs or a gentle slope is measured along itself: {{length, length}} cost as much.',
  'cost/free-step': 'Steps up to {{height, length}} are free.',
  'cost/climb-up':
    'Climbing up {{up, length}} counts one and a half times: {{cost, length}} in all, with any level stretch of the climb.',
  'cost/climb-down': 'Climbing down {{down, length}} costs {{cost, length}}.',
  'cost/cross': 'Crossing something {{up, length}} high is paid up and down, {{cost, length}} with the way over its top.',
  'cost/cross-between-levels':
    'Crossing it goes {{up, length}} up and {{down, length}} down, {{cost, length}} with the way over its top.',
  'cost/ladder': 'On the ladder {{length, length}} cost {{cost, length}}.',
  'fall/is-hit':
    'There is no jump. Whoever loses his footing there falls {{drop, length}} onto {{on, carrier}} and takes a hit of strength {{strength}}, AP {{piercing}}: neither armour nor cover helps.',
  'fall/unhurt':
    'There is no jump. Whoever loses his footing there falls {{drop, length}} onto {{on, carrier}} and is not hurt: up to {{limit, length}} a fall does nothing.',
  'climb/never-enough':
    'The climb alone costs {{cost, length}}: {{model, model}} goes {{allowance, length}} with both its actions, and can never make it.',
  'climb/two-actions-would-do':
    'A climb may use both actions together: {{model, model}} would then have {{allowance, length}}, which is enough.',
  'climb/not-part-way': 'A climb is made whole or not at all: {{model, model}} cannot stop part-way.',
  'climb/crossing-not-part-way': 'A fence or wall is crossed whole or not at all: {{model, model}} cannot stop on it.',
  'stand/exactly-on-the-limit':
    '{{model, model}} stands there exactly on the limit ({{supported, share}} of its base is supported): it stands, but settle it at the table.',
  'stop/too-near-to-an-enemy':
    '{{model, model}} would end {{distance, length}} from {{other, model}}, which it sees from there; nearer than {{limit, length}} no move may end.',
  'stop/just-far-enough':
    '{{model, model}} ends {{distance, length}} from {{other, model}}, which it sees or nearly sees from there; nearer than {{limit, length}} no move may end.',
  'stop/keeps-away':
    '{{model, model}} stops after {{cost, length}}, where it is {{limit, length}} away from every enemy that it sees.',
  'stop/on-the-ladder':
    '{{model, model}} stops on the ladder of {{piece, piece}}, {{height, length}} up, after {{cost, length}}.',
  'stop/at-the-foot': '{{model, model}} stops at the foot, after {{cost, length}}, with {{left, length}} unused.',
  'stop/farthest-place': '{{model, model}} comes as far as its movement or the way lets it: it stops after {{cost, length}}.',
  'melee/each-may-strike-first_one': '{{model, model}} leaves a melee: the enemy may strike it once before it goes.',
  'melee/each-may-strike-first_other':
    '{{model, model}} leaves a melee: each of the {{count}} enemies may strike it once before it goes.',
  'melee/one-may-strike-first':
    '{{model, model}} leaves a melee: one of the {{count}} enemies may strike it once before it goes.',
  'charge/arrives':
    '{{model, model}} ends {{gap, length}} from {{target, model}}, base to base: nearer than {{limit, length}}, so they are in melee and it strikes.',
  'charge/falls-short':
    '{{model, model}} ends {{gap, length}} from {{target, model}}, base to base, and not in melee (nearer than {{limit, length}}, seeing each other): it gets no strike.',
  'charge/not-towards': '{{model, model}} would not end nearer to {{target, model}}: a charge goes towards whom it is aimed at.',
  'charge/takes-one-action':
    '{{model, model}} goes {{cost, length}}, no more than its movement of {{movement, length}}: the charge takes one action.',
  'charge/takes-both-actions':
    '{{model, model}} goes {{cost, length}}, more than its movement of {{movement, length}}: the charge takes both actions.',
  'door/within-reach':
    '{{model, model}} stands {{gap, length}} from the {{opening, opening}} of {{piece, piece}}; up to {{limit, length}} is within reach.',
  'door/out-of-reach':
    '{{model, model}} stands {{gap, length}} from the {{opening, opening}} of {{piece, piece}}; only up to {{limit, length}} is within reach.',
  'door/nothing-to-work': 'The {{opening, opening}} of {{piece, piece}} has nothing that {{model, model}} could open or shut.',
  'door/is-open': 'The {{opening, opening}} of {{piece, piece}} is open already; {{model, model}} has nothing to do there.',
  'door/is-shut': 'The {{opening, opening}} of {{piece, piece}} is shut already; {{model, model}} has nothing to do there.',
  'door/is-locked': 'The {{opening, opening}} of {{piece, piece}} is locked: {{model, model}} has to unlock it first.',
  'door/will-stay-open':
    '{{model, model}} opens the {{opening, opening}} of {{piece, piece}}; it stays open until somebody shuts it.',
  'door/will-be-shut': '{{model, model}} shuts the {{opening, opening}} of {{piece, piece}}.',
  'door/no-lock-to-turn': 'The {{opening, opening}} of {{piece, piece}} has no lock that {{model, model}} could turn now.',
  'door/no-key':
    'Without the key {{model, model}} can do nothing about the lock of the {{opening, opening}} of {{piece, piece}}.',
  'door/each-lock-takes-an-action_one':
    'The lock of the {{opening, opening}} of {{piece, piece}} takes {{model, model}} one action.',
  'door/each-lock-takes-an-action_other':
    'Each of the {{count}} locks of the {{opening, opening}} of {{piece, piece}} takes {{model, model}} one action.',
  'door/somebody-in-the-frame':
    '{{other, model}} stands in the frame: the {{opening, opening}} of {{piece, piece}} cannot be shut.',
  'load/within-reach':
    '{{load, model}} is {{gap, length}} from {{model, model}}, base to base; up to {{limit, length}} it can be taken up, with one action.',
  'load/out-of-reach':
    '{{load, model}} is {{gap, length}} from {{model, model}}, base to base; only up to {{limit, length}} can it be taken up.',
  'load/not-ones-own': '{{load, model}} is not on the side of {{model, model}}: only one’s own are carried.',
  'load/one-at-a-time': '{{model, model}} carries a load already: one at a time.',
  'load/will-slow': 'With it the movement of {{model, model}} is halved to {{movement, length}}.',
  'carrier/table': 'the table',
  'unit/not-on-the-board': 'There is no unit “{{unit}}” of that side on the board.',
  'unit/has-no-such-model': '“{{model}}” is not of the unit “{{unit}}”.',
  'order/not-in-these-rules':
    'The {{ruleSet}} rules, as far as they are here, do not say how somebody moves under this order: {{order, order}}.',
  'order/move': 'move',
  'order/two-moves': 'two moves',
  'order/charge': 'charge',
  'order/no-faster-pace': '{{model, model}} moves at the one pace there is: these rules know no double move.',
  'mover/vehicles-not-covered': '{{model, model}} is a vehicle: how vehicles move is not covered here.',
  'dice/not-for-difficult-ground':
    'For difficult ground two dice are rolled (three by some units), each from 1 to 6; not {{dice}}.',
  'dice/not-for-dangerous-ground': 'For dangerous ground each model rolls one die, from 1 to 6; not {{dice}}.',
  'distance/enough': '{{model, model}} goes {{cost, length}} of the {{allowance, length}} it may; {{left, length}} are left.',
  'distance/too-far':
    'The way is {{cost, length}} long, but {{model, model}} may go {{allowance, length}}: {{missing, length}} are missing.',
  'distance/farthest-place': '{{model, model}} comes as far as this: {{cost, length}}.',
  'distance/reach': '{{model, model}} may go {{allowance, length}}: this is all it can come to.',
  'distance/no-way': 'No way that {{model, model}} could go with twice the movement leads there.',
  'ground/roll-first': '{{piece, piece}} is difficult ground: before {{model, model}} may touch it, its unit must roll two dice.',
  'ground/rolled': 'For difficult ground a {{die}} was the higher die: {{model, model}} may go {{allowance, length}}.',
  'ground/counts-as-moved': 'After that roll {{model, model}} counts as having moved, even if it stays.',
  'ground/dangerous':
    '{{piece, piece}} is dangerous: {{model, model}} rolls one die for it, and on a 1 takes a wound without a save.',
  'ground/takes-a-wound':
    '{{model, model}} rolled a {{die}} for dangerous ground and takes a wound; no save of any kind is allowed.',
  'ground/comes-through': '{{model, model}} rolled a {{die}} for dangerous ground and comes through unhurt.',
  'height/free':
    '{{model, model}} goes {{height, length}} up and down, which takes nothing off its way; {{allowance, length}} are allowed.',
  'height/shared': '{{model, model}} goes {{height, length}} up and down, which counts as part of its {{allowance, length}}.',
  'height/no-floor-part-way': '{{model, model}} can end on a floor only, not part-way up.',
  'height/between-floors':
    'Inside {{piece, piece}} {{model, model}} goes from floor to floor wherever it likes: {{height, length}} up and down.',
  'height/limited-by-roll': 'The roll limits height as well: {{model, model}} may go {{allowance, length}} up and down.',
  'enemy/starts-too-near':
    '{{model, model}} starts nearer than {{limit, length}} to {{other, model}}: it may move away, but not closer.',
  'unit/slowest-sets-the-pace': 'All models of “{{unit}}” move at the pace of the slowest.',
  'unit/model-may-not': '{{model, model}} may not go its way.',
  'coherency/holds':
    '“{{unit}}” forms one chain: no gap that holds it together is wider than {{gap, length}}; up to {{limit, length}} is allowed.',
  'coherency/breaks':
    '“{{unit}}” would fall into {{count}} groups: the widest gap is {{gap, length}}; up to {{limit, length}} is allowed.',
  'coherency/mended-in-part':
    '“{{unit}}” was broken and is less so now: {{count}} groups, with a widest gap of {{gap, length}} where {{limit, length}} is allowed.',
  'coherency/not-mended':
    '“{{unit}}” is broken and must be mended: there would still be {{count}} groups, with a widest gap of {{gap, length}} where {{limit, length}} is allowed.',
  'coherency/when-the-unit-is-done':
    '{{model, model}} is one of {{count}} models of its unit: whether it hangs together is asked when all have moved.',
  'call/within-tolerance':
    'It is decided by {{tolerance, length}} or less at the table: too close to call. Settle it between you.',
} as const;

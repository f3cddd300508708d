/** Suppressive fire, leaders, doors and windows, and what some can do that others cannot. */
export const moreOrders = {
  // why an order is turned down
  'forces/item-not-in-the-book': '{{model, model}} carries something that is not in the tables.',
  'fighter/nimble-first': '{{other, model}} is nimble and goes before {{model, model}}.',
  'fighter/slow-last': '{{model, model}} is slow and goes after all others: {{other, model}} still waits.',
  'fighter/infiltrator-not-first':
    '{{model, model}} has gone ahead and is not the first to be activated in the battle; {{other, model}} may be.',
  'action/must-fall-back': '{{model, model}} falls back under fire and must move away first.',
  'action/must-go-farther': '{{model, model}} falls back and must end farther from {{other, model}} than before.',
  'action/no-such-opening': "{{piece, piece}} has no opening '{{opening}}'.",
  'action/opening-not-worked': '{{model, model}} cannot do that: {{says, reason}}.',
  'action/takes-more-actions': '{{model, model}} needs {{actions, number}} actions for that.',
  'action/only-after-moving': '{{model, model}} has not moved, and declares such a thing after moving.',
  'action/cannot-look-out': '{{model, model}} does not look out there: {{says, reason}}.',

  // what dice are for, and what is to be chosen
  'purpose/suppression': '{{model, model}} fires to keep {{target, model}} down: {{reaction, number}} or less first.',
  'purpose/under-fire': 'What does {{model, model}} do under fire? Hits that wait: {{count, number}}.',
  'under-fire/fall-back': 'Fall back: move away first.',
  'under-fire/stay-down': 'Stay down and do nothing in this round.',
  'under-fire/carry-on': 'Carry on, and be hit when in sight.',
  'purpose/whose-morale': 'By whose morale does {{model, model}} test?',
  'morale/own': 'His own: {{morale, number}}.',
  'morale/of-leader': 'That of {{model, model}}: {{morale, number}}.',
  'purpose/first-time': '{{model, model}} has had no training: {{morale, number}} or less to do anything.',
  'purpose/general': '{{model, model}} was a general: points for that.',

  // what happens
  'skirmish/suppressing': '{{model, model}} fires to keep {{target, model}} down: {{needed, number}} or more.',
  'skirmish/suppression-failed': '{{model, model}} does not find the moment; the shot is wasted.',
  'skirmish/suppressed': '{{model, model}} is under the fire of {{by, model}}.',
  'skirmish/falls-back': '{{model, model}} falls back.',
  'skirmish/carries-on': '{{model, model}} carries on under fire.',
  'skirmish/markers-lifted': '{{model, model}} is under fire no more.',
  'skirmish/marker-bites': '{{model, model}} comes into the fire of {{by, model}}.',
  'skirmish/froze': '{{model, model}} dares nothing.',
  'modifier/suppressive-fire': 'Suppressive fire',
  'modifier/red-dot-sight': 'Red-dot sight',
  'modifier/recoil': 'Recoil',
} as const;

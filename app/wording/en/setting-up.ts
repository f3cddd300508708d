/** How a battle is set up, how reserves come on, who lies in wait, and how missions end. */
export const settingUp = {
  // why an army or an order is turned down
  'army/too-dear': '{{side, side}}: the army costs {{points, number}} points, and {{most, number}} may be spent.',
  'army/too-many-officers': '{{side, side}}: officers {{given, number}}, at most {{most, number}}.',
  'army/too-few-privates': '{{side, side}}: privates {{given, number}}, at least {{least, number}}.',
  'army/too-many-allies': '{{side, side}}: allies {{given, number}}, at most half as many as privates: {{most, number}}.',
  'army/too-many-specialists': '{{side, side}}: specialists {{given, number}}, at most {{most, number}}.',
  'set-up/not-now': 'Nothing is set up now.',
  'set-up/stands-already': '{{model, model}} has been set up.',
  'set-up/in-reserve-already': '{{model, model}} is in reserve already.',
  'set-up/somebody-left': '{{model, model}} must still be set up or put in reserve.',
  'set-up/cannot-hide': '{{model, model}} cannot be set up hidden.',
  'set-up/outside-the-zone': 'The base of {{model, model}} must lie wholly in a zone of {{side, side}}.',
  'set-up/in-an-enemy-zone': '{{model, model}} goes ahead anywhere but into a zone of the enemy: {{zone, zone}}.',
  'set-up/cannot-stand-there': '{{model, model}} cannot be set up there: {{says, reason}}.',
  'set-up/too-near-to-an-enemy':
    '{{model, model}} would stand {{distance, length}} from {{other, model}}; at least {{limit, length}} are needed.',
  'set-up/no-scout': '{{model, model}} is no scout, or has gone ahead already.',
  'enter/not-from-the-edge': '{{model, model}} comes on from the edge of the table, where a zone of {{side, side}} meets it.',
  'round/set-up-first': 'First the battle must be set up.',
  'fighter/must-come-on': '{{model, model}} has arrived and must come onto the table first.',
  'fighter/does-not-arrive': '{{model, model}} is not about to come onto the table.',
  'action/lying-in-wait': '{{model, model}} lies in wait and does nothing until hidden no more.',
  'action/not-in-wait': '{{model, model}} does not lie in wait.',
  'target/lies-in-wait': '{{model, model}} lies in wait and has not been spotted.',

  // what dice are for
  'purpose/set-up-first': '{{side, side}} roll for who sets up first.',
  'purpose/scouts-first': '{{side, side}} roll for whose scouts go ahead first.',
  'purpose/arrival': 'Does {{model, model}} arrive? {{needed, number}} or more.',

  // what happens
  'skirmish/sets-up': '{{side, side}} set up.',
  'skirmish/placed': '{{model, model}} is set up.',
  'skirmish/put-in-reserve': '{{model, model}} is kept in reserve.',
  'skirmish/set-up-finished': '{{side, side}} have set up.',
  'skirmish/scouts-go-ahead': 'The scouts go ahead, those of {{side, side}} first.',
  'skirmish/scouted': '{{model, model}} has scouted.',
  'skirmish/battle-begins': 'The battle begins.',
  'skirmish/arrives': '{{model, model}} arrives.',
  'skirmish/did-not-arrive': '{{model, model}} does not arrive yet.',
  'skirmish/came-on': '{{model, model}} has come onto the table.',
  'skirmish/spotted': '{{by, model}} spots {{model, model}}.',
  'skirmish/came-out': '{{model, model}} lies in wait no more.',

  // how a mission ends
  'ending/points-at-once': 'Several have {{target, number}} points at once: a draw, as was agreed.',
  'ending/last-round': 'Round {{rounds, number}} was the last; the points decide.',
  'ending/kept': '{{side, side}} hold what was to be held: {{objective, objective}}.',
  'ending/not-kept': '{{side, side}} do not hold what was to be held: {{objective, objective}}.',

  // how it stands, in the terminal
  'play.setting-up': 'The battle is being set up',
  'play.whereabouts-unplaced': 'to be set up',
  'play.whereabouts-arriving': 'about to come on',
  'play.lies-in-wait': 'lies in wait',
  'play.a-place': 'X,Z[,HEIGHT] [facing DEGREES]',
  'typed/no-place': "A place is wanted, such as 3,4 facing 90, not '{{text}}'.",

  // scenarios
  'usage/no-such-scenario_zero':
    "there is no scenario '{{text}}'; eyeline play --list-scenarios lists those there are, and a file ends in .json.",
  'usage/no-such-scenario_one': "there is no scenario '{{text}}'. Did you mean {{meant}}?",
  'usage/no-such-scenario_other': "there is no scenario '{{text}}'. Did you mean one of {{meant}}?",
  'scenario/not-a-scenario': 'this is no Eyeline scenario: a scenario file says "eyeline": "scenario".',
  'scenario/no-such-seat': "the plan knows no side '{{side}}'.",
  'scenario/no-such-rules': 'there are no rules here that are called {{ruleSet}}.',
} as const;

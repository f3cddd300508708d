/** Why the game itself turns a command down, whatever the rules. */
export const GAME_REFUSAL_CODES = [
  'game/not-up-to-date',
  'game/no-such-seat',
  'game/is-over',
  'game/order-not-known',
  'game/waits-for-a-roll',
  'game/waits-for-a-choice',
  'game/waits-for-consent',
  'game/waits-for-promises',
  'game/waits-for-nothing',
  'game/not-yours-to-answer',
  'game/not-your-turn',
  'game/choice-too-few',
  'game/choice-too-many',
  'game/no-such-option',
  'game/dice-not-of-the-seed',
  'game/secret-missing',
  'game/secret-not-promised',
  'game/dice-not-of-the-secrets',
  'game/promise-not-needed',
  'game/promise-malformed',
  'game/nothing-to-take-back',
  'game/nothing-proposed',
  'game/own-proposal',
  'game/said-already',
  'game/order-malformed',
  'dice/wrong-count',
  'dice/no-such-face',
] as const;
/** One of `GAME_REFUSAL_CODES`. */
export type GameRefusalCode = (typeof GAME_REFUSAL_CODES)[number];

/** How a game may end whatever the rules. */
export const GAME_ENDING_CODES = ['game/conceded'] as const;

/** Why any rule book may turn a question down before it opens its first page. */
export const QUESTION_REFUSAL_CODES = [
  'looker/not-on-the-board',
  'target/not-on-the-board',
  'target/is-the-looker',
  'question/not-in-these-rules',
  'order/not-in-these-rules',
  'unit/not-on-the-board',
  'unit/has-no-such-model',
  'mover/not-on-the-board',
  'load/not-on-the-board',
  'load/is-the-mover',
  'piece/not-on-the-board',
  'opening/not-in-the-piece',
  'ladder/not-on-the-piece',
  'way/leads-nowhere',
  'weapon/not-in-these-rules',
  'template/is-none',
  'template/model-not-there',
  'setting/unknown',
  'setting/not-allowed',
] as const;
/** One of `QUESTION_REFUSAL_CODES`. */
export type QuestionRefusalCode = (typeof QUESTION_REFUSAL_CODES)[number];

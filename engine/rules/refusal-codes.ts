/** Why any rule book may turn a question down before it opens its first page. */
export const QUESTION_REFUSAL_CODES = [
  'looker/not-on-the-board',
  'target/not-on-the-board',
  'target/is-the-looker',
  'question/not-in-these-rules',
  'mover/not-on-the-board',
  'piece/not-on-the-board',
  'ladder/not-on-the-piece',
  'way/leads-nowhere',
  'setting/unknown',
  'setting/not-allowed',
] as const;
/** One of `QUESTION_REFUSAL_CODES`. */
export type QuestionRefusalCode = (typeof QUESTION_REFUSAL_CODES)[number];

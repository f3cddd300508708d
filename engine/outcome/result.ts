/** Either a value or the reason there is none. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A result that holds a value. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** A result that holds a problem. */
export const fail = <Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem });

/**
 * An umpire's call on one thing the rules ask about: it holds or not, and it is close when a hair's breadth at the table would turn it.
 * Calls are put together so that closeness only survives where it matters: what is out of reach twice is not close because one of the two is.
 */
export interface Call {
  readonly holds: boolean;
  readonly close: boolean;
}

export const YES: Call = { holds: true, close: false };
export const NO: Call = { holds: false, close: false };
export const callOf = (holds: boolean): Call => (holds ? YES : NO);

/** Could it be so, and could it not be so? */
const may = (call: Call) => call.holds || call.close;
const must = (call: Call) => call.holds && !call.close;
const between = (holds: boolean, least: boolean, most: boolean): Call => ({ holds, close: least !== most });

export const not = (call: Call): Call => ({ holds: !call.holds, close: call.close });
/** All of them hold. */
export const all = (...calls: readonly Call[]): Call =>
  between(
    calls.every(({ holds }) => holds),
    calls.every(must),
    calls.every(may),
  );
/** At least one of them holds. */
export const any = (...calls: readonly Call[]): Call =>
  between(
    calls.some(({ holds }) => holds),
    calls.some(must),
    calls.some(may),
  );

import type { Refusal, Result, RuleSet, Table } from '../../../engine/index.ts';
import type { ReachQuestion } from './drawn-way.ts';
import { type NearReach, reachQueryOf } from './near-reach.ts';
import { findReachLines, layOutlines, type ReachLines } from './reach-lines.ts';

type ReachQuery = Parameters<Table['space']['reach']>[0];
type ReachSearch = ReturnType<Table['space']['openReach']>;

/** One step of a search for all that is in reach. */
export interface ReachStep {
  /** All of it; null while more may come. */
  readonly whole: Result<ReachLines, Refusal> | null;
  /** What has been found so far, where it was laid out at this step. */
  readonly soFar: NearReach | null;
}

/** Where a thread keeps the search that it is in the middle of. */
export interface ReachDesk {
  open: {
    /** Which search the page means by this number. */
    readonly search: number;
    readonly query: ReachQuery;
    readonly looking: ReachSearch;
    /** When something was last laid out, and how long that took. @unit milliseconds of the clock */
    laidAt: number;
    tookToLay: number;
  } | null;
}

/** After so long a step ends, wherever the search is: whoever wishes something else is heard then. @unit milliseconds */
const STEP = 60;
/** Of the time of a search no more than one part in so many goes into showing what it has found so far. */
const SELDOM = 5;

/**
 * Goes on with a search for as long as nobody should be kept waiting, or begins it where another one was open. What is told before the whole is found is in
 * reach, and the whole is what one long search would have found, to the bit: it is the same search.
 */
export function stepReach(desk: ReachDesk, search: number, question: ReachQuestion, table: Table, ruleSet: RuleSet): ReachStep {
  const begin = performance.now();
  if (desk.open?.search !== search) {
    const query = reachQueryOf(question, table, ruleSet);
    // who may not be asked about is refused, as ever
    if (!query) return { whole: findReachLines(question, table, ruleSet), soFar: null };
    const looking = table.space.openReach(query);
    desk.open = { search, query, looking, laidAt: Number.NEGATIVE_INFINITY, tookToLay: 0 };
  }
  const { open } = desk;
  const { looking, query } = open;
  let goesOn = true;
  do goesOn = looking.goOn();
  while (goesOn && performance.now() - begin < STEP);
  if (!goesOn) {
    desk.open = null;
    const found = { ...table, space: { ...table.space, reach: () => looking.found() } };
    return { whole: findReachLines(question, found, ruleSet), soFar: null };
  }
  const laid = performance.now();
  if (laid - open.laidAt < SELDOM * open.tookToLay) return { whole: null, soFar: null };
  const { levels } = looking.found();
  const lines = layOutlines(question.model, levels, table, query.policy);
  open.laidAt = performance.now();
  open.tookToLay = open.laidAt - laid;
  return { whole: null, soFar: { isAllLookedThrough: false, allowance: Math.max(...query.allowances), lines } };
}

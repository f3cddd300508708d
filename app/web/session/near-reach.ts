import { type Question, type RuleSet, type Table, UNBURDENED } from '../../../engine/index.ts';
import { layOutlines, type ReachLines } from './reach-lines.ts';

type ReachQuestion = Extract<Question, { readonly kind: 'reach' }>;
type ReachQuery = Parameters<Table['space']['reach']>[0];

/** Something that is in reach, while not all is known that is. */
export interface NearReach {
  /** Nothing else is in reach with the allowance, which is a part of what there is; or it is what has been found so far with all of it. */
  readonly isAllLookedThrough: boolean;
  readonly allowance: number;
  readonly lines: ReachLines['lines'];
}

/** Such a part of the smallest allowance: what is searched grows at least with its square. */
const NEAR = 1 / 3;

const NOTHING = { levels: [], ladders: [], costAt: () => null };

/** What the rule set would have geometry look for; null where it turns the question down before. */
export function reachQueryOf(question: ReachQuestion, table: Table, ruleSet: RuleSet): ReachQuery | null {
  const asked: ReachQuery[] = [];
  const reach = (query: ReachQuery) => {
    asked.push(query);
    return NOTHING;
  };
  ruleSet.answer(question, { ...table, space: { ...table.space, reach } });
  return asked[0] ?? null;
}

/** Asks geometry what the rule set would ask it, with a part of the allowance: all of that is in reach, and it says nothing of what lies farther away. */
export function findNearReach(question: ReachQuestion, table: Table, ruleSet: RuleSet): NearReach | null {
  const query = reachQueryOf(question, table, ruleSet);
  const allowance = NEAR * (query?.allowances[0] ?? 0);
  if (!query || allowance === 0) return null;
  const { levels } = table.space.reach({ ...query, allowances: [allowance] });
  return { isAllLookedThrough: true, allowance, lines: layOutlines(question.model, levels, table, query.policy) };
}

/** Looks for what is near one of the models that may move, another one at each turn. */
export function rehearseReach(turn: number, table: Table, ruleSet: RuleSet): void {
  const questions = Object.keys(table.board.models)
    .map((model): ReachQuestion => ({ kind: 'reach', model, order: 'move', target: null, state: UNBURDENED }))
    .filter((question) => reachQueryOf(question, table, ruleSet) !== null);
  const question = questions[turn % Math.max(1, questions.length)];
  if (question) findNearReach(question, table, ruleSet);
}

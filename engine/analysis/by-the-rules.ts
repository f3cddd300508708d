import type { Board } from '../board/board.ts';
import { withModel } from '../board/board-edit.ts';
import type { Model } from '../board/model.ts';
import type { MovePolicy, ReachQuery } from '../geometry/movement-queries.ts';
import type { SightFinding, SightQuery } from '../geometry/queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { MoveOrder } from '../ruling/question.ts';
import { UNBURDENED } from '../ruling/question.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** The table with these models on it as well. */
export function tableWith(table: Table, ...models: readonly Model[]): Table {
  const board = models.reduce<Board>(withModel, table.board);
  return { ...table, board, space: table.space.supposing(board) };
}

const NOWHERE = { x: 0, y: 0, z: 0 } as BoardPoint;

/** What is told in place of a look, when only the question is wanted: an eye inside of something, of which no rules say any more. */
const NOTHING_TO_SEE: SightFinding = {
  eyeInside: { kind: 'part', piece: '', part: '' },
  seen: [],
  whole: { atLeast: 0, atMost: 0 },
  widest: 0,
  hiddenBy: [],
  stopped: [],
  picture: { eye: NOWHERE, centre: NOWHERE, right: NOWHERE, up: NOWHERE, outlines: [], visible: [], hidden: [] },
};

/**
 * What a rule book has geometry look at when it is asked whether one model sees another: what of it counts, and what stands in the way. Null where it asks
 * nothing of the kind.
 * @cost nothing is looked at
 */
export function lookByRules(ruleSet: RuleSet, table: Table, looker: ModelId, target: ModelId): SightQuery | null {
  const asked: SightQuery[] = [];
  const sight: Table['space']['sight'] = (query) => {
    asked.push(query);
    return NOTHING_TO_SEE;
  };
  ruleSet.answer({ kind: 'sees', looker, target }, { ...table, space: { ...table.space, sight } });
  return asked[0] ?? null;
}

const NOTHING_REACHED = { levels: [], ladders: [], costAt: () => null };

/** What a rule book has geometry look for when it is asked what a model may come to; null where it has no such moves. */
export function reachByRules(ruleSet: RuleSet, table: Table, model: ModelId, order: MoveOrder = 'move'): ReachQuery | null {
  const asked: ReachQuery[] = [];
  const reach = (query: ReachQuery) => {
    asked.push(query);
    return NOTHING_REACHED;
  };
  ruleSet.answer(
    { kind: 'reach', model, order, target: null, state: UNBURDENED },
    { ...table, space: { ...table.space, reach } },
  );
  return asked[0] ?? null;
}

/** How one stands where a rule book says nothing of it: on half of the base, with what is under a free step not in the way. */
const PLAIN_STANDING: MovePolicy = {
  freeStep: 3,
  steepest: 1,
  slopes: 'along',
  climbing: null,
  ladders: null,
  difficult: 'as-any',
  slowed: 1,
  climbedThrough: [],
  passesThrough: [],
  keepsFrom: [],
  stability: { supported: 0.5, sameHeight: 3 },
  stance: 'standing',
  headroom: 6.5,
  mostHeight: null,
};

/** What standing means for a figure by these rules, or plainly where they have no movement. Nobody need be kept away from. */
export function standingByRules(ruleSet: RuleSet | null, table: Table, figure: Model): MovePolicy {
  const reached = ruleSet && reachByRules(ruleSet, tableWith(table, figure), figure.id);
  const policy = reached?.policy ?? { ...PLAIN_STANDING, stance: figure.stance };
  return { ...policy, keepsFrom: [], passesThrough: [] };
}

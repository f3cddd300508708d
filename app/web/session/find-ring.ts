import {
  type Evidence,
  fail,
  type ModelId,
  type Refusal,
  type Result,
  type RuleSet,
  succeed,
  type Table,
} from '../../../engine/index.ts';
import type { ClosestQuestion, InRing, RingQuestion, RingStanding, WithinQuestion } from './ring.ts';
import type { MeasureQuestion } from './tape.ts';

/** Who is within a ring, who wholly, who stands exactly on it, and who is the closest: each answer as the rule set gives it. */
export function findRing({ of, distance }: RingQuestion, table: Table, ruleSet: RuleSet): Result<RingStanding, Refusal> {
  const others = Object.values(table.board.models)
    .filter(({ id, owner, unit }) => (of.kind === 'model' ? id !== of.model : owner !== of.owner || unit !== of.unit))
    .map(({ id }) => id);
  const ask = (model: ModelId, wholly: boolean) => {
    const question: WithinQuestion = { kind: 'within', what: { kind: 'model', model }, of, distance, wholly };
    return ruleSet.answer(question, table);
  };
  const models: InRing[] = [];
  let by = findUsualMeasure(of, table, ruleSet);
  let limit = distance;
  for (const model of others) {
    const near = ask(model, false);
    if (!near.ok) return fail(near.problem);
    const { answer, confidence, because, evidence } = near.value;
    limit = answer.limit;
    // where sight has a say the ring itself still lies around what is measured otherwise
    if (answer.by !== 'in-sight') by = answer.by;
    const all = ask(model, true);
    models.push({
      model,
      distance: answer.distance,
      within: answer.holds,
      close: confidence === 'close-call',
      because: because[0] ?? null,
      wholly: all.ok
        ? {
            holds: all.value.answer.holds,
            close: all.value.confidence === 'close-call',
            because: all.value.because[0] ?? null,
          }
        : null,
      ...endsOf(evidence),
    });
  }
  models.sort((a, b) => a.distance - b.distance || (a.model < b.model ? -1 : 1));
  return succeed({ by, limit, models, closest: findClosest(of, others, table, ruleSet) });
}

function endsOf(evidence: readonly Evidence[]): Pick<InRing, 'from' | 'to'> {
  for (const one of evidence) {
    if (one.kind === 'gap') return { from: one.finding.from, to: one.finding.to };
    if (one.kind === 'nearest-seen' && one.finding.nearest) return { from: one.finding.nearest.from, to: one.finding.nearest.to };
  }
  return { from: null, to: null };
}

/** How distances from somebody to the ground are measured: so is a ring that nobody else is near. */
function findUsualMeasure(of: RingQuestion['of'], table: Table, ruleSet: RuleSet): RingStanding['by'] {
  const question: MeasureQuestion = { kind: 'measure', from: of, to: { kind: 'point', at: { x: 0, y: 0, z: 0 } } };
  const outcome = ruleSet.answer(question, table);
  const by = outcome.ok && outcome.value.answer.figures.find(({ counts }) => counts)?.by;
  // to the ground nothing is measured by sight
  return by && by !== 'in-sight' ? by : 'bases';
}

function findClosest(
  of: RingQuestion['of'],
  others: readonly ModelId[],
  table: Table,
  ruleSet: RuleSet,
): RingStanding['closest'] {
  const among = others.map((model) => ({ kind: 'model', model }) as const);
  const question: ClosestQuestion = { kind: 'closest', to: of, among };
  const outcome = ruleSet.answer(question, table);
  if (!outcome.ok) return null;
  const { answer, confidence, because } = outcome.value;
  return {
    models: answer.ranked.filter(({ closest }) => closest).map(({ candidate }) => others[candidate]!),
    close: confidence === 'close-call',
    because: because[0] ?? null,
  };
}

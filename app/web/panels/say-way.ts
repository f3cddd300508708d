import type { Carrier, Evidence, MoveAnswer } from '../../../engine/index.ts';
import type { Speaker } from '../../wording/speak.ts';
import { headlineOfWay, type UnitRuling, type WayRuling } from '../session/drawn-way.ts';

type Leg = MoveAnswer['legs'][number];

/** How the rule set has ways priced: the question that it asked of geometry. */
export type WayPolicy = Extract<Evidence, { readonly kind: 'way' }>['query']['policy'];

/** A stretch that costs no more than this is not told in a sum. @unit millimetres */
const NOTHING = 0.05;

/** By the policy that the ruling itself rests on. */
export function policyOf({ result }: WayRuling): WayPolicy | null {
  const evidence = result.ok ? result.value.evidence : [];
  return evidence.flatMap((one) => (one.kind === 'way' ? [one.query.policy] : []))[0] ?? null;
}

/** What a stretch is paid for and how dearly: height on climbs, length elsewhere. */
function paidFor({ kind, up, down, length, difficult }: Leg, { climbing, ladders, slowed }: WayPolicy) {
  if (kind === 'climb') return { measure: up, factor: (climbing?.up ?? 1) * slowed };
  if (kind === 'descend') return { measure: down, factor: (climbing?.down ?? 1) * slowed };
  return { measure: length, factor: (kind === 'ladder' ? (ladders?.factor ?? 1) : difficult.factor) * slowed };
}

/** "4 cm × 1.5", where a stretch costs another amount than it measures; crossings are paid by three measures at once. */
export function sayFactor(leg: Leg, policy: WayPolicy, { say }: Speaker): string | null {
  if (leg.kind === 'cross' || leg.kind === 'step') return null;
  const { measure, factor } = paidFor(leg, policy);
  const rest = leg.cost - measure * factor;
  if (factor === 1 || rest < -NOTHING) return null;
  return rest > NOTHING ? say('way.factor-and-rest', { measure, factor, rest }) : say('way.factor', { measure, factor });
}

/** Neighbouring stretches that are told as one, and which they are. */
export interface LegRun {
  readonly leg: Leg;
  readonly first: number;
  readonly last: number;
}

/** The stretches of a way, neighbours of one kind as one, where their clause and what they lead over are told only if these are the same. */
export function runsOfLegs(legs: readonly Leg[], told: 'with-carrier-and-clause' | 'in-one-line'): readonly LegRun[] {
  const runs: LegRun[] = [];
  legs.forEach((leg, i) => {
    const before = runs.at(-1);
    const goesOn =
      before?.leg.kind === leg.kind &&
      before.leg.difficult.factor === leg.difficult.factor &&
      (told === 'in-one-line' || (before.leg.clause === leg.clause && carrierId(before.leg.on) === carrierId(leg.on)));
    if (!before || !goesOn) runs.push({ leg, first: i, last: i });
    else runs[runs.length - 1] = { leg: together(before.leg, leg), first: before.first, last: i };
  });
  return runs;
}

const together = (one: Leg, next: Leg): Leg => ({
  ...one,
  to: next.to,
  cost: one.cost + next.cost,
  length: one.length + next.length,
  up: one.up + next.up,
  down: one.down + next.down,
});

/** What the sentences call a carrier by: the table by nothing. */
export const carrierId = (on: Carrier): string => (on.kind === 'table' ? '' : on.kind === 'model' ? on.model : on.piece);

/** The price leg by leg in one line: "3 cm walk · 6 cm climb up (4 cm × 1.5) · 1 cm walk". */
export function sayPriceLine(legs: readonly Leg[], policy: WayPolicy, voice: Speaker): string {
  const telling = legs.filter(({ cost }) => cost > NOTHING);
  return runsOfLegs(telling, 'in-one-line')
    .map(({ leg }) => {
      const factor = sayFactor(leg, policy, voice);
      return `${voice.length(leg.cost)} ${voice.say(`leg/${leg.kind}`)}${factor ? ` (${factor})` : ''}`;
    })
    .join(' · ');
}

const HEADS = { allowed: 'move.allowed', 'not-allowed': 'move.not-allowed', 'too-close': 'move.too-close' } as const;

/** Whether the way may be gone, in one sentence. */
export function sayWayHead(ruling: WayRuling, { say }: Speaker): string {
  const headline = headlineOfWay(ruling);
  return say(headline === 'refused' ? 'move.refused' : HEADS[headline], { model: ruling.question.model });
}

/** Why, in one sentence and with its clause: the reason that decides, or what turns the question down. */
export function sayWhy(
  { result }: WayRuling,
  { say }: Speaker,
): { readonly says: string; readonly clause: string | null } | null {
  if (!result.ok) return { says: say(result.problem.code, result.problem.fill), clause: result.problem.clause };
  const first = result.value.because[0];
  return first ? { says: say(first.says, first.fill), clause: first.clause } : null;
}

/** All of it for those who listen. */
export function sayWay(ruling: WayRuling, voice: Speaker): string {
  const why = sayWhy(ruling, voice);
  const policy = policyOf(ruling);
  const price = ruling.result.ok && policy ? sayPriceLine(ruling.result.value.answer.legs, policy, voice) : '';
  return [sayWayHead(ruling, voice), why ? `${why.says}${why.clause ? ` (${why.clause})` : ''}` : '', price]
    .filter((part) => part !== '')
    .join(' ');
}

const UNIT_HEADS = {
  allowed: 'move.unit-allowed',
  'not-allowed': 'move.unit-not-allowed',
  'too-close': 'move.unit-too-close',
  refused: 'way.unit-refused',
} as const;

/** Whether the unit may move like this, in one sentence. */
export const sayUnitHead = (ruling: UnitRuling, { say }: Speaker): string => say(UNIT_HEADS[headlineOfWay(ruling)]);

/** Why, with its clause. That somebody may not go his way is told together with what bars him. */
export function sayUnitWhy(
  { result }: UnitRuling,
  { say }: Speaker,
): { readonly says: string; readonly clause: string | null; readonly toldReasons: number } {
  if (!result.ok) return { says: say(result.problem.code, result.problem.fill), clause: result.problem.clause, toldReasons: 0 };
  const [first, second] = result.value.because;
  const told = first?.says === 'unit/model-may-not' && second ? [first, second] : first ? [first] : [];
  return {
    says: told.map(({ says, fill }) => say(says, fill)).join(' '),
    clause: told.at(-1)?.clause ?? null,
    toldReasons: told.length,
  };
}

/** All of it for those who listen. */
export function sayUnit(ruling: UnitRuling, voice: Speaker): string {
  const { says, clause } = sayUnitWhy(ruling, voice);
  return `${sayUnitHead(ruling, voice)} ${says}${clause ? ` (${clause})` : ''}`;
}

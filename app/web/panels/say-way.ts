import type { Evidence } from '../../../engine/index.ts';
import type { Speaker } from '../../wording/speak.ts';
import { headlineOfWay, type UnitRuling, type WayRuling } from '../session/drawn-way.ts';
import { type Leg, type LegRun, runsOfLegs } from '../session/leg-runs.ts';

/** How the rule set has ways priced: the question that it asked of geometry. */
export type WayPolicy = Extract<Evidence, { readonly kind: 'way' }>['query']['policy'];

/** A stretch that costs no more than this is not told in a sum. @unit millimetres */
const NOTHING = 0.05;

/** By the policy that the ruling itself rests on. */
export function policyOf({ result }: WayRuling): WayPolicy | null {
  const evidence = result.ok ? result.value.evidence : [];
  return evidence.flatMap((one) => (one.kind === 'way' ? [one.query.policy] : []))[0] ?? null;
}

/** What a stretch is paid for and how dearly: height on climbs, length elsewhere, of which the height of free steps is no part. */
function paidFor({ kind, up, down, length, cost, difficult }: Leg, { climbing, ladders, slowed }: WayPolicy) {
  if (kind === 'climb') return { measure: up, factor: (climbing?.up ?? 1) * slowed };
  if (kind === 'descend') return { measure: down, factor: (climbing?.down ?? 1) * slowed };
  const factor = (kind === 'ladder' ? (ladders?.factor ?? 1) : difficult.factor) * slowed;
  return { measure: kind === 'walk' ? Math.min(length, cost / factor) : length, factor };
}

/** "4 cm × 1.5", where a stretch costs another amount than it measures; crossings are paid by three measures at once. */
export function sayFactor(leg: Leg, policy: WayPolicy, { say }: Speaker): string | null {
  if (leg.kind === 'cross' || leg.kind === 'step') return null;
  const { measure, factor } = paidFor(leg, policy);
  const rest = leg.cost - measure * factor;
  if (rest > NOTHING) return say('way.factor-and-rest', { measure, factor, rest });
  return factor === 1 || rest < -NOTHING ? null : say('way.factor', { measure, factor });
}

/** What is measured of a stretch, and how it is paid for. */
export const sayMeasure = (leg: Leg, policy: WayPolicy, voice: Speaker): string =>
  sayFactor(leg, policy, voice) ?? voice.length(leg.kind === 'walk' ? paidFor(leg, policy).measure : leg.length);

/** What a run of stretches is: its kind, and how many steps are taken on a walk. */
export const sayKind = ({ leg: { kind }, steps }: LegRun, { say }: Speaker): string =>
  kind === 'walk' && steps > 0 ? say('way.walk-and-steps', { count: steps }) : say(`leg/${kind}`);

/** The price leg by leg in one line: "3 cm walk · 6 cm climb up (4 cm × 1.5) · 1 cm walk". */
export function sayPriceLine(legs: readonly Leg[], policy: WayPolicy, voice: Speaker): string {
  return runsOfLegs(legs, 'in-one-line')
    .filter(({ leg }) => leg.cost > NOTHING)
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

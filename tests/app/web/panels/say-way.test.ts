import { beforeAll, describe, expect, test } from 'vitest';
import { realisePlan } from '../../../../app/catalogue/realise-plan.ts';
import { policyOf, sayKind, sayMeasure, sayPriceLine, type WayPolicy } from '../../../../app/web/panels/say-way.ts';
import { runErrand } from '../../../../app/web/session/errand.ts';
import { type Leg, runsOfLegs } from '../../../../app/web/session/leg-runs.ts';
import { USUAL } from '../../../../app/web/session/rule-set.ts';
import { makeSpeaker, type Speaker } from '../../../../app/wording/speak.ts';
import { openSpace, readBoardPlan, UNBURDENED } from '../../../../engine/index.ts';

/** A way in centimetres over one piece, as the page would tell it. */
async function wayOver(piece: string, from: string, to: readonly [x: number, z: number]) {
  const plan = readBoardPlan(`board "b" 60 x 50\nside a "A" #c4553b\n${piece}\nmodel man rifleman a "Man" at ${from}\n`);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem));
  const realised = await realisePlan(plan.value);
  if (!realised.ok) throw new Error(JSON.stringify(realised.problem));
  const board = realised.value;
  const way = [{ kind: 'ground', at: { x: to[0] * 10, y: 0, z: to[1] * 10 } }] as const;
  const question = { kind: 'move', model: 'man', order: 'two-moves', target: null, state: UNBURDENED, way } as const;
  const place = { space: () => openSpace(board, new Map()), meshes: new Map() };
  const result = runErrand('move', { question, agreed: USUAL }, place);
  const policy = policyOf({ question, to: way[0], result });
  if (!result.ok || !policy) throw new Error('no way');
  const voice = makeSpeaker({ language: 'en', inMillimetres: true, board, ruler: 'cm' });
  return { legs: result.value.answer.legs, policy, voice };
}

const sum = (legs: readonly Leg[]) => legs.reduce((all, { cost }) => all + cost, 0);

describe('a way over rubble', () => {
  let legs: readonly Leg[] = [];
  let policy: WayPolicy;
  let voice: Speaker;
  beforeAll(async () => {
    ({ legs, policy, voice } = await wayOver('piece k rubble "The rubble" at 0,-4', '0,6 facing 180', [1, -12]));
  });

  test('is priced in many little stretches, and told in one line as the walking that it is', () => {
    expect(legs.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(4);
    expect(sayPriceLine(legs, policy, voice)).toMatch(
      /^[\d.]+ mm walk · [\d.]+ mm walk \([\d.]+ mm × 2\) · [\d.]+ mm climb down \([^)]+\) · [\d.]+ mm walk \([\d.]+ mm × 2\) · [\d.]+ mm walk$/,
    );
  });

  test('tells in its list how many free steps each stretch holds and by which clauses, and leaves nothing of the price out', () => {
    const runs = runsOfLegs(legs, 'with-carrier-and-clause');
    expect(runs.length).toBeLessThan(7);
    expect(sum(runs.map(({ leg }) => leg))).toBeCloseTo(sum(legs), 9);
    expect(runs.map(({ first }) => first)).toEqual([0, ...runs.slice(0, -1).map(({ last }) => last + 1)]);
    expect(runs.at(-1)!.last).toBe(legs.length - 1);
    const rough = runs[1]!;
    const steps = legs.slice(rough.first, rough.last + 1).filter(({ kind }) => kind === 'step');
    expect(sayKind(rough, voice)).toBe(`walk, ${steps.length} free steps`);
    expect(rough.clauses).toEqual(['SK-MOVE-10', 'SK-CLIMB-1']);
    expect(sayMeasure(rough.leg, policy, voice)).toBe(`${voice.length(rough.leg.cost / 2)} × 2`);
  });
});

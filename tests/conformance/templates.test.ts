import { describe, expect, test } from 'vitest';
import {
  type Board,
  battle,
  type CrewMissesQuestion,
  type GunAtManQuestion,
  type Model,
  type Question,
  type RangeZone,
  type Settings,
  skirmish,
} from '../../engine/index.ts';
import { damageOf, woundsBy } from '../../engine/rulesets/skirmish/play/fight/damage.ts';
import type { PrintedForce } from '../../engine/ruling/template-question.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { squadOfTen, tank } from '../support/figures.ts';
import { boardOf, box, EAST, man, piece } from '../support/sight-board.ts';
import { circle, hitsBy, laid, lobbing, placing, scattering, verdictOn } from '../support/template-questions.ts';

const INCH = 25.4;
/** Places of the book have x to the right and y away from the reader: on the board z runs the other way. */
const on = (id: string, x: number, y: number, more: Partial<Model> = {}): Model =>
  man(id, x * INCH, -y * INCH, { base: { kind: 'round', diameter: INCH }, owner: 'blue', unit: 'foe', ...more });
const gun = on('gun', 0, 0, { owner: 'red', unit: 'gun' });
const DROP = { kind: 'teardrop', length: 8 * INCH, tipRadius: 0, broadRadius: 1.25 * INCH } as const;
/** Flame straight away from the reader, from the edge of the gun's base. */
const flame = laid(DROP, 0, -0.5 * INCH, Math.PI);
const only = (...models: readonly Model[]): Board => boardOf([], models);
const ask = <Asked extends Question>(question: Asked, board: Board, settings: Settings = {}) =>
  verdictOn(question, board, { rules: battle, settings });
const says = ({ because }: { readonly because: readonly { readonly says: string; readonly clause: string }[] }) =>
  because.map((one) => `${one.clause} ${one.says}`);
const refused = (question: Question, board: Board, settings: Settings = {}) => {
  const result = battle.answer(question, tableOf(board, settings));
  return result.ok ? 'was answered' : result.problem.code;
};
/** A tank 5 inches ahead of the gun that looks along +x unless told. */
const tankAt = (facing = EAST): Model => {
  const { body, base } = tank();
  const pose = { at: { x: 0, y: 0, z: -5 * INCH }, facing };
  return on('max', 0, 5, { body, base, pose });
};

describe('flame of the battle rules', () => {
  test.each([
    [0, 'front', 'template/flame-hits-front'],
    [Math.PI, 'rear', 'template/flame-hits-rear'],
    [EAST, 'side', 'template/flame-hits-side'],
  ] as const)('BT-TMPL-5: a vehicle that is turned by %f to the firer is hit on its %s', (facing, side, code) => {
    const verdict = ask(hitsBy(flame, { weapon: 'flame', firer: 'gun' }), only(gun, tankAt(facing)));
    expect(verdict.answer.hits.find(({ model }) => model === 'max')?.side).toBe(side);
    expect(says(verdict)).toContain(`BT-TMPL-5 ${code}`);
  });

  test('BT-TMPL-7: who of the unit is no farther from the firer than 8 inches may be taken off, also beside the flame', () => {
    const far = (y: number) => on('far', 3, y);
    const board = (y: number) => only(gun, on('ann', 0, 4), far(y), on('eve', 0, 6, { unit: 'others' }));
    const losses = (y: number) => ask(hitsBy(flame, { weapon: 'flame', firer: 'gun' }), board(y)).answer.losses!;
    // base to base 8 inches: axes 9 apart
    const limit = Math.sqrt(9 * 9 - 3 * 3);
    expect(losses(limit - 0.1).map(({ model, within }) => [model, within])).toEqual([
      ['ann', true],
      ['eve', true],
      ['far', true],
    ]);
    expect(losses(limit).find(({ model }) => model === 'far')).toMatchObject({ within: true, close: true });
    expect(losses(limit + 0.1).find(({ model }) => model === 'far')).toMatchObject({ within: false, close: false });
    const verdict = ask(hitsBy(flame, { weapon: 'flame', firer: 'gun' }), board(limit + 0.1));
    expect(says(verdict)).toContain('BT-TMPL-7 losses/within-range');
    expect(says(verdict)).toContain('BT-TMPL-7 losses/out-of-range');
  });

  test('without a firer nothing is said of facing and losses', () => {
    const { answer } = ask(hitsBy(flame, { weapon: 'flame' }), only(gun, tankAt()));
    expect(answer).not.toHaveProperty('losses');
    expect(answer.hits.find(({ model }) => model === 'max')?.side).toBeNull();
  });
});

describe('barrage of the battle rules', () => {
  test('BT-BARR-17: it strikes side armour, and the top counts as side where the hole is over the hull', () => {
    const shot = (x: number) => ask(hitsBy(laid(circle(5 * INCH), x, -5 * INCH), { weapon: 'barrage' }), only(gun, tankAt(0)));
    expect(shot(0).answer.hits[0]).toMatchObject({ model: 'max', side: 'side' });
    expect(says(shot(0))).toContain('BT-BARR-17 template/hole-over-hull');
    expect(shot(80).answer.hits[0]).toMatchObject({ model: 'max', side: 'side' });
    expect(says(shot(80))).not.toContain('BT-BARR-17 template/hole-over-hull');
  });

  test('BT-BARR-3, BT-BLAST-9: a barrage that names no size is large, or small where that was agreed; a blast small, ordnance large', () => {
    // two men 4 inches apart: only the large template covers both from one of them
    const board = only(gun, on('ann', -1.3, 20), on('bob', 1.3, 20));
    const best = (weapon: 'blast' | 'ordnance' | 'barrage', settings: Settings = {}) =>
      ask({ kind: 'best-placement', weapon, shape: null, firer: 'gun', target: 'foe' }, board, settings);
    expect(best('barrage').answer.most).toBe(2);
    expect(says(best('barrage'))).toContain('BT-BARR-3 best/standard-size');
    expect(best('barrage', { barrageDefaultTemplate: 'small' }).answer.most).toBe(1);
    expect(best('blast').answer.most).toBe(1);
    expect(best('ordnance').answer.most).toBe(2);
    expect(says(best('ordnance'))).toContain('BT-BLAST-9 best/standard-size');
  });

  test('BT-BARR-4, BT-ORD-7, BT-BLAST-3: the best place lies within range, where one is told', () => {
    const board = only(gun, on('ann', 0, 10), on('bob', 0, 30), on('cat', 0, 31.5));
    const best = (weapon: 'blast' | 'ordnance' | 'barrage', most: number) =>
      ask(
        { kind: 'best-placement', weapon, shape: null, firer: 'gun', target: 'foe', range: { least: 0, most: most * INCH } },
        board,
      );
    expect(best('barrage', 48).answer.most).toBe(2);
    expect(best('barrage', 20).answer).toMatchObject({ most: 1, proven: true });
    expect(best('barrage', 20).answer.places[0]!.models).toEqual(['ann']);
    expect(says(best('barrage', 20))).toContain('BT-BARR-4 best/within-band');
    expect(says(best('ordnance', 20))).toContain('BT-ORD-7 best/within-band');
    expect(says(best('blast', 20))).toContain('BT-BLAST-3 best/within-band');
  });

  test('BT-BARR-12: where the table guesses, the hole lies as far off as was guessed, on the line to the target', () => {
    const board = only(gun, on('ann', 0, 24));
    const shot = lobbing('gun', 0, -24 * INCH, { weapon: 'barrage', estimate: 20 * INCH });
    const guessed = ask(shot, board, { barrageGuess: 'estimate' });
    expect(guessed.answer.lands.x).toBeCloseTo(0, 9);
    expect(guessed.answer.lands.z).toBeCloseTo(-20.5 * INCH, 9);
    expect(says(guessed)).toContain('BT-BARR-12 lob/laid-as-estimated');
    expect(refused(lobbing('gun', 0, -24 * INCH, { weapon: 'barrage' }), board, { barrageGuess: 'estimate' })).toBe(
      'lob/needs-estimate',
    );
    expect(refused(shot, board)).toBe('lob/nobody-guesses');
    // the band is that of where the hole lies
    const band = { ...shot, range: { least: 12 * INCH, most: 19.9 * INCH } };
    expect(ask(band, board, { barrageGuess: 'estimate' }).answer.allowed).toBe(false);
  });

  test('BT-BARR-15: barrage ordnance is large, scatters and covers as barrage does, and strikes as ordnance', () => {
    const ann = on('ann', 0, 24);
    const board = only(gun, ann);
    const shape = circle(5 * INCH);
    const hits = (weapon: 'barrage' | 'barrage-ordnance') => ask(hitsBy(laid(shape, 0, -24 * INCH), { weapon }), board);
    expect(hits('barrage-ordnance').answer).toEqual(hits('barrage').answer);
    expect(says(hits('barrage-ordnance'))).toEqual([...says(hits('barrage')), 'BT-BARR-15 template/effect-as-ordnance']);
    const best = ask({ kind: 'best-placement', weapon: 'barrage-ordnance', shape: null, firer: 'gun', target: 'foe' }, board);
    expect(says(best)).toContain('BT-BLAST-9 best/standard-size');
    const shot = { weapon: 'barrage-ordnance', direction: { by: 'arrow', facing: EAST }, dice: [4] } as const;
    expect(says(ask(scattering('gun', 0, -24 * INCH, shot), board))).toContain('BT-BARR-7 scatter/goes');
    const place = placing(laid(shape, 0, -24 * INCH), 'gun', { weapon: 'barrage-ordnance' });
    expect(ask(place, board).answer).toMatchObject({ allowed: true, misses: false });
    expect(ask(lobbing('gun', 0, -24 * INCH, { weapon: 'barrage-ordnance' }), board).answer.allowed).toBe(true);
  });

  test('BT-SALVO-7: a salvo is resolved template by template, or all together where that was agreed', () => {
    const small = circle(3 * INCH);
    const salvo = { first: laid(small, 0, -20 * INCH), others: [], arrow: EAST };
    const second = placing(laid(small, 3 * INCH, -20 * INCH), 'gun', { weapon: 'barrage', salvo });
    expect(says(ask(second, only(gun)))).toContain('BT-SALVO-7 salvo/one-after-another');
    expect(says(ask(second, only(gun), { salvoResolution: 'pooled' }))).toContain('BT-SALVO-7 salvo/all-together');
  });
});

// ------------------------------------------------------------------------------------------------------- the skirmish rules

const men = (...models: readonly Model[]): Board => boardOf([], models);
const foe = (id: string, x: number, z: number): Model => man(id, x, z, { owner: 'blue', unit: id });
const sam = man('sam', 0, 300, { owner: 'red', unit: 'sam' });
const rule = <Asked extends Question>(question: Asked, board: Board, settings: Settings = {}) =>
  verdictOn(question, board, { settings });
const turnedDown = (question: Question, board: Board) => {
  const result = skirmish.answer(question, tableOf(board));
  return result.ok ? 'was answered' : result.problem.code;
};

describe('the spread of a shotgun', () => {
  const spread = (zone: RangeZone, board: Board, settings: Settings = {}) =>
    rule({ kind: 'spread', shooter: 'sam', target: 'ann', zone, strength: 2 }, board, settings);
  /** Bob so far beside Ann, from base to base. */
  const beside = (gap: number) => men(sam, foe('ann', 0, 0), foe('bob', 30 + gap, 0));

  test('SK-SHOT-5: hits one other at most 2 cm beside the target, exactly 2 cm too', () => {
    expect(spread('medium', beside(20)).answer.others).toMatchObject([{ model: 'bob', allowed: true, close: true }]);
    expect(spread('medium', beside(10)).answer.others).toMatchObject([{ model: 'bob', gap: 10, allowed: true, close: false }]);
    expect(spread('long', beside(20.5)).answer.others).toMatchObject([{ model: 'bob', allowed: false, close: true }]);
    expect(says(spread('long', beside(20.5)))).toContain('SK-SHOT-5 spread/too-far');
    expect(spread('long', beside(22)).answer.others).toEqual([]);
    expect(says(spread('long', beside(22)))[0]).toBe('SK-SHOT-5 spread/nobody');
  });

  test('SK-SHOT-5: not at short range, nobody of ones own, and nobody whom the shooter does not see', () => {
    expect(says(spread('short', beside(5)))).toEqual(['SK-SHOT-5 spread/not-at-short-range']);
    expect(spread('medium', men(sam, foe('ann', 0, 0), man('pal', 35, 0, { unit: 'sam' }))).answer.others).toEqual([]);
    const wall = piece('wall', { wall: box(20, 0, 20, 90, 80, 24) });
    const hidden = spread('medium', { ...beside(10), pieces: { wall } });
    expect(hidden.answer.others).toMatchObject([{ model: 'bob', allowed: false }]);
    expect(says(hidden)).toContain('SK-SHOT-5 spread/not-seen');
    expect(says(spread('medium', beside(10)))).toContain('SK-SHOT-5 spread/may-hit');
  });

  test('SK-EX-54 (SK-SHOT-1, SK-SHOT-6): E 2 hits a second man with 0 at long range and 2 at medium', () => {
    expect(spread('long', beside(10)).answer.strength).toBe(0);
    expect(spread('medium', beside(10)).answer.strength).toBe(2);
    expect(spread('short', beside(10)).answer.strength).toBe(3);
    expect(says(spread('medium', beside(10)))).toContain('SK-SHOT-6 spread/strength');
  });
});

test('SK-GREN-2: the best place of a grenade lies within a throw', () => {
  const board = men(sam, foe('ann', 0, 100), foe('bob', 0, -60), foe('cat', 30, -60));
  const best = (strength: number | null) =>
    rule({ kind: 'best-placement', weapon: 'grenade', shape: null, firer: 'sam', target: null, strength }, board);
  expect(best(null).answer.most).toBe(2);
  expect(best(5).answer).toMatchObject({ most: 1, proven: true });
  expect(best(5).answer.places[0]!.models).toEqual(['ann']);
  expect(says(best(5))).toContain('SK-GREN-2 best/within-throw');
});

describe('a big gun at a man', () => {
  const board = men(sam, foe('ann', 0, 0));
  const E8 = { strength: 8, piercing: 1, templateStrength: null, templatePiercing: null };
  const shot = (natural: number, more: Partial<GunAtManQuestion> = {}): GunAtManQuestion => ({
    kind: 'gun-at-man',
    firer: 'sam',
    target: 'ann',
    roll: { skill: 5, needed: 9, natural },
    moved: { target: false, weapon: false },
    confirm: null,
    direction: EAST,
    indirect: false,
    diameter: 80,
    force: E8,
    ...more,
  });
  const moved = { target: true, weapon: false };

  test('SK-EX-61 (SK-WPN-13 to 15): a 10 at a man who moved, then a 3: not confirmed, its template of 8 cm at his place with 4 and 1', () => {
    const verdict = rule(shot(10, { moved, confirm: 3 }), board);
    expect(verdict.answer).toEqual({
      kind: 'gun-at-man',
      outcome: 'beside',
      template: { shape: circle(80), at: { x: 0, y: 0, z: 0 }, facing: 0 },
      force: { strength: 4, piercing: 1 },
    });
    expect(says(verdict)).toEqual([
      'SK-WPN-14 gun/not-confirmed',
      'SK-WPN-15 gun/lands-beside',
      'SK-IMPACT-4 gun/template-force',
    ]);
    // and whom that template hits is asked of it as of any
    expect(rule(hitsBy(verdict.answer.template!, { force: E8 }), board).answer.hits).toMatchObject([
      { model: 'ann', outcome: 'hit', force: { strength: 4, piercing: 1 } },
    ]);
  });

  test('SK-WPN-13, SK-WPN-14: a 10 hits who did not move, and who moved when a 4 confirms it; the weapon counts where that was agreed', () => {
    expect(says(rule(shot(10), board))[0]).toBe('SK-WPN-13 gun/hits-directly');
    const confirmed = rule(shot(10, { moved, confirm: 4 }), board);
    expect(confirmed.answer.outcome).toBe('direct');
    expect(says(confirmed)).toContain('SK-WPN-14 gun/confirmed');
    expect(rule(shot(10, { moved, confirm: null }), board, { bigGunMoved: 'weapon' }).answer.outcome).toBe('direct');
    expect(turnedDown(shot(10, { moved }), board)).toBe('gun/needs-confirmation');
  });

  test('SK-WPN-15: any other hit lands beside him, without a template it does nothing, and a miss scatters', () => {
    expect(rule(shot(5), board).answer.outcome).toBe('beside');
    const plain = rule(shot(5, { diameter: null, force: null }), board);
    expect(plain.answer).toMatchObject({ outcome: 'nothing', template: null });
    expect(says(plain)).toEqual(['SK-WPN-15 gun/has-no-template']);
    const missed = rule(shot(2), board);
    expect(missed.answer.outcome).toBe('scatters');
    expect(missed.answer.template!.at.x).toBeCloseTo(100, 6);
    expect(turnedDown(shot(2, { direction: null }), board)).toBe('scatter/needs-a-direction');
  });

  test('SK-WPN-16: a vehicle is not man-sized', () => {
    const { body, base } = tank();
    expect(turnedDown(shot(10), men(sam, { ...foe('ann', 0, 0), body, base }))).toBe('gun/not-man-sized');
  });
});

describe('a crew that is not complete', () => {
  const crew = (board: Board, more: Partial<CrewMissesQuestion> = {}): CrewMissesQuestion => ({
    kind: 'crew-misses',
    operator: 'sam',
    weapon: null,
    crew: Object.keys(board.models),
    needed: null,
    slow: 1,
    dice: [],
    ...more,
  });

  test('SK-EX-62 (SK-CREW-7, SK-WPN-17): one of three men and Slow(1) roll 3 dice; 2, 4 and 6 put it out for two rounds', () => {
    const alone = men(sam);
    expect(rule(crew(alone), alone).answer).toMatchObject({ present: ['sam'], missing: 2, dice: 3, rounds: null });
    const verdict = rule(crew(alone, { dice: [2, 4, 6] }), alone);
    expect(verdict.answer.rounds).toBe(2);
    expect(says(verdict)).toEqual([
      'SK-CREW-6 crew/takes-so-many',
      'SK-CREW-7 crew/dice-for-the-missing',
      'SK-WPN-17 crew/slow-adds-dice',
      'SK-CREW-7 crew/rounds-out',
    ]);
    expect(turnedDown(crew(alone, { dice: [2, 4] }), alone)).toBe('crew/needs-dice');
  });

  test('SK-CREW-2: a man counts up to 5 cm from the operator, head to head, or from the gun', () => {
    const pair = (away: number) => men(sam, man('pal', away, 300));
    expect(rule(crew(pair(50)), pair(50)).answer.present).toEqual(['sam', 'pal']);
    expect(says(rule(crew(pair(50)), pair(50)))).toContain('SK-CREW-2 crew/near-enough');
    const far = rule(crew(pair(51)), pair(51));
    expect(far).toMatchObject({ answer: { present: ['sam'], missing: 2 }, confidence: 'close-call' });
    expect(says(far)).toContain('SK-CREW-2 crew/too-far');
    const gunBetween = { ...pair(90), models: { ...pair(90).models, tube: man('tube', 45, 300) } };
    expect(rule(crew(gunBetween, { weapon: 'tube', slow: 0 }), gunBetween).answer).toMatchObject({ missing: 1, dice: 1 });
  });
});

describe('gas', () => {
  const board = men(foe('ann', 0, 0));
  const nerve = { strength: 3, piercing: 1, templateStrength: 3, templatePiercing: 1 };
  /** The least number of a die that wounds somebody so tough who breathes it. */
  const wounds = (force: PrintedForce | null, toughness: number): number | undefined => {
    const { strength, piercing } = rule(hitsBy(laid(circle(400), 0, 0), { weapon: 'gas', force }), board).answer.hits[0]!.force!;
    const faces = Array.from({ length: 10 }, (_, i) => i + 1);
    return faces.find((face) => woundsBy(damageOf({ faces: [face], armourPiercing: piercing, strength }), toughness) > 0);
  };

  test('SK-EX-71 (SK-GAS-4, SK-GAS-9): toughness 5 is wounded from 3 on, 9 in a suit from 7 on; by nerve gas from 2 and from 6 on', () => {
    expect([wounds(null, 5), wounds(null, 9)]).toEqual([3, 7]);
    expect([wounds(nerve, 5), wounds(nerve, 9)]).toEqual([2, 6]);
  });
});

test('SK-SQF-14: a template up to 8 cm hits a squad with a die of three, a larger one and flame with a die of six', () => {
  const { body, base } = squadOfTen();
  const board = men({ ...foe('squad', 0, 0), body, base });
  const sides = (template: Parameters<typeof hitsBy>[0], more = {}, settings: Settings = {}) =>
    rule(hitsBy(template, more), board, settings).because.find(({ says: code }) => code === 'template/squad-takes-so-many')?.fill
      .sides;
  expect(sides(laid(circle(80), 0, 0))).toBe(3);
  expect(sides(laid(circle(81), 0, 0))).toBe(6);
  expect(sides(laid(circle(81), 0, 0), {}, { smallTemplateMax: 100 })).toBe(3);
  const drop = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 } as const;
  expect(sides(laid(drop, 0, 60, Math.PI), { weapon: 'flame' })).toBe(6);
});

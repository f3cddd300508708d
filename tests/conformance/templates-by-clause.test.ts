import { describe, expect, test } from 'vitest';
import { type Board, battle, type Model, type Question, type Settings, skirmish } from '../../engine/index.ts';
import { squadOfTen, tank } from '../support/figures.ts';
import { boardOf, box, EAST, man, piece } from '../support/sight-board.ts';
import { circle, hitsBy, laid, lobbing, placing, refusalOn, scattering, verdictOn } from '../support/template-questions.ts';

const INCH = 25.4;
const SMALL = circle(3 * INCH);
const LARGE = circle(5 * INCH);
/** Places of the book have x to the right and y away from the reader: on the board z runs the other way. */
const on = (id: string, x: number, y: number, more: Partial<Model> = {}): Model =>
  man(id, x * INCH, -y * INCH, { base: { kind: 'round', diameter: INCH }, owner: 'blue', unit: 'foe', ...more });
const own = (id: string, x: number, y: number, more: Partial<Model> = {}) => on(id, x, y, { owner: 'red', unit: id, ...more });
const only = (...models: readonly Model[]): Board => boardOf([], models);
const gun = own('gun', 0, 0);
/** Before everything that lies 5 inches away and more. */
const wall = piece('wall', { all: box(-200, 0, -5 * INCH, 200, 300, -4.8 * INCH) });
const at = (shape: typeof SMALL, x: number, y: number) => laid(shape, x * INCH, -y * INCH);
const ask = <Asked extends Question>(question: Asked, board: Board, settings: Settings = {}) =>
  verdictOn(question, board, { rules: battle, settings });
const rule = <Asked extends Question>(question: Asked, board: Board, settings: Settings = {}) =>
  verdictOn(question, board, { settings });
const says = ({ because }: { readonly because: readonly { readonly says: string; readonly clause: string }[] }) =>
  because.map((one) => `${one.clause} ${one.says}`);

describe('templates of the battle rules', () => {
  test('BT-BLAST-1: a blast that misses has no effect: it is driven nowhere', () => {
    expect(refusalOn(scattering('gun', 0, 0, { weapon: 'blast' }), only(gun), battle)).toBe('weapon/not-in-these-rules');
  });

  test('BT-BLAST-7, BT-LOS-14: of a unit that a blast hit, whoever the firer sees may be taken off, under it or not, and nobody else', () => {
    const screen = piece('screen', { all: box(3 * INCH, 0, -9 * INCH, 6 * INCH, 300, -8.8 * INCH) });
    const board = boardOf([screen], [gun, on('ann', 0, 10), on('bob', -4, 10), on('cat', 4, 10), own('pal', 0, 14)]);
    const verdict = ask(hitsBy(at(SMALL, 0, 10), { weapon: 'blast', firer: 'gun' }), board);
    expect(verdict.answer.losses!.map(({ model, within }) => [model, within])).toEqual([
      ['ann', true],
      ['bob', true],
      ['cat', false],
    ]);
    expect(verdict.answer.losses![0]!.distance).toBeCloseTo(9 * INCH, 9);
    expect(says(verdict)).toContain('BT-BLAST-7 losses/seen');
    expect(says(verdict)).toContain('BT-LOS-14 losses/not-seen');
    // nobody hit, or nobody who fires: nothing is said of losses
    expect(ask(hitsBy(at(SMALL, 20, 10), { weapon: 'blast', firer: 'gun' }), board).answer).not.toHaveProperty('losses');
    expect(ask(hitsBy(at(SMALL, 0, 10), { weapon: 'blast' }), board).answer).not.toHaveProperty('losses');
  });

  test('BT-ORD-12, BT-BARR-14: of a unit that ordnance or barrage hit anybody may be taken off, seen or not', () => {
    const board = boardOf([wall], [gun, on('ann', 0, 10), on('bob', 0, 30)]);
    for (const [weapon, clause] of [
      ['ordnance', 'BT-ORD-12'],
      ['barrage', 'BT-BARR-14'],
      ['barrage-ordnance', 'BT-BARR-14'],
    ] as const) {
      const verdict = ask(hitsBy(at(LARGE, 0, 10), { weapon, firer: 'gun' }), board);
      expect(verdict.answer.losses!.map(({ model, within }) => [model, within])).toEqual([
        ['ann', true],
        ['bob', true],
      ]);
      expect(says(verdict)).toContain(`${clause} losses/whole-unit`);
    }
  });

  test('BT-BLAST-10: a blast with the large template stays a blast: seen and in range, sparing friends and who fights, driven nowhere', () => {
    const hidden = boardOf([wall], [gun, on('ann', 0, 10)]);
    const lay = (board: Board) => ask(placing(at(LARGE, 0, 10), 'gun', { weapon: 'blast', target: 'foe' }), board);
    expect(says(lay(hidden))[0]).toBe('BT-BLAST-3 place/model-not-seen');
    expect(lay(hidden).answer.allowed).toBe(false);
    expect(says(lay(only(gun, on('ann', 0, 10), own('pal', 2.4, 10))))[0]).toBe('BT-BLAST-12 place/covers-friend');
    const fighting = only(gun, on('ann', 0, 10), on('bob', 2.4, 10), own('zed', 3.4, 10));
    expect(says(lay(fighting))).toContain('BT-BLAST-12 place/covers-locked');
  });

  test('BT-BLAST-11: ordnance with the small template stays ordnance: it is driven aside, and lies over who fights', () => {
    const fighting = only(gun, on('ann', 0, 10), own('zed', 5, 5), on('bob', 4, 5));
    expect(ask(placing(at(SMALL, 0, 10), 'gun', { weapon: 'ordnance' }), fighting).answer.allowed).toBe(true);
    const shot = scattering('gun', 0, -10 * INCH, { weapon: 'ordnance', direction: { by: 'arrow', facing: EAST }, dice: [3] });
    expect(ask(shot, fighting).answer.lands.x).toBeCloseTo(3 * INCH, 9);
    expect(ask(hitsBy(at(SMALL, 0, 10), { weapon: 'ordnance' }), fighting).answer.hits[0]).toMatchObject({ outcome: 'hit' });
  });

  test('BT-ORD-3, BT-BARR-13: nobody rolls to hit with ordnance or barrage: the skill makes no difference', () => {
    for (const weapon of ['ordnance', 'barrage'] as const) {
      const shot = (roll: { skill: number; needed: number; natural: number } | null) =>
        ask(scattering('gun', 0, -10 * INCH, { weapon, roll, direction: { by: 'hit' } }), only(gun, on('ann', 0, 10))).answer;
      expect(shot({ skill: 1, needed: 10, natural: 1 })).toEqual(shot(null));
    }
  });

  test('BT-ORD-6: the template is laid first, and range and sight tell afterwards whether the shot does anything', () => {
    const board = boardOf([wall], [gun, on('ann', 0, 10)]);
    const lay = (more: object) => ask(placing(at(LARGE, 0, 10), 'gun', { weapon: 'ordnance', ...more }), board).answer;
    expect(lay({})).toMatchObject({ allowed: true, misses: true });
    expect(lay({ range: { least: 0, most: 5 * INCH } })).toMatchObject({ allowed: true, misses: true });
  });

  test('BT-ORD-10: driven out of range and out of sight it explodes all the same', () => {
    const board = boardOf([wall], [gun, on('ann', 3, 4), on('bob', 3, 9)]);
    const shot = scattering('gun', 3 * INCH, -4 * INCH, {
      weapon: 'ordnance',
      direction: { by: 'arrow', facing: Math.PI },
      dice: [5],
    });
    const { lands } = ask(shot, board).answer;
    expect(lands.z).toBeCloseTo(-9 * INCH, 9);
    const { answer } = ask(hitsBy({ shape: LARGE, at: lands, facing: 0 }, { weapon: 'ordnance', firer: 'gun' }), board);
    expect(answer.hits.find(({ model }) => model === 'bob')).toMatchObject({ outcome: 'hit' });
  });

  test('BT-BARR-9: barrage hits surely whom it covers wholly, on 4+ whom it covers in part, and not whom it only touches', () => {
    const board = only(on('ann', 2, 0), on('bob', -2.9, 0), on('cat', 0, 3));
    const { hits } = ask(hitsBy(at(LARGE, 0, 0), { weapon: 'barrage' }), board).answer;
    expect(hits.map(({ outcome, needs }) => [outcome, needs])).toEqual([
      ['hit', null],
      ['on-a-roll', 4],
      ['not-under', null],
    ]);
  });

  test('BT-BARR-16: a vehicle that moved fires no barrage ordnance, and one that stood still, other barrage and a man do', () => {
    const { body, base } = tank();
    const board = only(own('tank', 0, 0, { body, base }), own('crew', 8, 0), on('ann', 0, 20));
    const shot = (firer: string, more: object) =>
      ask(lobbing(firer, 0, -20 * INCH, { weapon: 'barrage-ordnance', ...more }), board);
    expect(shot('tank', {}).answer.allowed).toBe(true);
    expect(shot('tank', { moved: true }).answer.allowed).toBe(false);
    expect(says(shot('tank', { moved: true }))[0]).toBe('BT-BARR-16 lob/vehicle-moved');
    expect(shot('tank', { moved: true, weapon: 'barrage' }).answer.allowed).toBe(true);
    expect(shot('crew', { moved: true }).answer.allowed).toBe(true);
  });

  test('BT-SALVO-2, BT-SALVO-3, BT-SALVO-8: the first is laid and driven aside as any barrage, further ones by the die alone, friends or not', () => {
    const pal = own('pal', 3, 10);
    const board = only(gun, on('ann', 0, 10), pal);
    const first = at(SMALL, 0, 10);
    expect(ask(placing(first, 'gun', { weapon: 'barrage' }), board).answer.allowed).toBe(true);
    expect(says(ask(placing(at(SMALL, 2, 10), 'gun', { weapon: 'barrage' }), board))[0]).toBe('BT-BARR-2 place/hole-beside');
    const further = (arrow: number | null) =>
      ask(placing(at(SMALL, 3, 10), 'gun', { weapon: 'barrage', salvo: { first, others: [], arrow } }), board);
    // where an arrow points it lies over friends as well; on a HIT the firer may not lay it there
    expect(further(EAST).answer.allowed).toBe(true);
    expect(further(null).answer.allowed).toBe(false);
    expect(says(further(null))[0]).toBe('BT-BARR-2 place/covers-friend');
  });

  test('BT-LOS-4, BT-LOS-5, BT-LOS-9: neither friends nor other enemies between hide anybody, and nobody hides from himself', () => {
    const row = (owner: string) => [-0.6, 0, 0.6].map((x, i) => on(`${owner}${i}`, x, 5, { owner, unit: `${owner}s` }));
    const look = (...between: readonly Model[]) =>
      ask({ kind: 'sees', looker: 'gun', target: 'ann' }, only(gun, on('ann', 0, 10), ...between)).answer.whole.atLeast;
    expect(look()).toBe(1);
    expect(look(...row('red'))).toBe(1);
    expect(look(...row('blue'))).toBe(1);
    // eyes within the own body see out of it
    const broad: Model = { ...gun, body: tank().body, base: tank().base, heightClass: 3 };
    expect(ask({ kind: 'sees', looker: 'gun', target: 'ann' }, only(broad, on('ann', 0, 10))).answer.whole.atLeast).toBe(1);
  });

  test('BT-LOS-7: past a vehicle and over it sight is drawn as it is, and not through it', () => {
    const { body, base } = tank();
    const look = (x: number) =>
      ask({ kind: 'sees', looker: 'gun', target: 'ann' }, only(gun, on('ann', 0, 14), own('tank', x, 7, { body, base }))).answer;
    expect(look(6).whole.atLeast).toBe(1);
    expect(look(0).sees).toBe(false);
  });
});

describe('templates of the skirmish rules', () => {
  const foe = (id: string, x: number, z: number, more: Partial<Model> = {}) =>
    man(id, x, z, { owner: 'blue', unit: id, ...more });
  const sam = man('sam', 0, 300, { unit: 'sam' });

  test('SK-MODEL-6: a base has no say in how far heads are apart and in what is seen, and has in contact and overlap', () => {
    const board = (diameter: number) => only(sam, foe('ann', 0, 200, { base: { kind: 'round', diameter } }));
    const measure = (diameter: number) =>
      rule({ kind: 'measure', from: { kind: 'model', model: 'sam' }, to: { kind: 'model', model: 'ann' } }, board(diameter))
        .answer;
    expect(measure(80).distance).toBe(measure(30).distance);
    const sees = (diameter: number) => rule({ kind: 'sees', looker: 'sam', target: 'ann' }, board(diameter)).answer.whole;
    expect(sees(80)).toEqual(sees(30));
    const gap = (diameter: number) => measure(diameter).figures.find(({ by }) => by === 'bases')?.distance;
    expect([gap(30), gap(80)]).toEqual([70, 45]);
  });

  test('SK-GEOM-17: a grenade and flame have no short range: light cover near the burst counts in full against the grenade', () => {
    const bush = piece('bush', {
      all: box(10, 0, -30, 12, 22, 30),
    });
    const light = {
      ...bush,
      parts: { all: { ...bush.parts.all!, cover: { grade: 'light', concealOnly: false, closeRangeProof: false } as const } },
    };
    const board = boardOf([light], [foe('ann', 30, 0)]);
    expect(rule(hitsBy(laid(circle(80), 0, 0), { weapon: 'grenade' }), board).answer.hits[0]).toMatchObject({ cover: 1 });
  });

  test('SK-GEOM-20: how far the narrow end is off is told from the edge of the base, and which end is nearer from the middle', () => {
    const DROP = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 } as const;
    const broad = man('sam', 0, 0, { base: { kind: 'oval', width: 100, depth: 40 } });
    const flame = (x: number, z: number, facing: number) =>
      rule(placing(laid(DROP, x, z, facing), 'sam', { weapon: 'flame', range: { least: 0, most: 100 } }), only(broad));
    // along the long axis the edge is 50 from the middle, across it 20
    expect([flame(149, 0, EAST), flame(152, 0, EAST)].map(({ answer }) => answer.allowed)).toEqual([true, false]);
    expect([flame(0, 119, 0), flame(0, 122, 0)].map(({ answer }) => answer.allowed)).toEqual([true, false]);
    // square to the line from the middle the broad end is farther; over the middle and out on the other side it is where it is as far
    expect(flame(110, 0, 0).answer.allowed).toBe(true);
    expect(says(flame(102, 0, -EAST))[0]).toBe('SK-FLAME-4 flame/points-back');
    expect(says(flame(101.5, 0, -EAST))).toContain('SK-FLAME-4 flame/points-away');
  });

  test('SK-IMPACT-3, SK-IMPACT-5: what is driven aside gives its template alone, with a third of its piercing', () => {
    const board = only(foe('ann', 150, 0), foe('bob', 0, 0));
    const shot = scattering('bob', 0, 0, {
      roll: { skill: 5, needed: 10, natural: 2 },
      direction: { by: 'arrow', facing: EAST },
    });
    const { hit, lands } = rule(shot, board).answer;
    expect(hit).toBe(false);
    const force = { strength: 8, piercing: 6, templateStrength: null, templatePiercing: null };
    const { hits } = rule(hitsBy({ shape: circle(80), at: lands, facing: 0 }, { force }), board).answer;
    expect(hits).toMatchObject([{ model: 'ann', outcome: 'hit', direct: false, force: { strength: 4, piercing: 2 } }]);
  });

  test('SK-IND-5, SK-IND-7: a weapon that can do both chooses at each shot, and lobbed it bursts as what it is', () => {
    const low = piece('low', { all: box(-100, 0, 100, 100, 10, 104) });
    const board = boardOf([low], [sam, foe('ann', 0, 0)]);
    const lay = (indirect: boolean) => rule(placing(laid(circle(80), 0, 0), 'sam', { indirect }), board).answer.allowed;
    expect([lay(false), lay(true)]).toEqual([true, true]);
    const shot = (indirect: boolean) =>
      rule(scattering('sam', 0, 0, { indirect, roll: { skill: 5, needed: 9, natural: 5 } }), board).answer;
    expect(shot(true).lands).toEqual({ ...shot(false).lands, y: expect.closeTo(0, 9) });
  });

  test('SK-FLAME-1, SK-FLAME-8: flame hits without a roll to hit, near and far alike, and a squad with a die of six', () => {
    const DROP = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 } as const;
    const squad = { ...foe('squad', 0, 120), body: squadOfTen().body, base: squadOfTen().base };
    const verdict = rule(hitsBy(laid(DROP, 0, 260, Math.PI), { weapon: 'flame' }), only(foe('ann', 0, 240), squad));
    expect(verdict.answer.hits.map(({ outcome, needs }) => [outcome, needs])).toEqual([
      ['hit', null],
      ['hit', null],
    ]);
    expect(verdict.because.find(({ says: code }) => code === 'template/squad-takes-so-many')?.fill.sides).toBe(6);
    const shot = scattering('sam', 0, 0, { weapon: 'flame' });
    expect(refusalOn(shot, only(sam), skirmish)).toBe('weapon/not-in-these-rules');
  });

  test('SK-GAS-2, SK-GAS-3, SK-GAS-5: a cloud is driven aside as by C 5 against 10, reaches 20 cm, and no cover helps', () => {
    const board = only(sam, foe('ann', 214, 0, { stance: 'prone' }), foe('bob', -216, 0));
    const shot = scattering('sam', 0, 0, {
      weapon: 'gas',
      indirect: true,
      roll: { skill: 5, needed: 10, natural: 3 },
      direction: { by: 'arrow', facing: EAST },
    });
    expect(rule(shot, board).answer).toMatchObject({ hit: false, distance: 100 });
    const { hits } = rule(hitsBy(laid(circle(400), 0, 0), { weapon: 'gas' }), board).answer;
    expect(hits.find(({ model }) => model === 'ann')).toMatchObject({ outcome: 'hit', cover: 0 });
    expect(hits.find(({ model }) => model === 'bob')?.outcome ?? 'not-under').toBe('not-under');
  });
});

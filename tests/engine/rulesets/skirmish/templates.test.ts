import { describe, expect, test } from 'vitest';
import type { TemplateShape } from '../../../../engine/geometry/template-queries.ts';
import type { Board, Model, Settings, TerrainPiece } from '../../../../engine/index.ts';
import { tank } from '../../../support/figures.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { boardOf, box, difficultGround, EAST, man, piece } from '../../../support/sight-board.ts';
import { circle, hitsBy, laid, lobbing, placing, refusalOn, scattering, verdictOn } from '../../../support/template-questions.ts';

/** The teardrop of the 1/35 rules. */
const DROP: TemplateShape = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 };
const only = (...models: readonly Model[]): Board => boardOf([], models);

/** What becomes of one model under a template. */
const hitOn = (board: Board, question: ReturnType<typeof hitsBy>, model = 'ann', settings: Settings = {}) =>
  verdictOn(question, board, { settings }).answer.hits.find((one) => one.model === model);

describe('who is under a template', () => {
  test('SK-EX-56 (SK-PROX-9): under 8 cm a figure whose axis is 5.4 cm from the middle is under, one 5.6 cm from it is not', () => {
    expect(hitOn(only(man('ann', 54, 0)), hitsBy(laid(circle(80), 0, 0)))).toMatchObject({ outcome: 'hit', under: 'partly' });
    const beside = hitOn(only(man('ann', 56, 0)), hitsBy(laid(circle(80), 0, 0)));
    expect(beside?.outcome).not.toBe('hit');
  });

  test('SK-PROX-9: where the middle counts, only those whose middle is under it', () => {
    const question = hitsBy(laid(circle(80), 0, 0));
    const settings = { templateNeeds: 'centre' };
    expect(hitOn(only(man('ann', 38, 0)), question, 'ann', settings)?.outcome).toBe('hit');
    expect(hitOn(only(man('ann', 42, 0)), question, 'ann', settings)?.outcome).toBe('not-under');
  });

  test('SK-GEOM-15: touching is not under, and is close; heights count from 1 cm over the surface to the nearest part of the body', () => {
    const touching = verdictOn(hitsBy(laid(circle(80), 0, 0)), only(man('ann', 55, 0)));
    expect(touching.answer.hits).toMatchObject([{ outcome: 'not-under', under: 'touched' }]);
    expect(touching.confidence).toBe('close-call');
    expect(touching.because.map(({ says }) => says)).toContain('template/only-touched');
    // the burst is at 1 cm, its reach 4 cm: a base at 5 cm is just reached
    const up = (y: number) => {
      const deck = piece('deck', { all: box(-40, 0, -40, 40, y, 40) });
      return hitOn(boardOf([deck], [man('ann', 10, 0, { y })]), hitsBy(laid(circle(80), -41, 0)));
    };
    expect(up(50)).toMatchObject({ under: 'partly' });
    expect(up(50)?.outcome).not.toBe('not-under');
    expect(up(52)?.outcome).toBe('not-under');
  });

  test('SK-EX-60 (SK-FLAME-2): beside the broad end 4.6 cm from the axis is under, 4.8 cm is not', () => {
    const flame = hitsBy(laid(DROP, 0, 0, EAST), { weapon: 'flame' });
    expect(hitOn(only(man('ann', 171, 46)), flame)?.outcome).toBe('hit');
    expect(hitOn(only(man('ann', 171, 48)), flame)?.outcome).not.toBe('hit');
  });

  test('SK-PROX-7: whoever the burst does not see is exempt, and the wall is named', () => {
    const board = boardOf([piece('wall', { all: box(20, 0, -100, 25, 80, 100) })], [man('ann', 50, 0), man('bob', 0, 30)]);
    const { answer, because, evidence } = verdictOn(hitsBy(laid(circle(120), 0, 0)), board);
    expect(answer.hits).toMatchObject([
      { model: 'ann', outcome: 'exempt' },
      { model: 'bob', outcome: 'hit' },
    ]);
    const reason = because.find(({ says }) => says === 'template/shielded-by-piece')!;
    expect(reason).toMatchObject({ clause: 'SK-PROX-7', fill: { model: 'ann', piece: 'wall' } });
    expect(evidence.find(({ id }) => id === reason.shownBy[0])).toMatchObject({ kind: 'sight' });
  });

  test('SK-PROX-9: on a gallery over the burst one is reached as high as the template is wide, unless the table agreed on floors or columns', () => {
    const deck = piece('deck', { all: box(-100, 70, -100, 100, 74, 100) });
    const board = boardOf([deck], [man('ann', 10, 0, { y: 74 }), man('bob', 150, 0)]);
    const outcomes = (diameter: number, settings: Settings) =>
      ['ann', 'bob'].map((model) => hitOn(board, hitsBy(laid(circle(diameter), 0, 0)), model, settings)?.outcome);
    expect(outcomes(80, {})).toEqual(['not-under', undefined]);
    expect(outcomes(320, {})).toEqual(['exempt', 'hit']); // the gallery's floor shields ann
    expect(outcomes(320, { templateLevel: 'this-floor' })).toEqual(['not-under', 'hit']);
    expect(outcomes(80, { templateLevel: 'column' })).toEqual(['exempt', undefined]);
  });

  test('SK-PROX-9: a hit that half a millimetre could turn is marked as too close, the others are not', () => {
    const { answer } = verdictOn(hitsBy(laid(circle(80), 0, 0)), only(man('ann', 54.8, 0), man('bob', -20, 0)));
    expect(answer.hits.map(({ model, close }) => [model, close])).toEqual([
      ['ann', true],
      ['bob', false],
    ]);
  });

  test('SK-PROX-10: a head over the wall is enough to be hit, and nothing of one who lies is seen over it', () => {
    const wall = piece('wall', { all: box(10, 0, -100, 12, 14, 100) });
    const far = hitsBy(laid(circle(200), 0, 0));
    expect(hitOn(boardOf([wall], [man('ann', 60, 0)]), far)?.outcome).toBe('hit');
    const lying = hitOn(boardOf([wall], [man('ann', 60, 0, { stance: 'prone' })]), far);
    expect(lying?.outcome).toBe('exempt');
  });

  test('SK-PROX-12: friends and the shooter are under it like everybody', () => {
    const { answer } = verdictOn(hitsBy(laid(circle(120), 0, 0)), only(man('ann', 20, 0), man('bob', -20, 0, { owner: 'blue' })));
    expect(answer.hits.map(({ model, outcome }) => [model, outcome])).toEqual([
      ['ann', 'hit'],
      ['bob', 'hit'],
    ]);
  });

  test('SK-COVER-19, SK-GEOM-16: cover as seen from the burst takes from its strength, unless the table agreed otherwise', () => {
    const board = only(man('ann', 30, 0, { stance: 'prone' }));
    const force = { strength: 8, piercing: 5, templateStrength: null, templatePiercing: null };
    const shell = hitsBy(laid(circle(80), 0, 0), { force });
    expect(hitOn(board, shell)).toMatchObject({ outcome: 'hit', cover: 1, force: { strength: 3, piercing: 2 } });
    expect(hitOn(board, shell, 'ann', { templateCover: false })).toMatchObject({ cover: 0, force: { strength: 4 } });
    expect(hitOn(board, hitsBy(laid(DROP, 0, 0, EAST), { weapon: 'flame', force }))).toMatchObject({ cover: 0 });
  });

  test('SK-IMPACT-8: a vehicle is hit once, on the side towards the burst', () => {
    const { body, base } = tank();
    const board = only(man('ann', 0, 0, { body, base, armoured: true }));
    expect(hitOn(board, hitsBy(laid(circle(80), 0, 100)))?.side).toBe('front');
    expect(hitOn(board, hitsBy(laid(circle(80), 60, 0)))?.side).toBe('side');
    expect(hitOn(board, hitsBy(laid(circle(80), 0, -100)))?.side).toBe('rear');
  });

  test('SK-GAS-10, SK-GAS-11: gas ignores walls, and does not get into a closed armoured vehicle', () => {
    const wall = piece('wall', { all: box(20, 0, -100, 25, 80, 100) });
    const gas = hitsBy(laid(circle(400), 0, 0), { weapon: 'gas' });
    const { body, base } = tank();
    const board = boardOf(
      [wall],
      [man('ann', 50, 0), man('car', -80, 0, { body, base }), man('tank', 120, 0, { body, base, armoured: true })],
    );
    expect(hitOn(board, gas)?.outcome).toBe('hit');
    expect(hitOn(board, gas, 'car')?.outcome).toBe('hit');
    expect(hitOn(board, gas, 'tank')?.outcome).toBe('exempt');
  });
});

describe('how hard a template hits', () => {
  const forceOf = (
    strength: number,
    piercing: number,
    printed: Partial<{ templateStrength: number; templatePiercing: number }> = {},
  ) =>
    hitOn(
      only(man('ann', 10, 0)),
      hitsBy(laid(circle(80), 0, 0), {
        force: { strength, piercing, templateStrength: null, templatePiercing: null, ...printed },
      }),
    )?.force;

  test('SK-EX-57 (SK-IMPACT-4, SK-IMPACT-5, SK-IMPACT-6): E 8 and AP 5 give 4 and 2; E 7 gives 4; AP 1 stays 1; what is printed counts', () => {
    expect(forceOf(8, 5)).toEqual({ strength: 4, piercing: 2 });
    expect(forceOf(7, 5)).toEqual({ strength: 4, piercing: 2 });
    expect(forceOf(8, 1)).toEqual({ strength: 4, piercing: 1 });
    expect(forceOf(8, 5, { templateStrength: 6, templatePiercing: 3 })).toEqual({ strength: 6, piercing: 3 });
  });

  test('SK-EX-61 (SK-WPN-15): a gun of E 8 and AP 1 that only hits beside a man gives its template of 8 cm with 4 and 1', () => {
    expect(forceOf(8, 1)).toEqual({ strength: 4, piercing: 1 });
  });

  test('SK-IMPACT-2, SK-IMPACT-7: who was hit directly takes the template as well, unless the table agreed otherwise', () => {
    const board = only(man('ann', 10, 0));
    const shell = hitsBy(laid(circle(80), 0, 0), { direct: 'ann' });
    expect(hitOn(board, shell)).toMatchObject({ direct: true, outcome: 'hit' });
    expect(hitOn(board, shell, 'ann', { directAlsoTemplate: false })).toMatchObject({ direct: true, outcome: 'exempt' });
  });

  test('SK-EX-59 (SK-GREN-6, 7): R 5 and a 3 leap up to 7 cm, R 4 and a 9 not at all', () => {
    const leap = (reaction: number, die: number) =>
      hitOn(
        only(man('ann', 30, 0)),
        hitsBy(laid(circle(80), 0, 0), { weapon: 'grenade', dodges: [{ model: 'ann', reaction, die }] }),
      );
    expect(leap(5, 3)).toMatchObject({ outcome: 'exempt', dodge: { limit: 70, wayOut: 25, escapes: true } });
    expect(leap(4, 9)).toMatchObject({ outcome: 'hit', dodge: { limit: 0, escapes: false } });
  });
});

describe('where a shot lands', () => {
  const board = only(man('ann', -300, 0));
  const EAST_ARROW = { by: 'arrow', facing: EAST } as const;
  const landing = (roll: { skill: number; needed: number; natural: number }, of: Board = board, more = {}) =>
    verdictOn(scattering('ann', 0, 0, { roll, direction: EAST_ARROW, ...more }), of).answer;

  test('SK-EX-55 (SK-PROX-5, 6): C 5 against 10 with a 2 lands 15 cm off; C 9 against 8 with a 1 lands 5 cm off', () => {
    const missed = landing({ skill: 5, needed: 10, natural: 2 });
    expect(missed).toMatchObject({ hit: false, distance: 150 });
    expect(missed.lands.x).toBeCloseTo(150, 9);
    expect(landing({ skill: 9, needed: 8, natural: 1 })).toMatchObject({ hit: false, distance: 50 });
    expect(landing({ skill: 5, needed: 10, natural: 5 })).toMatchObject({ hit: true, distance: 0, lands: { x: 0, z: 0 } });
  });

  test('SK-PROX-8: a straight shot that is driven into a wall stops at it, a lobbed one lands behind it', () => {
    const walled = boardOf([piece('wall', { all: box(50, 0, -100, 55, 80, 100) })], [man('ann', -300, 0)]);
    const roll = { skill: 5, needed: 10, natural: 2 };
    const straight = landing(roll, walled);
    expect(straight).toMatchObject({ stopped: true });
    expect(straight.lands.x).toBeCloseTo(49.5, 6);
    const lobbed = landing(roll, walled, { indirect: true });
    expect(lobbed).toMatchObject({ stopped: false });
    expect(lobbed.lands.x).toBeCloseTo(150, 9);
  });

  test('SK-PROX-8: through an open window of a house it goes on', () => {
    const kit = madeOf('ruined-house', { damage: 0, floors: 1, roof: 'flat', wayUp: 'none', sillHeight: 5, windowHeight: 60 });
    const house: TerrainPiece = { ...kit, id: 'house' };
    const window = Object.values(house.openings).find(({ id }) => id.startsWith('window-back'))!.frame;
    const out = Math.sign(window.centre.z);
    const aim = { x: window.centre.x, y: 0, z: out * 120 };
    const of = boardOf([house], [man('ann', window.centre.x, out * 300)]);
    const question = scattering('ann', 0, 0, {
      aim,
      roll: { skill: 5, needed: 10, natural: 3 },
      direction: { by: 'arrow', facing: out > 0 ? Math.PI : 0 },
    });
    const { answer } = verdictOn(question, of);
    expect(answer.stopped).toBe(false);
    expect(answer.lands.z * out).toBeCloseTo(20, 6);
  });

  test('SK-PROX-14: beyond the edge it is off the table, and those on the table are still under it', () => {
    const edge = only(man('ann', -300, 0), man('bob', 590, 0));
    const off = verdictOn(
      scattering('ann', 580, 0, { roll: { skill: 5, needed: 10, natural: 4 }, direction: EAST_ARROW }),
      edge,
    ).answer;
    expect(off).toMatchObject({ offTable: true });
    expect(hitOn(edge, hitsBy({ shape: circle(80), at: off.lands, facing: 0 }), 'bob')?.outcome).toBe('hit');
  });

  test('a shot without a roll, and a miss without a direction, are asked for', () => {
    expect(refusalOn(scattering('ann', 0, 0), board)).toBe('scatter/needs-a-roll');
    expect(refusalOn(scattering('ann', 0, 0, { roll: { skill: 5, needed: 10, natural: 2 } }), board)).toBe(
      'scatter/needs-a-direction',
    );
    expect(refusalOn(scattering('ann', 0, 0, { weapon: 'barrage' }), board)).toBe('weapon/not-in-these-rules');
    expect(refusalOn(scattering('eve', 0, 0), board)).toBe('template/model-not-there');
    expect(refusalOn(hitsBy(laid(circle(Number.NaN), 0, 0)), board)).toBe('template/is-none');
  });
});

describe('what is lobbed and thrown', () => {
  const room = {
    left: box(-350, 0, -100, -345, 80, 100),
    right: box(-250, 0, -100, -245, 80, 100),
    ceiling: box(-350, 80, -100, -245, 84, 100),
  };

  test('SK-EX-58 (SK-IND-4): where only 9 is printed, a lobbed shot needs 12', () => {
    const board = only(man('ann', -300, 0));
    const needed = (lobbed: number | null) =>
      verdictOn(lobbing('ann', 0, 0, { needed: { straight: 9, lobbed } }), board).answer.needed;
    expect(needed(null)).toBe(12);
    expect(needed(11)).toBe(11);
  });

  test('SK-IND-6, SK-GREN-4: a wall between covers nobody from a lobbed shot, the wood around the place does; a grenade has one number everywhere', () => {
    const wall = piece('wall', { all: box(-20, 0, -100, -15, 40, 100) });
    const wood = difficultGround('wood', 0.5, -10, -60, 60, 60);
    const lob = (weapon: 'shell' | 'grenade', x: number, strength: number | null = null) =>
      verdictOn(
        lobbing('ann', x, 0, { weapon, strength, needed: { straight: 9, lobbed: null } }),
        boardOf([wall, wood], [man('ann', -300, 0)]),
      );
    const said = ({ because }: ReturnType<typeof lob>) => because.map(({ clause, says }) => `${clause} ${says}`);
    expect(said(lob('shell', 100))).toContain('SK-IND-6 lob/no-cover-counts');
    expect(lob('shell', 0).because).toContainEqual(expect.objectContaining({ says: 'lob/area-covers', fill: { piece: 'wood' } }));
    expect(said(lob('shell', 60))).toContain('SK-IND-6 lob/area-covers');
    for (const x of [-280, -110]) {
      const thrown = lob('grenade', x, 5);
      expect(thrown.answer).toMatchObject({ allowed: true, needed: 12 });
      expect(said(thrown)).toContain('SK-GREN-4 lob/needs-number');
    }
  });

  test('SK-IND-2, SK-IND-3: over terrain yes, out of a closed room no, and the wall is named', () => {
    const hill = piece('hill', { all: box(-100, 0, -100, -50, 300, 100) });
    expect(verdictOn(lobbing('ann', 0, 0), boardOf([hill], [man('ann', -300, 0)])).answer.allowed).toBe(true);
    const inside = verdictOn(lobbing('ann', 0, 0), boardOf([piece('room', room)], [man('ann', -300, 0)]));
    expect(inside.answer.allowed).toBe(false);
    expect(inside.because).toContainEqual(
      expect.objectContaining({ clause: 'SK-IND-3', says: 'lob/is-closed-by', fill: { piece: 'room' } }),
    );
    const { ceiling: _, ...open } = room;
    expect(verdictOn(lobbing('ann', 0, 0), boardOf([piece('room', open)], [man('ann', -300, 0)])).answer.allowed).toBe(true);
  });

  test('SK-EX-59 (SK-GREN-2, SK-DIST-4): E 4 throws 16 cm from head to head, which over level ground is as seen from above; E 5 throws 20 cm', () => {
    const board = only(man('ann', 0, 0));
    const throws = (strength: number, x: number) =>
      verdictOn(placing(laid(circle(60), x, 0), 'ann', { weapon: 'grenade', strength }), board).answer.allowed;
    expect(throws(4, 160)).toBe(true);
    expect(throws(4, 160.01)).toBe(false);
    expect(throws(5, 200)).toBe(true);
    expect(throws(5, 200.01)).toBe(false);
  });

  test('SK-PROX-2: a straight shot wants its place seen, a lobbed one does not', () => {
    const wall = piece('wall', { all: box(-100, 0, -100, -95, 80, 100) });
    const board = boardOf([wall], [man('ann', -300, 0)]);
    const place = laid(circle(80), 0, 0);
    const straight = verdictOn(placing(place, 'ann'), board);
    expect(straight.answer.allowed).toBe(false);
    expect(straight.because[0]).toMatchObject({ clause: 'SK-PROX-2', says: 'place/hidden-by-piece' });
    expect(verdictOn(placing(place, 'ann', { indirect: true }), board).answer.allowed).toBe(true);
  });

  test('SK-FLAME-3, SK-FLAME-4: the narrow end within range of the base, the broad end no nearer', () => {
    const board = only(man('ann', 0, 0));
    const range = { least: 0, most: 100 };
    const flame = (x: number, facing: number) =>
      verdictOn(placing(laid(DROP, x, 0, facing), 'ann', { weapon: 'flame', range }), board);
    expect(flame(115, EAST)).toMatchObject({ answer: { allowed: true }, confidence: 'close-call' });
    expect(flame(100, EAST)).toMatchObject({ answer: { allowed: true }, confidence: 'clear' });
    expect(flame(118, EAST).because[0]).toMatchObject({ clause: 'SK-FLAME-3', says: 'flame/tip-too-far' });
    expect(flame(105, -EAST).because[0]).toMatchObject({ clause: 'SK-FLAME-4', says: 'flame/points-back' });
  });
});

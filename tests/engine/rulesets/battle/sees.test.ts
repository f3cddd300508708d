import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  battle,
  type Model,
  type SeesAnswer,
  type Settings,
  standardBody,
  type TerrainPiece,
  type TerrainTraits,
  type Verdict,
} from '../../../../engine/index.ts';
import { between } from '../../../support/driving-boards.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import '../../../support/one-seed.ts';
import { boardOf, box, ground, man, piece } from '../../../support/sight-board.ts';

const INCH = 25.4;
const PLAIN: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};
const WOOD: TerrainTraits = { ...PLAIN, heightCategory: 2, soft: true, area: true };
const EXACT: Settings = { closeCallTolerance: 0 };

const ask = (pieces: readonly TerrainPiece[], models: readonly Model[], settings: Settings = EXACT, looker = 'a', target = 'b') =>
  battle.answer({ kind: 'sees', looker, target }, tableOf(boardOf(pieces, models), settings));

function see(pieces: readonly TerrainPiece[], models: readonly Model[], settings: Settings = EXACT): Verdict<SeesAnswer> {
  const result = ask(pieces, models, settings);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value as Verdict<SeesAnswer>;
}

const says = ({ because }: Verdict<SeesAnswer>) => because.map((reason) => `${reason.clause} ${reason.says}`);

const two = (more: Partial<Model> = {}) => [man('a', -200, 0), man('b', 200, 0, more)];
/** A trunk as wide as the ground between 0 and 60, and as high as wanted. */
const solids = (height: number, traits: TerrainTraits, depth = 60) =>
  piece('thing', { wall: box(0, 0, -300, depth, height, 300) }, { footprint: [ground(0, -300, depth, 300)], traits });

/** A hull, 80 mm high. */
const vehicle = (id: string, x: number, z: number): Model => {
  const hull = { region: 'hull', member: 0, solid: box(-40, 0, -40, 40, 80, 40) } as const;
  const eye = [{ member: 0, at: { x: 0, y: 70, z: 0 } }];
  return man(id, x, z, {
    base: { kind: 'none' },
    body: {
      height: 80,
      kind: 'vehicle',
      turretAxis: null,
      eyes: { standing: eye, kneeling: eye, prone: eye },
      volumes: { standing: [hull], kneeling: [hull], prone: [hull] },
    },
  });
};

describe('true sight', () => {
  test('BT-LOS-1: in the open one is seen, and what is seen of the body is told', () => {
    const verdict = see([], two(), {});
    expect(verdict.answer.sees).toBe(true);
    expect(verdict.confidence).toBe('clear');
    expect(says(verdict)).toEqual(['BT-LOS-1 sight/body-seen']);
    expect(verdict.answer.whole.atLeast).toBe(1);
  });

  test('BT-LOS-2: a high wall hides', () => {
    const verdict = see([solids(80, PLAIN)], two());
    expect(verdict.answer.sees).toBe(false);
    expect(says(verdict)).toEqual(['BT-LOS-2 sight/hidden-by-terrain']);
  });

  test('BT-LOS-6: of those who stand between, a vehicle hides, a monster hides and a man does not', () => {
    const models = (one: Model) => [...two(), one];
    expect(see([], models(man('c', 0, 0))).answer.sees).toBe(true);
    expect(says(see([], models(vehicle('c', 0, 0))))).toEqual(['BT-LOS-6 sight/hidden-by-model']);
    const monster = man('c', 0, 0, { heightClass: 3, base: { kind: 'round', diameter: 60 }, body: standardBody(150) });
    expect(see([], models(monster)).answer.whole.atLeast).toBeLessThan(1);
    expect(see([], models({ ...monster, heightClass: 2 })).answer.whole.atLeast).toBe(1);
  });

  test('BT-LOS-16: arms that show beside a post are no part of the body', () => {
    const body = standardBody(50);
    const arms = { region: 'arms', member: 0, solid: box(-5, 20, -12, 5, 37, 12) } as const;
    const spread = { ...body, volumes: { ...body.volumes, standing: [...body.volumes.standing, arms] } };
    const verdict = see([piece('post', { post: box(150, 0, -5.5, 160, 80, 5.5) })], two({ body: spread }));
    expect(verdict.answer.sees).toBe(false);
    expect(says(verdict)).toEqual(['BT-LOS-2 sight/hidden-by-terrain', 'BT-LOS-16 sight/only-details-seen']);
    expect(verdict.answer.regions.filter(({ counts }) => !counts)).toMatchObject([{ region: 'arms' }]);
  });

  test('BT-LOS-15: one whose head is all there is of him, around the eye of the looker, shows him nothing', () => {
    const body = standardBody(50);
    const head = body.volumes.standing.filter(({ region }) => region === 'head');
    const ghost = man('b', -200, 0, { body: { ...body, volumes: { ...body.volumes, standing: head } } });
    expect(says(see([], [man('a', -200, 0), ghost]))).toEqual(['BT-LOS-15 sight/nothing-seen']);
  });

  test('BT-CORE-7: whoever comes into sight, or goes out of it, by a push of less than a millimetre is a close call', () => {
    const wallTo = (z: number) => see([piece('wall', { wall: box(0, 0, z, 10, 100, 300) })], two(), {});
    const [hidden, sliver] = [wallTo(-2.1), wallTo(-1.6)];
    expect([hidden.answer.sees, hidden.confidence, sliver.answer.sees, sliver.confidence]).toEqual([
      false,
      'close-call',
      true,
      'close-call',
    ]);
    expect(says(hidden)).toContain('BT-CORE-7 sight/push-shows');
    expect(says(sliver)).toContain('BT-CORE-7 sight/push-hides');
    expect(says(sliver)).toContain('BT-CORE-7 sight/barely-seen');
  });
});

describe('across an area', () => {
  test('BT-AREA-1: trees of a wood hide nothing, its outline does; without a Category they hide', () => {
    const seen = see([solids(80, { ...WOOD, heightCategory: 1 })], two());
    expect(seen.answer.sees).toBe(true);
    expect(says(seen)).toEqual([
      'BT-LOS-1 sight/body-seen',
      'BT-AREA-11 area/looked-over',
      'BT-MODEL-13 class/is-normal',
      'BT-AREA-1 area/decoration-hides-nothing',
    ]);
    expect(says(see([solids(80, WOOD)], two()))[0]).toBe('BT-AREA-5 area/blocks');
    expect(says(see([solids(80, { ...WOOD, heightCategory: null })], two()))).toEqual(['BT-LOS-2 sight/hidden-by-terrain']);
  });

  test('BT-AREA-10: the wall of a ruin that is an area hides by true sight, whatever the classes', () => {
    const ruin = { ...WOOD, soft: false, heightCategory: 1 } as const;
    expect(says(see([solids(80, ruin)], two()))[0]).toBe('BT-AREA-10 sight/hidden-by-terrain');
    expect(see([solids(10, ruin)], two()).answer.sees).toBe(true);
  });

  test('BT-AREA-9: every area on the line is judged, and one that blocks is enough', () => {
    const strip = (id: string, x: number, heightCategory: 1 | 2) =>
      piece(id, {}, { footprint: [ground(x, -300, x + 30, 300)], traits: { ...WOOD, heightCategory } });
    const verdict = see([strip('low', -60, 1), strip('high', 0, 2)], two());
    expect(verdict.answer.sees).toBe(false);
    expect(verdict.because[0]).toMatchObject({ clause: 'BT-AREA-5', fill: { piece: 'high', category: 2 } });
    expect(says(verdict)).toContain('BT-AREA-11 area/looked-over');
  });

  test('BT-MODEL-12: a vehicle is large without being told, and seen over a wood of Category 2', () => {
    const verdict = see([solids(80, WOOD)], [man('a', -200, 0), vehicle('b', 200, 0)]);
    expect(says(verdict)).toContain('BT-AREA-6 area/looked-over');
    expect(says(verdict)).toContain('BT-MODEL-12 class/vehicle-is-large');
  });

  test.each([
    [1, 'BT-MODEL-13'],
    [2, 'BT-MODEL-11'],
    [3, 'BT-MODEL-12'],
  ] as const)('BT-MODEL-11 to 13: class %d by its entry rests on %s', (heightClass, clause) => {
    expect(says(see([solids(80, { ...WOOD, heightCategory: 3 })], two({ heightClass })))).toContain(
      `${clause} class/by-its-entry`,
    );
  });

  test.each([
    [25.3, 2],
    [25.4, 2],
    [63.4, 2],
    [63.5, 3],
  ])('BT-AREA-8: who stands %d mm over the table on ground without a Category counts as class %d', (height, counts) => {
    const hill = piece('hill', { hill: box(-300, 0, -300, -150, height, 300) });
    const looker = man('a', -160, 0, { y: height, heightClass: 1 });
    const verdict = see([hill, solids(5, WOOD)], [looker, man('b', 200, 0)]);
    expect(verdict.answer.sees).toBe(counts === 3);
    const raised = verdict.because.find(({ clause }) => clause === 'BT-AREA-8');
    // below one inch nothing changes, and the small stay small
    if (height < INCH) expect(raised).toBeUndefined();
    else expect(raised).toMatchObject({ says: 'class/of-raised-ground', fill: { class: counts, piece: 'hill' } });
  });

  test('BT-AREA-7: a raised piece with a Category counts by it, and makes nobody smaller', () => {
    const block = piece('block', { top: box(-300, 0, -300, -150, 90, 300) }, { traits: { ...PLAIN, heightCategory: 2 } });
    const from = (heightClass: 1 | 3) =>
      see(
        [block, solids(5, { ...WOOD, heightCategory: 1 })],
        [man('a', -160, 0, { y: 90, heightClass }), man('b', 200, 0, { heightClass: 1 })],
      );
    expect(says(from(1))).toContain('BT-AREA-7 class/of-raised-piece');
    expect(says(from(3))).not.toContain('BT-AREA-7 class/of-raised-piece');
  });

  test.each([
    ['area/both-near-in-it', 10, 120, 2, true],
    ['area/both-too-far-in-it', 10, 250, 2, false],
    ['area/both-rise-above', 10, 250, 1, true],
    ['area/not-too-deep', -100, 120, 2, true],
    ['area/too-deep', -100, 250, 2, false],
    ['area/rises-above', -100, 250, 1, true],
  ] as const)('BT-AREA-2 to 4: %s', (code, x, to, heightCategory, sees) => {
    const verdict = see([solids(5, { ...WOOD, heightCategory }, 300)], [man('a', x, 0), man('b', to, 0)]);
    expect(verdict.answer.sees).toBe(sees);
    expect(says(verdict).join()).toContain(code);
  });

  test('BT-TERR-16: by the middle of the base one stands before the wood, by any part of it in it', () => {
    const models = [man('a', -100, 0), man('b', 305, 0)];
    const deep = solids(5, WOOD, 300);
    expect(says(see([deep], models))[0]).toBe('BT-AREA-5 area/blocks');
    expect(says(see([deep], models, { ...EXACT, inArea: 'anyPart' }))[0]).toBe('BT-AREA-3 area/too-deep');
  });

  test('BT-CORE-7: a wood that a push would bring between two is close, and one that a push takes from between them', () => {
    const beside = (z: number) => piece('wood', {}, { footprint: [ground(0, z, 60, 300)], traits: WOOD });
    const [clear, near, grazed, blocked] = [2.5, 0.5, -0.5, -2.5].map((z) => see([beside(z)], two(), {}));
    expect([clear, near, grazed, blocked].map((one) => [one!.answer.sees, one!.confidence])).toEqual([
      [true, 'clear'],
      [true, 'close-call'],
      [false, 'close-call'],
      [false, 'clear'],
    ]);
    expect(says(near!)).toContain('BT-AREA-5 area/just-beside-the-line');
    expect(says(near!).at(-1)).toBe('BT-CORE-7 call/within-tolerance');
  });

  test('BT-CORE-7: whom a push brings into the wood in which the other stands far off is close', () => {
    const table = (x: number) =>
      see([solids(5, { ...WOOD, heightCategory: 1 }, 300)], [man('a', x, 0, { heightClass: 1 }), man('b', 250, 0)], {});
    // the one outside would have to be tall as well, were he inside
    expect([table(-3).confidence, table(-0.5).confidence]).toEqual(['clear', 'close-call']);
  });

  const anyone = fc.record({ x: between(-400, 400), z: between(-400, 400), heightClass: fc.constantFrom<1 | 2 | 3>(1, 2, 3) });
  const anyWood = fc.record({
    x: between(-300, 200),
    z: between(-300, 200),
    width: between(5, 300),
    depth: between(5, 300),
    category: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  });
  test('BT-AREA-12: whoever sees across woods is seen, with the same reasons', () => {
    fc.assert(
      fc.property(anyone, anyone, fc.array(anyWood, { minLength: 1, maxLength: 3 }), (one, other, woods) => {
        const pieces = woods.map(({ x, z, width, depth, category }, i) =>
          piece(
            `wood-${i}`,
            {},
            { footprint: [ground(x, z, x + width, z + depth)], traits: { ...WOOD, heightCategory: category } },
          ),
        );
        const models = [
          man('a', one.x, one.z, { heightClass: one.heightClass }),
          man('b', other.x, other.z, { heightClass: other.heightClass }),
        ];
        const [there, back] = [ask(pieces, models), ask(pieces, models, EXACT, 'b', 'a')];
        if (!there.ok || !back.ok) throw new Error('was refused');
        const across = (verdict: Verdict<SeesAnswer>) => verdict.because.filter(({ clause }) => clause !== 'BT-LOS-1');
        expect(back.value.answer).toMatchObject({ sees: (there.value.answer as SeesAnswer).sees });
        expect(across(back.value as Verdict<SeesAnswer>)).toEqual(across(there.value as Verdict<SeesAnswer>));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what cannot be asked', () => {
  const refusal = (models: readonly Model[], pieces: readonly TerrainPiece[] = []) => {
    const result = ask(pieces, models);
    return result.ok ? 'was answered' : `${result.problem.clause} ${result.problem.code}`;
  };
  const body = standardBody(50);

  test('BT-LOS-19: nobody looks without eyes', () => {
    const blind = man('a', -200, 0, { body: { ...body, eyes: { standing: [], kneeling: [], prone: [] } } });
    expect(refusal([blind, man('b', 200, 0)])).toBe('BT-LOS-19 looker/has-no-eyes');
  });

  test('BT-LOS-16: what has no body is not seen', () => {
    const bodiless = man('b', 200, 0, { body: { ...body, volumes: { standing: [], kneeling: [], prone: [] } } });
    expect(refusal([man('a', -200, 0), bodiless])).toBe('BT-LOS-16 target/has-no-body');
  });

  test('BT-LOS-2: an eye inside a wall or a hull sees nothing that could be told; one among leaves does', () => {
    expect(refusal([man('a', 30, 0), man('b', 200, 0)], [solids(80, PLAIN)])).toBe('BT-LOS-2 eye/inside-piece');
    expect(refusal([man('a', -200, 0), man('b', 200, 0), vehicle('c', -200, 0)])).toBe('BT-LOS-2 eye/inside-model');
    expect(refusal([man('a', 30, 0), man('b', 200, 0)], [solids(80, WOOD)])).toBe('was answered');
  });

  test('BT-AREA-3: a setting that is not on the sheet, and someone who is not there', () => {
    const result = ask([], two(), { areaTallException: 'nobody' });
    expect(result.ok || [result.problem.code, result.problem.clause]).toEqual(['setting/not-allowed', 'BT-AREA-3']);
    expect(refusal([man('a', 0, 0)])).toBe('null target/not-on-the-board');
  });
});

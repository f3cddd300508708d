import { expect, test } from 'vitest';
import type { TemplateShape } from '../../../../engine/geometry/template-queries.ts';
import type { Board, Model, Question, Settings } from '../../../../engine/index.ts';
import { tank } from '../../../support/figures.ts';
import { boardOf, box, EAST, man, piece } from '../../../support/sight-board.ts';
import { circle, hitsBy, laid, lobbing, placing, refusalOn, scattering, verdictOn } from '../../../support/template-questions.ts';

const DROP: TemplateShape = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 };
const BLAST = laid(circle(80), 0, 0);
const only = (...models: readonly Model[]): Board => boardOf([], models);
const ann = (x: number, more: Partial<Model> & { readonly y?: number } = {}) => man('ann', x, 0, more);
const { body, base } = tank();
const vehicle = (id: string, x: number, z: number, armoured = false) => man(id, x, z, { body, base, armoured });
const wall = (x: number, height: number) => piece('wall', { all: box(x, 0, -100, x + 5, height, 100) });
const FORCE = { strength: 8, piercing: 5, templateStrength: null, templatePiercing: null };
const MISS = { skill: 5, needed: 10, natural: 2 };
const ARROW = { by: 'arrow', facing: EAST } as const;
const far = only(ann(-300));
const best = (weapon: 'shell' | 'flame', shape: TemplateShape): Question => ({
  kind: 'best-placement',
  weapon,
  shape,
  firer: 'ann',
  target: null,
});
const enemy = (id: string, x: number, z: number, more: Partial<Model> = {}) => man(id, x, z, { owner: 'blue', ...more });

const CARD = { base: { kind: 'rectangle', width: 60, depth: 60 } } as const;

const SAID: readonly (readonly [string, string, Board, Question, Settings?])[] = [
  ['template/wholly-under', 'SK-PROX-9', only(ann(10)), hitsBy(BLAST)],
  ['template/partly-under', 'SK-PROX-9', only(ann(40)), hitsBy(BLAST)],
  ['template/not-under', 'SK-PROX-9', only(ann(55.5)), hitsBy(BLAST)],
  ['template/middle-not-under', 'SK-PROX-9', only(ann(45)), hitsBy(BLAST), { templateNeeds: 'centre' }],
  ['template/too-high-or-low', 'SK-PROX-9', only(ann(10, { y: 60 })), hitsBy(BLAST)],
  [
    'template/other-floor',
    'SK-PROX-9',
    boardOf([piece('deck', { all: box(-100, 70, -100, 100, 74, 100) })], [ann(10, { y: 74 })]),
    hitsBy(BLAST),
    { templateLevel: 'this-floor' },
  ],
  ['template/nobody-under', 'SK-PROX-4', far, hitsBy(BLAST)],
  ['template/seen-from-burst', 'SK-PROX-10', only(ann(10)), hitsBy(BLAST)],
  [
    'template/hider-crouches',
    'SK-HIDE-9',
    only({ ...ann(10), declared: { hidingBehind: 'nothing', lookingOut: null } }),
    hitsBy(BLAST),
  ],
  ['template/seen-from-burst', 'SK-FLAME-6', only(ann(60)), hitsBy(laid(DROP, 0, 0, EAST), { weapon: 'flame' })],
  ['template/flame-spares-no-cover', 'SK-FLAME-7', only(ann(60)), hitsBy(laid(DROP, 0, 0, EAST), { weapon: 'flame' })],
  ['template/barely-seen-from-burst', 'SK-GEOM-3', boardOf([wall(20, 31)], [ann(40)]), hitsBy(laid(circle(120), 0, 0))],
  [
    'template/burst-inside-something',
    'SK-PROX-7',
    boardOf([piece('rock', { all: box(-10, 0, -10, 10, 30, 10) })], [ann(30)]),
    hitsBy(BLAST),
  ],
  [
    'template/shielded-by-model',
    'SK-PROX-7',
    only(man('ann', 60, 0, { stance: 'prone' }), vehicle('car', 0, 0)),
    hitsBy(laid(circle(220), -50, 0)),
  ],
  ['template/gas-ignores-walls', 'SK-GAS-10', only(ann(10)), hitsBy(BLAST, { weapon: 'gas' })],
  ['template/gas-gets-in', 'SK-GAS-11', only(vehicle('car', 0, 0)), hitsBy(BLAST, { weapon: 'gas' })],
  ['template/gas-kept-out', 'SK-GAS-11', only(vehicle('tank', 0, 0, true)), hitsBy(BLAST, { weapon: 'gas' })],
  ['template/direct-hit-too', 'SK-IMPACT-2', only(ann(10)), hitsBy(BLAST, { direct: 'ann' })],
  ['template/direct-hit-alone', 'SK-IMPACT-7', only(ann(10)), hitsBy(BLAST, { direct: 'ann' }), { directAlsoTemplate: false }],
  ['template/hits-front', 'SK-IMPACT-8', only(vehicle('car', 0, 0)), hitsBy(laid(circle(80), 0, 100))],
  ['template/hits-rear', 'SK-IMPACT-8', only(vehicle('car', 0, 0)), hitsBy(laid(circle(80), 0, -100))],
  ['template/hits-side', 'SK-IMPACT-8', only(vehicle('car', 0, 0)), hitsBy(laid(circle(80), 60, 0))],
  ['template/force', 'SK-IMPACT-4', only(ann(10)), hitsBy(BLAST, { force: FORCE })],
  ['template/cover-weakens', 'SK-COVER-19', only(ann(10, { stance: 'prone' })), hitsBy(BLAST, { force: FORCE })],
  [
    'template/leaps-clear',
    'SK-GREN-7',
    only(ann(30)),
    hitsBy(BLAST, { weapon: 'grenade', dodges: [{ model: 'ann', reaction: 5, die: 3 }] }),
  ],
  [
    'template/leaps-too-short',
    'SK-GREN-6',
    only(ann(30)),
    hitsBy(BLAST, { weapon: 'grenade', dodges: [{ model: 'ann', reaction: 4, die: 9 }] }),
  ],
  ['scatter/hits', 'SK-PROX-4', far, scattering('ann', 0, 0, { roll: { skill: 5, needed: 10, natural: 5 } })],
  ['scatter/misses-by', 'SK-PROX-5', far, scattering('ann', 0, 0, { roll: MISS, direction: ARROW })],
  [
    'scatter/a-one-misses',
    'SK-PROX-6',
    far,
    scattering('ann', 0, 0, { roll: { skill: 9, needed: 8, natural: 1 }, direction: ARROW }),
  ],
  ['scatter/lands-at', 'SK-PROX-8', far, scattering('ann', 0, 0, { roll: MISS, direction: ARROW })],
  [
    'scatter/stopped-by-piece',
    'SK-PROX-8',
    boardOf([wall(50, 80)], [ann(-300)]),
    scattering('ann', 0, 0, { roll: MISS, direction: ARROW }),
  ],
  [
    'scatter/stopped-by-model',
    'SK-PROX-8',
    only(ann(-300), vehicle('car', 90, 0)),
    scattering('ann', 0, 0, { roll: MISS, direction: ARROW }),
  ],
  ['scatter/off-the-table', 'SK-PROX-14', far, scattering('ann', 500, 0, { roll: MISS, direction: ARROW })],
  ['lob/needs-no-sight', 'SK-IND-1', far, lobbing('ann', 0, 0)],
  ['lob/needs-number', 'SK-IND-4', far, lobbing('ann', 0, 0, { needed: { straight: 9, lobbed: null } })],
  ['lob/is-clear', 'SK-IND-2', far, lobbing('ann', 0, 0)],
  ['throw/reaches', 'SK-GREN-2', only(ann(0)), lobbing('ann', 100, 0, { weapon: 'grenade', strength: 5 })],
  ['throw/too-far', 'SK-GREN-2', only(ann(0)), lobbing('ann', 300, 0, { weapon: 'grenade', strength: 5 })],
  [
    'flame/tip-within-range',
    'SK-FLAME-3',
    only(ann(0)),
    placing(laid(DROP, 60, 0, EAST), 'ann', { weapon: 'flame', range: { least: 0, most: 100 } }),
  ],
  ['flame/points-away', 'SK-FLAME-4', only(ann(0)), placing(laid(DROP, 60, 0, EAST), 'ann', { weapon: 'flame' })],
  ['place/point-seen', 'SK-FLAME-5', only(ann(0)), placing(laid(DROP, 60, 0, EAST), 'ann', { weapon: 'flame' })],
  [
    'place/hidden-by-piece',
    'SK-FLAME-5',
    boardOf([wall(30, 80)], [ann(0)]),
    placing(laid(DROP, 60, 0, EAST), 'ann', { weapon: 'flame' }),
  ],
  ['place/hidden-by-model', 'SK-PROX-2', only(ann(-300), vehicle('car', -60, 0)), placing(BLAST, 'ann')],
  [
    'place/nobody-looks',
    'SK-PROX-2',
    only(ann(-300, { body: { ...body, eyes: { standing: [], kneeling: [], prone: [] } } })),
    placing(BLAST, 'ann'),
  ],
  ['best/hits-so-many', 'SK-PROX-9', only(ann(-300), enemy('bob', 0, 0), enemy('cat', 50, 0)), best('shell', circle(80))],
  ['best/hits-nobody', 'SK-PROX-9', far, best('shell', circle(80))],
  [
    'best/not-proven',
    'SK-PROX-9',
    // from edge to edge a hair less than the circle is wide: by less than a hand could lay it
    only(ann(-300), enemy('bob', 0, 0, CARD), enemy('cat', 139.985, 0, CARD)),
    best('shell', circle(80)),
  ],
  ['best/where-seen', 'SK-PROX-2', only(ann(-300), enemy('bob', 0, 0)), best('shell', circle(80))],
  ['best/where-seen', 'SK-FLAME-5', only(ann(0), enemy('bob', 60, 0)), best('flame', DROP)],
  ['best/tip-within', 'SK-FLAME-3', only(ann(0), enemy('bob', 60, 0)), best('flame', DROP)],
  ['best/shielded-do-not-count', 'SK-PROX-7', only(ann(-300), enemy('bob', 0, 0)), best('shell', circle(80))],
  ['best/shielded-do-not-count', 'SK-FLAME-6', only(ann(0), enemy('bob', 60, 0)), best('flame', DROP)],
  [
    'best/where-lobbed',
    'SK-IND-3',
    only(ann(-300), enemy('bob', 0, 0)),
    { ...best('shell', circle(80)), indirect: true } as Question,
  ],
  [
    'best/where-lobbed',
    'SK-GREN-3',
    only(ann(-300), enemy('bob', 0, 0)),
    { ...best('shell', circle(80)), weapon: 'grenade', indirect: true } as Question,
  ],
  ['best/spares-friends-by-choice', 'SK-PROX-12', only(ann(0), enemy('bob', 60, 0)), best('flame', DROP)],
];

const ROWS = SAID.map(([says, clause, board, question, settings = {}]) => ({ says, clause, board, question, settings }));

test.each(ROWS)('$says is said by $clause', ({ says, clause, board, question, settings }) => {
  const { because, evidence } = verdictOn(question, board, { settings });
  const reason = because.find((one) => one.says === says && one.clause === clause);
  expect(reason, JSON.stringify(because)).toBeDefined();
  const shown = new Set(evidence.map(({ id }) => id));
  for (const id of reason!.shownBy) expect(shown).toContain(id);
});

test('a shot is asked for its roll (SK-PROX-3)', () => {
  expect(refusalOn(scattering('ann', 0, 0), far)).toBe('scatter/needs-a-roll');
});

test('the best places hit whom they say, asked one by one', () => {
  const board = only(ann(-300), enemy('bob', 0, 0), enemy('cat', 60, 0), enemy('dan', 120, 0), man('eve', 30, 70));
  const { answer } = verdictOn(best('shell', circle(80)), board);
  if (answer.kind !== 'best-placement') throw new Error('another answer');
  expect(answer.most).toBe(2);
  for (const { at, facing, models } of answer.places) {
    const { hits } = verdictOn(hitsBy({ shape: circle(80), at: { x: at.x, y: 0, z: at.z }, facing }), board).answer;
    expect(hits.filter(({ outcome }) => outcome === 'hit').map(({ model }) => model)).toEqual(models);
  }
});

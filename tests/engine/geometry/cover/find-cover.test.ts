import { describe, expect, test } from 'vitest';
import { findCover, findHiddenTogether } from '../../../../engine/geometry/cover/find-cover.ts';
import type { Board, CoverQuery } from '../../../../engine/index.ts';
import { at, boardOf, box, EAST, man, piece, sceneOf } from '../../../support/sight-board.ts';

const query: CoverQuery = {
  from: 'shooter',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
  models: { candidates: [], width: 13, stance: 'own' },
  glass: false,
};

const ask = (board: Board, changes: Partial<CoverQuery> = {}) => findCover(sceneOf(board), board, { ...query, ...changes });
const middle = ({ atLeast, atMost }: { readonly atLeast: number; readonly atMost: number }) => (atLeast + atMost) / 2;

const shooter = man('shooter', 0, 0, { pose: { at: at(0, 0, 0), facing: EAST } });
const target = man('target', 0, 0, { pose: { at: at(300, 0, 0), facing: -EAST } });

describe('what terrain hides', () => {
  test.each([
    [25, 0.467],
    [12, 0.19],
  ])('SK-EX-24: a wall of %d mm, 2 cm before the man, hides %d of him', (height, hidden) => {
    const wall = piece('wall', { wall: box(275, 0, -100, 280, height, 100) });
    const found = ask(boardOf([wall], [shooter, target]));
    expect(Math.abs(middle(found.pieces[0]!.share) - hidden)).toBeLessThan(0.0005);
    expect(found.byTerrain).toEqual(found.pieces[0]!.share);
  });

  test('a piece counts with what it hides by itself, although another stands before it', () => {
    const near = piece('near', { wall: box(100, 0, -100, 101, 90, 100) });
    const far = piece('far', { wall: box(200, 0, -100, 201, 90, 0) });
    const found = ask(boardOf([far, near], [shooter, target]));
    expect(found.pieces.map(({ piece: id, share }) => [id, Number(middle(share).toFixed(6))])).toEqual([
      ['near', 1],
      ['far', 0.5],
    ]);
    expect(found.byTerrain).toEqual({ atLeast: 1, atMost: 1 });
  });

  test('the parts of a piece are told most hiding first', () => {
    const house = piece('house', {
      a: box(200, 0, 3, 201, 90, 100),
      b: box(200, 0, -100, 201, 90, -1),
    });
    const [found] = ask(boardOf([house], [shooter, target])).pieces;
    expect(found!.parts.map(({ part }) => part)).toEqual(['b', 'a']);
    const sum = found!.parts.reduce((total, { share }) => total + middle(share), 0);
    expect(sum).toBeCloseTo(middle(found!.share), 9);
  });

  test('pieces that overlap in the picture are not counted twice together', () => {
    const one = piece('one', { wall: box(200, 0, -100, 201, 90, 1) });
    const other = piece('other', { wall: box(250, 0, -1, 251, 90, 100) });
    const board = boardOf([one, other], [shooter, target]);
    const scene = sceneOf(board);
    const alone = ask(board).pieces.map(({ share }) => middle(share));
    expect(alone[0]! + alone[1]!).toBeGreaterThan(1);
    expect(findHiddenTogether(scene, board, { cover: query, pieces: ['one', 'other'], models: [] })).toEqual({
      atLeast: 1,
      atMost: 1,
    });
    const onlyOne = findHiddenTogether(scene, board, { cover: query, pieces: ['one'], models: [] });
    expect(middle(onlyOne)).toBeCloseTo(middle(ask(board).pieces.find(({ piece: id }) => id === 'one')!.share), 12);
    expect(findHiddenTogether(scene, board, { cover: query, pieces: [], models: [] })).toEqual({ atLeast: 0, atMost: 0 });
  });

  test('what hides nothing is not listed', () => {
    const aside = piece('aside', { wall: box(100, 0, 50, 101, 90, 100) });
    const found = ask(boardOf([aside], [shooter, target]));
    expect(found.pieces).toEqual([]);
    expect(found.byTerrain).toEqual({ atLeast: 0, atMost: 0 });
  });
});

describe('what models hide', () => {
  const among = (...candidates: readonly string[]) => ({ models: { candidates, width: 13, stance: 'own' as const } });

  test('a standing man straight before the target hides it with his silhouette', () => {
    const shield = man('shield', 270, 0);
    const board = boardOf([], [shooter, target, shield]);
    const found = ask(board, among('shield'));
    expect(found.models.map(({ model }) => model)).toEqual(['shield']);
    // as wide as the target and nearer: only a strip over his head is left, since the eye is lower than his top
    expect(found.models[0]!.share.atLeast).toBe(1);
    expect(found.byModels).toEqual(found.models[0]!.share);
    expect(ask(board).models).toEqual([]);
  });

  test('a man lying before the target hides less than half of it', () => {
    const lying = man('lying', 270, 0, { stance: 'prone' });
    const found = ask(boardOf([], [shooter, target, lying]), among('lying'));
    expect(middle(found.models[0]!.share)).toBeLessThan(0.5);
    expect(middle(found.models[0]!.share)).toBeGreaterThan(0.4);
  });

  test('a man half a width to the side hides half of what he would', () => {
    const aside = man('aside', 270, 6.5 * 0.9);
    const found = ask(boardOf([], [shooter, target, aside]), among('aside'));
    expect(middle(found.models[0]!.share)).toBeGreaterThan(0.5);
    expect(middle(found.models[0]!.share)).toBeLessThan(0.58);
  });

  test('models that together hide half are told by share and as a union', () => {
    const left = man('left', 270, 8);
    const right = man('right', 270, -10);
    const board = boardOf([], [shooter, target, left, right]);
    const found = ask(board, among('right', 'left'));
    expect(found.models.map(({ model }) => model)).toEqual(['left', 'right']);
    const sum = found.models.reduce((total, { share }) => total + middle(share), 0);
    expect(middle(found.byModels)).toBeCloseTo(sum, 9);
    const together = findHiddenTogether(sceneOf(board), board, {
      cover: { ...query, ...among('left', 'right') },
      pieces: [],
      models: ['left', 'right'],
    });
    expect(together.atLeast).toBeCloseTo(found.byModels.atLeast, 8);
    expect(together.atMost).toBeCloseTo(found.byModels.atMost, 8);
  });

  test('shooter and target cover nothing, even among the candidates', () => {
    expect(ask(boardOf([], [shooter, target]), among('shooter', 'target')).byModels).toEqual({ atLeast: 0, atMost: 0 });
  });

  test('a squad covers with a silhouette for each of its men, and not between them', () => {
    const eyes = [-10, 10].map((x, member) => ({ member, at: at(x, 45, 0) }));
    const pair = {
      ...man('pair', 0, 0, { pose: { at: at(270, 0, 0), facing: EAST } }),
      body: {
        height: 50,
        kind: 'squad' as const,
        turretAxis: null,
        eyes: { standing: eyes, kneeling: eyes, prone: eyes },
        volumes: { standing: [], kneeling: [], prone: [] },
      },
    };
    const found = ask(boardOf([], [shooter, target, pair]), among('pair'));
    // the men stand at 10 to either side and are 13 wide: 7 between them, of the 13 · 0.9 that the target is wide there
    expect(middle(found.models[0]!.share)).toBeCloseTo(1 - 7 / (13 * 0.9), 2);
    expect(found.picture.visible.every((shape) => shape.every(({ x }) => Math.abs(x) < 4))).toBe(true);
  });

  test('a vehicle covers with hull and turret', () => {
    const volumes = [
      { region: 'hull' as const, member: 0, solid: box(-25, 0, -45, 25, 20, 45) },
      { region: 'turret' as const, member: 0, solid: box(-10, 20, -3, 10, 60, 3) },
    ];
    const eyes = [{ member: 0, at: at(0, 60, 0) }];
    const tank = {
      ...man('tank', 200, 0),
      base: { kind: 'none' as const },
      body: {
        height: 60,
        kind: 'vehicle' as const,
        turretAxis: null,
        eyes: { standing: eyes, kneeling: eyes, prone: eyes },
        volumes: { standing: volumes, kneeling: volumes, prone: volumes },
      },
    };
    const found = ask(boardOf([], [shooter, target, tank]), among('tank'));
    const { share } = found.models[0]!;
    expect(middle(share)).toBeGreaterThan(0.5);
    expect(middle(share)).toBeLessThan(0.95);
    expect(found.picture.hidden.every(({ by }) => by.kind === 'model' && by.model === 'tank')).toBe(true);
  });
});

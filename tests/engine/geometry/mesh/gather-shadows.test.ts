import { describe, expect, test } from 'vitest';
import type { HalfSpace, LookingFrom, Scene } from '../../../../engine/geometry/mesh/scene.ts';
import type { Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boulder } from '../../../support/random-boards.ts';
import { everything, sceneOfThings } from '../../../support/ray-scene.ts';
import { box, sheet } from '../../../support/sight-board.ts';

const EYE: Vec3 = { x: 0, y: 20, z: 0 };
const X: Vec3 = { x: 1, y: 0, z: 0 };

/** One looks from the eye along x at something that begins at x 300. */
const looking: LookingFrom = {
  at: EYE,
  margin: 0.5,
  beyond: { normal: X, offset: 300 },
  inFront: { normal: X, offset: 0.2 },
};
const before: readonly HalfSpace[] = [{ normal: X, offset: 0 }];

type Edge = { readonly from: readonly number[]; readonly to: readonly number[] };

function shadowsOf(scene: Scene) {
  const outlines: Edge[][] = [];
  const faces: number[][] = [];
  scene.gatherShadows(before, looking, everything, {
    face: (corners, count) => faces.push([...corners.slice(0, 3 * count)]),
    outline: (edges, count) =>
      outlines.push(
        Array.from({ length: count }, (_, i) => ({
          from: [...edges.slice(6 * i, 6 * i + 3)],
          to: [...edges.slice(6 * i + 3, 6 * i + 6)],
        })),
      ),
    place: () => 'among',
  });
  return { outlines, faces };
}

/** As many edges begin at each place as end there: the outline is made of closed ways round. */
function isClosed(edges: readonly Edge[]): boolean {
  const balance = new Map<string, number>();
  for (const { from, to } of edges) {
    balance.set(String(from), (balance.get(String(from)) ?? 0) + 1);
    balance.set(String(to), (balance.get(String(to)) ?? 0) - 1);
  }
  return [...balance.values()].every((sum) => sum === 0);
}

/** How often an outline goes round the line from the eye through a place, anticlockwise as seen from the eye. */
function turnsRound(edges: readonly Edge[], y: number, z: number): number {
  const flat = ([px, py, pz]: readonly number[]) => ({ across: pz! / px!, up: (py! - EYE.y) / px! });
  const at = flat([1, y + EYE.y, z]);
  let turns = 0;
  for (const edge of edges) {
    const p = flat(edge.from);
    const q = flat(edge.to);
    if (p.up > at.up === q.up > at.up) continue;
    const crossing = p.across + ((at.up - p.up) / (q.up - p.up)) * (q.across - p.across);
    if (crossing > at.across) turns += q.up > p.up ? 1 : -1;
  }
  return turns;
}

describe('what stands before a target', () => {
  test('is told of a block by the six edges of its outline', () => {
    const { outlines, faces } = shadowsOf(sceneOfThings([box(100, 30, -10, 120, 60, -2)]));
    expect(faces).toEqual([]);
    expect(outlines).toHaveLength(1);
    expect(outlines[0]).toHaveLength(6);
    expect(isClosed(outlines[0]!)).toBe(true);
  });

  test('goes round what rays meet and nothing else', () => {
    const chance = chanceOf(91);
    const scene = sceneOfThings([{ ...boulder(chance, 40, 9), pose: { at: { x: 150, y: -10, z: 5 }, facing: 1 } }]);
    const { outlines } = shadowsOf(scene);
    expect(outlines).toHaveLength(1);
    expect(isClosed(outlines[0]!)).toBe(true);
    let met = 0;
    for (let i = 0; i < 500; i++) {
      const y = chance.between(-0.4, 0.5);
      const z = chance.between(-0.5, 0.5);
      const isMet = scene.isBlocked(EYE, { x: 300, y: EYE.y + 300 * y, z: 300 * z }, everything);
      expect(turnsRound(outlines[0]!, y, z) !== 0, `${y} ${z}`).toBe(isMet);
      if (isMet) met++;
    }
    expect(met).toBeGreaterThan(30);
  });

  test('is the same outline, to the other side, when the block is mirrored', () => {
    const straight = shadowsOf(sceneOfThings([box(100, 0, 5, 120, 60, 30)])).outlines[0]!;
    const mirrored = shadowsOf(sceneOfThings([{ ...box(-120, 0, 5, -100, 60, 30), mirrored: true }])).outlines[0]!;
    const places = (edges: readonly Edge[]) => edges.map(({ from, to }) => `${from} > ${to}`).sort();
    expect(places(mirrored)).toEqual(places(straight));
  });

  test('is told by faces where it reaches the target, or is an open sheet', () => {
    const reaching = shadowsOf(sceneOfThings([box(250, 0, -10, 350, 60, 10)]));
    expect(reaching.outlines).toEqual([]);
    expect(reaching.faces).toHaveLength(6);
    const card = shadowsOf(sceneOfThings([sheet([100, 0, -5], [100, 50, -5], [100, 50, 5], [100, 0, 5])]));
    expect(card.outlines.length + card.faces.length).toBeGreaterThan(0);
  });

  test('is taken whole where one stands right at it', () => {
    const { outlines, faces } = shadowsOf(sceneOfThings([box(0.3, 0, -10, 20, 60, 10)]));
    expect(outlines).toEqual([]);
    expect(faces.length).toBe(6);
  });

  test('is told by its faces alone where it reaches behind the one who looks', () => {
    const { outlines, faces } = shadowsOf(sceneOfThings([box(-100, 0, 5, 200, 60, 10)]));
    expect(outlines).toEqual([]);
    // only those that look at the eye
    expect(faces).toHaveLength(1);
  });
});

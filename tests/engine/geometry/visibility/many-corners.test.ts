import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { shareSeen } from '../../../../engine/geometry/visibility/find-sight.ts';
import { type SightQuery, type Solid, standardBody } from '../../../../engine/index.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: true },
};

const disc = (radius: number, sides: number, from: number, to: number): Solid => ({
  kind: 'prism',
  origin: at(0, from, 0),
  across: at(0, 0, 1),
  along: at(1, 0, 0),
  outline: Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  }),
  holes: [],
  depth: to - from,
});

/** A man whose head is a flat disc of so many sides, seen from far above. */
function seenPast(sides: number, terrain: Solid) {
  const body = standardBody(50);
  const round = { ...body.volumes.standing[0]!, solid: disc(20, sides, 40, 41) as never };
  const target = man('target', 0, 0, { body: { ...body, volumes: { ...body.volumes, standing: [round] } } });
  const looker = man('looker', 30, 0, { y: 600 });
  const board = boardOf([piece('wall', { a: terrain })], [looker, target]);
  const { scene } = openSpace(board, new Map());
  return (['exact', { within: 0.01 }, 'as-sight'] as const).map((accuracy) => shareSeen(scene, board, query, accuracy).share);
}

describe('shapes of very many corners', () => {
  test.each([257])('of a body of %i corners half is seen past a board that covers half of it', (sides) => {
    for (const { atLeast, atMost } of seenPast(sides, box(-40, 300, -40, 60, 301, 0))) {
      expect(atLeast).toBeGreaterThan(0.4999);
      expect(atMost).toBeLessThan(0.5001);
    }
  });

  test.each([172, 600])(
    'of a body behind a disc of %i corners as much is seen as behind a round one, whoever is asked first',
    (sides) => {
      const [exact, nearly, asSight] = seenPast(24, disc(12, sides, 300, 301));
      // a round one hides 0.35394 of it
      for (const share of [exact!, asSight!]) {
        expect(share.atLeast).toBeGreaterThan(0.64605);
        expect(share.atMost).toBeLessThan(0.6462);
      }
      expect(exact!.atLeast).toBeCloseTo(asSight!.atLeast, 9);
      expect(nearly!.atLeast).toBeLessThanOrEqual(exact!.atMost);
      expect(nearly!.atMost).toBeGreaterThanOrEqual(exact!.atLeast);
    },
  );
});

import fc from 'fast-check';
import type { DriveStep } from '../../engine/geometry/driving-queries.ts';
import type { Base, Board, Model, TerrainPiece } from '../../engine/index.ts';
import { vehicle } from './drive-board.ts';
import { at, boardOf, box, man, piece } from './sight-board.ts';

/** Something that stands about: a block, turned, or a man on a base of some kind. */
export interface Standing {
  readonly id: string;
  readonly x: number;
  readonly z: number;
  readonly facing: number;
  readonly what:
    | { readonly kind: 'block'; readonly width: number; readonly depth: number }
    | { readonly kind: 'man'; readonly base: Base };
}

/** Any number between two, all stretches alike: what fast-check gives unasked lies mostly at the ends or next to nothing. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map((part) => min + ((max - min) * part) / 1_000_000);

const size = between(4, 120);

const base: fc.Arbitrary<Base> = fc.oneof(
  between(10, 60).map((diameter) => ({ kind: 'round' as const, diameter })),
  fc.record({ kind: fc.constant('oval' as const), width: between(10, 80), depth: between(10, 80) }),
  fc.record({ kind: fc.constant('rectangle' as const), width: size, depth: size }),
);

const standing = (id: string): fc.Arbitrary<Standing> =>
  fc.record({
    id: fc.constant(id),
    x: between(-200, 200),
    z: between(-260, 260),
    facing: between(-Math.PI, Math.PI),
    what: fc.oneof(
      fc.record({ kind: fc.constant('block' as const), width: size, depth: size }),
      fc.record({ kind: fc.constant('man' as const), base }),
    ),
  });

/** Six things about a vehicle that stands in the middle. */
export const someStanding: fc.Arbitrary<readonly Standing[]> = fc.tuple(...['a', 'b', 'c', 'd', 'e', 'f'].map(standing));

const step: fc.Arbitrary<DriveStep> = fc.oneof(
  between(-250, 350).map((run) => ({ kind: 'run' as const, length: run })),
  between(-3.5, 3.5).map((by) => ({ kind: 'turn' as const, by })),
);

export const someWay: fc.Arbitrary<readonly DriveStep[]> = fc.array(step, { minLength: 2, maxLength: 4 });

export function boardAbout(things: readonly Standing[], facing = 0): Board {
  const pieces: TerrainPiece[] = [];
  const models: Model[] = [vehicle('max', 0, 0, facing)];
  for (const { id, x, z, facing: turned, what } of things) {
    const pose = { at: at(x, 0, z), facing: turned };
    if (what.kind === 'man') models.push(man(id, x, z, { base: what.base, pose }));
    else {
      const [w, d] = [what.width / 2, what.depth / 2];
      pieces.push({ ...piece(id, { block: box(-w, 0, -d, w, 100, d) }), pose });
    }
  }
  return { ...boardOf(pieces, models), size: { width: 4000, depth: 4000 } };
}

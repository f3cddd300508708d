import type { Collider, Shape, World } from '@dimforge/rapier3d-compat';
import type { Solid } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { PlacedSolid } from '../mesh/board-scene.ts';
import type { Physics } from './load.ts';
import { halfTurn, makeCollider } from './shapes.ts';

/** A shape that is let down or held somewhere: a base, or the room that a body takes. Its own y is up. */
export type ProbeShape =
  | { readonly kind: 'cylinder'; readonly radius: number; readonly height: number }
  | { readonly kind: 'box'; readonly width: number; readonly depth: number; readonly height: number };

/** A probe's middle, and which way its z looks, by sine and cosine. */
export interface ProbePlace {
  readonly centre: Vec3;
  readonly sin: number;
  readonly cos: number;
}

/** The solids of a board as colliders of the physics library. Shell: it holds the library's world. */
export interface PhysicsWorld {
  /** Takes out what is no longer there, puts in what is new in the order given, and makes the world ready for questions. */
  keepInStep(placed: readonly PlacedSolid[], solidOf: (placed: PlacedSolid) => Solid): void;
  /** How far a probe falls until it touches something; null when nothing is below. @edge what it touches from the start is passed over */
  fallOf(shape: ProbeShape, place: ProbePlace, atMost: number, accept: (placed: PlacedSolid) => boolean): number | null;
  /** The solids that a probe touches, in the order in which they were given. Those that have no collider are always named. */
  touching(shape: ProbeShape, place: ProbePlace, accept: (placed: PlacedSolid) => boolean): readonly PlacedSolid[];
  readonly counts: { readonly made: number; readonly removed: number; readonly steps: number };
  close(): void;
}

/** An empty world. Nothing in it moves by itself: it only answers what touches what. */
export function makePhysicsWorld(physics: Physics): PhysicsWorld {
  const world: World = new physics.World({ x: 0, y: 0, z: 0 });
  const colliders = new Map<PlacedSolid, Collider | null>();
  const placedOf = new Map<number, PlacedSolid>();
  let order = new Map<PlacedSolid, number>();
  const counts = { made: 0, removed: 0, steps: 0 };

  const shapeOf = (shape: ProbeShape): Shape =>
    shape.kind === 'cylinder'
      ? new physics.Cylinder(shape.height / 2, shape.radius)
      : new physics.Cuboid(shape.width / 2, shape.height / 2, shape.depth / 2);
  const owner = (collider: Collider): PlacedSolid => placedOf.get(collider.handle)!;

  return {
    counts,
    keepInStep(placed, solidOf) {
      order = new Map(placed.map((solid, index) => [solid, index]));
      let changed = false;
      for (const [solid, collider] of colliders) {
        if (order.has(solid)) continue;
        changed = true;
        colliders.delete(solid);
        if (!collider) continue;
        placedOf.delete(collider.handle);
        world.removeCollider(collider, false);
        counts.removed++;
      }
      for (const solid of placed) {
        if (colliders.has(solid)) continue;
        changed = true;
        const wanted = makeCollider(physics, solid, solidOf(solid));
        const collider = wanted && world.createCollider(wanted);
        colliders.set(solid, collider);
        if (!collider) continue;
        placedOf.set(collider.handle, solid);
        counts.made++;
      }
      if (!changed) return;
      // a world answers only about what it has seen in a step
      world.step();
      counts.steps++;
    },
    fallOf(shape, { centre, sin, cos }, atMost, accept) {
      const hit = world.castShape(
        centre,
        halfTurn(sin, cos),
        { x: 0, y: -1, z: 0 },
        shapeOf(shape),
        0,
        atMost,
        false,
        undefined,
        undefined,
        undefined,
        undefined,
        (collider) => accept(owner(collider)),
      );
      return hit ? hit.time_of_impact : null;
    },
    touching(shape, { centre, sin, cos }, accept) {
      const found: PlacedSolid[] = [];
      world.intersectionsWithShape(
        centre,
        halfTurn(sin, cos),
        shapeOf(shape),
        (collider) => {
          found.push(owner(collider));
          return true;
        },
        undefined,
        undefined,
        undefined,
        undefined,
        (collider) => accept(owner(collider)),
      );
      for (const [solid, collider] of colliders) if (!collider && accept(solid)) found.push(solid);
      return found.sort((a, b) => order.get(a)! - order.get(b)!);
    },
    close: () => world.free(),
  };
}

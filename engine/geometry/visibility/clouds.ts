import type { Board } from '../../board/board.ts';
import type { Zone } from '../../board/zone.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { Frame } from '../../space/frame.ts';
import { polygonOfCircle } from '../../space/plan-circle.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Face } from '../measure/solid-faces.ts';
import { buildScene, type PlacedSolid, placeSolid } from '../mesh/board-scene.ts';
import type { Scene, SightFilter, SightScene } from '../mesh/scene.ts';
import { meshOfSolid } from '../mesh/solid-mesh.ts';
import { buildTriangleTree } from '../mesh/triangle-tree.ts';
import type { Cloud, Hider, SightBlockers } from '../queries.ts';
import type { Standing } from './look.ts';
import { compareSources } from './source-order.ts';

const ON_BOARD: Frame = {
  origin: { x: 0, y: 0, z: 0 },
  x: { x: 1, y: 0, z: 0 },
  y: { x: 0, y: 1, z: 0 },
  z: { x: 0, y: 0, z: 1 },
};

/** The outline that a zone's cloud has. A circle is a polygon that is nowhere off by more than ROUNDNESS. */
export const outlineOfCloud = (zone: Zone): PlanPolygon => {
  const circle = zone.kind === 'effect' ? (zone.effect?.circle ?? null) : null;
  return circle ? polygonOfCircle(circle.centre, circle.radius) : zone.outline;
};

/** The clouds as solids. @breaks the board has no such zone @edge a cloud without height or outline is none */
function placeClouds({ zones }: Board, clouds: readonly Cloud[]): readonly PlacedSolid<Hider>[] {
  return clouds.flatMap(({ zone: id, bottom, top }): readonly PlacedSolid<Hider>[] => {
    const zone = Object.hasOwn(zones, id) ? zones[id] : undefined;
    if (!zone) throw new BrokenInvariant(`the board has no zone ${id}`);
    const outline = outlineOfCloud(zone).map(({ x, z }) => ({ x: z, y: x }));
    if (!(top > bottom) || outline.length < 3) return [];
    const mesh = meshOfSolid(
      {
        kind: 'prism',
        origin: { x: 0, y: bottom, z: 0 },
        across: ON_BOARD.z,
        along: ON_BOARD.x,
        outline,
        holes: [],
        depth: top - bottom,
      },
      new Map(),
    );
    const tree = buildTriangleTree(mesh);
    return [placeSolid<Hider>({ source: { kind: 'zone', zone: id }, glass: false, closed: tree.closed }, tree, ON_BOARD)];
  });
}

/** So many choices of clouds are kept ready. */
const MOST_KEPT = 8;

/**
 * What one looks past: the scene of a board, and where clouds count with these in it. Nothing else ever meets a cloud.
 * @shape `placed`: all solids of `scene`
 */
export function openSightScenes(
  board: Board,
  placed: readonly PlacedSolid[],
  scene: Scene,
): (blockers: SightBlockers) => SightScene {
  const known = new Map<string, SightScene>();
  return ({ clouds = [] }) => {
    if (clouds.length === 0) return scene;
    const name = JSON.stringify(clouds);
    const ready = known.get(name);
    if (ready) return ready;
    if (known.size >= MOST_KEPT) known.clear();
    const made = buildScene<Hider>([...placed, ...placeClouds(board, clouds)]);
    known.set(name, made);
    return made;
  };
}

export const isCloud: SightFilter = ({ source }) => source.kind === 'zone';

/** The same without clouds: what an eye can be inside of, and what bars a way. */
export const solidsOnly =
  (accept: SightFilter): SightFilter =>
  (solid, index) =>
    solid.source.kind !== 'zone' && accept(solid, index);

/** Whether there are clouds in a scene: it is asked for each eye, and a scene has many solids. */
const cloudy = new WeakMap<SightScene, boolean>();
function hasClouds(scene: SightScene): boolean {
  const known = cloudy.get(scene);
  if (known !== undefined) return known;
  const found = scene.solids.some(isCloud);
  cloudy.set(scene, found);
  return found;
}

/** The cloud that an eye is in. @edge on its border it is outside; of several the first by name */
export function cloudAround(scene: SightScene, eye: Vec3): Hider | null {
  if (!hasClouds(scene)) return null;
  const around = scene.solidsAround(eye, isCloud).map((solid) => scene.solids[solid]!.source);
  return around.sort(compareSources)[0] ?? null;
}

/** So near to an eye in a cloud everything ends. */
const NEAR = 4 * EYE_MARGIN;

/** What an eye in a cloud has before it, wherever it looks: the cloud itself. */
export function veilAround(eye: Vec3, source: Hider): Standing {
  const corner = (index: number): Vec3 => ({
    x: eye.x + (index & 1 ? NEAR : -NEAR),
    y: eye.y + (index & 2 ? NEAR : -NEAR),
    z: eye.z + (index & 4 ? NEAR : -NEAR),
  });
  return { source, faces: SIDES_OF_BOX.map((side): Face => side.map(corner)) };
}

/** The corners of each side of a box, in order around it: bit 0 of a corner is x, bit 1 y, bit 2 z. */
const SIDES_OF_BOX = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;

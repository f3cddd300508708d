import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { TerrainPart, TerrainPiece } from '../board/terrain-piece.ts';
import type { ModelId, PartId, PieceId } from '../identity/ids.ts';
import { type Frame, frameOfPose } from '../space/frame.ts';
import type { Solid } from '../space/solid.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import type { Vec3 } from '../space/vec3.ts';
import { findAbove } from './cover/above.ts';
import { findArea } from './cover/area.ts';
import { findBehind } from './cover/behind.ts';
import { findDepth } from './cover/depth-in-area.ts';
import { findDepthInCloud } from './cover/depth-in-cloud.ts';
import { findCover, findHiddenTogether } from './cover/find-cover.ts';
import { openDrivingQueries } from './driving/drive-queries.ts';
import { findLine } from './lines/find-line.ts';
import { findFreeWidth } from './lines/free-width.ts';
import { findMargin } from './margin/find-margin.ts';
import { modelOf } from './measure/board-things.ts';
import { findPressedInto } from './measure/bodies-press.ts';
import { findEyes, frameOfRegion } from './measure/body-on-board.ts';
import { findFacing } from './measure/facing-half.ts';
import { findOverHull } from './measure/facing-over-hull.ts';
import { findChain } from './measure/find-chain.ts';
import { findDistance } from './measure/find-distance.ts';
import { findFarthest } from './measure/find-farthest.ts';
import { findFightAcross } from './measure/find-fight-across.ts';
import { findGap } from './measure/find-gap.ts';
import { findSector } from './measure/find-sector.ts';
import { findArc } from './measure/mount-arc.ts';
import { findOpeningGap } from './measure/opening-gap.ts';
import { buildScene, type PlacedSolid, placeSolid } from './mesh/board-scene.ts';
import type { Scene, SceneSolid, SightScene } from './mesh/scene.ts';
import { keyOfSolid } from './mesh/solid-key.ts';
import { meshOfSolid } from './mesh/solid-mesh.ts';
import { buildTriangleTree, type TriangleTree } from './mesh/triangle-tree.ts';
import { findFooting } from './movement/footing.ts';
import { openPricingQueries, type PricingQueries } from './movement/move-queries.ts';
import type { GroundQueries, MarginFinding, MarginQuery, SightBlockers } from './queries.ts';
import type { Physics } from './rapier/load.ts';
import { makePhysicsWorld, type PhysicsWorld } from './rapier/world.ts';
import type { TableQueries } from './table-queries.ts';
import { findAreasOnWay } from './templates/areas-on-way.ts';
import { findBestPlace } from './templates/best-place.ts';
import { findBurst } from './templates/find-burst.ts';
import { findLanding } from './templates/find-landing.ts';
import { findLob } from './templates/find-lob.ts';
import { findUnder } from './templates/find-under.ts';
import { findShareInArea } from './templates/share-in-area.ts';
import { findStandsIn } from './templates/stands-in.ts';
import { blockingSolids } from './visibility/blockers.ts';
import { findClearLines } from './visibility/clear-lines.ts';
import { openSightScenes } from './visibility/clouds.ts';
import { findPoint, findSolidAt } from './visibility/find-point.ts';
import { findSight } from './visibility/find-sight.ts';
import { findSmoke } from './visibility/find-smoke.ts';
import { findNearestSeen } from './visibility/nearest-seen.ts';
import { findOpeningEye } from './visibility/opening-eye.ts';
import { findShares } from './visibility/shares-of-eyes.ts';
import { findSharesThere } from './visibility/shares-of-places.ts';
import { findSurfaces } from './visibility/surfaces-at.ts';

/** How much work the derived world of a board has been so far. Counted, so that a test can say what a change may cost. */
export interface SpaceStats {
  /** Trees over the triangles of one solid that were built. Equal solids share one. */
  readonly treesBuilt: number;
  /** Solids put in their place: new ones, and ones that moved. */
  readonly solidsPlaced: number;
  /** Times the small tree over all solids was built. */
  readonly topTreesBuilt: number;
  /** Colliders that were handed to the physics library and taken from it, and how often it looked again; all 0 until physics is attached. */
  readonly collidersMade: number;
  readonly collidersRemoved: number;
  readonly physicsSteps: number;
}

/** The derived world of one board: it follows the board's changes and answers questions about its space. */
export interface BoardSpace {
  readonly board: Board;
  readonly scene: Scene;
  /** All that may be asked about the board as it now is. */
  readonly queries: TableQueries;
  readonly stats: SpaceStats;
  /** Follows the board to its next state. What has not changed, by reference, costs nothing. */
  update(board: Board): void;
  /** Builds the same solids as colliders and answers what needs them; from then on they follow every update. */
  attachPhysics(physics: Physics): GroundQueries;
  /** Gives back the memory that the physics library holds. */
  close(): void;
}

/** A solid that wants a place: where it is from, in which frame, and whether one sees through it. */
interface Wanted {
  readonly key: string;
  readonly solid: Solid;
  readonly frame: Frame;
  readonly scene: Pick<SceneSolid, 'source' | 'glass'>;
}

/** A piece or vehicle and where its solids stand. */
interface Occupant<Thing> {
  readonly thing: Thing;
  readonly frame: Frame;
  /** The names of all trees that it may need, those of open doors included. */
  readonly keys: readonly string[];
  readonly placed: readonly { readonly slot: string; readonly solid: PlacedSolid }[];
}

/** What stands where on a board, and the trees over it. */
interface Derived {
  readonly pieces: ReadonlyMap<PieceId, Occupant<TerrainPiece>>;
  readonly models: ReadonlyMap<ModelId, Occupant<Model>>;
  readonly placed: readonly PlacedSolid[];
  readonly scene: Scene;
}

/**
 * Derives what can be asked about the space of a board, and keeps it in step with it.
 * @breaks a part is made of a mesh that `meshes` does not hold; `meshesOf` lists what a board needs
 * @cost linear in the triangles of distinct solids; afterwards each update costs what changed and one small tree over all solids
 */
export function openSpace(board: Board, meshes: MeshLibrary): BoardSpace {
  const counts = { treesBuilt: 0, solidsPlaced: 0, topTreesBuilt: 0 };
  const trees = new Map<string, TriangleTree>();
  const keys = new WeakMap<Solid, string>();
  const solidOf = new WeakMap<PlacedSolid, Solid>();
  const nothing: Derived = { pieces: new Map(), models: new Map(), placed: [], scene: buildScene([]) };
  let derived = nothing;
  let current = board;
  let physicsWorld: PhysicsWorld | null = null;

  const keyOf = (solid: Solid): string => {
    let key = keys.get(solid);
    if (key === undefined) {
      key = keyOfSolid(solid);
      keys.set(solid, key);
    }
    return key;
  };

  const treeOf = (key: string, solid: Solid): TriangleTree => {
    let tree = trees.get(key);
    if (!tree) {
      tree = buildTriangleTree(meshOfSolid(solid, meshes));
      trees.set(key, tree);
      counts.treesBuilt++;
    }
    return tree;
  };

  /** Places what is new and takes over what stands where it stood. */
  function occupy<Thing>(
    thing: Thing,
    frame: Frame,
    wanted: readonly (Wanted & { readonly slot: string })[],
    allKeys: readonly string[],
    before: Occupant<Thing> | undefined,
  ): Occupant<Thing> {
    const known = new Map(before?.placed.map(({ slot, solid }) => [slot, solid]));
    const placed = wanted.map(({ slot, key, solid, frame: own, scene: { source, glass } }) => {
      const tree = treeOf(key, solid);
      const old = known.get(slot);
      if (old && old.tree === tree && old.frame === own && old.solid.glass === glass) return { slot, solid: old };
      const fresh = placeSolid({ source, glass, closed: tree.closed }, tree, own);
      solidOf.set(fresh, solid);
      counts.solidsPlaced++;
      return { slot, solid: fresh };
    });
    return { thing, frame, keys: allKeys, placed };
  }

  function occupyPiece(piece: TerrainPiece, before: Occupant<TerrainPiece> | undefined): Occupant<TerrainPiece> {
    const frame = asBefore(frameOfPose(piece.pose, piece.mirrored), before?.frame);
    const parts = inOrder(piece.parts);
    const wanted = parts
      .filter(([id]) => !isOutOfTheWay(piece, id))
      .map(([id, part]) => ({
        slot: id,
        key: keyOf(part.solid),
        solid: part.solid,
        frame,
        scene: { source: { kind: 'part' as const, piece: piece.id, part: id }, glass: isGlass(piece, id) },
      }));
    return occupy(
      piece,
      frame,
      wanted,
      parts.map(([, part]) => keyOf(part.solid)),
      before,
    );
  }

  function occupyModel(model: Model, before: Occupant<Model> | undefined): Occupant<Model> {
    const solids = model.body.volumes[model.stance].filter(({ region }) => region === 'hull' || region === 'turret');
    const hull = asBefore(frameOfRegion(model, 'hull'), before?.frame);
    const turretBefore = before?.placed.find(({ slot }) => slot.startsWith('turret'))?.solid.frame;
    const turret = asBefore(frameOfRegion(model, 'turret'), turretBefore);
    const wanted = solids.map(({ region, solid }, i) => ({
      slot: `${region} ${i}`,
      key: keyOf(solid),
      solid,
      frame: region === 'turret' ? turret : hull,
      scene: { source: { kind: 'model' as const, model: model.id }, glass: false },
    }));
    return occupy(
      model,
      hull,
      wanted,
      wanted.map(({ key }) => key),
      before,
    );
  }

  /** The world of a board that takes over from another what stands where it stood. */
  function derive(next: Board, before: Derived): Derived {
    const pieces = new Map<PieceId, Occupant<TerrainPiece>>();
    for (const [id, piece] of inOrder(next.pieces)) {
      const known = before.pieces.get(id);
      pieces.set(id, known?.thing === piece ? known : occupyPiece(piece, known));
    }
    const models = new Map<ModelId, Occupant<Model>>();
    for (const [id, model] of inOrder(next.models)) {
      if (model.body.kind !== 'vehicle') continue;
      const known = before.models.get(id);
      models.set(id, known?.thing === model ? known : occupyModel(model, known));
    }
    const placed = [...pieces.values(), ...models.values()].flatMap((occupant) => occupant.placed.map(({ solid }) => solid));
    if (placed.length === before.placed.length && placed.every((solid, i) => solid === before.placed[i])) {
      return { pieces, models, placed: before.placed, scene: before.scene };
    }
    counts.topTreesBuilt++;
    return { pieces, models, placed, scene: buildScene(placed) };
  }

  function update(next: Board): void {
    const before = derived.placed;
    current = next;
    derived = derive(next, derived);
    if (derived.placed === before) return;
    forgetUnused();
    physicsWorld?.keepInStep(derived.placed, (placed) => solidOf.get(placed)!);
  }

  function forgetUnused(): void {
    const used = new Set<string>();
    for (const { keys: own } of [...derived.pieces.values(), ...derived.models.values()]) for (const key of own) used.add(key);
    for (const key of trees.keys()) if (!used.has(key)) trees.delete(key);
  }

  update(board);

  /** What can be asked of a board and the world derived from it, whichever they are when they are asked. */
  const queriesAbout = (board: () => Board, world: () => Derived): TableQueries => {
    const scene = () => world().scene;
    let looking: {
      readonly zones: Board['zones'];
      readonly scene: Scene;
      readonly past: ReturnType<typeof openSightScenes>;
    } | null = null;
    /** What is looked past. */
    const past = (blockers: SightBlockers): SightScene => {
      if (looking?.zones !== board().zones || looking.scene !== scene()) {
        looking = { zones: board().zones, scene: scene(), past: openSightScenes(board(), world().placed, scene()) };
      }
      return looking.past(blockers);
    };
    let moving: {
      readonly board: Board;
      readonly scene: Scene;
      readonly queries: PricingQueries & ReturnType<typeof openDrivingQueries>;
    } | null = null;
    const moves = (): PricingQueries & ReturnType<typeof openDrivingQueries> => {
      if (moving?.board !== board() || moving.scene !== scene()) {
        const queries = { ...openPricingQueries(board(), scene(), past), ...openDrivingQueries(board(), scene()) };
        moving = { board: board(), scene: scene(), queries };
      }
      return moving.queries;
    };
    // one verdict after the other rests on the same margins, which cost far more than a look
    let pushed: { readonly board: Board; readonly scene: Scene; readonly found: Map<string, MarginFinding> } | null = null;
    const pastOf = ({ predicate }: MarginQuery) => (predicate.kind === 'seen' ? past(predicate.look.blockers) : scene());
    const margin = (query: MarginQuery): MarginFinding => {
      if (pushed?.board !== board() || pushed.scene !== scene() || pushed.found.size >= MOST_MARGINS_KEPT) {
        pushed = { board: board(), scene: scene(), found: new Map() };
      }
      const name = JSON.stringify(query);
      const finding = pushed.found.get(name) ?? findMargin(pastOf(query), board(), query, scene());
      pushed.found.set(name, finding);
      return finding;
    };
    return {
      sight: (query) => findSight(past(query.blockers), board(), query),
      nearestSeen: (query) => findNearestSeen(past(query.blockers), board(), query),
      shares: (query) => findShares(past(query.blockers), board(), query),
      sharesThere: (query) => findSharesThere(past(query.blockers), board(), query),
      cover: (query) => findCover(scene(), board(), query),
      hiddenTogether: (query) => findHiddenTogether(scene(), board(), query),
      margin,
      point: (query) => findPoint(past(query.blockers), board(), query),
      clearLines: (query) => findClearLines(past(query.blockers), board(), query),
      firstStops: ({ lines, blockers }) =>
        past(blockers)
          .firstHits(lines, blockingSolids(blockers, []))
          .t.map((share) => Math.min(1, share)),
      freeWidth: (query) => findFreeWidth(past(query.blockers), query),
      line: (query) => {
        const clouds = query.smoke ? findSmoke(scene(), board(), query.smoke) : [];
        return findLine(past({ ...query.blockers, clouds }), board(), query);
      },
      behind: (query) => findBehind(scene(), board(), query),
      above: (viewer, piece) => findAbove(scene(), board(), viewer, piece),
      area: (from, to, piece, stance) => findArea(scene(), board(), from, to, piece, stance),
      cloudDepth: (query) => findDepthInCloud(board(), query),
      openingEye: (model, piece, opening, stance) => findOpeningEye(scene(), board(), model, piece, opening, stance),
      distance: (from, to, between) => findDistance(board(), from, to, between),
      gap: (query) => findGap(board(), scene(), query),
      farthest: (query) => findFarthest(board(), query),
      chain: (query) => findChain(board(), scene(), query),
      pressedInto: (model) => findPressedInto(board(), model),
      shareInArea: (model, area, ovals) => findShareInArea(board(), model, area, ovals),
      depth: (from, to, piece) => findDepth(board(), from, to, piece),
      fightAcross: (from, to, around) => findFightAcross(board(), from, to, around),
      openingGap: (model, piece, opening) => findOpeningGap(board(), model, piece, opening),
      sector: (of, at) => findSector(modelOf(board(), of), at),
      facing: (of, at) => findFacing(modelOf(board(), of), at),
      overHull: (of, at) => findOverHull(modelOf(board(), of), at),
      arc: ({ model, mount, at }) => findArc(modelOf(board(), model), mount, at),
      eyes: (model, stance) => findEyes(modelOf(board(), model), stance),
      solidAt: (at) => findSolidAt(scene(), at),
      surfacesAt: (at) => findSurfaces(scene(), board(), at),
      stands: (model, x, z, policy) => moves().stands(model, x, z, policy),
      standing: (query) => moves().standing(query),
      move: (query) => moves().move(query),
      stop: (query) => moves().stop(query),
      route: (query) => moves().route(query),
      reach: (query) => moves().reach(query),
      openReach: (query) => moves().openReach(query),
      nearestEnd: (query) => moves().nearestEnd(query),
      firstSeen: (query) => moves().firstSeen(query),
      drive: (query) => moves().drive(query),
      groundPath: (query) => moves().groundPath(query),
      pushOut: (query) => moves().pushOut(query),
      under: (query) => findUnder(scene(), board(), query),
      burst: (query) => findBurst(scene(), board(), query),
      landing: (query) => findLanding(scene(), board(), query),
      lob: (query) => findLob(scene(), board(), query),
      bestPlace: (query) =>
        findBestPlace(scene(), query.lands?.kind === 'seen' ? past(query.lands.blockers) : scene(), board(), query),
      standsIn: (model, zones) => findStandsIn(scene(), board(), model, zones),
      smoke: (height) => findSmoke(scene(), board(), height),
      areasOnWay: (query) => findAreasOnWay(scene(), board(), query),
      supposing: (supposed) => {
        const there = derive(supposed, world());
        return queriesAbout(
          () => supposed,
          () => there,
        );
      },
    };
  };
  const queries = queriesAbout(
    () => current,
    () => derived,
  );

  return {
    queries,
    get board() {
      return current;
    },
    get scene() {
      return derived.scene;
    },
    get stats() {
      const { made = 0, removed = 0, steps = 0 } = physicsWorld?.counts ?? {};
      return { ...counts, collidersMade: made, collidersRemoved: removed, physicsSteps: steps };
    },
    update,
    attachPhysics(physics) {
      const world = physicsWorld ?? makePhysicsWorld(physics);
      physicsWorld = world;
      world.keepInStep(derived.placed, (placed) => solidOf.get(placed)!);
      return {
        footing: (model, at) =>
          findFooting({ board: current, scene: derived.scene, physics: { world, placed: derived.placed } }, model, at),
      };
    },
    close() {
      physicsWorld?.close();
      physicsWorld = null;
    },
  };
}

/** So many margins of one position are kept at most. */
const MOST_MARGINS_KEPT = 500;

/** The frame it had before where it is equal, so that what stands in it is known to stand where it stood. */
function asBefore(frame: Frame, before: Frame | undefined): Frame {
  const same = (a: Vec3, b: Vec3) => a.x === b.x && a.y === b.y && a.z === b.z;
  const { origin, x, y, z } = frame;
  return before && same(origin, before.origin) && same(x, before.x) && same(y, before.y) && same(z, before.z) ? before : frame;
}

/** The entries of a record by ascending id, whatever order they were written in. */
function inOrder<Id extends string, Thing>(record: Readonly<Record<Id, Thing>>): [Id, Thing][] {
  return (Object.entries(record) as [Id, Thing][]).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A leaf is in the way only while an opening that it shuts is closed or locked. */
function isOutOfTheWay(piece: TerrainPiece, part: PartId): boolean {
  const shuts = Object.values(piece.openings).filter(({ leaf }) => leaf === part);
  return shuts.length > 0 && shuts.every(({ state }) => state === 'open' || state === 'always-open');
}

const isGlass = (piece: TerrainPiece, part: TerrainPart['id']): boolean =>
  Object.values(piece.openings).some(({ leaf, infill }) => leaf === part && infill === 'glass');

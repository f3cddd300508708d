import type { Board } from '../board/board.ts';
import type { BodyRegion, BodyVolume, Stance } from '../board/body.ts';
import type { Model } from '../board/model.ts';
import { STANCE_SHARE_OF_HEIGHT } from '../board/standard-body.ts';
import type { TerrainPiece } from '../board/terrain-piece.ts';
import type { CoverQuery, Hider, SightBlockers, TargetPolicy } from '../geometry/queries.ts';
import type { ModelId } from '../identity/ids.ts';
import { type Frame, frameOfPose, outOfFrame } from '../space/frame.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { between, type Vec3 } from '../space/vec3.ts';
import { cloudsOf } from './clouds-again.ts';
import { type Triangle, trianglesOfSolid, unevennessOf } from './solid-triangles.ts';

/** Something that may be in the way, by its triangles on the board. */
export interface Blocker {
  readonly source: Hider;
  readonly triangles: readonly Triangle[];
}

/** One counted part of a target, by its triangles on the board. */
export interface TargetPart {
  readonly region: BodyRegion | 'silhouette';
  readonly member: number;
  readonly triangles: readonly Triangle[];
  /** How far corners of its faces lie off the plane of the face at most: a body file may round them. @unit millimetres */
  readonly uneven: number;
}

const inPlace = (frame: Frame, triangles: readonly Triangle[]): readonly Triangle[] =>
  triangles.map(([a, b, c]) => [outOfFrame(frame, a), outOfFrame(frame, b), outOfFrame(frame, c)]);

const NO_MESHES: MeshLibrary = new Map();

// ------------------------------------------------------------------------------------------------------------ what is in the way

/** A board with its terrain in place. */
export interface StandingBoard {
  readonly board: Board;
  /** All that stands in the way where glass blocks, and where it does not. Open doors are out of it. */
  readonly terrain: { readonly withPanes: readonly Blocker[]; readonly withoutPanes: readonly Blocker[] };
}

/** Puts a board's terrain in its place, once for all that is asked about it. */
export const standOn = (board: Board, meshes: MeshLibrary): StandingBoard => ({
  board,
  terrain: { withPanes: placeTerrain(board, meshes, true), withoutPanes: placeTerrain(board, meshes, false) },
});

export const terrainInTheWay = ({ terrain }: StandingBoard, glass: boolean): readonly Blocker[] =>
  glass ? terrain.withPanes : terrain.withoutPanes;

function placeTerrain(board: Board, meshes: MeshLibrary, glass: boolean): readonly Blocker[] {
  return Object.values(board.pieces).flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return Object.values(piece.parts)
      .filter(({ id }) => !isOpenLeaf(piece, id) && (glass || !isPane(piece, id)))
      .map(({ id, solid }): Blocker => {
        return {
          source: { kind: 'part', piece: piece.id, part: id },
          triangles: inPlace(frame, trianglesOfSolid(solid, meshes)),
        };
      });
  });
}

function isOpenLeaf(piece: TerrainPiece, part: string): boolean {
  const shuts = Object.values(piece.openings).filter(({ leaf }) => leaf === part);
  return shuts.length > 0 && shuts.every(({ state }) => state === 'open' || state === 'always-open');
}

const isPane = (piece: TerrainPiece, part: string): boolean =>
  Object.values(piece.openings).some(({ leaf, infill }) => leaf === part && infill === 'glass');

/** Of a figure everything is in the way but its gear and base; of a vehicle hull and turret. */
const SOLID_REGIONS: Readonly<Record<'figure' | 'vehicle', readonly BodyRegion[]>> = {
  figure: ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'arms'],
  vehicle: ['hull', 'turret'],
};

/** What a policy says is in the way between two models: neither of the two themselves. */
export function blockersOf(stand: StandingBoard, policy: SightBlockers, neither: readonly ModelId[]): readonly Blocker[] {
  const models = Object.values(stand.board.models).filter(({ id }) => policy.models.includes(id) && !neither.includes(id));
  const bodies = models.map((model): Blocker => {
    const regions = SOLID_REGIONS[model.body.kind === 'vehicle' ? 'vehicle' : 'figure'];
    const triangles = volumesOf(model, model.stance, regions).flatMap((volume) => trianglesOfVolume(model, volume));
    return { source: { kind: 'model', model: model.id }, triangles };
  });
  const terrain = policy.terrain ? terrainInTheWay(stand, policy.glass) : [];
  const counting = terrain.filter(({ source }) => source.kind !== 'part' || !policy.without?.includes(source.piece));
  return [...counting, ...bodies, ...cloudsOf(stand.board, policy)];
}

/** What the models of a cover question cover with: upright rectangles turned to the eye, hull and turret of a vehicle. */
export function coveringModels(board: Board, query: CoverQuery, eye: Vec3): readonly Blocker[] {
  return Object.values(board.models)
    .filter(({ id }) => query.models.candidates.includes(id) && id !== query.from && id !== query.to)
    .map((model): Blocker => {
      const stance = query.models.stance === 'kneeling-stands' && model.stance === 'kneeling' ? 'standing' : model.stance;
      const height = model.body.height * STANCE_SHARE_OF_HEIGHT[stance];
      return {
        source: { kind: 'model', model: model.id },
        triangles: silhouetteOf(model, stance, query.models.width, height, eye).flatMap(({ triangles }) => triangles),
      };
    });
}

// ------------------------------------------------------------------------------------------------------------------- the target

/** The parts of a target that are looked at, in the order of its body. */
export const targetParts = (target: Model, policy: TargetPolicy, eye: Vec3): readonly TargetPart[] =>
  policy.kind === 'body'
    ? partsOf(target, policy.stance, policy.regions)
    : silhouetteOf(target, policy.stance, policy.width, policy.height, eye);

const volumesOf = (model: Model, stance: Stance, regions: readonly BodyRegion[]): readonly BodyVolume[] =>
  model.body.volumes[stance].filter(({ region }) => regions.includes(region));

/** Each region of each man once, of however many solids it is made. */
function partsOf(model: Model, stance: Stance, regions: readonly BodyRegion[]): readonly TargetPart[] {
  const parts: TargetPart[] = [];
  for (const volume of volumesOf(model, stance, regions)) {
    const { region, member } = volume;
    const triangles = trianglesOfVolume(model, volume);
    const uneven = unevennessOf(volume.solid);
    const at = parts.findIndex((part) => part.region === region && part.member === member);
    const known = parts[at];
    if (!known) parts.push({ region, member, triangles, uneven });
    else parts[at] = { ...known, triangles: [...known.triangles, ...triangles], uneven: Math.max(known.uneven, uneven) };
  }
  return parts;
}

function trianglesOfVolume(model: Model, { region, solid }: BodyVolume): readonly Triangle[] {
  const triangles = trianglesOfSolid(solid, NO_MESHES);
  const turned = region === 'turret' ? inPlace(turretInHull(model), triangles) : triangles;
  return inPlace(frameOfPose(model.pose), turned);
}

/** A turret turns about the upright line that its body names; about the model's own where it names none. */
function turretInHull({ body, turret }: Model): Frame {
  const pivot = { x: body.turretAxis?.x ?? 0, y: 0, z: body.turretAxis?.z ?? 0 };
  const turned = frameOfPose({ at: pivot, facing: turret });
  return { ...turned, origin: outOfFrame(turned, { x: -pivot.x, y: 0, z: -pivot.z }) };
}

const cornersOfVolumes = (model: Model, stance: Stance, regions: readonly BodyRegion[]): readonly Vec3[] =>
  volumesOf(model, stance, regions).flatMap(({ solid }) => trianglesOfSolid(solid, NO_MESHES).flat());

function boxAround(points: readonly Vec3[]): { readonly min: Vec3; readonly max: Vec3 } | null {
  if (points.length === 0) return null;
  const along = (axis: 'x' | 'y' | 'z') => points.map((point) => point[axis]);
  const least = (axis: 'x' | 'y' | 'z') => along(axis).reduce((a, b) => Math.min(a, b));
  const most = (axis: 'x' | 'y' | 'z') => along(axis).reduce((a, b) => Math.max(a, b));
  return { min: { x: least('x'), y: least('y'), z: least('z') }, max: { x: most('x'), y: most('y'), z: most('z') } };
}

/** Where the men of a model stand in its own frame: under each eye of a squad, at its middle for everyone else. */
function placesOfMen(model: Model, stance: Stance): readonly { readonly member: number; readonly at: Vec3 }[] {
  const eyes = model.body.eyes[stance];
  return eyes.length < 2
    ? [{ member: eyes[0]?.member ?? 0, at: { x: 0, y: 0, z: 0 } }]
    : eyes.map(({ member, at }) => ({ member, at: { x: at.x, y: 0, z: at.z } }));
}

function silhouetteOf(model: Model, stance: Stance, width: number, height: number, eye: Vec3): readonly TargetPart[] {
  if (model.body.kind === 'vehicle') return partsOf(model, stance, SOLID_REGIONS.vehicle);
  const frame = frameOfPose(model.pose);
  return placesOfMen(model, stance).map(({ member, at }) => ({
    region: 'silhouette',
    member,
    triangles: uprightRectangle(outOfFrame(frame, at), width, height, eye, frame.z),
    uneven: 0,
  }));
}

/** Turned to the eye about its upright middle line; as the model is turned, for an eye straight above. */
function uprightRectangle(foot: Vec3, width: number, height: number, eye: Vec3, otherwise: Vec3): readonly Triangle[] {
  const way = { x: eye.x - foot.x, z: eye.z - foot.z };
  const length = Math.sqrt(way.x * way.x + way.z * way.z);
  const towards = length > 0 ? { x: way.x / length, z: way.z / length } : otherwise;
  const half = { x: (-towards.z * width) / 2, z: (towards.x * width) / 2 };
  const left = { x: foot.x - half.x, y: foot.y, z: foot.z - half.z };
  const right = { x: foot.x + half.x, y: foot.y, z: foot.z + half.z };
  const raised = (corner: Vec3): Vec3 => ({ ...corner, y: corner.y + height });
  return [
    [left, right, raised(right)],
    [left, raised(right), raised(left)],
  ];
}

/** The middle of the smallest box, square to the model, around what is looked at. */
export function middleOfTarget(target: Model, policy: TargetPolicy): Vec3 | null {
  const isMan = policy.kind === 'silhouette' && target.body.kind !== 'vehicle';
  const corners = isMan
    ? placesOfMen(target, policy.stance).flatMap(({ at }) => [at, { ...at, y: policy.height }])
    : cornersInHull(target, policy.stance, policy.kind === 'body' ? policy.regions : SOLID_REGIONS.vehicle);
  const box = boxAround(corners);
  return box ? outOfFrame(frameOfPose(target.pose), between(box.min, box.max, 0.5)) : null;
}

function cornersInHull(model: Model, stance: Stance, regions: readonly BodyRegion[]): readonly Vec3[] {
  const turret = turretInHull(model);
  return regions.flatMap((region) =>
    cornersOfVolumes(model, stance, [region]).map((corner) => (region === 'turret' ? outOfFrame(turret, corner) : corner)),
  );
}

// --------------------------------------------------------------------------------------------------------------------- the eyes

/** Where a model's eyes are in a stance. */
export const eyesOf = (model: Model, stance: Stance): readonly Vec3[] =>
  model.body.eyes[stance].map(({ at }) => outOfFrame(frameOfPose(model.pose), at));

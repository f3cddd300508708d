import type { MeshHash } from '../identity/ids.ts';
import type { Fault } from '../outcome/fault.ts';
import type { Fill } from '../outcome/fill.ts';
import { frameOfPose, outOfFrame } from '../space/frame.ts';
import type { Solid } from '../space/solid.ts';
import type { TriangleMesh } from '../space/triangle-mesh.ts';
import { add, cross, scale, type Vec3 } from '../space/vec3.ts';
import { basesOverlap, halfSizeOfBase } from './base-overlap.ts';
import type { Board } from './board.ts';
import type { Model } from './model.ts';
import type { OpeningFrame } from './opening.ts';
import type { TerrainPiece } from './terrain-piece.ts';

/** What makes a board unusable: it names something that isn't there, or something under the wrong name. */
export const BROKEN_BOARD_CODES = [
  'board/id-differs',
  'board/side-missing',
  'board/piece-missing',
  'board/part-missing',
  'board/opening-missing',
  'board/ladder-missing',
  'board/mesh-missing',
  'board/mesh-group-missing',
] as const;

/** What a table should look at, though every question can still be answered. */
export const BOARD_WARNING_CODES = [
  'board/piece-off-the-table',
  'board/model-off-the-table',
  'board/objective-off-the-table',
  'board/bases-overlap',
  'board/opening-outside-its-wall',
  'board/leaf-is-its-wall',
  'board/piece-without-parts',
  'board/eyes-missing',
  'board/perch-above-the-ladder',
] as const;

/** Everything that `checkBoard` can find. */
export const BOARD_FAULT_CODES = [...BROKEN_BOARD_CODES, ...BOARD_WARNING_CODES] as const;
export type BrokenBoardCode = (typeof BROKEN_BOARD_CODES)[number];
export type BoardWarningCode = (typeof BOARD_WARNING_CODES)[number];
export type BoardFaultCode = (typeof BOARD_FAULT_CODES)[number];

const has = (things: object, id: string): boolean => Object.hasOwn(things, id);

/** Every mesh that a board refers to, each once, in the order of their hashes. */
export function meshesOf(board: Board): MeshHash[] {
  const found = new Set<MeshHash>();
  const look = (solid: Solid) => {
    if (solid.kind === 'mesh') found.add(solid.mesh);
  };
  for (const piece of Object.values(board.pieces)) {
    if (piece.made.by === 'import') found.add(piece.made.mesh);
    for (const part of Object.values(piece.parts)) look(part.solid);
  }
  for (const model of Object.values(board.models)) {
    if (model.sculpt.from === 'import') found.add(model.sculpt.mesh);
    for (const volumes of Object.values(model.body.volumes)) for (const volume of volumes) look(volume.solid);
  }
  return [...found].sort();
}

/**
 * Everything that the board names and doesn't have. Empty for a board that can be played on.
 * `groupsOf` gives the names of a mesh's groups.
 */
export function findBrokenReferences(
  board: Board,
  hasMesh: (hash: MeshHash) => boolean,
  groupsOf: (hash: MeshHash) => readonly string[],
): Fault<BrokenBoardCode>[] {
  const faults: Fault<BrokenBoardCode>[] = [];
  const report = (code: BrokenBoardCode, where: string, fill: Fill) => faults.push({ code, where, fill });
  const checkIds = (things: Readonly<Record<string, { readonly id: string }>>, where: string) => {
    for (const [key, { id }] of Object.entries(things))
      if (key !== id) report('board/id-differs', `${where}.${key}.id`, { key, id });
  };
  const checkMesh = (mesh: MeshHash, where: string) => {
    if (!hasMesh(mesh)) report('board/mesh-missing', where, { mesh });
  };
  const checkSolid = (solid: Solid, where: string) => {
    if (solid.kind !== 'mesh') return;
    checkMesh(solid.mesh, `${where}.mesh`);
    if (solid.group !== null && hasMesh(solid.mesh) && !groupsOf(solid.mesh).includes(solid.group)) {
      report('board/mesh-group-missing', `${where}.group`, { group: solid.group });
    }
  };
  const checkSide = (side: string | null, where: string) => {
    if (side !== null && !has(board.sides, side)) report('board/side-missing', where, { side });
  };

  for (const field of ['sides', 'pieces', 'models', 'zones', 'objectives'] as const) checkIds(board[field], field);
  for (const [pieceId, piece] of Object.entries(board.pieces)) {
    const at = `pieces.${pieceId}`;
    for (const field of ['parts', 'openings', 'ladders'] as const) checkIds(piece[field], `${at}.${field}`);
    if (piece.made.by === 'import') checkMesh(piece.made.mesh, `${at}.made.mesh`);
    for (const [id, part] of Object.entries(piece.parts)) checkSolid(part.solid, `${at}.parts.${id}.solid`);
    for (const [id, opening] of Object.entries(piece.openings)) {
      for (const field of ['wall', 'leaf'] as const) {
        const part = opening[field];
        if (part !== null && !has(piece.parts, part)) report('board/part-missing', `${at}.openings.${id}.${field}`, { part });
      }
    }
  }
  for (const [modelId, model] of Object.entries(board.models)) {
    const at = `models.${modelId}`;
    checkSide(model.owner, `${at}.owner`);
    if (model.sculpt.from === 'import') checkMesh(model.sculpt.mesh, `${at}.sculpt.mesh`);
    for (const [stance, volumes] of Object.entries(model.body.volumes)) {
      volumes.forEach((volume, index) => {
        checkSolid(volume.solid, `${at}.body.volumes.${stance}[${index}].solid`);
      });
    }
    /** The piece that the model names, if it is there. */
    const named = (piece: string, where: string): TerrainPiece | null => {
      if (has(board.pieces, piece)) return board.pieces[piece]!;
      report('board/piece-missing', where, { piece });
      return null;
    };
    const { perch } = model;
    const { hidingBehind, lookingOut } = model.declared;
    if (perch) {
      const piece = named(perch.piece, `${at}.perch.piece`);
      if (piece && !has(piece.ladders, perch.ladder))
        report('board/ladder-missing', `${at}.perch.ladder`, { ladder: perch.ladder });
    }
    if (hidingBehind !== null) named(hidingBehind, `${at}.declared.hidingBehind`);
    if (lookingOut) {
      const piece = named(lookingOut.piece, `${at}.declared.lookingOut.piece`);
      if (piece && !has(piece.openings, lookingOut.opening)) {
        report('board/opening-missing', `${at}.declared.lookingOut.opening`, { opening: lookingOut.opening });
      }
    }
  }
  for (const [id, zone] of Object.entries(board.zones)) checkSide(zone.owner, `zones.${id}.owner`);
  return faults;
}

interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

const boundsOfPoints = (points: readonly Vec3[]): Bounds | null => {
  const first = points[0];
  if (!first) return null;
  let min = first;
  let max = first;
  for (const p of points) {
    min = { x: Math.min(min.x, p.x), y: Math.min(min.y, p.y), z: Math.min(min.z, p.z) };
    max = { x: Math.max(max.x, p.x), y: Math.max(max.y, p.y), z: Math.max(max.z, p.z) };
  }
  return { min, max };
};

/** Smallest and largest corner of a solid in its owner's frame; null when its mesh isn't there or is empty. */
function boundsOfSolid(solid: Solid, meshes: ReadonlyMap<MeshHash, TriangleMesh>): Bounds | null {
  switch (solid.kind) {
    case 'box':
      return { min: solid.min, max: solid.max };
    case 'polyhedron':
      return boundsOfPoints(solid.vertices);
    case 'prism': {
      const push = scale(cross(solid.across, solid.along), solid.depth);
      const near = solid.outline.map((p) => add(solid.origin, add(scale(solid.across, p.x), scale(solid.along, p.y))));
      return boundsOfPoints([...near, ...near.map((p) => add(p, push))]);
    }
    case 'mesh': {
      const mesh = meshes.get(solid.mesh);
      if (!mesh) return null;
      const points: Vec3[] = [];
      for (const group of mesh.groups) {
        if (solid.group !== null && group.name !== solid.group) continue;
        for (let i = group.first * 3; i < (group.first + group.count) * 3; i++) {
          const corner = mesh.triangles[i]! * 3;
          points.push({ x: mesh.positions[corner]!, y: mesh.positions[corner + 1]!, z: mesh.positions[corner + 2]! });
        }
      }
      return boundsOfPoints(points);
    }
  }
}

/** The box around all parts of a piece but what shuts its openings. */
function boundsOfParts(piece: TerrainPiece, meshes: ReadonlyMap<MeshHash, TriangleMesh>): Bounds | null {
  const leaves = new Set(Object.values(piece.openings).map((opening) => opening.leaf));
  const boxes = Object.values(piece.parts).flatMap((part) => {
    const bounds = leaves.has(part.id) ? null : boundsOfSolid(part.solid, meshes);
    return bounds ? [bounds.min, bounds.max] : [];
  });
  return boundsOfPoints(boxes);
}

/** How far a frame may stand out of its wall before it is called wrong: frames are drawn a little prouder than the hole they line. */
const FRAME_SLACK = 1;
/** A piece or base may reach over the table's edge by this before it is mentioned. */
const EDGE_SLACK = 0.5;

const cornersOfOpening = ({ centre, across, through, width, height }: OpeningFrame): Vec3[] => {
  const up = cross(through, across);
  return [-0.5, 0.5].flatMap((w) => [-0.5, 0.5].map((h) => add(centre, add(scale(across, w * width), scale(up, h * height)))));
};

const liesWithin = ({ min, max }: Bounds, p: Vec3, slack: number): boolean =>
  (['x', 'y', 'z'] as const).every((axis) => p[axis] >= min[axis] - slack && p[axis] <= max[axis] + slack);

/**
 * What is wrong with a board? First what makes it unusable (the codes of `BROKEN_BOARD_CODES`), then what the table should look at
 * (`BOARD_WARNING_CODES`).
 * @clause SK-MODEL-12 for bases that overlap
 * @edge a model whose centre is exactly at the table's edge is on it; bases that touch do not overlap; of two models one above the other only the bodies'
 * heights decide whether they are in each other's way
 */
export function checkBoard(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>): Fault<BoardFaultCode>[] {
  const groupsOf = (hash: MeshHash) => meshes.get(hash)?.groups.map((group) => group.name) ?? [];
  return [...findBrokenReferences(board, (hash) => meshes.has(hash), groupsOf), ...findWarnings(board, meshes)];
}

/** Does the code make the board unusable? */
export const isBroken = (code: string): code is BrokenBoardCode => (BROKEN_BOARD_CODES as readonly string[]).includes(code);

function findWarnings(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>): Fault<BoardWarningCode>[] {
  const faults: Fault<BoardWarningCode>[] = [];
  const report = (code: BoardWarningCode, where: string, fill: Fill = {}) => faults.push({ code, where, fill });
  const beyond = (x: number, z: number): number =>
    Math.max(0, Math.abs(x) - board.size.width / 2, Math.abs(z) - board.size.depth / 2);

  for (const [pieceId, piece] of Object.entries(board.pieces)) {
    const at = `pieces.${pieceId}`;
    const frame = frameOfPose(piece.pose, piece.mirrored);
    const over = piece.footprint.flat().reduce((most, { x, z }) => {
      const point = outOfFrame(frame, { x, y: 0, z });
      return Math.max(most, beyond(point.x, point.z));
    }, 0);
    if (over > EDGE_SLACK) report('board/piece-off-the-table', at, { piece: piece.name || pieceId, by: over });
    if (Object.keys(piece.parts).length === 0 && !piece.traits.area) {
      report('board/piece-without-parts', `${at}.parts`, { piece: piece.name || pieceId });
    }
    for (const [id, opening] of Object.entries(piece.openings)) {
      if (opening.leaf === opening.wall) report('board/leaf-is-its-wall', `${at}.openings.${id}.leaf`, { part: opening.wall });
      const wall = has(piece.parts, opening.wall) ? piece.parts[opening.wall] : undefined;
      const own = wall ? boundsOfSolid(wall.solid, meshes) : null;
      const corners = cornersOfOpening(opening.frame);
      const lies = (bounds: Bounds | null) =>
        bounds !== null && corners.every((corner) => liesWithin(bounds, corner, FRAME_SLACK));
      // A gate is a hole between two posts: it lies in no part, but between the parts of its piece.
      if (own && !lies(own) && !lies(boundsOfParts(piece, meshes))) {
        report('board/opening-outside-its-wall', `${at}.openings.${id}.frame`, { opening: id, wall: opening.wall });
      }
    }
  }
  const models = Object.entries(board.models);
  for (const [modelId, model] of models) {
    const at = `models.${modelId}`;
    const over = beyond(model.pose.at.x, model.pose.at.z);
    if (over > 0) report('board/model-off-the-table', at, { model: model.name || modelId, by: over });
    for (const [stance, eyes] of Object.entries(model.body.eyes)) {
      if (eyes.length === 0) report('board/eyes-missing', `${at}.body.eyes.${stance}`, { model: model.name || modelId, stance });
    }
    const { perch } = model;
    const ladder = perch && has(board.pieces, perch.piece) ? board.pieces[perch.piece]?.ladders[perch.ladder] : undefined;
    if (perch && ladder && perch.height > ladder.head.y - ladder.foot.y + EDGE_SLACK) {
      report('board/perch-above-the-ladder', `${at}.perch.height`, { model: model.name || modelId });
    }
  }
  for (const [one, other] of pairsNear(models)) {
    if (basesOverlap(one[1], other[1])) {
      report('board/bases-overlap', `models.${one[0]}`, { model: one[1].name || one[0], other: other[1].name || other[0] });
    }
  }
  for (const [id, objective] of Object.entries(board.objectives)) {
    const over = beyond(objective.at.x, objective.at.z);
    if (over > 0) report('board/objective-off-the-table', `objectives.${id}`, { objective: objective.name || id, by: over });
  }
  return faults;
}

type NamedModel = readonly [string, Model];

/** Pairs of models that stand on surfaces, at heights where their bodies meet, near enough that their bases might: swept along x. */
function pairsNear(models: readonly NamedModel[]): (readonly [NamedModel, NamedModel])[] {
  const standing = models.flatMap(([id, model]) => {
    const half = model.perch ? null : halfSizeOfBase(model.base);
    return half ? [{ named: [id, model] as const, reach: Math.sqrt(half.x * half.x + half.z * half.z), at: model.pose.at }] : [];
  });
  standing.sort((a, b) => a.at.x - a.reach - (b.at.x - b.reach));
  return standing.flatMap((one, index) => {
    const pairs: (readonly [NamedModel, NamedModel])[] = [];
    for (let i = index + 1; i < standing.length && standing[i]!.at.x - standing[i]!.reach <= one.at.x + one.reach; i++) {
      const other = standing[i]!;
      const lower = one.at.y <= other.at.y ? one : other;
      if (Math.abs(one.at.y - other.at.y) < lower.named[1].body.height) pairs.push([one.named, other.named]);
    }
    return pairs;
  });
}

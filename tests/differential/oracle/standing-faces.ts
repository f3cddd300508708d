import {
  type Board,
  type BodyRegion,
  type Frame,
  frameOfPose,
  type Model,
  outOfFrame,
  type Source,
  type Stance,
  type TerrainPiece,
  type Vec3,
} from '../../../engine/index.ts';
import { type FlatFace, flatFacesOf, type Meshes } from './flat-faces.ts';

/** One solid as it stands on the board. */
export interface StandingSolid {
  readonly source: Source;
  readonly glass: boolean;
  /** One can be inside of it: it is no sheet. */
  readonly closed: boolean;
  readonly faces: readonly FlatFace[];
  /** Of the upright box around it. */
  readonly boxCorners: readonly Vec3[];
}

/** The eight corners of the upright box around some faces. */
export function boxCornersOf(faces: readonly FlatFace[]): Vec3[] {
  const low = { x: Infinity, y: Infinity, z: Infinity };
  const high = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const { x, y, z } of faces.flat()) {
    low.x = Math.min(low.x, x);
    low.y = Math.min(low.y, y);
    low.z = Math.min(low.z, z);
    high.x = Math.max(high.x, x);
    high.y = Math.max(high.y, y);
    high.z = Math.max(high.z, z);
  }
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    x: k & 1 ? high.x : low.x,
    y: k & 2 ? high.y : low.y,
    z: k & 4 ? high.z : low.z,
  }));
}

const placed = (frame: Frame, faces: readonly FlatFace[]): FlatFace[] =>
  faces.map((face) => face.map((corner) => outOfFrame(frame, corner)));

/** Everything of a board's terrain that is in the way: of a door that stands open nothing is. */
export const standingTerrain = (board: Board, meshes: Meshes): StandingSolid[] =>
  Object.values(board.pieces).flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return Object.values(piece.parts)
      .filter(({ id }) => !isOpenLeaf(piece, id))
      .map(({ id, solid }) => {
        const faces = placed(frame, flatFacesOf(solid, meshes));
        return {
          source: { kind: 'part' as const, piece: piece.id, part: id },
          glass: Object.values(piece.openings).some(({ leaf, infill }) => leaf === id && infill === 'glass'),
          closed: solid.kind !== 'mesh',
          faces,
          boxCorners: boxCornersOf(faces),
        };
      });
  });

function isOpenLeaf(piece: TerrainPiece, part: string): boolean {
  const states = Object.values(piece.openings).flatMap(({ leaf, state }) => (leaf === part ? [state] : []));
  return states.length > 0 && !states.some((state) => state === 'closed' || state === 'locked');
}

/** The regions of a body, each with its faces as they stand on the board. */
export function standingBody(
  model: Model,
  stance: Stance,
  regions: readonly BodyRegion[],
): { readonly region: BodyRegion; readonly member: number; readonly faces: readonly FlatFace[] }[] {
  const frame = frameOfPose(model.pose);
  return model.body.volumes[stance]
    .filter(({ region }) => regions.includes(region))
    .map(({ region, member, solid }) => {
      const faces = flatFacesOf(solid, new Map());
      const own = region === 'turret' ? faces.map((face) => face.map((p) => turnedTurret(model, p))) : faces;
      return { region, member, faces: placed(frame, own) };
    });
}

/** The same, each region of each man once: what a target is told by. */
export function standingRegions(model: Model, stance: Stance, regions: readonly BodyRegion[]): ReturnType<typeof standingBody> {
  const bodies = standingBody(model, stance, regions);
  const isFirst = ({ region, member }: (typeof bodies)[number], i: number) =>
    bodies.findIndex((one) => one.region === region && one.member === member) === i;
  return bodies.filter(isFirst).map(({ region, member }) => ({
    region,
    member,
    faces: bodies.filter((one) => one.region === region && one.member === member).flatMap(({ faces }) => faces),
  }));
}

/** A point of the turret in the model's frame, turned about the turret's axis. */
export function turnedTurret(model: Model, p: Vec3): Vec3 {
  const sin = Math.sin(model.turret);
  const cos = Math.cos(model.turret);
  const axis = model.body.turretAxis ?? { x: 0, z: 0 };
  const x = p.x - axis.x;
  const z = p.z - axis.z;
  return { x: axis.x + cos * x + sin * z, y: p.y, z: axis.z - sin * x + cos * z };
}

const IN_THE_WAY: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'arms'];

/** What of a model is in the way: hull and turret, or the regions of a man without his gear and base. */
export const standingModel = (model: Model): StandingSolid[] =>
  standingBody(model, model.stance, model.body.kind === 'vehicle' ? ['hull', 'turret'] : IN_THE_WAY).map(({ faces }) => ({
    source: { kind: 'model', model: model.id },
    glass: false,
    closed: model.body.kind === 'vehicle',
    faces,
    boxCorners: boxCornersOf(faces),
  }));

/** Does a solid go round a point? By the share of all directions that its faces fill as seen from there. */
export function goesRound({ closed, faces, boxCorners }: StandingSolid, at: Vec3): boolean {
  const low = boxCorners[0]!;
  const high = boxCorners[7]!;
  if (!closed || at.x < low.x || at.y < low.y || at.z < low.z || at.x > high.x || at.y > high.y || at.z > high.z) return false;
  let filled = 0;
  for (const face of faces) {
    for (let i = 2; i < face.length; i++) filled += solidAngle(at, face[0]!, face[i - 1]!, face[i]!);
  }
  return Math.abs(filled) > 2 * Math.PI;
}

function solidAngle(at: Vec3, p: Vec3, q: Vec3, r: Vec3): number {
  const [a, b, c] = [p, q, r].map(({ x, y, z }) => ({ x: x - at.x, y: y - at.y, z: z - at.z })) as [Vec3, Vec3, Vec3];
  const dot = (u: Vec3, v: Vec3) => u.x * v.x + u.y * v.y + u.z * v.z;
  const la = Math.sqrt(dot(a, a));
  const lb = Math.sqrt(dot(b, b));
  const lc = Math.sqrt(dot(c, c));
  const volume = a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
  return 2 * Math.atan2(volume, la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb);
}

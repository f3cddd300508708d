import {
  type Board,
  frameOfPose,
  type MeshHash,
  outOfFrame,
  type PlanPoint,
  type TerrainPiece,
  type TriangleMesh,
} from '../../../engine/index.ts';

/** A board drawn from above. @unit millimetres @frame board */
export interface PlanDrawing {
  /** Ground by height, from 0 for the lowest to 1 for the highest. */
  readonly shades: readonly {
    readonly x: number;
    readonly z: number;
    readonly size: { readonly x: number; readonly z: number };
    readonly light: number;
  }[];
  readonly outlines: readonly { readonly id: string; readonly points: string; readonly kind: 'wall' | 'floor' | 'area' }[];
  readonly openings: readonly { readonly id: string; readonly from: PlanPoint; readonly to: PlanPoint; readonly state: string }[];
  readonly models: readonly {
    readonly id: string;
    readonly name: string;
    readonly at: PlanPoint;
    readonly radius: number;
    readonly colour: string;
  }[];
}

/** Squares along the longer side of the ground that are shaded each by itself. */
const SHADES = 56;

/** What there is to draw of a board from above. */
export function planOfBoard(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>): PlanDrawing {
  const pieces = Object.values(board.pieces);
  const grounds = pieces.filter((piece) => isGround(piece, board));
  return {
    shades: grounds.flatMap(({ made }) => {
      const mesh = made.by === 'import' ? meshes.get(made.mesh) : undefined;
      return mesh ? shadesOf(mesh, board) : [];
    }),
    outlines: pieces
      .filter((piece) => !grounds.includes(piece))
      .flatMap((piece) => {
        const frame = frameOfPose(piece.pose, piece.mirrored);
        const kind = piece.traits.area
          ? 'area'
          : Object.values(piece.parts).every(({ standable }) => standable)
            ? 'floor'
            : 'wall';
        return piece.footprint.map((outline, index) => ({
          id: `${piece.id} ${index}`,
          kind: kind as 'wall' | 'floor' | 'area',
          points: outline
            .map(({ x, z }) => outOfFrame(frame, { x, y: 0, z }))
            .map(({ x, z }) => `${x.toFixed(1)},${z.toFixed(1)}`)
            .join(' '),
        }));
      })
      // Floors lie under walls, and may be larger than them.
      .sort((a, b) => Number(a.kind === 'wall') - Number(b.kind === 'wall')),
    openings: pieces.flatMap((piece) => {
      const frame = frameOfPose(piece.pose, piece.mirrored);
      return Object.values(piece.openings).map(({ id, frame: { centre, across, width }, state, infill }) => {
        const end = (sign: number) =>
          outOfFrame(frame, { x: centre.x + (across.x * width * sign) / 2, y: 0, z: centre.z + (across.z * width * sign) / 2 });
        return { id: `${piece.id} ${id}`, from: end(-1), to: end(1), state: infill === 'glass' ? 'glass' : state };
      });
    }),
    models: Object.values(board.models).map(({ id, name, pose, base, owner }) => ({
      id,
      name,
      at: pose.at,
      radius: base.kind === 'round' ? base.diameter / 2 : base.kind === 'none' ? 10 : Math.min(base.width, base.depth) / 2,
      colour: board.sides[owner]?.colour ?? '#888888',
    })),
  };
}

/** Is it the ground itself: one mesh over the whole table? */
function isGround({ made, footprint }: TerrainPiece, { size }: Board): boolean {
  const reach = (axis: 'x' | 'z') => footprint.flat().reduce((most, point) => Math.max(most, point[axis]), 0) * 2;
  return made.by === 'import' && reach('x') > size.width * 0.98 && reach('z') > size.depth * 0.98;
}

function shadesOf({ positions }: TriangleMesh, { size }: Board): PlanDrawing['shades'] {
  const side = Math.max(size.width, size.depth) / SHADES;
  const columns = Math.max(1, Math.round(size.width / side));
  const rows = Math.max(1, Math.round(size.depth / side));
  const highest = new Float64Array(columns * rows).fill(-1);
  let most = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((positions[i]! / size.width + 0.5) * columns)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor((positions[i + 2]! / size.depth + 0.5) * rows)));
    const at = row * columns + column;
    highest[at] = Math.max(highest[at]!, positions[i + 1]!);
    most = Math.max(most, positions[i + 1]!);
  }
  const step = { x: size.width / columns, z: size.depth / rows };
  return [...highest].flatMap((height, at) =>
    height < 0
      ? []
      : [
          {
            x: -size.width / 2 + (at % columns) * step.x,
            z: -size.depth / 2 + Math.floor(at / columns) * step.z,
            // A hair wider than its square, so that no seam shows.
            size: { x: step.x * 1.03, z: step.z * 1.03 },
            light: most > 0 ? height / most : 0,
          },
        ],
  );
}

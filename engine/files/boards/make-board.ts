import { BOARD_FORMAT, type Board } from '../../board/board.ts';
import { asName } from '../../board/longest-name.ts';
import type { MeshHash } from '../../identity/ids.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { BoardWithMeshes } from '../board-file.ts';
import { asCredits, pieceFromMesh } from '../mesh/as-terrain.ts';
import { hashMesh } from '../mesh-hash.ts';
import { furnishGrid } from './board-of-grid.ts';
import { layOutThings } from './board-of-things.ts';
import type { BoardWishes } from './board-wishes.ts';
import type { ForeignBoard, ForeignBoardNotice, ForeignScale, HeightMap } from './foreign-board.ts';
import { raiseGround, rangeOfHeights } from './ground-of-heights.ts';

/** Which questions a board of another program leaves open; the others make no difference to it. */
export const SCALE_QUESTIONS = {
  grid: ['square', 'wallHeight', 'doorHeight', 'thickness'],
  things: ['block', 'wallHeight'],
  heights: ['longest', 'relief'],
} as const satisfies Readonly<Record<ForeignBoard['holds']['layout'], readonly (keyof ForeignScale)[]>>;

/** Answers to begin with: battle maps are printed with squares of an inch, and their walls are ten feet high where squares are five. */
const USUAL: ForeignScale = {
  square: 25.4,
  wallHeight: 50.8,
  doorHeight: 35.56,
  thickness: 3,
  block: 76.2,
  longest: 600,
  relief: 40,
};

/** A landscape flatter than this hides nobody: it is proposed higher than it is. */
const LEAST_RELIEF = 10;
/** How high a wall and a door are, in squares. */
const WALL_SQUARES = 2;
const DOOR_SQUARES = 1.4;

/** How high a landscape would be if it were true to scale; null where the file does not say how wide it is. @unit millimetres */
export function trueRelief(map: HeightMap, longest: number): number | null {
  if (!map.spacing) return null;
  const { least, most } = rangeOfHeights(map);
  const far = Math.max((map.columns - 1) * map.spacing.x, (map.rows - 1) * map.spacing.z);
  return ((most - least) / far) * longest;
}

/** What to answer to the questions of a board where nobody says otherwise. @edge a map that we wrote ourselves says how long its squares are */
export function proposeScale({ holds }: ForeignBoard): ForeignScale {
  if (holds.layout === 'grid') {
    const { stands } = holds;
    const square = stands?.unit === 'mm' ? stands.length : USUAL.square;
    return scaleForSquare(square);
  }
  if (holds.layout === 'things') return USUAL;
  const relief = trueRelief(holds, USUAL.longest);
  return { ...USUAL, relief: relief !== null && relief >= LEAST_RELIEF ? relief : USUAL.relief };
}

const toHundredth = (length: number): number => Math.round(length * 100) / 100;

/** The usual answers for squares of this length: walls and doors grow with them. */
export const scaleForSquare = (square: number): ForeignScale => ({
  ...USUAL,
  square,
  wallHeight: toHundredth(square * WALL_SQUARES),
  doorHeight: toHundredth(square * DOOR_SQUARES),
});

/** What came of a board of another program. */
export interface MadeBoard extends BoardWithMeshes {
  /** What had to be assumed or left behind while it was made. */
  readonly notices: readonly ForeignBoardNotice[];
}

/**
 * Makes our board of one of another program.
 * @edge a map that we wrote and nobody changed gives the very board that was written
 */
export function boardOfForeign(foreign: ForeignBoard, scale: ForeignScale, wished: BoardWishes): MadeBoard {
  const wishes = asCredits(wished);
  if (foreign.ours) return { ...foreign.ours, notices: [] };
  const { holds, name } = foreign;
  const { friend, foe } = wishes.sides;
  const bare: Board = {
    format: BOARD_FORMAT,
    size: { width: 0, depth: 0 },
    sides: { [friend.id]: friend, [foe.id]: foe },
    pieces: {},
    models: {},
    zones: {},
    objectives: {},
    meta: { name: asName(name), author: wishes.author, licence: wishes.licence, notes: '' },
  };
  const none: ReadonlyMap<MeshHash, TriangleMesh> = new Map();
  switch (holds.layout) {
    case 'grid': {
      const { notices, ...furnished } = furnishGrid(holds, scale, wishes);
      const size = { width: holds.size.width * scale.square, depth: holds.size.depth * scale.square };
      return { board: { ...bare, size, ...furnished }, meshes: none, notices };
    }
    case 'things': {
      const { pieces, meshes, size } = layOutThings(holds, scale, wishes);
      return { board: { ...bare, size, pieces }, meshes, notices: [] };
    }
    case 'heights': {
      const { mesh, size, kept, error } = raiseGround(holds, scale);
      const hash = hashMesh(mesh);
      const credits = { fileName: wishes.fileName, author: wishes.author, licence: wishes.licence };
      const piece = pieceFromMesh(mesh, hash, { id: 'ground', name: wishes.called.ground, credits, material: 'grass' });
      const notices: ForeignBoardNotice[] = [];
      const note = (code: ForeignBoardNotice['code'], fill: ForeignBoardNotice['fill']) =>
        notices.push({ code, where: '', fill });
      if (kept.columns < holds.columns || kept.rows < holds.rows)
        note('foreign-board/heights-thinned', {
          columns: holds.columns,
          rows: holds.rows,
          kept: kept.columns,
          keptRows: kept.rows,
          error,
        });
      const real = trueRelief(holds, scale.longest);
      if (real !== null && real > 0 && scale.relief > real * 1.001)
        note('foreign-board/relief-raised', { real, times: scale.relief / real });
      return { board: { ...bare, size, pieces: { ground: piece } }, meshes: new Map([[hash, mesh]]), notices };
    }
  }
}

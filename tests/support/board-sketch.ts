import {
  type Board,
  type CoverGrade,
  facingTowards,
  type Model,
  type Opening,
  type OpeningState,
  type PlanPolygon,
  type Solid,
  type TerrainPart,
  type TerrainPiece,
  type TerrainTraits,
  type Vec2,
} from '../../engine/index.ts';
import type { Figure } from './figures.ts';

/** What a sign of the plan stands for: terrain over all its cells, a wall picture in their middle, or a figure on its one cell. */
export type Thing = Terrain | StandingPiece | Figure;

interface PartWish {
  readonly grade?: CoverGrade;
  readonly concealOnly?: boolean;
  readonly closeRangeProof?: boolean;
}

export interface Terrain extends PartWish {
  readonly is: 'terrain';
  readonly name: string;
  /** Top and bottom over the table. */
  readonly height: number;
  readonly from: number;
  /** Thickness of a wall that is thinner than a cell, about the middle of its cells; 0 for whole cells. */
  readonly thick: number;
  /** Nothing solid: only its footprint counts. */
  readonly hollow: boolean;
  readonly traits: Partial<TerrainTraits>;
}

export interface StandingPiece {
  readonly is: 'picture';
  readonly piece: TerrainPiece;
}

const isFigure = (thing: Thing): thing is Figure => !('is' in thing);

/** A block of terrain as high as told, in centimetres times ten like everything else: `wall('wall', 25)` is 2.5 cm. */
export const wall = (name: string, height: number, wish: Partial<Omit<Terrain, 'is' | 'name' | 'height'>> = {}): Terrain => ({
  is: 'terrain',
  name,
  height,
  from: 0,
  thick: 0,
  hollow: false,
  grade: 'heavy',
  traits: {},
  ...wish,
});

/** Ground that is higher: one stands on it, and it covers nobody. */
export const platform = (name: string, height: number): Terrain => wall(name, height, { grade: 'none' });

/** A wall whose picture is drawn from its front, put up along the cells of its sign. */
export const picture = (piece: TerrainPiece): StandingPiece => ({ is: 'picture', piece });

interface Cell {
  readonly x: number;
  readonly z: number;
}

/**
 * A board from a plan seen from above: each sign is a square centimetre, right is right and down is towards the near edge. Points and
 * blanks are bare table; every other sign is looked up in the legend. The middle of the plan is the middle of the table, and models are
 * called by their sign. Figures face the first other figure unless told otherwise.
 */
export function sketchBoard(plan: string, legend: Readonly<Record<string, Thing>>, cell = 10): Board {
  const rows = plan.split('\n').filter((row) => row.trim() !== '');
  const margin = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  const grid = rows.map((row) => row.slice(margin));
  const width = Math.max(...grid.map((row) => row.length));
  const cells = new Map<string, Cell[]>();
  grid.forEach((row, line) => {
    [...row].forEach((sign, column) => {
      if (sign === '.' || sign === ' ') return;
      if (!legend[sign]) throw new Error(`the legend does not say what ${sign} is`);
      const at = { x: (column + 0.5 - width / 2) * cell, z: (line + 0.5 - grid.length / 2) * cell };
      cells.set(sign, [...(cells.get(sign) ?? []), at]);
    });
  });
  const signs = [...cells].map(([sign, where]) => ({ sign, where, thing: legend[sign]! }));
  const figures = signs.flatMap(({ sign, where, thing }) => (isFigure(thing) ? [{ sign, at: where[0]!, thing }] : []));
  const pieces = signs.flatMap(({ where, thing }) => (isFigure(thing) ? [] : [pieceOf(thing, where, cell)]));
  const models = figures.map(({ sign, at, thing }) => modelOf(sign, at, thing, figures.find((one) => one.sign !== sign)?.at));
  return boardOf(pieces, models);
}

/** A board of 1200 by 1200 mm that holds these. */
export function boardOf(pieces: readonly TerrainPiece[], models: readonly Model[]): Board {
  return {
    format: 1,
    size: { width: 1200, depth: 1200 },
    sides: { red: { id: 'red', name: 'Red', colour: '#aa2222' } },
    pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
    models: Object.fromEntries(models.map((model) => [model.id, model])),
    zones: {},
    objectives: {},
    meta: { name: '', author: '', licence: '', notes: '' },
  };
}

/** A figure put down somewhere. */
export function modelOf(id: string, at: Cell, { on, facing, ...rest }: Figure, towards?: Cell): Model {
  const place = { x: at.x, y: on, z: at.z };
  const looksTo = towards ? facingTowards(place, { x: towards.x, y: 0, z: towards.z }) : 0;
  return { id, name: id, ...rest, pose: { at: place, facing: facing ?? looksTo } };
}

const PLAIN: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};

const partOf = (id: string, solid: Solid, wish: PartWish): TerrainPart => ({
  id,
  solid,
  material: 'brick',
  standable: true,
  cover: {
    grade: wish.grade ?? 'heavy',
    concealOnly: wish.concealOnly ?? false,
    closeRangeProof: wish.closeRangeProof ?? false,
  },
});

function pieceOf(thing: Terrain | StandingPiece, where: readonly Cell[], cell: number): TerrainPiece {
  const xs = where.map(({ x }) => x);
  const zs = where.map(({ z }) => z);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 };
  const runsAlongZ = Math.max(...zs) - Math.min(...zs) > Math.max(...xs) - Math.min(...xs);
  if (thing.is === 'picture') {
    const facing = runsAlongZ ? Math.PI / 2 : 0;
    return { ...thing.piece, pose: { at: { x: middle.x, y: 0, z: middle.z }, facing } };
  }
  const blocks = blocksOf(where, cell, thing.thick > 0 ? { thick: thing.thick, runsAlongZ } : null);
  return blockPiece(thing, blocks);
}

interface Block {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** The cells as few rectangles: runs along x, joined downwards where they are equally long. */
function blocksOf(where: readonly Cell[], cell: number, thin: { thick: number; runsAlongZ: boolean } | null): readonly Block[] {
  const half = cell / 2;
  const runs: Block[] = [];
  for (const { x, z } of [...where].sort((a, b) => a.z - b.z || a.x - b.x)) {
    const last = runs.at(-1);
    const follows = last && last.z0 === z - half && Math.abs(last.x1 - (x - half)) < 1e-9;
    if (follows) runs[runs.length - 1] = { ...last, x1: x + half };
    else runs.push({ x0: x - half, x1: x + half, z0: z - half, z1: z + half });
  }
  const blocks: Block[] = [];
  for (const run of runs) {
    const above = blocks.findIndex(({ x0, x1, z1 }) => x0 === run.x0 && x1 === run.x1 && Math.abs(z1 - run.z0) < 1e-9);
    if (above >= 0) blocks[above] = { ...blocks[above]!, z1: run.z1 };
    else blocks.push(run);
  }
  return blocks.map((block) => {
    if (!thin) return block;
    const midX = (block.x0 + block.x1) / 2;
    const midZ = (block.z0 + block.z1) / 2;
    return thin.runsAlongZ || block.z1 - block.z0 > block.x1 - block.x0 || where.length === 1
      ? { ...block, x0: midX - thin.thick / 2, x1: midX + thin.thick / 2 }
      : { ...block, z0: midZ - thin.thick / 2, z1: midZ + thin.thick / 2 };
  });
}

function blockPiece(thing: Terrain, blocks: readonly Block[]): TerrainPiece {
  const parts = blocks.map(({ x0, z0, x1, z1 }, index) =>
    partOf(
      blocks.length === 1 ? 'block' : `block-${index + 1}`,
      { kind: 'box', min: { x: x0, y: thing.from, z: z0 }, max: { x: x1, y: thing.height, z: z1 } },
      thing,
    ),
  );
  return {
    id: thing.name,
    name: thing.name,
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    mirrored: false,
    made: { by: 'kit', kit: 'sketch', version: 1, parameters: {} },
    parts: Object.fromEntries(parts.map((part) => [part.id, part])),
    openings: {},
    ladders: {},
    footprint: blocks.map(({ x0, z0, x1, z1 }) => rectangle(x0, z0, x1, z1)),
    traits: { ...PLAIN, ...thing.traits },
  };
}

const rectangle = (x0: number, z0: number, x1: number, z1: number): PlanPolygon => [
  { x: x0, z: z0 },
  { x: x1, z: z0 },
  { x: x1, z: z1 },
  { x: x0, z: z1 },
];

export interface WallPicture extends PartWish {
  readonly thick?: number;
  readonly cell?: number;
  readonly state?: OpeningState;
  readonly kind?: Opening['kind'];
}

/**
 * A wall as it looks from its front: `#` is wall, points are holes; the lowest row stands on the table. A hole that is wall all round is
 * an opening, `window-1` and so on from left to right; one that reaches the ground is a door, `door-1`; gaps at the top are battlements.
 */
export function wallFromFront(name: string, drawing: string, wish: WallPicture = {}): TerrainPiece {
  const { thick = 10, cell = 10, state = 'always-open', kind = 'window' } = wish;
  const rows = drawing
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .reverse();
  const width = rows[0]!.length;
  if (rows.some((row) => row.length !== width)) throw new Error(`the picture of ${name} is not a rectangle`);
  const left = (-width / 2) * cell;
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] === '#'));
  const spans = columns.map((column) => {
    const bottom = column.indexOf(true);
    if (bottom < 0) throw new Error(`the picture of ${name} falls apart`);
    return { bottom, top: column.lastIndexOf(true) + 1 };
  });
  const outline: Vec2[] = [];
  const corner = (column: number, row: number) => outline.push({ x: left + column * cell, y: row * cell });
  spans.forEach(({ bottom }, column) => {
    if (column === 0 || spans[column - 1]!.bottom !== bottom) corner(column, bottom);
    if (column === width - 1 || spans[column + 1]!.bottom !== bottom) corner(column + 1, bottom);
  });
  for (let column = width - 1; column >= 0; column--) {
    const { top } = spans[column]!;
    if (column === width - 1 || spans[column + 1]!.top !== top) corner(column + 1, top);
    if (column === 0 || spans[column - 1]!.top !== top) corner(column, top);
  }
  const holes = holesIn(columns, spans);
  const doors = doorsIn(spans);
  const opening = (id: string, of: Opening['kind'], hole: Hole): Opening => ({
    id,
    kind: of,
    frame: {
      centre: { x: left + ((hole.left + hole.right) / 2) * cell, y: ((hole.bottom + hole.top) / 2) * cell, z: 0 },
      across: { x: 1, y: 0, z: 0 },
      through: { x: 0, y: 0, z: 1 },
      width: (hole.right - hole.left) * cell,
      height: (hole.top - hole.bottom) * cell,
      thickness: thick,
    },
    infill: state === 'always-open' ? 'nothing' : 'solid',
    state,
    locks: 0,
    wall: 'wall',
    leaf: state === 'always-open' ? null : `${id}-leaf`,
  });
  const openings = [
    ...holes.map((hole, index) => ({ opening: opening(`window-${index + 1}`, kind, hole), hole })),
    ...doors.map((hole, index) => ({ opening: opening(`door-${index + 1}`, 'door', hole), hole })),
  ];
  const leaves = openings.flatMap(({ opening: { leaf }, hole }) =>
    leaf === null
      ? []
      : [
          partOf(
            leaf,
            {
              kind: 'box',
              min: { x: left + hole.left * cell, y: hole.bottom * cell, z: -1 },
              max: { x: left + hole.right * cell, y: hole.top * cell, z: 1 },
            },
            wish,
          ),
        ],
  );
  const solid: Solid = {
    kind: 'prism',
    origin: { x: 0, y: 0, z: -thick / 2 },
    across: { x: 1, y: 0, z: 0 },
    along: { x: 0, y: 1, z: 0 },
    outline,
    holes: holes.map((hole) => [
      { x: left + hole.left * cell, y: hole.bottom * cell },
      { x: left + hole.right * cell, y: hole.bottom * cell },
      { x: left + hole.right * cell, y: hole.top * cell },
      { x: left + hole.left * cell, y: hole.top * cell },
    ]),
    depth: thick,
  };
  const parts = [partOf('wall', solid, wish), ...leaves];
  return {
    id: name,
    name,
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    mirrored: false,
    made: { by: 'kit', kit: 'sketch', version: 1, parameters: {} },
    parts: Object.fromEntries(parts.map((part) => [part.id, part])),
    openings: Object.fromEntries(openings.map(({ opening: one }) => [one.id, one])),
    ladders: {},
    footprint: [rectangle(left, -thick / 2, -left, thick / 2)],
    traits: PLAIN,
  };
}

interface Hole {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Rectangles of holes with wall all round, from left to right. */
function holesIn(columns: readonly boolean[][], spans: readonly { bottom: number; top: number }[]): readonly Hole[] {
  const runs = columns.flatMap((column, x) => {
    const { bottom, top } = spans[x]!;
    const found: Hole[] = [];
    for (let row = bottom; row < top; row++) {
      if (column[row]) continue;
      let end = row;
      while (!column[end]) end++;
      found.push({ left: x, right: x + 1, bottom: row, top: end });
      row = end;
    }
    return found;
  });
  const holes: Hole[] = [];
  for (const run of runs) {
    const before = holes.findIndex((hole) => hole.right === run.left && hole.bottom === run.bottom && hole.top === run.top);
    if (before >= 0) holes[before] = { ...holes[before]!, right: run.right };
    else if (holes.some((hole) => hole.right === run.left && hole.bottom < run.top && run.bottom < hole.top))
      throw new Error('an opening must be a rectangle');
    else holes.push(run);
  }
  return holes;
}

/** Runs of columns that stand on nothing: doors. */
function doorsIn(spans: readonly { bottom: number; top: number }[]): readonly Hole[] {
  const doors: Hole[] = [];
  spans.forEach(({ bottom }, x) => {
    if (bottom === 0) return;
    const last = doors.at(-1);
    if (last && last.right === x && last.top === bottom) doors[doors.length - 1] = { ...last, right: x + 1 };
    else doors.push({ left: x, right: x + 1, bottom: 0, top: bottom });
  });
  return doors;
}

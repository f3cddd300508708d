import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { type Along, findHoles } from './find-holes.ts';
import { type GroupBox, groupBoxesOf } from './group-boxes.ts';
import { liesInMatter } from './lies-in-matter.ts';
import { type MeasuredHole, measureHole } from './measure-hole.ts';
import type { WallGrid } from './wall-grid.ts';

/** A hole with its measures, what is around it and what was left out to see it. @unit millimetres @frame the mesh that was looked at */
export interface WallHole extends MeasuredHole {
  readonly along: Along;
  /** How far down it goes beside it. */
  readonly drop: number;
  /** How much of what lies around it is matter. */
  readonly framed: number;
  readonly group: number | null;
  /** The groups among those left out that lie in it, and how much of it each fills. */
  readonly filledBy: readonly { readonly group: number; readonly share: number }[];
  readonly cell: number;
}

/** Smaller holes are pores, larger ones no holes in a wall. @unit millimetres */
const LEAST = 2.5;
const MOST = 160;
/** Where each along has its way, first and second axis in a point. */
const AXES = { x: [0, 2, 1], z: [2, 0, 1], y: [1, 0, 2] } as const;

/** The holes of a mesh along some axes, those left out aside that may shut them. */
export function holesOfWalls(
  mesh: TriangleMesh,
  grid: WallGrid,
  alongs: readonly Along[],
  without: ReadonlySet<number>,
): readonly WallHole[] {
  const boxes = groupBoxesOf(mesh);
  return alongs.flatMap((along) =>
    joinedThrough(
      findHoles(grid, along).flatMap((hole): WallHole[] => {
        const [wide, tall] = [hole.box.u1 - hole.box.u0 + 3, hole.box.v1 - hole.box.v0 + 3];
        if (Math.max(wide, tall) * grid.cell < LEAST || Math.min(wide, tall) * grid.cell > MOST) return [];
        const measured = measureHole(mesh, grid, hole, without);
        if (!measured) return [];
        const [width, height] = [measured.u1 - measured.u0, measured.v1 - measured.v0];
        if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST) return [];
        const filledBy = [...without].flatMap((group) => {
          const share = shareFilled(boxes[group]!, along, measured);
          return share > 0 ? [{ group, share }] : [];
        });
        if (leadsIntoMatter(mesh, along, measured, grid.cell)) return [];
        const { drop, group, framed } = hole;
        return [{ ...measured, along, drop: drop * grid.cell, group, framed, filledBy, cell: grid.cell }];
      }),
    ),
  );
}

/** Is one end of a hole in the matter of a piece whose surface is not closed? */
function leadsIntoMatter(mesh: TriangleMesh, along: Along, { from, to, u0, u1, v0, v1 }: MeasuredHole, cell: number): boolean {
  const [u, v] = [(u0 + u1) / 2 + cell / 7, (v0 + v1) / 2 + cell / 9];
  const out = 1.5 * cell;
  return [from - out, to + out].some((k) =>
    liesInMatter(mesh, along === 'x' ? { x: k, y: v, z: u } : along === 'z' ? { x: u, y: v, z: k } : { x: u, y: k, z: v }),
  );
}

/** Holes of one wall that lie behind one another are one way through, as wide as the narrowest. @unit millimetres */
const BEHIND = 12;
function joinedThrough(holes: readonly WallHole[]): readonly WallHole[] {
  const joined: WallHole[] = [];
  for (const hole of [...holes].sort((one, other) => one.from - other.from)) {
    const at = joined.findIndex((one) => {
      const over = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);
      const wide = over(one.u0, one.u1, hole.u0, hole.u1) / Math.min(one.u1 - one.u0, hole.u1 - hole.u0);
      const tall = over(one.v0, one.v1, hole.v0, hole.v1) / Math.min(one.v1 - one.v0, hole.v1 - hole.v0);
      return hole.from - one.to < BEHIND && hole.from >= one.to - hole.cell && wide > 0.7 && tall > 0.7;
    });
    const one = joined[at];
    if (!one) joined.push(hole);
    else
      joined[at] = {
        ...one,
        to: hole.to,
        u0: Math.max(one.u0, hole.u0),
        u1: Math.min(one.u1, hole.u1),
        v0: Math.max(one.v0, hole.v0),
        v1: Math.min(one.v1, hole.v1),
        share: Math.min(one.share, hole.share),
        drop: Math.min(one.drop, hole.drop),
        framed: Math.max(one.framed, hole.framed),
        filledBy: one.filledBy.length > 0 ? one.filledBy : hole.filledBy,
      };
  }
  return joined;
}

/** How much of a hole the box of a group covers. */
function shareFilled({ min, max }: GroupBox, along: Along, hole: MeasuredHole): number {
  const [k, u, v] = AXES[along];
  const slack = 3;
  if (max[k] < hole.from - slack || min[k] > hole.to + slack) return 0;
  const over = (axis: 0 | 1 | 2, from: number, to: number) => Math.max(0, Math.min(max[axis], to) - Math.max(min[axis], from));
  return (over(u, hole.u0, hole.u1) * over(v, hole.v0, hole.v1)) / ((hole.u1 - hole.u0) * (hole.v1 - hole.v0));
}

import type { BoardPoint } from '../space/vec3.ts';
import type { Field, Provenance, StandingPlaces } from './field.ts';
import { neighboursOf } from './summarise-field.ts';

/** A place that everybody goes through who walks from one part of the board to another. */
export interface ChokePoint {
  /** The place of the field. */
  readonly place: number;
  /** @frame board */
  readonly at: BoardPoint;
  /** As much of the smaller of the two parts as squares lie behind it. @unit square millimetres */
  readonly behind: number;
}

/** The choke points of a board. */
export interface ChokePointsFinding {
  readonly points: readonly ChokePoint[];
  readonly provenance: Provenance;
}

/** So many places must lie on either side. */
const LEAST = 12;

/**
 * Which places does everybody go through who walks over the squares of a field from one part of the board to another? One goes from square to square along
 * their edges, with a step up or down between them: what is wider than one square is none.
 * @shape the places of a field of whatever quantity, or none of its figures; those side by side are told once, the one that most lies behind first
 * @cost linear in the places
 */
export function findChokePoints(
  field: Pick<Field, 'grid' | 'provenance'> & { readonly places: Pick<StandingPlaces, 'cells' | 'at'> },
): ChokePointsFinding {
  const { at } = field.places;
  const pointAt = (place: number) => ({ x: at[3 * place]!, y: at[3 * place + 1]!, z: at[3 * place + 2]! }) as BoardPoint;
  const count = field.places.cells.length;
  const beside = neighboursOf(field);
  const entered = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const size = new Int32Array(count).fill(1);
  const parent = new Int32Array(count).fill(-1);
  const cutOff: { readonly place: number; readonly part: number; readonly root: number }[] = [];
  const whole = new Map<number, number>();
  let time = 0;
  for (let root = 0; root < count; root++) {
    if (entered[root]! >= 0) continue;
    const stack: { readonly place: number; readonly others: readonly number[]; next: number }[] = [];
    const enter = (place: number) => {
      entered[place] = low[place] = time++;
      stack.push({ place, others: beside(place), next: 0 });
    };
    enter(root);
    while (stack.length > 0) {
      const top = stack.at(-1)!;
      const { place } = top;
      if (top.next < top.others.length) {
        const other = top.others[top.next++]!;
        if (entered[other]! < 0) {
          parent[other] = place;
          enter(other);
        } else if (other !== parent[place]) low[place] = Math.min(low[place]!, entered[other]!);
        continue;
      }
      stack.pop();
      const up = parent[place]!;
      if (up < 0) continue;
      size[up]! += size[place]!;
      low[up] = Math.min(low[up]!, low[place]!);
      if (low[place]! >= entered[up]!) cutOff.push({ place: up, part: size[place]!, root });
    }
    whole.set(root, size[root]!);
  }
  const most = new Map<number, number>();
  for (const { place, part, root } of cutOff) {
    const smaller = Math.min(part, whole.get(root)! - part - 1);
    if (smaller >= LEAST) most.set(place, Math.max(most.get(place) ?? 0, smaller));
  }
  const area = field.grid.cell * field.grid.cell;
  const sorted = [...most].sort(([a, x], [b, y]) => y - x || a - b);
  const told = new Set<number>();
  const points = sorted.flatMap(([place, part]): readonly ChokePoint[] => {
    const isBesideTold = beside(place).some((other) => told.has(other));
    told.add(place);
    return isBesideTold ? [] : [{ place, at: pointAt(place), behind: part * area }];
  });
  const method = { code: 'method/choke-points', fill: { cell: field.grid.cell } } as const;
  return { points, provenance: { ...field.provenance, method } };
}

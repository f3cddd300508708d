import type { Zone } from '../board/zone.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { Field, Provenance, StandingPlaces } from './field.ts';
import { cellsIn } from './place-grid.ts';

/** Proven bounds of a figure. */
export interface Bounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** What the places of a field, or of one zone or storey of it, come to. */
export interface FieldSummary {
  /** Places of which something is told; those of which nothing can be. */
  readonly places: number;
  readonly untold: number;
  /** How many of them have a figure over 0, and which share of them that is. */
  readonly some: Bounds;
  readonly share: Bounds;
  /** The mean of all, of those that are not endless. */
  readonly mean: Bounds;
  readonly least: number;
  readonly most: number;
  /** As much of the table as squares have places. @unit square millimetres */
  readonly area: number;
  readonly provenance: Provenance;
}

/**
 * What do the places of a field come to?
 * @shape `zones`: only places over these; `storey`: only those of one storey
 * @edge no places: shares and means are 0
 */
export function summariseField(field: Field, zones: readonly Zone[] | null = null, storey: number | null = null): FieldSummary {
  const { grid, places, atLeast, atMost, provenance } = field;
  const within = zones && cellsIn(grid, zones);
  let [count, untold, surely, perhaps, low, high, finite] = [0, 0, 0, 0, 0, 0, 0];
  let [least, most] = [Infinity, -Infinity];
  for (let place = 0; place < atLeast.length; place++) {
    if (within && within[places.cells[place]!] === 0) continue;
    if (storey !== null && places.storeys[place] !== storey) continue;
    const [a, b] = [atLeast[place]!, atMost[place]!];
    if (Number.isNaN(a)) {
      untold++;
      continue;
    }
    count++;
    if (a > 0) surely++;
    if (b > 0) perhaps++;
    if (b < Infinity) {
      finite++;
      low += a;
      high += b;
    }
    least = Math.min(least, a);
    most = Math.max(most, b);
  }
  const of = (sum: number, all: number) => (all === 0 ? 0 : sum / all);
  return {
    places: count,
    untold,
    some: { atLeast: surely, atMost: perhaps },
    share: { atLeast: of(surely, count), atMost: of(perhaps, count) },
    mean: { atLeast: of(low, finite), atMost: of(high, finite) },
    least: count === 0 ? 0 : least,
    most: count === 0 ? 0 : most,
    area: (count + untold) * grid.cell * grid.cell,
    provenance,
  };
}

/** Places side by side, on one floor or where one steps from one to the next, that have something in common. */
export interface PlaceRegion {
  /** The places of the field. */
  readonly places: readonly number[];
  /** @unit square millimetres */
  readonly area: number;
  /** The place of it that is farthest from its border, and how far that is, to half a square. */
  readonly middle: number;
  readonly room: Millimetres;
}

/** Between places side by side one steps up or down no more than this. */
const STEP: Millimetres = 15;

/** The regions of those places of a field that are wanted, the largest first. Squares touch along an edge. */
export function regionsOfField(field: Field, isWanted: (place: number) => boolean): readonly PlaceRegion[] {
  const { grid, places } = field;
  const beside = neighboursOf(field);
  const region = new Int32Array(places.cells.length).fill(-1);
  const found: number[][] = [];
  for (let first = 0; first < region.length; first++) {
    if (region[first]! >= 0 || !isWanted(first)) continue;
    const own = [first];
    region[first] = found.length;
    for (let i = 0; i < own.length; i++) {
      for (const next of beside(own[i]!)) {
        if (region[next]! >= 0 || !isWanted(next)) continue;
        region[next] = found.length;
        own.push(next);
      }
    }
    found.push(own);
  }
  return found
    .map((own): PlaceRegion => {
      const { middle, depth } = deepest(own, beside, (place) => region[place] === region[own[0]!]);
      return {
        places: own.sort((a, b) => a - b),
        area: own.length * grid.cell * grid.cell,
        middle,
        room: (depth - 0.5) * grid.cell,
      };
    })
    .sort((a, b) => b.places.length - a.places.length || a.middle - b.middle);
}

/** The place that is most steps from the border of its region: 1 for one on the border. */
function deepest(own: readonly number[], beside: (place: number) => readonly number[], isOwn: (place: number) => boolean) {
  const depth = new Map<number, number>();
  let front = own.filter((place) => beside(place).filter(isOwn).length < 4);
  for (const place of front) depth.set(place, 1);
  let last = front[0] ?? own[0]!;
  for (let step = 2; front.length > 0; step++) {
    const next: number[] = [];
    for (const place of front) {
      for (const other of beside(place)) {
        if (!isOwn(other) || depth.has(other)) continue;
        depth.set(other, step);
        next.push(other);
      }
    }
    if (next.length > 0) last = Math.min(...next);
    front = next;
  }
  return { middle: last, depth: depth.get(last) ?? 1 };
}

/** The places beside each place, in the four squares beside its own, that one steps to. */
export function neighboursOf({
  grid: { columns, rows },
  places: { cells, at },
}: Pick<Field, 'grid'> & { readonly places: Pick<StandingPlaces, 'cells' | 'at'> }): (place: number) => readonly number[] {
  const first = new Int32Array(columns * rows).fill(-1);
  for (let place = cells.length - 1; place >= 0; place--) first[cells[place]!] = place;
  return (place) => {
    const cell = cells[place]!;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const found: number[] = [];
    for (const [dc, dr] of BESIDE) {
      if (column + dc < 0 || column + dc >= columns || row + dr < 0 || row + dr >= rows) continue;
      const next = cell + dc + dr * columns;
      for (let other = first[next]!; other >= 0 && cells[other] === next; other++) {
        if (Math.abs(at[3 * other + 1]! - at[3 * place + 1]!) <= STEP) found.push(other);
      }
    }
    return found;
  };
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

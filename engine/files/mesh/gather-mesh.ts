import type { MeshGroup } from '../../space/triangle-mesh.ts';
import type { ImportedMesh, MeshFileKind } from './imported-mesh.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { uniqueName } from './unique-name.ts';

/** A list of numbers that grows without ever being copied more than a few times. */
export interface GrowingNumbers<List extends Float64Array | Uint32Array> {
  length: number;
  list: List;
}

export function grow<List extends Float64Array | Uint32Array>(numbers: GrowingNumbers<List>, by: number): void {
  const wanted = numbers.length + by;
  if (wanted <= numbers.list.length) return;
  const larger = new (numbers.list.constructor as new (length: number) => List)(Math.max(wanted, numbers.list.length * 2, 64));
  larger.set(numbers.list.subarray(0, numbers.length));
  numbers.list = larger;
}

/** A mesh while it is being read: corners in the order of the file, triangles under the part they belong to. */
export interface MeshGathering {
  /** How many corners there are. */
  corners(): number;
  triangles(): number;
  /** x, y, z of every corner so far. */
  positions(): Float64Array;
  corner(x: number, y: number, z: number): void;
  /** From here on triangles belong to the part of this name; one that was there before goes on. */
  part(name: string): void;
  /** From here on triangles belong to a new part, also where another one has the same name. */
  newPart(name: string): void;
  triangle(a: number, b: number, c: number): void;
  /** What was gathered, part after part; null when there is no triangle. */
  finish(kind: MeshFileKind): ImportedMesh | null;
}

/** Begins a mesh. Triangles before any part was named belong to a part called `unnamed`. */
export function gatherMesh(unnamed: string): MeshGathering {
  const positions: GrowingNumbers<Float64Array> = { length: 0, list: new Float64Array(0) };
  const parts: { readonly name: string; readonly triangles: GrowingNumbers<Uint32Array> }[] = [];
  const named = new Map<string, GrowingNumbers<Uint32Array>>();
  let part: GrowingNumbers<Uint32Array> | null = null;
  let count = 0;
  const openNew = (name: string) => {
    part = { length: 0, list: new Uint32Array(0) };
    parts.push({ name, triangles: part });
    return part;
  };
  const open = (name: string) => {
    part = named.get(name) ?? openNew(name);
    named.set(name, part);
    return part;
  };
  return {
    corners: () => positions.length / 3,
    triangles: () => count,
    positions: () => positions.list.subarray(0, positions.length),
    corner(x, y, z) {
      grow(positions, 3);
      positions.list[positions.length++] = x;
      positions.list[positions.length++] = y;
      positions.list[positions.length++] = z;
    },
    part: (name) => void open(name || unnamed),
    newPart: (name) => void openNew(name || unnamed),
    triangle(a, b, c) {
      const into = part ?? open(unnamed);
      grow(into, 3);
      into.list[into.length++] = a;
      into.list[into.length++] = b;
      into.list[into.length++] = c;
      count++;
    },
    finish(kind) {
      if (count === 0) return null;
      const groups: MeshGroup[] = [];
      const taken = new Set<string>();
      let first = 0;
      for (const { name, triangles } of parts) {
        const { length } = triangles;
        if (length === 0) continue;
        const unique = uniqueName(name, taken);
        taken.add(unique);
        groups.push({ name: unique, first, count: length / 3 });
        first += length / 3;
      }
      const triangles = joinedNumbers(
        parts.map(({ triangles: { list, length } }) => list.subarray(0, length)),
        (length) => new Uint32Array(length),
      );
      return { kind, positions: positions.list.slice(0, positions.length), triangles, groups };
    },
  };
}

import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { type GrowingNumbers, grow } from './gather-mesh.ts';
import { type MeshFaultCode, MOST_TRIANGLES } from './imported-mesh.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import { type OpenedElement, readXml } from './read-xml.ts';
import { numberOf } from './words-of-text.ts';

/** An object put somewhere, perhaps one of another file of the package. */
export interface Placed3mf {
  readonly object: string;
  readonly path: string | null;
  readonly matrix: Matrix;
}

export interface Object3mf {
  readonly name: string;
  /** `model`, or what only helps printing. */
  readonly type: string;
  readonly positions: GrowingNumbers<Float64Array>;
  readonly triangles: GrowingNumbers<Uint32Array>;
  readonly components: Placed3mf[];
}

/** What one file of a 3MF package says. */
export interface Model3mf {
  readonly unit: string;
  readonly objects: ReadonlyMap<string, Object3mf>;
  readonly items: readonly Placed3mf[];
  /** Extensions that the file demands to be understood, by name space. */
  readonly required: readonly string[];
  /** How many objects are built of beams. */
  readonly beams: number;
  /** Numbers that cannot be read; the corners and triangles they belong to lie nowhere. */
  readonly unreadable: number;
}

/** A matrix of twelve numbers, row by row, the last of which is the shift. @edge one that cannot be read moves nothing */
function matrixOf(text: string | undefined): Matrix {
  const numbers = (text ?? '').trim().split(/\s+/).map(numberOf);
  if (numbers.length !== 12 || !numbers.every((value) => value !== null && Number.isFinite(value))) return IDENTITY;
  const [a, b, c, d, e, f, g, h, i, x, y, z] = numbers as number[];
  return [a!, b!, c!, 0, d!, e!, f!, 0, g!, h!, i!, 0, x!, y!, z!, 1];
}

/** The value of an attribute, whatever prefix it is written with. */
const attributeOf = ({ attributes }: OpenedElement, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

const placedBy = (element: OpenedElement): Placed3mf => ({
  object: element.attributes.objectid ?? '',
  path: attributeOf(element, 'path') ?? null,
  matrix: matrixOf(element.attributes.transform),
});

/** Reads one model file of a package. @faults when its XML is broken or has more corners or triangles than can be read */
export function readModel3mf(bytes: Uint8Array, file: string): Result<Model3mf, readonly Fault<MeshFaultCode>[]> {
  const objects = new Map<string, Object3mf>();
  const items: Placed3mf[] = [];
  let unit = 'millimeter';
  let required: readonly string[] = [];
  let beams = 0;
  let unreadable = 0;
  let object: Object3mf | null = null;
  let total = 0;
  const number = (text: string | undefined): number => {
    const value = numberOf(text?.trim() ?? '');
    if (value === null) unreadable++;
    return value ?? Number.NaN;
  };
  const corner = (text: string | undefined): number => {
    const value = number(text);
    return Number.isInteger(value) && value >= 0 && value < 0xffffffff ? value : 0xffffffff;
  };
  const open = (element: OpenedElement) => {
    const { attributes } = element;
    switch (element.name) {
      case 'model':
        unit = attributes.unit ?? unit;
        required = (attributes.requiredextensions ?? '')
          .split(/\s+/)
          .filter((prefix) => prefix !== '')
          .map((prefix) => attributes[`xmlns:${prefix}`] ?? prefix);
        break;
      case 'object':
        object = {
          name: attributes.name ?? '',
          type: attributes.type ?? 'model',
          positions: { length: 0, list: new Float64Array(0) },
          triangles: { length: 0, list: new Uint32Array(0) },
          components: [],
        };
        objects.set(attributes.id ?? '', object);
        break;
      case 'vertex': {
        if (!object || ++total > MOST_TRIANGLES * 2) break;
        const { positions } = object;
        grow(positions, 3);
        for (const axis of ['x', 'y', 'z']) positions.list[positions.length++] = number(attributes[axis]);
        break;
      }
      case 'triangle': {
        if (!object || ++total > MOST_TRIANGLES * 2) break;
        const { triangles } = object;
        grow(triangles, 3);
        for (const name of ['v1', 'v2', 'v3']) triangles.list[triangles.length++] = corner(attributes[name]);
        break;
      }
      case 'component':
        object?.components.push(placedBy(element));
        break;
      case 'item':
        items.push(placedBy(element));
        break;
      case 'beamlattice':
        beams++;
        break;
    }
  };
  const close = (name: string) => {
    if (name === 'object') object = null;
  };
  const faults = readXml(bytes, file, { open, close });
  if (faults.length > 0) return fail(faults);
  if (total > MOST_TRIANGLES * 2) {
    return fail([{ code: 'mesh-file/too-large', where: file, fill: { count: total, most: MOST_TRIANGLES } }]);
  }
  return succeed({ unit, objects, items, required, beams, unreadable });
}

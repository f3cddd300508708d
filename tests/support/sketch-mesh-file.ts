import { zipSync } from 'fflate';

/** Corners of a triangle, x y z each. */
export type Facet = readonly [number, number, number, number, number, number, number, number, number];

/** A tetrahedron with legs of 10 along the axes, faces outwards. */
export const TETRAHEDRON: readonly Facet[] = [
  [0, 0, 0, 0, 10, 0, 10, 0, 0],
  [0, 0, 0, 10, 0, 0, 0, 0, 10],
  [10, 0, 0, 0, 10, 0, 0, 0, 10],
  [0, 10, 0, 0, 0, 0, 0, 0, 10],
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A binary STL file. The count may be made to lie, and the header to say anything. */
export function binaryStl(facets: readonly Facet[], { header = 'a sketch', count = facets.length } = {}): Uint8Array {
  const bytes = new Uint8Array(84 + facets.length * 50);
  const view = new DataView(bytes.buffer);
  bytes.set(bytesOf(header).subarray(0, 80));
  view.setUint32(80, count, true);
  facets.forEach((facet, f) => {
    facet.forEach((value, i) => {
      view.setFloat32(84 + f * 50 + 12 + i * 4, value, true);
    });
  });
  return bytes;
}

/** One facet as the lines of a text STL file. */
export const facetLines = (facet: Facet): string[] => [
  'facet normal 0 0 0',
  'outer loop',
  ...[0, 3, 6].map((i) => `vertex ${facet[i]} ${facet[i + 1]} ${facet[i + 2]}`),
  'endloop',
  'endfacet',
];

/** A text STL file. */
export function textStl(facets: readonly Facet[], { name = 'sketch', lineEnd = '\n' } = {}): Uint8Array {
  return bytesOf([`solid ${name}`, ...facets.flatMap(facetLines), `endsolid ${name}`, ''].join(lineEnd));
}

/** An OBJ file with every facet's corners of its own. */
export const textObj = (facets: readonly Facet[]): Uint8Array =>
  bytesOf(
    [
      'o sketch',
      ...facets.flatMap((facet) => [0, 3, 6].map((i) => `v ${facet[i]} ${facet[i + 1]} ${facet[i + 2]}`)),
      ...facets.map((_, f) => `f ${f * 3 + 1} ${f * 3 + 2} ${f * 3 + 3}`),
      '',
    ].join('\n'),
  );

/** A PLY file, in words or in bytes, with every facet's corners of its own. */
export function ply(
  facets: readonly Facet[],
  format: 'ascii' | 'binary_little_endian' | 'binary_big_endian',
  lineEnd = '\n',
): Uint8Array {
  const header = [
    'ply',
    `format ${format} 1.0`,
    'comment made for a test',
    `element vertex ${facets.length * 3}`,
    ...['x', 'y', 'z'].map((axis) => `property float ${axis}`),
    `element face ${facets.length}`,
    'property list uchar int vertex_indices',
    'end_header',
  ];
  const corners = facets.flatMap((facet) => [facet.slice(0, 3), facet.slice(3, 6), facet.slice(6, 9)]);
  const faces = facets.map((_, f) => [3, f * 3, f * 3 + 1, f * 3 + 2]);
  const head = bytesOf([...header, ''].join(lineEnd));
  if (format === 'ascii')
    return new Uint8Array([...head, ...bytesOf([...corners, ...faces].map((line) => line.join(' ')).join(lineEnd))]);
  const body = new DataView(new ArrayBuffer(corners.length * 12 + faces.length * 13));
  const little = format === 'binary_little_endian';
  corners.flat().forEach((value, i) => {
    body.setFloat32(i * 4, value, little);
  });
  faces.forEach(([count, ...ring], f) => {
    const at = corners.length * 12 + f * 13;
    body.setUint8(at, count!);
    ring.forEach((corner, i) => {
      body.setInt32(at + 1 + i * 4, corner, little);
    });
  });
  return new Uint8Array([...head, ...new Uint8Array(body.buffer)]);
}

/** An OFF file with every facet's corners of its own. */
export const off = (facets: readonly Facet[]): Uint8Array =>
  bytesOf(
    [
      'OFF',
      `${facets.length * 3} ${facets.length} 0`,
      ...facets.flatMap((facet) => [0, 3, 6].map((i) => facet.slice(i, i + 3).join(' '))),
      ...facets.map((_, f) => `3 ${f * 3} ${f * 3 + 1} ${f * 3 + 2}`),
      '',
    ].join('\n'),
  );

export const text = bytesOf;

type Json = Readonly<Record<string, unknown>>;

const COMPONENTS = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 } as const;
const KINDS = { f32: 5126, u8: 5121, u16: 5123, u32: 5125, i16: 5122 } as const;

/** Some numbers of a sketched glTF file. */
export interface SketchedNumbers {
  readonly as: keyof typeof KINDS;
  readonly type: keyof typeof COMPONENTS;
  readonly values: readonly number[];
  readonly normalized?: boolean;
}

/** A glTF document with its numbers in one buffer behind it: the parts of a .glb or .gltf file. */
export function sketchGltf(document: Json, numbers: readonly SketchedNumbers[]): { json: Json; binary: Uint8Array } {
  const chunks: Uint8Array[] = [];
  const views: Json[] = [];
  const accessors: Json[] = [];
  let offset = 0;
  for (const { as, type, values, normalized } of numbers) {
    const array =
      as === 'f32'
        ? Float32Array.from(values)
        : as === 'u8'
          ? Uint8Array.from(values)
          : as === 'u16'
            ? Uint16Array.from(values)
            : as === 'i16'
              ? Int16Array.from(values)
              : Uint32Array.from(values);
    const bytes = new Uint8Array(array.buffer);
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    views.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length });
    accessors.push({
      bufferView: accessors.length,
      componentType: KINDS[as],
      type,
      count: values.length / COMPONENTS[type],
      ...(normalized && { normalized }),
    });
    chunks.push(padded);
    offset += padded.length;
  }
  const binary = new Uint8Array(offset);
  let at = 0;
  for (const chunk of chunks) {
    binary.set(chunk, at);
    at += chunk.length;
  }
  return {
    json: { asset: { version: '2.0' }, accessors, bufferViews: views, buffers: [{ byteLength: offset }], ...document },
    binary,
  };
}

/** A .glb file. */
export function glb({ json, binary }: { readonly json: Json; readonly binary: Uint8Array }, version = 2): Uint8Array {
  const words = bytesOf(JSON.stringify(json));
  const padded = Math.ceil(words.length / 4) * 4;
  const bytes = new Uint8Array(12 + 8 + padded + 8 + binary.length);
  const view = new DataView(bytes.buffer);
  bytes.fill(0x20, 20, 20 + padded);
  bytes.set(words, 20);
  bytes.set(binary, 28 + padded);
  const header = [0x46546c67, version, bytes.length, padded, 0x4e4f534a];
  header.forEach((word, i) => {
    view.setUint32(i * 4, word, true);
  });
  view.setUint32(20 + padded, binary.length, true);
  view.setUint32(24 + padded, 0x004e4942, true);
  return bytes;
}

/** A .gltf file with its buffer inside. */
export function gltfInWords({ json, binary }: { readonly json: Json; readonly binary: Uint8Array }): Uint8Array {
  const uri = `data:application/octet-stream;base64,${Buffer.from(binary).toString('base64')}`;
  return bytesOf(JSON.stringify({ ...json, buffers: [{ byteLength: binary.length, uri }] }));
}

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';

/** A model file of a 3MF package. */
export const model3mf = (resources: string, build: string, attributes = ''): Uint8Array =>
  bytesOf(
    `<?xml version="1.0" encoding="UTF-8"?>\n<model xmlns="${CORE}" ${attributes}>\n<resources>${resources}</resources>\n<build>${build}</build></model>`,
  );

/** The mesh of an object, every facet with corners of its own. */
export const mesh3mf = (facets: readonly Facet[]): string => {
  const corners = facets.flatMap((facet) =>
    [0, 3, 6].map((i) => `<vertex x="${facet[i]}" y="${facet[i + 1]}" z="${facet[i + 2]}"/>`),
  );
  const faces = facets.map((_, f) => `<triangle v1="${f * 3}" v2="${f * 3 + 1}" v3="${f * 3 + 2}"/>`);
  return `<mesh><vertices>${corners.join('')}</vertices><triangles>${faces.join('')}</triangles></mesh>`;
};

/** A 3MF package of one model file and others. */
export const package3mf = (model: Uint8Array, others: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({ '3D/3dmodel.model': model, ...others });

import { fail, succeed } from '../../outcome/result.ts';
import { type MeshReading, MOST_TRIANGLES } from '../mesh/imported-mesh.ts';
import { readMeshWith } from '../mesh/read-mesh.ts';
import { condenseMesh, type Tell } from './condense-mesh.ts';
import { openFacetWeld } from './weld-facets.ts';

/** A file that is read piece by piece. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from one place up to another. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** Head of a binary STL file, a facet in it, and how many facets are read at once. */
const HEAD = 84;
const FACET = 50;
const AT_ONCE = 80_000;

/**
 * Reads a mesh file that may be hundreds of megabytes large, telling how far it has got, and gives a mesh that a table can hold: one of more
 * than 200 000 triangles is simplified, with a proven bound. Facets of a binary STL file are read piece by piece and joined as they come in;
 * files of other kinds are read whole.
 * @faults as `readMesh`, and when there are more than ten million triangles
 */
export async function readLargeMesh(
  source: ByteSource,
  bring: (name: string) => Promise<Uint8Array | null>,
  tell: Tell,
): Promise<MeshReading> {
  tell('reading', 0);
  const facets = await facetsIn(source);
  if (facets > MOST_TRIANGLES)
    return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: facets, most: MOST_TRIANGLES } }]);
  const reading =
    facets > 0 ? await readFacets(source, facets, tell) : await readMeshWith(await source.read(0, source.size), bring);
  if (!reading.ok) return reading;
  const { value: imported, faults } = reading.value;
  return succeed({ value: await condenseMesh(imported, tell), faults });
}

/** How many facets a binary STL file has; 0 for any other file. Its length decides, whatever it begins with. */
async function facetsIn(source: ByteSource): Promise<number> {
  if (source.size < HEAD) return 0;
  const head = await source.read(0, HEAD);
  const count = new DataView(head.buffer, head.byteOffset).getUint32(80, true);
  return source.size === HEAD + FACET * count ? count : 0;
}

async function readFacets(source: ByteSource, facets: number, tell: Tell): Promise<MeshReading> {
  const weld = openFacetWeld(facets);
  for (let facet = 0; facet < facets; facet += AT_ONCE) {
    const end = Math.min(facets, facet + AT_ONCE);
    weld.take(await source.read(HEAD + facet * FACET, HEAD + end * FACET));
    tell('reading', end / facets);
  }
  const groups = [{ name: 'solid', first: 0, count: facets }];
  return succeed({ value: { kind: 'stl-binary', ...weld.finish(), groups }, faults: [] });
}

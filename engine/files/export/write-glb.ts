import type { ExportCredits, ExportedPart } from './exported-part.ts';

const MILLIMETRES_PER_METRE = 1000;

/**
 * All parts as a binary glTF file: metres and y upwards, as the standard wants it, every part a node under its piece, with what is known of
 * it as extras.
 */
export async function writeGlb(parts: readonly ExportedPart[], { name, author, licence }: ExportCredits): Promise<Uint8Array> {
  const { Document, WebIO } = await import('@gltf-transform/core');
  const document = new Document();
  const asset = document.getRoot().getAsset();
  asset.generator = 'Eyeline';
  const credit = [author, licence].filter((words) => words !== '').join(', ');
  if (credit !== '') asset.copyright = credit;
  const buffer = document.createBuffer();
  const scene = document.createScene(name);
  const pieces = new Map<string, ReturnType<typeof document.createNode>>();
  const nodeOf = (piece: string) => {
    const known = pieces.get(piece);
    if (known) return known;
    const node = document.createNode(piece);
    scene.addChild(node);
    pieces.set(piece, node);
    return node;
  };
  for (const { piece, part, mesh, traits } of parts) {
    const positions = Float32Array.from(mesh.positions, (value) => value / MILLIMETRES_PER_METRE);
    const corners = document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer);
    const indices = document.createAccessor().setType('SCALAR').setArray(Uint32Array.from(mesh.triangles)).setBuffer(buffer);
    const primitive = document.createPrimitive().setAttribute('POSITION', corners).setIndices(indices);
    const solid = document.createMesh(part).addPrimitive(primitive);
    nodeOf(piece).addChild(
      document
        .createNode(part)
        .setMesh(solid)
        .setExtras({ ...traits }),
    );
  }
  return new WebIO().writeBinary(document);
}

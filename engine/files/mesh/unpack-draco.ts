import type { DracoModule } from 'draco3d/draco_decoder_nodejs.js';
import { fromBase64 } from '../base64.ts';
import { MOST_TRIANGLES } from './imported-mesh.ts';

/** What a run of bytes packed with Draco holds. */
export interface UnpackedDraco {
  readonly corners: number;
  /** Numbers of the wanted attributes, by the id that they have in the packed bytes. */
  readonly attributes: ReadonlyMap<number, { readonly width: number; readonly values: Float64Array }>;
  readonly triangles: Float64Array;
}

/** A decoder that has not met anything broken yet; one that has is given up, as its memory may be in disorder. */
let ready: Promise<DracoModule> | null = null;

/** Fetches the decoder, which else comes with the first file that needs it. */
export function loadDraco(): Promise<DracoModule> {
  ready ??= Promise.all([import('draco3d/draco_decoder_nodejs.js'), import('./draco-code.ts')]).then(
    ([{ default: startDecoder }, { DRACO_CODE }]) => startDecoder({ wasmBinary: fromBase64(DRACO_CODE)!, printErr() {} }),
  );
  return ready;
}

/**
 * Unpacks a mesh that is packed with Draco, and of its attributes those of these ids; null where that does not go.
 * @edge an attribute that is not there is left out
 */
export async function unpackDraco(bytes: Uint8Array, ids: readonly number[]): Promise<UnpackedDraco | null> {
  try {
    const unpacked = unpackWith(await loadDraco(), bytes, ids);
    if (!unpacked) ready = null;
    return unpacked;
  } catch {
    ready = null;
    return null;
  }
}

function unpackWith(draco: DracoModule, bytes: Uint8Array, ids: readonly number[]): UnpackedDraco | null {
  const decoder = new draco.Decoder();
  const buffer = new draco.DecoderBuffer();
  const mesh = new draco.Mesh();
  buffer.Init(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.length);
  if (decoder.GetEncodedGeometryType(buffer) !== draco.TRIANGULAR_MESH) return null;
  if (!decoder.DecodeBufferToMesh(buffer, mesh).ok() || mesh.ptr === 0) return null;
  const corners = mesh.num_points();
  const faces = mesh.num_faces();
  if (faces > MOST_TRIANGLES || corners > MOST_TRIANGLES) return null;
  const attributes = new Map<number, { width: number; values: Float64Array }>();
  for (const id of ids) {
    const attribute = decoder.GetAttributeByUniqueId(mesh, id);
    if (attribute.ptr === 0) continue;
    const width = attribute.num_components();
    const length = corners * width;
    const at = draco._malloc(length * 4);
    if (at === 0 || !decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, draco.DT_FLOAT32, length * 4, at)) return null;
    attributes.set(id, { width, values: Float64Array.from(draco.HEAPF32.subarray(at / 4, at / 4 + length)) });
    draco._free(at);
  }
  const at = draco._malloc(faces * 12);
  if (at === 0 || !decoder.GetTrianglesUInt32Array(mesh, faces * 12, at)) return null;
  const triangles = Float64Array.from(draco.HEAPU32.subarray(at / 4, at / 4 + faces * 3));
  draco._free(at);
  for (const thing of [mesh, buffer, decoder]) draco.destroy(thing);
  return { corners, attributes, triangles };
}

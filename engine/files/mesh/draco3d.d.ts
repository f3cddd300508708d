/** The part of the Draco decoder that is used; its own types are only for its door into Node. */
declare module 'draco3d/draco_decoder_nodejs.js' {
  export interface DracoAttribute {
    readonly ptr: number;
    num_components(): number;
  }
  export interface DracoMesh {
    readonly ptr: number;
    num_faces(): number;
    num_points(): number;
  }
  export interface DracoBuffer {
    Init(bytes: Int8Array, length: number): void;
  }
  export interface DracoDecoder {
    GetEncodedGeometryType(buffer: DracoBuffer): number;
    DecodeBufferToMesh(buffer: DracoBuffer, mesh: DracoMesh): { ok(): boolean; error_msg(): string };
    GetAttributeByUniqueId(mesh: DracoMesh, id: number): DracoAttribute;
    GetAttributeDataArrayForAllPoints(
      mesh: DracoMesh,
      attribute: DracoAttribute,
      kind: number,
      bytes: number,
      at: number,
    ): boolean;
    GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, at: number): boolean;
  }
  export interface DracoModule {
    readonly Decoder: new () => DracoDecoder;
    readonly DecoderBuffer: new () => DracoBuffer;
    readonly Mesh: new () => DracoMesh;
    readonly TRIANGULAR_MESH: number;
    readonly DT_FLOAT32: number;
    readonly HEAPF32: Float32Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _free(at: number): void;
    destroy(thing: object): void;
  }
  const startDecoder: (options: { readonly wasmBinary: Uint8Array; readonly printErr: () => void }) => Promise<DracoModule>;
  // biome-ignore lint/style/noDefaultExport: that is how the package hands it over
  export default startDecoder;
}

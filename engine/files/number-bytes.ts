/** Numbers as little-endian bytes and back, whatever the byte order of the machine. -0 is written as 0. */

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function float64Bytes(numbers: Float64Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 8);
  const view = viewOf(bytes);
  for (let i = 0; i < numbers.length; i++) view.setFloat64(i * 8, numbers[i]! + 0, true);
  return bytes;
}

export function float32Bytes(numbers: Float64Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = viewOf(bytes);
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * 4, numbers[i]! + 0, true);
  return bytes;
}

export function uint32Bytes(numbers: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = viewOf(bytes);
  for (let i = 0; i < numbers.length; i++) view.setUint32(i * 4, numbers[i]!, true);
  return bytes;
}

export function float64sOf(bytes: Uint8Array): Float64Array {
  const view = viewOf(bytes);
  return Float64Array.from({ length: bytes.length >> 3 }, (_, i) => view.getFloat64(i * 8, true));
}

export function float32sOf(bytes: Uint8Array): Float64Array {
  const view = viewOf(bytes);
  return Float64Array.from({ length: bytes.length >> 2 }, (_, i) => view.getFloat32(i * 4, true));
}

export function uint32sOf(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(i * 4, true));
}

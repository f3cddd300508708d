/** The same numbers with more room after them. */
export function grownArray<Kind extends Float64Array | Int32Array | Uint8Array>(old: Kind, length: number): Kind {
  const larger = new (old.constructor as new (length: number) => Kind)(length);
  larger.set(old);
  return larger;
}

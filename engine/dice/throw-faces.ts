import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';

/** Keeps throws apart from everything else that is ever hashed, and this way of making them from any later one. */
const PURPOSE = utf8ToBytes('eyeline dice 1');

/**
 * The faces that secrets come to in one throw: the same secrets and number of the throw give the same faces for ever and on every machine, and who
 * lacks one of the secrets knows nothing of them. Each face is equally likely: bytes that would favour some are passed over.
 * @shape secrets are 32 bytes each in hexadecimal, at least one of them; the number of a throw is whole and not below 0
 * @breaks on a die with fewer than 2 or more than 256 faces
 */
export function throwFaces(secrets: readonly string[], number: number, dice: number, sides: number): readonly number[] {
  if (!(sides >= 2 && sides <= 256)) throw new BrokenInvariant(`a die with ${sides} faces was thrown`);
  const fair = 256 - (256 % sides);
  const known = concatBytes(...secrets.map(hexToBytes));
  const faces: number[] = [];
  for (let block = 0; faces.length < dice; block++) {
    for (const byte of sha256(concatBytes(PURPOSE, whole(secrets.length), known, whole(number), whole(block)))) {
      if (faces.length < dice && byte < fair) faces.push((byte % sides) + 1);
    }
  }
  return faces;
}

/** A whole number in eight bytes, so that no two rows of numbers are the same row of bytes. */
function whole(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

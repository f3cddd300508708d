import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Board } from '../board/board.ts';
import { byCodeUnit, canonicalForm } from '../document/canonical-form.ts';
import type { BoardHash } from '../identity/ids.ts';

/** Boards share the pieces and models that did not change between them, so the text of each is made, and put into bytes, once. */
const bytesOfThings = new WeakMap<object, Uint8Array>();

function bytesOf(thing: object): Uint8Array {
  const known = bytesOfThings.get(thing);
  if (known) return known;
  const bytes = utf8ToBytes(canonicalForm(thing));
  bytesOfThings.set(thing, bytes);
  return bytes;
}

/**
 * Names a position: SHA-256 of the canonical form of the board document. Meshes count by the hash that the board refers to them with.
 * @edge boards that differ only in the order of their keys have the same hash
 * @cost one pass over the bytes of the board; what it shares with a board that was hashed before is not written anew
 */
export function hashBoard(board: Board): BoardHash {
  const hash = sha256.create();
  const write = (text: string) => hash.update(utf8ToBytes(text));
  const { pieces, models, ...rest } = board;
  const record = (things: Readonly<Record<string, object>>) => () => {
    write('{');
    for (const [i, id] of Object.keys(things).sort(byCodeUnit).entries()) {
      write(`${i === 0 ? '' : ','}${JSON.stringify(id)}:`);
      hash.update(bytesOf(things[id]!));
    }
    write('}');
  };
  const fields: [string, () => void][] = Object.entries(rest)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => [key, () => write(canonicalForm(field))]);
  const sorted = [...fields, ['pieces', record(pieces)] as const, ['models', record(models)] as const].sort(([a], [b]) =>
    byCodeUnit(a, b),
  );
  for (const [i, [key, writeField]] of sorted.entries()) {
    write(`${i === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    writeField();
  }
  write('}');
  return bytesToHex(hash.digest());
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Board } from '../board/board.ts';
import { canonicalForm, canonicalObject } from '../document/canonical-form.ts';
import type { BoardHash } from '../identity/ids.ts';

/** Boards share the pieces and models that did not change between them, so each one's text is made once. */
const texts = new WeakMap<object, string>();

function textOf(thing: object): string {
  const known = texts.get(thing);
  if (known !== undefined) return known;
  const text = canonicalForm(thing);
  texts.set(thing, text);
  return text;
}

const recordText = (things: Readonly<Record<string, object>>): string =>
  canonicalObject(Object.entries(things).map(([id, thing]) => [id, textOf(thing)]));

/**
 * Names a position: SHA-256 of the canonical form of the board document. Meshes count by the hash that the board refers to them with.
 * @edge boards that differ only in the order of their keys have the same hash
 * @cost linear in the text of the board; what it shares with a board that was hashed before is only copied
 */
export function hashBoard(board: Board): BoardHash {
  const { pieces, models, ...rest } = board;
  const fields = Object.entries(rest).map(([key, field]): [string, string] => [key, canonicalForm(field)]);
  const text = canonicalObject([...fields, ['pieces', recordText(pieces)], ['models', recordText(models)]]);
  return bytesToHex(sha256(utf8ToBytes(text)));
}

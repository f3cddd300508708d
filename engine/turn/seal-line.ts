import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalForm } from '../document/canonical-form.ts';
import type { JournalLine, LineHash } from '../game/journal.ts';
import type { GameSetup } from '../game/setup.ts';

const hashOf = (value: unknown): LineHash => bytesToHex(sha256(utf8ToBytes(canonicalForm(value))));

/** What the first line of a journal follows. */
export const hashOfSetup = (setup: GameSetup): LineHash => hashOf(setup);

/** Seals a line to all that came before it: whoever changes, moves or leaves out a line breaks the seals of those that follow. */
export function sealLine(line: Omit<JournalLine, 'hash'>, before: LineHash): JournalLine {
  return { ...line, hash: hashOf({ before, ...line }) };
}

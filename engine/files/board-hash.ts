import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Board } from '../board/board.ts';
import type { BoardHash } from '../identity/ids.ts';
import { canonicalForm } from './canonical-form.ts';

/**
 * Names a position: SHA-256 of the canonical form of the board document. Meshes count by the hash that the board refers to them with.
 * @edge boards that differ only in the order of their keys have the same hash
 */
export const hashBoard = (board: Board): BoardHash => bytesToHex(sha256(utf8ToBytes(canonicalForm(board))));

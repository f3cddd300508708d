import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { canonicalForm } from '../../document/canonical-form.ts';
import { type BoardWithMeshes, readBoardFile } from '../board-file.ts';
import type { ForeignBoardNotice } from './foreign-board.ts';
import { isRecord, mapNumber } from './foreign-form.ts';

/** Under this key a Universal VTT map that we wrote keeps what the form itself cannot say. Other programs pass it over. */
export const KEY_OF_OURS = 'eyeline';
export const FORMAT_OF_OURS = 1;

const range = { bottom: mapNumber.nullable(), top: mapNumber.nullable() };
const ourKey = z.object({
  format: z.literal(FORMAT_OF_OURS),
  /** Length of a square of the map. @unit millimetres */
  square: z.number().positive().max(10_000),
  /** From where to where each line reaches up, in the order of `line_of_sight` and then of `objects_line_of_sight`. @unit squares */
  walls: z.array(z.object(range)),
  portals: z.array(z.object({ ...range, kind: z.enum(['door', 'window']), locked: z.boolean() })),
  /** Fingerprint of the lines and portals as they were when `board` was written. */
  lines: z.string(),
  board: z.record(z.string(), z.unknown()),
});
export type OurKey = z.infer<typeof ourKey>;

/** What our own key adds to a map. */
export interface OursInMap {
  readonly square: number | null;
  readonly walls: OurKey['walls'] | null;
  readonly portals: OurKey['portals'] | null;
  /** The whole board, where nothing of the map was changed since it was written. */
  readonly board: BoardWithMeshes | null;
  readonly notices: readonly ForeignBoardNotice[];
}

const LINES = ['resolution', 'line_of_sight', 'objects_line_of_sight', 'portals'] as const;

/** The fingerprint of all that a map says in the words of the form itself. */
export function fingerprintOfLines(map: Readonly<Record<string, unknown>>): string {
  const lines = canonicalForm(LINES.map((key) => map[key] ?? null));
  return bytesToHex(sha256(utf8ToBytes(lines)));
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/**
 * What does our key say of this map? Where lines or doors were changed by another program, the heights are kept as far as their number still
 * fits, and the board is made anew of the lines.
 */
export function oursIn(map: Readonly<Record<string, unknown>>): OursInMap {
  const none: OursInMap = { square: null, walls: null, portals: null, board: null, notices: [] };
  if (!isRecord(map[KEY_OF_OURS])) return none;
  const changed: ForeignBoardNotice = { code: 'foreign-board/changed-elsewhere', where: KEY_OF_OURS, fill: {} };
  const form = ourKey.safeParse(map[KEY_OF_OURS]);
  if (!form.success) return { ...none, notices: [changed] };
  const { square, walls, portals, lines, board } = form.data;
  if (lines === fingerprintOfLines(map)) {
    const read = readBoardFile(JSON.stringify(board));
    if (read.ok) return { square, walls, portals, board: read.value, notices: [] };
  }
  const fits = walls.length === lengthOf(map.line_of_sight) + lengthOf(map.objects_line_of_sight);
  return {
    square,
    walls: fits ? walls : null,
    portals: portals.length === lengthOf(map.portals) ? portals : null,
    board: null,
    notices: [changed],
  };
}

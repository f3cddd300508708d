import type { OpeningId, PartId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { Vec3 } from '../space/vec3.ts';

/** What a hole in a wall or floor is for. A breach is one that nobody planned. */
export const OPENING_KINDS = ['window', 'door', 'loophole', 'hatch', 'breach'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** Whether a hole is shut now. What has neither leaf nor shutter is `always-open`; a locked one is shut and cannot simply be opened. */
export const OPENING_STATES = ['always-open', 'open', 'closed', 'locked'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];

/** What fills a hole that is not shut: glass and bars may be looked through, depending on what was agreed; `solid` may not. */
export const OPENING_INFILLS = ['nothing', 'glass', 'bars', 'solid'] as const;
export type OpeningInfill = (typeof OPENING_INFILLS)[number];

/**
 * The hole itself: a rectangle through a wall or floor.
 * `centre` is the middle of the hole half-way through the wall; `across` runs along its width, `through` along the wall's thickness, and
 * the height runs along `through × across` (upwards for a window or door). @frame piece
 */
export interface OpeningFrame {
  readonly centre: Vec3;
  readonly across: Vec3;
  readonly through: Vec3;
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly thickness: Millimetres;
}

/** A hole in a part that may be looked through, shot through, passed or shut. */
export interface Opening {
  readonly id: OpeningId;
  readonly kind: OpeningKind;
  readonly frame: OpeningFrame;
  readonly infill: OpeningInfill;
  readonly state: OpeningState;
  /** Number of locks that are on it. */
  readonly locks: number;
  /** The part that holds the hole. */
  readonly wall: PartId;
  /** The part that shuts it (door leaf, shutter): in the way when closed or locked, out of the way when open. */
  readonly leaf: PartId | null;
}

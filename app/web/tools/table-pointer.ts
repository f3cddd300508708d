import type { BoardPoint, ModelId, PieceId } from '../../../engine/index.ts';

/** What a pointer is over, in words of the table. */
export interface TablePointer {
  readonly model: ModelId | null;
  readonly piece: PieceId | null;
  /** Where the pointer's ray meets terrain or table; models are looked through. Null beyond the table. */
  readonly ground: BoardPoint | null;
  /** On the screen. @unit CSS pixels */
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  /** Shift is held. */
  readonly shift: boolean;
}

/** What a tool makes of the pointer. Each handler turns events into intents and says nothing of pixels to anyone else. */
export interface Tool {
  /** @returns true when the tool takes the pointer for itself and the camera must keep still */
  press(pointer: TablePointer): boolean;
  move(pointer: TablePointer): void;
  release(pointer: TablePointer): void;
  hover(pointer: TablePointer): void;
  doublePress(pointer: TablePointer): void;
  cancel(): void;
  /** The wheel, turned while Shift is held. @unit CSS pixels that would be scrolled @returns true when the tool takes it */
  wheel?(by: number): boolean;
}

import type { BoardPoint, ModelId } from '../../../engine/index.ts';
import { holdModel, putBack, putDown, select } from '../session/board-intents.ts';
import { onTheTable } from '../session/on-the-table.ts';
import { read } from '../session/session.ts';
import type { TablePointer } from './table-pointer.ts';

/** A press that wanders less than this is a click. @unit CSS pixels */
const CLICK_SLACK = { mouse: 4, touch: 10 } as const;

interface Held {
  readonly model: ModelId;
  readonly pressedAt: TablePointer;
  /** From the pointer's place on the table to the model's, so that a model does not jump under the pointer. */
  readonly offset: { readonly x: number; readonly z: number };
  dragging: boolean;
}

let held: Held | null = null;

export const wanders = (from: TablePointer, to: TablePointer) =>
  Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > CLICK_SLACK[from.touch ? 'touch' : 'mouse'];

/** Takes hold of the model under the pointer. */
export function takeHold(pointer: TablePointer): boolean {
  const model = pointer.model === null ? undefined : read().document.board.models[pointer.model];
  if (!model) return false;
  const { at } = model.pose;
  const near = pointer.ground && Math.abs(pointer.ground.x - at.x) + Math.abs(pointer.ground.z - at.z) < 40;
  const offset = near && pointer.ground ? { x: at.x - pointer.ground.x, z: at.z - pointer.ground.z } : { x: 0, z: 0 };
  held = { model: model.id, pressedAt: pointer, offset, dragging: false };
  return true;
}

export function dragTo(pointer: TablePointer): void {
  if (!held) return;
  if (!held.dragging && !wanders(held.pressedAt, pointer)) return;
  if (!held.dragging) select({ kind: 'model', id: held.model });
  held.dragging = true;
  if (!pointer.ground) return;
  const wished = { x: pointer.ground.x + held.offset.x, z: pointer.ground.z + held.offset.z };
  const at: BoardPoint = { ...onTheTable(read().document.board, held.model, wished), y: pointer.ground.y };
  holdModel(held.model, at);
}

/** Lets go. @returns the model that was only clicked, if it was not dragged */
export function letGo(): ModelId | null {
  const was = held;
  held = null;
  if (!was) return null;
  if (!was.dragging) return was.model;
  void putDown();
  return null;
}

export function dropHold(): void {
  held = null;
  putBack();
}

export const isHolding = () => held !== null;

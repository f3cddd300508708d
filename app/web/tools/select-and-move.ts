import { pointAt, select } from '../session/board-intents.ts';
import { read, type Selected } from '../session/session.ts';
import { frame } from '../session/view-intents.ts';
import { zoneUnder } from '../session/zone-under.ts';
import { dragTo, dropHold, isHolding, letGo, takeHold, wanders } from './model-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

/** What is pointed at: a model, a piece, or what lies marked on bare ground. */
export function thingUnder({ model, piece, ground }: TablePointer): Selected | null {
  if (model !== null) return { kind: 'model', id: model };
  if (piece !== null) return { kind: 'piece', id: piece };
  const zone = ground && zoneUnder(read().document.board, ground);
  return zone && { kind: 'zone', id: zone.id };
}

let pressed: TablePointer | null = null;

/** Click selects, dragging a model moves it, double click frames. */
export const selectAndMove: Tool = {
  press(pointer) {
    pressed = pointer;
    return takeHold(pointer);
  },
  move: dragTo,
  release(pointer) {
    const wasHolding = isHolding();
    const clicked = letGo();
    if (clicked !== null) select({ kind: 'model', id: clicked });
    else if (!wasHolding && pressed && !wanders(pressed, pointer)) select(thingUnder(pointer));
    pressed = null;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
  },
  doublePress(pointer) {
    const thing = thingUnder(pointer);
    if (thing) frame(thing);
  },
  cancel() {
    pressed = null;
    dropHold();
  },
};

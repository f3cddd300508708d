import { pointAt, select } from '../session/board-intents.ts';
import type { Selected } from '../session/session.ts';
import { frame } from '../session/view-intents.ts';
import { dragTo, dropHold, isHolding, letGo, takeHold, wanders } from './model-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

export const thingUnder = ({ model, piece }: TablePointer): Selected | null =>
  model !== null ? { kind: 'model', id: model } : piece !== null ? { kind: 'piece', id: piece } : null;

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

import { pointAt, select } from '../session/board-intents.ts';
import { pickForSight } from '../session/sight-intents.ts';
import { frame } from '../session/view-intents.ts';
import { dragTo, dropHold, isHolding, letGo, takeHold, wanders } from './model-drag.ts';
import { thingUnder } from './select-and-move.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

let pressed: TablePointer | null = null;

/** Click the looker, click the target. Dragging either of them moves it and the answer follows. */
export const sight: Tool = {
  press(pointer) {
    pressed = pointer;
    return takeHold(pointer);
  },
  move: dragTo,
  release(pointer) {
    const wasHolding = isHolding();
    const clicked = letGo();
    if (clicked !== null) pickForSight(clicked);
    else if (!wasHolding && pressed && pointer.piece !== null && !wanders(pressed, pointer)) select(thingUnder(pointer));
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

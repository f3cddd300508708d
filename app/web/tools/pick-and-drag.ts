import type { ModelId } from '../../../engine/index.ts';
import { pointAt } from '../session/board-intents.ts';
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

/** What a click does: on a model, and beside all models. */
interface Clicks {
  readonly onModel: (id: ModelId) => void;
  readonly beside: (pointer: TablePointer) => void;
}

/** A tool by which dragging a model moves it, a double click frames what lies there, and a click does what is given. */
export function pickAndDrag({ onModel, beside }: Clicks): Tool {
  let pressed: TablePointer | null = null;
  return {
    press(pointer) {
      pressed = pointer;
      return takeHold(pointer);
    },
    move: dragTo,
    release(pointer) {
      const wasHolding = isHolding();
      const clicked = letGo();
      if (clicked !== null) onModel(clicked);
      else if (!wasHolding && pressed && !wanders(pressed, pointer)) beside(pointer);
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
}

import { pointAt } from '../session/board-intents.ts';
import { fieldOfLab, lookFrom, nameInLab, pointInLab, unpin } from '../session/lab/lab-intents.ts';
import { read } from '../session/session.ts';
import { takeTool } from '../session/view-intents.ts';
import { wanders } from './model-drag.ts';
import { thingUnder } from './pick-and-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

let pressed: TablePointer | null = null;

/** Pointing at a place of a map tells its figure, a click keeps it; a click on a model names that model in the question, and one on a table without a map the place that is looked from. */
export const askTheLab: Tool = {
  press(pointer) {
    pressed = pointer;
    return false;
  },
  move() {},
  release(pointer) {
    if (pressed && !wanders(pressed, pointer)) {
      if (pointer.model !== null) nameInLab(pointer.model);
      else if (fieldOfLab(read().lab)) pointInLab(pointer.ground, true);
      else if (pointer.ground) lookFrom(pointer.ground);
    }
    pressed = null;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
    pointInLab(pointer.ground);
  },
  doublePress() {},
  cancel() {
    pressed = null;
    if (read().lab.pinned) unpin();
    else takeTool('sight');
  },
};

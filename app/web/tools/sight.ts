import { select } from '../session/board-intents.ts';
import { pickForSight } from '../session/sight-intents.ts';
import { pickAndDrag, thingUnder } from './pick-and-drag.ts';

/** Click the looker, click the target. Dragging either of them moves it and the answer follows. */
export const sight = pickAndDrag({
  onModel: pickForSight,
  beside: (pointer) => {
    if (pointer.piece !== null) select(thingUnder(pointer));
  },
});

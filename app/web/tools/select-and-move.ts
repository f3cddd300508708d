import { select } from '../session/board-intents.ts';
import { pickAndDrag, thingUnder } from './pick-and-drag.ts';

/** Click selects, dragging a model moves it, double click frames. */
export const selectAndMove = pickAndDrag({
  onModel: (id) => select({ kind: 'model', id }),
  beside: (pointer) => select(thingUnder(pointer)),
});

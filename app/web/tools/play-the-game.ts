import { pointAt, select } from '../session/board-intents.ts';
import { chooseOffer } from '../session/play/game-intents.ts';
import { pickInPlay, takeUpMove } from '../session/play/offers-about.ts';
import { pointedOffer, pointOut } from '../session/play/point-out.ts';
import { read } from '../session/session.ts';
import { frame } from '../session/view-intents.ts';
import { wanders } from './model-drag.ts';
import { moveByTheRules } from './move-by-the-rules.ts';
import { thingUnder } from './pick-and-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

let pressed: TablePointer | null = null;
/** The pointer draws a way for the order in hand. */
let draws = false;

/** Whom the way in hand is drawn for is dragged; anybody else is clicked. */
const isMover = (model: string | null): boolean => model !== null && read().way?.model === model;

/** Drag the one whose turn it is, or click where he goes; click an enemy to aim at him, a comrade to look at him. */
export const playTheGame: Tool = {
  press(pointer) {
    pressed = pointer;
    draws = isMover(pointer.model) || (pointer.model === null && read().way !== null);
    if (draws) return moveByTheRules.press(pointer);
    return pointer.model !== null;
  },
  move(pointer) {
    if (!pressed) return;
    if (!draws && pressed.model !== null && wanders(pressed, pointer) && takeUpMove(pressed.model) && isMover(pressed.model)) {
      draws = true;
      moveByTheRules.press(pressed);
    }
    if (draws) moveByTheRules.move(pointer);
  },
  release(pointer) {
    const { model } = pressed ?? { model: null };
    const clicked = pressed !== null && !wanders(pressed, pointer);
    if (draws) moveByTheRules.release(pointer);
    else if (clicked && pointer.ground && pointedOffer()) pointOut(pointer.ground);
    else if (clicked && model !== null) pickInPlay(model);
    else if (clicked) select(null);
    pressed = null;
    draws = false;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
  },
  doublePress(pointer) {
    if (pointer.model !== null) frame({ kind: 'model', id: pointer.model });
  },
  cancel() {
    pressed = null;
    draws = false;
    moveByTheRules.cancel();
    chooseOffer(null);
  },
};

import type { ModelId } from '../../../engine/index.ts';
import { read, type ToolName } from '../session/session.ts';
import { askTheLab } from './lab.ts';
import { measure } from './measure.ts';
import { moveByTheRules } from './move-by-the-rules.ts';
import { playTheGame } from './play-the-game.ts';
import { selectAndMove } from './select-and-move.ts';
import { sight } from './sight.ts';
import type { Tool } from './table-pointer.ts';
import { layTemplates } from './template.ts';

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  select: selectAndMove,
  sight,
  move: moveByTheRules,
  measure,
  template: layTemplates,
  lab: askTheLab,
  play: playTheGame,
};

/** The tool that the pointer works with now. */
export const toolInHand = (): Tool => TOOLS[read().tool];

/** What the name that hangs over a model listens to: a click on it is a click on the model. */
export const nameHandlers = (model: ModelId) => ({
  onClick({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) {
    const pointer = { model, piece: null, ground: null, x, y, touch: false, shift: false };
    toolInHand().press(pointer);
    toolInHand().release(pointer);
  },
});

import type { ModelId } from '../../../engine/index.ts';
import { read, type ToolName } from '../session/session.ts';
import { selectAndMove } from './select-and-move.ts';
import { sight } from './sight.ts';
import type { Tool } from './table-pointer.ts';

const TOOLS: Readonly<Record<ToolName, Tool>> = { select: selectAndMove, sight };

/** The tool that the pointer works with now. */
export const toolInHand = (): Tool => TOOLS[read().tool];

/** A click on the name that hangs over a model: the same as one on the model. */
export function clickName(model: ModelId, x: number, y: number): void {
  const pointer = { model, piece: null, ground: null, x, y, touch: false };
  toolInHand().press(pointer);
  toolInHand().release(pointer);
}

import { read, type ToolName } from '../session/session.ts';
import { selectAndMove } from './select-and-move.ts';
import { sight } from './sight.ts';
import type { Tool } from './table-pointer.ts';

const TOOLS: Readonly<Record<ToolName, Tool>> = { select: selectAndMove, sight };

/** The tool that the pointer works with now. */
export const toolInHand = (): Tool => TOOLS[read().tool];

import type { BoardPoint, Measured } from '../../../engine/index.ts';
import { pointAt } from '../session/board-intents.ts';
import { faceAt } from '../session/facing-intents.ts';
import { holdTapeAt, leadTape } from '../session/ground-tape-intents.ts';
import { stepOutOfMeasuring } from '../session/measuring-intents.ts';
import { ringAround } from '../session/ring-intents.ts';
import { read } from '../session/session.ts';
import { beginTape, layTape, pickForTape, stretchTo, takeEnd } from '../session/tape-intents.ts';
import { frame } from '../session/view-intents.ts';
import { wanders } from './model-drag.ts';
import { thingUnder } from './pick-and-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

let pressed: TablePointer | null = null;
/** What a drag begins at: of things that stand still the camera is dragged instead. */
let grip: (() => void) | null = null;
let dragging = false;

/** So near to the border of the table one means its edge, so near to a point the point. @unit millimetres */
const AT_THE_EDGE = 8;
const AT_THE_POINT = 9;

/** What is meant by what lies under the pointer: a model, an objective, an edge of the table, terrain, or a place. */
export function measuredAt({ model, piece, ground, shift }: TablePointer): Measured | null {
  if (model !== null) return { kind: 'model', model };
  if (!ground) return null;
  const { board } = read().document;
  if (read().measuring.mode === 'path') return { kind: 'point', at: ground };
  for (const { id, at, radius } of Object.values(board.objectives))
    if (isNear(at, ground, Math.max(radius, AT_THE_POINT))) return { kind: 'objective', objective: id };
  const terrain = read().measuring.terrainIs === 'piece' ? !shift : shift;
  if (piece !== null && terrain) return { kind: 'terrain', piece };
  const beyond = [
    { edge: 'left', by: -ground.x - board.size.width / 2 },
    { edge: 'right', by: ground.x - board.size.width / 2 },
    { edge: 'far', by: -ground.z - board.size.depth / 2 },
    { edge: 'near', by: ground.z - board.size.depth / 2 },
  ] as const;
  const farthest = beyond.reduce((most, one) => (one.by > most.by ? one : most));
  if (piece === null && farthest.by > -AT_THE_EDGE) return { kind: 'edge', edge: farthest.edge };
  return { kind: 'point', at: ground };
}

const isNear = (one: BoardPoint, other: BoardPoint, reach: number) =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2 <= reach * reach;

/** The end of a tape that lies at a place under the pointer. */
function endUnder({ ground }: TablePointer): (() => void) | null {
  for (const { id, from, to } of read().measuring.tapes)
    for (const [end, thing] of [
      ['to', to],
      ['from', from],
    ] as const)
      if (ground && thing.kind === 'point' && isNear(thing.at, ground, AT_THE_POINT)) return () => takeEnd(id, end);
  return null;
}

/** What a click on a thing means: the next end of a tape, the middle of the ring, or who faces whom. */
export function pick(thing: Measured): void {
  const { mode } = read().measuring;
  if (mode === 'ring') ringAround(thing);
  else if (mode === 'facing') faceAt(thing);
  else if (mode === 'path') leadTape(thing);
  else pickForTape(thing);
}

/** Click or drag from one thing to another: a tape is stretched between them. The end of one that lies at a place can be dragged on. */
export const measure: Tool = {
  press(pointer) {
    pressed = pointer;
    dragging = false;
    if (read().measuring.mode !== 'tape') return false;
    const { model } = pointer;
    grip = model !== null ? () => beginTape({ kind: 'model', model }) : endUnder(pointer);
    return grip !== null;
  },
  move(pointer) {
    if (!grip || !pressed || (!dragging && !wanders(pressed, pointer))) return;
    if (!dragging) grip();
    dragging = true;
    const to = measuredAt(pointer);
    if (to) stretchTo(to);
  },
  release(pointer) {
    if (dragging) layTape();
    else if (pressed && !wanders(pressed, pointer)) {
      const thing = measuredAt(pointer);
      if (thing) pick(thing);
    }
    pressed = null;
    grip = null;
    dragging = false;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
    const { from, mode } = read().measuring;
    const to = from && mode === 'tape' ? measuredAt(pointer) : null;
    if (to) stretchTo(to);
    const on = mode === 'path' ? measuredAt(pointer) : null;
    if (on) holdTapeAt(on);
  },
  doublePress(pointer) {
    if (pointer.model !== null) frame({ kind: 'model', id: pointer.model });
  },
  cancel() {
    pressed = null;
    grip = null;
    dragging = false;
    stepOutOfMeasuring();
  },
};

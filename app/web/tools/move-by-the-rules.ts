import type { BoardPoint, ModelId } from '../../../engine/index.ts';
import { pointAt, select } from '../session/board-intents.ts';
import { waypointAt } from '../session/ladder-lines.ts';
import { onTheTable } from '../session/on-the-table.ts';
import { read } from '../session/session.ts';
import { heldPose } from '../session/shown-board.ts';
import { frame } from '../session/view-intents.ts';
import { addBend, charge, forgetWay, leadTo, letWait } from '../session/way-intents.ts';
import { driveByTheRules, isInHand } from './drive-by-the-rules.ts';
import { wanders } from './model-drag.ts';
import { thingUnder } from './pick-and-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

interface Grip {
  readonly model: ModelId;
  /** From the pointer's place on the table to the model's, so that a model does not jump under the pointer. */
  readonly offset: { readonly x: number; readonly z: number };
}

let pressed: TablePointer | null = null;
let grip: Grip | null = null;
let dragging = false;
/** The pointer works on the vehicle that is driven. */
let driving = false;

/** So near to where it is held one has taken hold of the base, and it keeps its distance to the pointer. @unit millimetres */
const AT_THE_BASE = 40;

function gripOn({ model, ground }: TablePointer): Grip | null {
  const { document, ghost } = read();
  const pose = model === null ? undefined : (heldPose(ghost, model) ?? document.board.models[model]?.pose);
  if (model === null || !pose) return null;
  const { at } = pose;
  const near = ground && Math.abs(ground.x - at.x) + Math.abs(ground.z - at.z) < AT_THE_BASE;
  return { model, offset: near ? { x: at.x - ground.x, z: at.z - ground.z } : { x: 0, z: 0 } };
}

/** What is meant by a place that is pointed at: a ladder, or the ground with the whole base on the table. */
function meant(model: ModelId, ground: BoardPoint, offset = { x: 0, z: 0 }) {
  const { board } = read().document;
  const place = waypointAt(board, ground);
  if (place.kind === 'ladder') return place;
  const wished = { x: ground.x + offset.x, z: ground.z + offset.z };
  return waypointAt(board, { ...onTheTable(board, model, wished), y: ground.y });
}

/** An enemy that is clicked while a charge is led is whom it is aimed at. */
function isCharged(model: ModelId): boolean {
  const { way, document } = read();
  const { models } = document.board;
  return way?.order === 'charge' && models[model]?.owner !== models[way.model]?.owner;
}

/** Drag a model, or click where it should go: the way is drawn and priced, and the model moves only when that is wished. Vehicles drive. */
export const moveByTheRules: Tool = {
  press(pointer) {
    driving = read().drive !== null && (pointer.model === null || isInHand(pointer.model));
    if (driving) return driveByTheRules.press(pointer);
    pressed = pointer;
    dragging = false;
    grip = gripOn(pointer);
    return grip !== null;
  },
  move(pointer) {
    if (driving) {
      driveByTheRules.move(pointer);
      return;
    }
    if (!grip || !pressed || (!dragging && !wanders(pressed, pointer))) return;
    if (!dragging && read().way?.model !== grip.model) select({ kind: 'model', id: grip.model });
    dragging = true;
    if (isInHand(grip.model)) {
      // it was taken up with this drag
      driving = driveByTheRules.press(pressed);
      driveByTheRules.move(pointer);
      return;
    }
    if (pointer.ground) leadTo(meant(grip.model, pointer.ground, grip.offset), { byHand: true });
  },
  release(pointer) {
    if (driving) {
      driving = false;
      driveByTheRules.release(pointer);
      return;
    }
    const { way } = read();
    if (dragging) letWait();
    else if (grip && isCharged(grip.model)) charge(grip.model);
    else if (grip) select({ kind: 'model', id: grip.model });
    else if (pressed && !wanders(pressed, pointer) && way && pointer.ground) {
      if (pointer.shift) addBend();
      leadTo(meant(way.model, pointer.ground));
    }
    pressed = null;
    grip = null;
    dragging = false;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
  },
  doublePress(pointer) {
    if (pointer.model !== null) frame({ kind: 'model', id: pointer.model });
  },
  cancel() {
    driving = false;
    if (read().drive) driveByTheRules.cancel();
    pressed = null;
    grip = null;
    dragging = false;
    forgetWay();
  },
};

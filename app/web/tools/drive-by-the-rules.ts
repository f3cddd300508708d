import type { BoardPoint, ModelId } from '../../../engine/index.ts';
import { forgetDrive, leadDrive, letVehicleWait, settleDrive } from '../session/drive-intents.ts';
import { read } from '../session/session.ts';
import { wanders } from './model-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

interface Grip {
  readonly pressed: TablePointer;
  /** The vehicle was taken hold of; else the table was pressed. */
  readonly held: boolean;
  /** From the pointer's place on the table to the vehicle's, so that it does not jump under the pointer. */
  readonly offset: { readonly x: number; readonly z: number };
  dragging: boolean;
}

let grip: Grip | null = null;

/** Farther from the middle of a vehicle nobody takes hold of it. @unit millimetres */
const ON_THE_VEHICLE = 200;

const lead = ({ x, y, z }: BoardPoint, { offset }: Grip, byHand: boolean) =>
  leadDrive({ x: x + offset.x, y, z: z + offset.z }, { byHand });

/** Drag the vehicle in hand, or click where it should drive: it turns there and drives straight on; a click with Shift goes on from where it would be. */
export const driveByTheRules: Pick<Tool, 'press' | 'move' | 'release' | 'cancel'> = {
  press(pointer) {
    const { ground, model } = pointer;
    const { ghost, document } = read();
    const held = isInHand(model);
    const at = model === null ? undefined : (ghost?.model === model ? ghost.pose : document.board.models[model]?.pose)?.at;
    const near = held && ground && at && Math.hypot(ground.x - at.x, ground.z - at.z) < ON_THE_VEHICLE;
    grip = {
      pressed: pointer,
      held,
      offset: near ? { x: at.x - ground.x, z: at.z - ground.z } : { x: 0, z: 0 },
      dragging: false,
    };
    return held;
  },
  move(pointer) {
    if (!grip?.held || (!grip.dragging && !wanders(grip.pressed, pointer))) return;
    grip.dragging = true;
    if (pointer.ground) lead(pointer.ground, grip, true);
  },
  release(pointer) {
    if (grip?.dragging) letVehicleWait();
    else if (grip && !grip.held && !wanders(grip.pressed, pointer) && pointer.ground) {
      if (pointer.shift) settleDrive();
      lead(pointer.ground, grip, false);
    }
    grip = null;
  },
  cancel() {
    grip = null;
    forgetDrive();
  },
};

/** Whether this is the vehicle that is driven now. */
export const isInHand = (model: ModelId | null): boolean => model !== null && read().drive?.model === model;

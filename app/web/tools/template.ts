import type { BoardPoint } from '../../../engine/index.ts';
import { pointAt } from '../session/board-intents.ts';
import { read } from '../session/session.ts';
import { holdTemplate, layTemplateAt, letTemplateFollow, turnTemplate } from '../session/template-intents.ts';
import { takeTool } from '../session/view-intents.ts';
import { wanders } from './model-drag.ts';
import { thingUnder } from './pick-and-drag.ts';
import type { TablePointer, Tool } from './table-pointer.ts';

let pressed: TablePointer | null = null;
/** From the pointer's place on the table to the template's, so that it does not jump under the pointer; null while it is not dragged. */
let grip: { readonly x: number; readonly z: number } | null = null;
let dragging = false;

/** How much one notch of the wheel turns a template. @unit radians for each CSS pixel that would be scrolled */
const WHEEL = Math.PI / 12 / 100;

/** So near to its place one has taken hold of a template that is small, or whose place is at its end. @unit millimetres */
const AT_ITS_PLACE = 30;

/** What is meant by a place that is pointed at: the middle of the base of whoever stands there, or the ground. */
function meant({ model, ground }: TablePointer, offset = { x: 0, z: 0 }): BoardPoint | null {
  const base = model === null ? undefined : read().document.board.models[model]?.pose.at;
  if (base) return base;
  return ground && { x: ground.x + offset.x, y: ground.y, z: ground.z + offset.z };
}

function gripOn({ ground, model }: TablePointer): typeof grip {
  const { template } = read();
  if (!template || template.held || !ground || model !== null) return null;
  const { at } = template.ruling?.template ?? template;
  const reach = template.shape.kind === 'circle' ? Math.max(AT_ITS_PLACE, template.shape.diameter / 2) : AT_ITS_PLACE;
  const [x, z] = [at.x - ground.x, at.z - ground.z];
  return x * x + z * z <= reach * reach ? { x, z } : null;
}

/** The template follows the pointer until a click lays it down; then it can be dragged on, and a click lays it elsewhere. */
export const layTemplates: Tool = {
  press(pointer) {
    pressed = pointer;
    dragging = false;
    grip = gripOn(pointer);
    return grip !== null;
  },
  move(pointer) {
    if (!grip || !pressed || (!dragging && !wanders(pressed, pointer))) return;
    dragging = true;
    const at = meant({ ...pointer, model: null }, grip);
    if (at) holdTemplate(at);
  },
  release(pointer) {
    const at = meant(pointer);
    if (dragging) letTemplateFollow(false);
    else if (pressed && !wanders(pressed, pointer) && at) layTemplateAt(at);
    pressed = null;
    grip = null;
    dragging = false;
  },
  hover(pointer) {
    pointAt(thingUnder(pointer));
    const at = meant(pointer);
    if (read().template?.held && at) holdTemplate(at);
  },
  doublePress() {
    letTemplateFollow(true);
  },
  cancel() {
    pressed = null;
    grip = null;
    dragging = false;
    takeTool('sight');
  },
  wheel(by) {
    turnTemplate(-by * WHEEL);
    return true;
  },
};

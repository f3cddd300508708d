import { nudge, redo, removeSelected, select, turnSelected, undo } from '../session/board-intents.ts';
import { driveHere, driveOn, settleDrive, turnDrive } from '../session/drive-intents.ts';
import { bendTape, nudgeTapeEnd } from '../session/ground-tape-intents.ts';
import { stepOutOfMeasuring, takeUpMeasured } from '../session/measuring-intents.ts';
import { takeBack } from '../session/play/game-intents.ts';
import { read } from '../session/session.ts';
import { closeQuestion, swapSides } from '../session/sight-intents.ts';
import { layTemplateAt, letTemplateFollow, liftTemplate, nudgeTemplate, turnTemplate } from '../session/template-intents.ts';
import { frame, leaveStart, look, openDialog, takeTool, toggleEye, toggleList, toggleNames } from '../session/view-intents.ts';
import { addBend, goTheWay, nudgeWay, turnOnWay } from '../session/way-intents.ts';
import { isHolding } from './model-drag.ts';
import { toolInHand } from './tool-in-hand.ts';

/** One notch of a turn. @unit radians */
const TURN = Math.PI / 12;
const FINE_TURN = Math.PI / 180;
/** One notch up or down. @unit millimetres */
const LIFT = 10;

/** Where letters are typed or keys already mean something. */
const KEEPS_KEYS =
  'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog], [role=listbox], [role=slider]';
const KEEPS_ARROWS = `${KEEPS_KEYS}, [role=radiogroup], [role=toolbar], [role=tablist], [data-scrolls], .list-drawer, .side-panel`;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the key does on the table; false where it means nothing. */
function act(event: KeyboardEvent): boolean {
  const { selected, way, drive, tool, template, measuring, play } = read();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (play && (key === 'z' || key === 'y')) {
      if (key === 'z' && !event.shiftKey) takeBack();
    } else if (key === 'z' && event.shiftKey) redo();
    else if (key === 'z') undo();
    else if (key === 'y') redo();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    if (template) {
      const step = event.shiftKey ? 25 : 5;
      nudgeTemplate(arrow[0] * step, arrow[1] * step);
      return true;
    }
    if (tool === 'measure' && measuring.mode === 'path' && measuring.path.places.length > 0) {
      const step = event.shiftKey ? 25 : 5;
      nudgeTapeEnd(arrow[0] * step, arrow[1] * step);
      return true;
    }
    if (drive) {
      if (arrow[1] !== 0) driveOn(-arrow[1] * (event.shiftKey ? 50 : 5));
      else turnDrive(-arrow[0] * (event.shiftKey ? TURN : FINE_TURN));
      return true;
    }
    if (selected?.kind !== 'model') return false;
    if (way) {
      const step = event.shiftKey ? 25 : 5;
      nudgeWay(arrow[0] * step, arrow[1] * step);
      return true;
    }
    const step = event.shiftKey ? 10 : 1;
    void nudge(arrow[0] * step, arrow[1] * step);
    return true;
  }
  const turnBy = event.shiftKey ? FINE_TURN : TURN;
  switch (key) {
    case 'q':
      if (template) turnTemplate(turnBy);
      else if (drive) turnDrive(turnBy);
      else if (way) turnOnWay(turnBy);
      else turnSelected(turnBy);
      return true;
    case 'e':
      if (template) turnTemplate(-turnBy);
      else if (drive) turnDrive(-turnBy);
      else if (way) turnOnWay(-turnBy);
      else turnSelected(-turnBy);
      return true;
    case 'w':
      takeTool(play ? 'play' : 'move');
      return true;
    case 'PageUp':
    case 'PageDown':
      if (template) liftTemplate(key === 'PageUp');
      if (!way) return template !== null;
      nudgeWay(0, 0, key === 'PageUp' ? LIFT : -LIFT);
      return true;
    case 'b':
      if (tool === 'measure' && measuring.mode === 'path') bendTape();
      else if (drive) settleDrive();
      else if (!way) return false;
      else addBend();
      return true;
    case 'Enter':
      if (template?.held) layTemplateAt(template.at);
      else if (template) letTemplateFollow(true);
      if (drive) driveHere();
      else if (!way) return template !== null;
      else goTheWay();
      return true;
    case 's':
      takeTool('sight');
      return true;
    case 'a':
      takeTool(play ? 'play' : 'select');
      return true;
    case 'm':
      takeTool('measure');
      return true;
    case 'v':
      toggleEye();
      return true;
    case 't':
      takeTool('template');
      return true;
    case 'k':
      takeTool('lab');
      return true;
    case 'o':
      look({ kind: 'top' });
      return true;
    case 'f':
      look({ kind: 'front' });
      return true;
    case 'h':
    case 'Home':
      look({ kind: 'home' });
      return true;
    case 'g':
      if (selected) frame(selected);
      return true;
    case 'l':
      toggleList(true);
      return true;
    case 'n':
      toggleNames();
      return true;
    case 'x':
      swapSides();
      return true;
    case 'Delete':
      if (tool !== 'measure') removeSelected();
      else takeUpMeasured();
      return true;
    case '?':
      openDialog('help');
      return true;
    default:
      return false;
  }
}

/** One step back: out of a drag, the eye, the question, the selection, in this order. */
function stepBack(): void {
  const { ghost, view, looker, target, selected, start, tool, play } = read();
  if (ghost || isHolding()) toolInHand().cancel();
  else if (start) leaveStart();
  else if (view.kind === 'eye') toggleEye();
  else if (tool === 'measure' && stepOutOfMeasuring()) return;
  else if (tool === 'template' || tool === 'lab' || (tool === 'play' && play?.chosen)) toolInHand().cancel();
  else if (looker !== null || target !== null) closeQuestion();
  else if (selected) select(null);
}

/** Up and down walk the list, Escape leads from it to the table; true where the key was meant for the list. */
function walkTheList(from: Element, key: string): boolean {
  if (key === 'Escape') {
    document.getElementById('table')?.focus();
    return true;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  const items = [...document.querySelectorAll<HTMLElement>('.list-drawer .list-item')];
  const now = items.findIndex((item) => item.contains(from));
  items[Math.min(items.length - 1, Math.max(0, now + step))]?.focus();
  return true;
}

/** Turns keys into intents, wherever the focus is, save where a key belongs to the thing that has it. */
export function listenToKeys(): () => void {
  const listen = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    if (target?.closest('.list-drawer') && walkTheList(target, event.key)) return event.preventDefault();
    if (event.key === 'Escape' && target?.matches('input, textarea')) return (target as HTMLElement).blur();
    if (event.key === 'Escape') return stepBack();
    if (target?.closest(event.key in ARROWS ? KEEPS_ARROWS : KEEPS_KEYS)) return;
    if (event.key === 'Enter' && target?.closest('button, a, summary')) return;
    if (act(event)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

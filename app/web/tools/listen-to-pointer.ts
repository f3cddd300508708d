import { read } from '../session/session.ts';
import { wanders } from './model-drag.ts';
import type { TablePointer } from './table-pointer.ts';
import { toolInHand } from './tool-in-hand.ts';

/** What a scene must offer so that the tools can be used on it. */
export interface PointedScene {
  /** What is pressed and dragged on; listened to before the camera's own controls hear of it. */
  readonly surface: HTMLElement;
  readonly canvas: HTMLElement;
  under(event: PointerEvent | MouseEvent): TablePointer;
  /** The camera's controls: switched off while a tool has the pointer. Null before there are any. */
  controls(): { enabled: boolean } | null;
}

/** Whose name it is that is pressed; null where it is no name. */
const modelOfName = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('.name-tag')?.dataset.model) || null;

/** Hands the pointer to the tool in hand, and to the camera what no tool takes. */
export function listenToPointer({ surface, canvas, under, controls }: PointedScene): () => void {
  let taken = false;
  let down: number | null = null;
  let waiting: PointerEvent | null = null;
  /** A name that is pressed: seen from above it hangs right over its model, which is taken hold of by it once the pointer leads away. */
  let named: { readonly pointer: TablePointer; readonly id: number } | null = null;

  const giveBack = () => {
    const rig = controls();
    if (taken && rig) rig.enabled = true;
    taken = false;
    down = null;
  };
  const cancel = () => {
    waiting = null;
    named = null;
    toolInHand().cancel();
    giveBack();
  };
  const press = (event: PointerEvent) => {
    if (down !== null && event.pointerId !== down) {
      cancel(); // a second finger: the camera's business
      return;
    }
    if (event.button !== 0 || read().view.kind === 'eye') return;
    const model = modelOfName(event.target);
    if (model !== null) named = { pointer: { ...under(event), model }, id: event.pointerId };
    if (event.target === canvas) take(event, under(event));
  };
  const take = (event: PointerEvent, pointer: TablePointer) => {
    down = event.pointerId;
    taken = toolInHand().press(pointer);
    const rig = controls();
    if (taken && rig) {
      rig.enabled = false;
      canvas.setPointerCapture(event.pointerId);
    }
  };
  /** Once for each picture at most: what lies under the pointer costs a ray through the whole scene. */
  const later = () => {
    const event = waiting;
    waiting = null;
    if (!event) return;
    if (down === null) toolInHand().hover(under(event));
    else toolInHand().move(under(event));
  };
  const move = (event: PointerEvent) => {
    if (named?.id === event.pointerId && wanders(named.pointer, { ...named.pointer, x: event.clientX, y: event.clientY })) {
      take(event, named.pointer);
      named = null;
    }
    if (down === null && event.buttons !== 0) return;
    if (!waiting) requestAnimationFrame(later);
    waiting = event;
  };
  const release = (event: PointerEvent) => {
    named = null;
    if (event.pointerId !== down) return;
    if (waiting) later();
    toolInHand().release(under(event));
    giveBack();
  };
  const twice = (event: MouseEvent) => {
    if (event.target === canvas) toolInHand().doublePress(under(event));
  };

  /** With Shift some systems scroll sideways. */
  const wheel = (event: WheelEvent) => {
    const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
    if (!event.shiftKey || event.target !== canvas || !toolInHand().wheel?.(by)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const first = { capture: true };
  surface.addEventListener('pointerdown', press, first);
  surface.addEventListener('pointermove', move, first);
  surface.addEventListener('pointerup', release, first);
  surface.addEventListener('pointercancel', cancel, first);
  surface.addEventListener('dblclick', twice);
  surface.addEventListener('wheel', wheel, { capture: true, passive: false });
  return () => {
    surface.removeEventListener('pointerdown', press, first);
    surface.removeEventListener('pointermove', move, first);
    surface.removeEventListener('pointerup', release, first);
    surface.removeEventListener('pointercancel', cancel, first);
    surface.removeEventListener('dblclick', twice);
    surface.removeEventListener('wheel', wheel, first);
  };
}

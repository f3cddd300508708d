/** What dragging and the wheel do while one looks through a model's eye. */
export interface Head {
  /** @unit CSS pixels */
  turn(across: number, down: number): void;
  /** Below 1 looks closer, above 1 wider. */
  widen(factor: number): void;
}

/** How much one notch of the wheel widens the look. */
const WHEEL = 0.001;

/** Turns dragging into turns of the head, and the wheel into a closer or a wider look. */
export function listenToHead(canvas: HTMLElement, head: Head): () => void {
  let from: { readonly x: number; readonly y: number } | null = null;
  const press = (event: PointerEvent) => {
    from = { x: event.clientX, y: event.clientY };
    canvas.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    head.turn(event.clientX - from.x, event.clientY - from.y);
    from = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    from = null;
  };
  const zoom = (event: WheelEvent) => {
    event.preventDefault();
    head.widen(1 + event.deltaY * WHEEL);
  };
  canvas.addEventListener('pointerdown', press);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('wheel', zoom, { passive: false });
  return () => {
    canvas.removeEventListener('pointerdown', press);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', release);
    canvas.removeEventListener('wheel', zoom);
  };
}

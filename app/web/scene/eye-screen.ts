let screen: HTMLCanvasElement | null = null;
const listeners = new Set<() => void>();

/** The panel's small canvas that the eye's picture is copied into, while there is one. */
export const eyeScreen = {
  current: () => screen,
  /** Given to the canvas as its `ref`. */
  put(canvas: HTMLCanvasElement | null): void {
    screen = canvas;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

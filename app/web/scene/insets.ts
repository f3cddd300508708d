import { useSyncExternalStore } from 'react';

/** How much of the picture's edges is covered by panels. @unit CSS pixels */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

let known: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Reads from the page what its panels leave free: the box that the style sheet calls `over-table`. */
function measure(): Insets {
  const whole = document.querySelector('.page')?.getBoundingClientRect();
  const free = document.querySelector('.over-table')?.getBoundingClientRect();
  if (!whole || !free) return known;
  const found = {
    top: free.top - whole.top,
    right: whole.right - free.right,
    bottom: whole.bottom - free.bottom,
    left: free.left - whole.left,
  };
  const same = (['top', 'right', 'bottom', 'left'] as const).every((side) => Math.abs(found[side] - known[side]) < 0.5);
  if (!same) known = found;
  return known;
}

function watch(changed: () => void): () => void {
  const free = document.querySelector('.over-table');
  const observer = new ResizeObserver(changed);
  if (free) observer.observe(free);
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', changed);
  };
}

export const useInsets = () => useSyncExternalStore(watch, measure);

/** What is covered by the panels, and by the doors that lie over the table until somebody goes through one. */
export function insetsWithDoors(insets: Insets): Insets {
  const whole = document.querySelector('.page')?.getBoundingClientRect();
  const doors = document.querySelector('.start')?.getBoundingClientRect();
  return whole && doors ? { ...insets, bottom: Math.max(insets.bottom, whole.bottom - doors.top) } : insets;
}

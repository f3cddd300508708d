import { type Measuring, NOTHING_MEASURED } from './measuring.ts';
import { read, write } from './session.ts';

/** Changes what is being measured. */
export const writeMeasuring = (change: Partial<Measuring>) => write({ measuring: { ...read().measuring, ...change } });

/** Takes up all that is measured: another table lies there. What is measured next begins as the last was. */
export function forgetMeasured(): void {
  const { mode, terrainIs } = read().measuring;
  write({ measuring: { ...NOTHING_MEASURED, mode, terrainIs } });
}

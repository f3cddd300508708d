import type { Measuring } from './measuring.ts';
import { read, write } from './session.ts';

/** Changes what is being measured. */
export const writeMeasuring = (change: Partial<Measuring>) => write({ measuring: { ...read().measuring, ...change } });

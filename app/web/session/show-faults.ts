import type { Fault } from '../../../engine/index.ts';
import { write } from './session.ts';

/** Tells what is wrong with a file, fault by fault. */
export function showFaults(fileName: string, faults: readonly Fault[], refused: boolean): void {
  write({ report: { fileName, faults, refused }, dialog: 'faults' });
}

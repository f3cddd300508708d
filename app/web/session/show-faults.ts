import type { Fault } from '../../../engine/index.ts';
import type { FaultReport } from './fault-report.ts';
import { write } from './session.ts';

/** Tells what is wrong with a file, fault by fault. */
export function showFaults(
  fileName: string,
  faults: readonly Fault[],
  refused: boolean,
  holds: FaultReport['holds'] = 'board',
): void {
  write({ report: { fileName, faults, refused, holds }, dialog: 'faults' });
}

import type { Fault } from '../../../engine/index.ts';

/** What was wrong with a file, and whether anything came of it all the same. */
export interface FaultReport {
  readonly fileName: string;
  readonly faults: readonly Fault[];
  /** The file was refused: the table is as it was. */
  readonly refused: boolean;
  /** What this browser kept of an earlier visit and cannot read any more: it is nowhere else. */
  readonly text?: string;
}

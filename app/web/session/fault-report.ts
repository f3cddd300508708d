import type { Fault } from '../../../engine/index.ts';

/** What was wrong with a file, and whether anything came of it all the same. */
export interface FaultReport {
  readonly fileName: string;
  readonly faults: readonly Fault[];
  /** The file was refused: the table is as it was. */
  readonly refused: boolean;
  /** What the file was taken for. */
  readonly holds?: 'board' | 'ruling';
  /** What this browser kept of an earlier visit and cannot read any more: it is nowhere else. */
  readonly text?: string;
}

/** The browser could not get at a file that was chosen: it was moved, or its drive is gone. */
export const unreadable = (error: unknown): Fault => ({
  code: 'file/cannot-be-read',
  where: '',
  fill: { reason: error instanceof Error ? error.name : String(error) },
});

/** The text that bytes spell, or that they spell none: letters that are no UTF-8 would else be lost without a word. */
export function textOf(bytes: ArrayBuffer): string | Fault {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'file/not-text', where: '', fill: {} };
  }
}

import type { Tagged } from './tagged.ts';

/** A numbered clause of a rule ledger, such as `SK-LOS-1`. */
export type ClauseRef = Tagged<string, 'clause'>;

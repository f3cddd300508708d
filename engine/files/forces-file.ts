import type { PlainData } from '../document/plain-data.ts';
import type { Fault } from '../outcome/fault.ts';
import type { Result } from '../outcome/result.ts';
import { type DocumentFaultCode, readJson } from './json-document.ts';

/** The forces that a file holds: whatever the rule set reads, which says itself what is wrong with it. @faults a text that is no JSON */
export const readForcesFile = (text: string): Result<PlainData, readonly Fault<DocumentFaultCode>[]> =>
  readJson(text) as Result<PlainData, readonly Fault<DocumentFaultCode>[]>;

// The order of test files: those that are known to take long come first, so that no core is idle while another finishes the last of them.
// Vitest's own order goes by the times of the last run, which a fresh checkout does not have. Nothing of vitest is imported: whatever reads
// vite.config.ts, as the server of the page does, loads this too.
import { statSync } from 'node:fs';

/** Folders and files that take long, the longest first. */
const LONG = [
  'tests/browser/accessibility',
  'tests/browser/',
  'tests/engine/proof/check-ruling',
  'tests/contracts/rule-set',
  'tests/properties/',
  'tests/differential/',
  'tests/contracts/',
  'tests/app/miniatures',
  'tests/engine/files/ruling-file',
  'tests/architecture/typecheck',
];

const rank = ({ moduleId }) => {
  const found = LONG.findIndex((start) => moduleId.replaceAll('\\', '/').includes(start));
  return found < 0 ? LONG.length : found;
};
const size = ({ moduleId }) => statSync(moduleId).size;

export class LongestFirst {
  sort(files) {
    return files.toSorted((one, other) => rank(one) - rank(other) || size(other) - size(one));
  }

  shard(files) {
    return files;
  }
}

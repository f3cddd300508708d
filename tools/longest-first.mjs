// The order of test files: those that are known to take long come first, so that no core is idle while another finishes the last of them, and
// journeys in the browser, which wait much of their time, by turns with others, which do not.
// Vitest's own order goes by the times of the last run, which a fresh checkout does not have. Nothing of vitest is imported: whatever reads
// vite.config.ts, as the server of the page does, loads this too.
import { statSync } from 'node:fs';

const BROWSER = 'tests/browser/';

/** Folders and files that take long, the longest first. */
const LONG = [
  'tests/browser/accessibility',
  BROWSER,
  'tests/engine/proof/check-ruling',
  'tests/contracts/rule-set',
  'tests/properties/',
  'tests/differential/',
  'tests/contracts/',
  'tests/app/miniatures',
  'tests/engine/files/ruling-file',
  'tests/architecture/typecheck',
];

const lies = ({ moduleId }, start) => moduleId.replaceAll('\\', '/').includes(start);
const rank = (file) => {
  const found = LONG.findIndex((start) => lies(file, start));
  return found < 0 ? LONG.length : found;
};
const size = ({ moduleId }) => statSync(moduleId).size;

export class LongestFirst {
  sort(files) {
    const sorted = files.toSorted((one, other) => rank(one) - rank(other) || size(other) - size(one));
    const journeys = sorted.filter((file) => lies(file, BROWSER));
    const others = sorted.filter((file) => !lies(file, BROWSER));
    return Array.from({ length: Math.max(journeys.length, others.length) }, (_, at) => [journeys[at], others[at]])
      .flat()
      .filter(Boolean);
  }

  shard(files) {
    return files;
  }
}

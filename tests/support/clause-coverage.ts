import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKIRMISH_CLAUSES } from '../../engine/index.ts';
import { CLAUSE_GAPS, SKIRMISH_CHAPTERS } from './clause-gaps.ts';
import { REPOSITORY } from './source-file.ts';

/** Every text file below a folder, by its path in the project. */
function textsIn(folder: string, fits: (path: string) => boolean): ReadonlyMap<string, string> {
  const paths = readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .map((path) => `${folder}/${path}`)
      .filter(fits)
      .sort()
      .map((path) => [path, readFileSync(join(REPOSITORY, path), 'utf8')]),
  );
}

/** Clauses that a text speaks of: by number, and as parts of `SK-MOVE-4 to 8` or `SK-MOVE-4 to SK-MOVE-8`. */
function clausesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [whole, chapter, first, last] of text.matchAll(/SK-([A-Z]+)-(\d+)(?: to (?:SK-\1-)?(\d+))?/g)) {
    found.add(`SK-${chapter}-${first}`);
    if (last === undefined || whole === '') continue;
    for (let number = Number(first); number <= Number(last); number++) found.add(`SK-${chapter}-${number}`);
  }
  return found;
}

/** One clause of the chapters that are played: where it is implemented and tried, or why it is not. */
export interface CoveredClause {
  readonly clause: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly gap: string | null;
}

const FOLDER = 'engine/rulesets/skirmish';

/** Every clause of the chapters of single figures, in their order. */
export function coveredClauses(): readonly CoveredClause[] {
  const rules = [...textsIn(FOLDER, (path) => path.endsWith('.ts') && !/(clauses|codes)\.ts$/.test(path))];
  const tests = [
    ...textsIn('tests/engine', (path) => path.endsWith('.test.ts') && !path.endsWith('clauses.test.ts')),
    ...textsIn('tests/conformance', (path) => /SK-.*\.json$|\.test\.ts$/.test(path)),
  ];
  const spokenOf = (texts: typeof rules) => texts.map(([path, text]) => [path, clausesIn(text)] as const);
  const [inRules, inTests] = [spokenOf(rules), spokenOf(tests)];
  const titles: Readonly<Record<string, string>> = SKIRMISH_CLAUSES;
  return Object.entries(SKIRMISH_CHAPTERS).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, i) => `SK-${chapter}-${i + 1}`).map((clause) => ({
      clause,
      title: titles[clause] ?? '',
      files: inRules.flatMap(([path, clauses]) => (clauses.has(clause) ? [path.slice(FOLDER.length + 1)] : [])),
      tests: inTests.flatMap(([path, clauses]) => (clauses.has(clause) ? [path.slice('tests/'.length)] : [])),
      gap: CLAUSE_GAPS[clause] ?? null,
    })),
  );
}

/** More would only make the page change whenever somebody speaks of a clause. */
const SHOWN = 2;
const listed = (paths: readonly string[]): string =>
  paths
    .slice(0, SHOWN)
    .map((path) => `\`${path}\``)
    .join(', ');

/** The page that says which clauses are implemented and where. */
export function coveragePage(clauses: readonly CoveredClause[]): string {
  const done = clauses.filter(({ gap }) => gap === null);
  const byChapter = Object.keys(SKIRMISH_CHAPTERS).map((chapter) => {
    const own = clauses.filter(({ clause }) => clause.replace(/-\d+$/, '') === `SK-${chapter}`);
    const rows = own.map(({ clause, title, files, tests, gap }) =>
      gap === null ? `| ${clause} | ${title} | ${listed(files)} | ${listed(tests)} |` : `| ${clause} | *open* | ${gap} | – |`,
    );
    const played = own.filter(({ gap }) => gap === null).length;
    return `## ${chapter}: ${played} of ${own.length}\n\n| clause | title | files of ${FOLDER} | tests |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Which clauses of the skirmish rules are played

Of the ${clauses.length} clauses of the chapters of single figures ${done.length} are implemented and tried by a test; of the others it says why they are not. Squads, officers' cards, vehicles,
aircraft and special weapons are modules of their own and not on this page. It is made of what the rule set and the tests say themselves, and of \`tests/support/clause-gaps.ts\`; a test
holds that it is current (\`EYELINE_WRITE=1 npx vitest run --project engine tests/engine/rulesets/skirmish/coverage.test.ts\` writes it anew).

${byChapter.join('\n')}`;
}

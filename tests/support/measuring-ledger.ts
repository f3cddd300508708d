import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './source-file.ts';

/** The chapters about distances, facings, moving, climbing, templates, bursts and indirect fire, with how many clauses each has. */
export const MEASURING_CHAPTERS: Readonly<Record<string, number>> = {
  'SK-DIST': 9,
  'SK-MODEL': 13,
  'SK-GEOM': 23,
  'SK-MOVE': 18,
  'SK-CLIMB': 18,
  'SK-LADDER': 5,
  'SK-RAMP': 3,
  'SK-DOOR': 7,
  'SK-LOAD': 7,
  'SK-CHARGE': 11,
  'SK-PROX': 14,
  'SK-IMPACT': 9,
  'SK-IND': 7,
  'SK-GREN': 10,
  'SK-FLAME': 8,
  'SK-SHOT': 6,
  'SK-GAS': 11,
  'SK-VARC': 5,
  'SK-TURN': 7,
  'SK-COLL': 10,
  'BT-MOVE': 16,
  'BT-DIFF': 8,
  'BT-CLIMB': 4,
  'BT-DANG': 8,
  'BT-BLAST': 12,
  'BT-ORD': 13,
  'BT-TMPL': 10,
  'BT-BARR': 18,
  'BT-SALVO': 8,
  'BT-COH': 7,
  'BT-AREA': 12,
  'CR-MEAS': 8,
  'CR-WITH': 11,
  'CR-CLOS': 3,
  'CR-ACAP': 7,
  'CR-BC': 7,
  'CR-QTR': 4,
};

const from = (prefix: string, ...numbers: readonly number[]) => numbers.map((number) => `${prefix}-${number}`);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The worked examples of these chapters, of crawling, of sight across areas and of vehicles. */
export const MEASURING_EXAMPLES: readonly string[] = [
  ...from('SK-EX', 1, 2, 7, 15, 20, 21, ...range(27, 39), 47, 48, 54, ...range(55, 62), 71, 79, 80, 81, 82, 83, 89),
  ...from('BT-EX', 3),
  ...from('BT-DX', 2, ...range(4, 10), 12, 13, ...range(15, 20), ...range(38, 43), 47, 91),
  ...from('CR-EX', ...range(20, 45)),
];

/** Clauses of these chapters that no test is named after, each with the reason. */
export const MEASURING_GAPS: Readonly<Record<string, string>> = {
  'SK-MODEL-7': 'Tells how aircraft are modelled; nothing is to be decided.',
  'SK-MODEL-13': 'Tells what figures carry; nothing is to be decided.',
  'SK-GEOM-22': 'The ability that it is about is not in play.',
  'SK-GAS-1': 'The card of the officers that gas comes with is not in play.',
  'SK-GAS-6': 'Rolled at the start of a round by whoever plays; the zone on the board is taken off by hand.',
  'SK-GAS-7': 'As the roll itself.',
  'BT-MOVE-3': 'The turn of these rules is not in play: which unit has moved before is not kept.',
  'BT-MOVE-13': 'Close combat, pinning and falling back of these rules are not in play.',
  'BT-DANG-5': 'Charges of these rules are not in play.',
  'BT-DANG-6': 'Consolidation and pile-in moves are not in play.',
  'BT-DANG-7': 'Falling back is not in play.',
  'BT-DANG-8': 'Morale of these rules is not in play.',
  'BT-BLAST-8': 'In what order a unit resolves its shots: the shooting phase of these rules is not in play.',
  'BT-ORD-1': 'What a weapon is built into is on no board: whoever is named as firer is taken to have it.',
  'BT-ORD-2': 'Charges of these rules are not in play.',
  'BT-ORD-13': 'Penetration of armour is not in play.',
  'BT-TMPL-3': 'How much of a hull lies under flame is told; that no other direction covers more of it is not proven.',
  'BT-TMPL-8': 'As BT-BLAST-8.',
  'BT-BARR-11': 'Pinning is not in play.',
  'BT-SALVO-1': 'Which weapons a unit fires is for its shooting phase, which is not in play.',
  'BT-COH-3': 'Losses and close combat of these rules are not in play; the board may hold a unit that hangs together no more.',
  'BT-COH-5': 'Shooting and charges of these rules are not in play.',
  'BT-COH-6': 'Who is pinned and for how long is not in play.',
};

/** A test, or a case of a clause file, by its file and title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** A title as it is written before a test, on its line or on the next. */
const TITLE = /(?:\b(?:test|describe|each)\b.*\(|\)\(|^)\s*(['"`])(.*(?:SK|BT|CR)-[A-Z]+-\d.*?)\1,/;
/** One case of a table of what is said by which clause. */
const CASE = /'([a-z-]+\/[a-z-]+)', '((?:SK|BT|CR)-[A-Z]+-\d+)'/;
const SAYS = /"says": "(.+?)"/;

/** Every title of a test that names a clause or example, in the order of files and lines. */
export function namedTests(): readonly NamedTest[] {
  const files = readdirSync(join(REPOSITORY, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.ts$|^conformance\/.*\.json$/.test(path) && !path.includes('measuring-ledger'))
    .sort();
  return files.flatMap((path) => {
    const file = `tests/${path}`;
    const text = readFileSync(join(REPOSITORY, file), 'utf8');
    const isTable = /is said by (?:%s|\$clause)|every reason of vehicles is said/.test(text);
    return text.split('\n').flatMap((line) => {
      const plain = line.replaceAll("\\'", '’');
      const said = isTable ? CASE.exec(plain) : null;
      const title = said ? `${said[1]} is said by ${said[2]}` : (SAYS.exec(plain)?.[1] ?? TITLE.exec(plain)?.[2]);
      return title === undefined || namedIn(title).size === 0 ? [] : [{ file, title }];
    });
  });
}

/** Every clause and example that a title names, also as parts of `BT-BLAST-4 to 6`, `SK-PROX-5, 6` and `SK-TURN-3 and 7`. */
export function namedIn(title: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, chapter, first, more = ''] of title.matchAll(
    /\b((?:SK|BT|CR)-[A-Z]+)-(\d+)((?:(?:, | and | to )\d+(?![\d.-]| (?:cm|mm|inch)))*)/g,
  )) {
    let last = Number(first);
    found.add(`${chapter}-${last}`);
    for (const [, joint, written] of more.matchAll(/(, | and | to )(\d+)/g)) {
      const next = Number(written);
      // a number of the sentence, and not of a clause
      if (next <= last) break;
      for (const number of joint === ' to ' ? range(last + 1, next) : [next]) found.add(`${chapter}-${number}`);
      last = next;
    }
  }
  return found;
}

/** The page that says for every example which test tries it, and for every clause of the chapters how many do. */
export function measuringPage(tests: readonly NamedTest[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const all = tests.map((one) => ({ ...one, names: namedIn(one.title) }));
  const examples = MEASURING_EXAMPLES.map((id) => {
    const one = all.find(({ names }) => names.has(id));
    return `| ${id} | ${cell(one?.title ?? '–')} | \`${one?.file ?? ''}\` |`;
  });
  const clauses = Object.entries(MEASURING_CHAPTERS).map(([chapter, count]) => {
    const ids = range(1, count).map((number) => `${chapter}-${number}`);
    const open = ids.filter((id) => id in MEASURING_GAPS);
    const told = open.map((id) => `${id}: ${MEASURING_GAPS[id]}`).join('<br>');
    return `| ${chapter} | ${count - open.length} of ${count} | ${told} |`;
  });
  return `# What the chapters on measuring, moving and templates are tried by

Made of the titles of the tests and of \`tests/support/measuring-ledger.ts\`; a test holds that it is current
(\`EYELINE_WRITE=1 npx vitest run --project engine tests/conformance/measuring-ledger.test.ts\` writes it anew).

## Worked examples

| example | test | file |
|---|---|---|
${examples.join('\n')}

## Clauses

| chapter | named by a test | the others, and why |
|---|---|---|
${clauses.join('\n')}
`;
}

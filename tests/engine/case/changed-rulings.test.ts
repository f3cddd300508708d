import { describe, expect, test } from 'vitest';
import { placeInRuling } from '../../../app/wording/place-in-ruling.ts';
import { makeSpeaker } from '../../../app/wording/speak.ts';
import {
  type Board,
  battle,
  defaultSettings,
  type Fault,
  type LookQuestion,
  makeRuling,
  openSpace,
  type RuleSet,
  readRulingFile,
  skirmish,
  writeRulingFile,
} from '../../../engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { kindOfPlace, type TokenOfText, tokensOf } from '../../support/changed-letters.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

/** Almost covered by a wall that a push would bring in front of him, or out of the way. */
const almost = boardOf([piece('wall', { a: box(-3.38, 0, 50, 60, 60, 54) })], [man('a', 0, -100), man('b', 0, 120)]);

/** What a rule set says of a few questions, so that the file is short. */
const ruledOn = (board: Board, ruleSet: RuleSet, ...questions: readonly LookQuestion[]) =>
  makeRuling({
    space: openSpace(board, new Map()),
    meshes: new Map(),
    ruleSet,
    settings: defaultSettings(ruleSet.settings),
    questions,
  });
const sees = (looker: string, target: string): LookQuestion => ({ kind: 'sees', looker, target });
const cover = (shooter: string, target: string): LookQuestion => ({ kind: 'cover-of', shooter, target });

const RULINGS = [
  // nobody is seen, and there is cover
  ruledOn(duelBoard, skirmish, sees('anna', 'bela'), cover('anna', 'bela')),
  // somebody is seen
  ruledOn(duelBoard, skirmish, sees('anna', 'cili')),
  // a push would turn it
  ruledOn(almost, skirmish, sees('a', 'b')),
  ruledOn(duelBoard, battle, sees('anna', 'cili'), cover('anna', 'bela')),
];

/** The same text with one digit made another, or one letter: a first digit may become 0. */
function changedAt(json: string, { from, text }: TokenOfText, letter: number): string {
  const old = text[letter]!;
  const among = /\d/.test(old) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
  const other = chance.oneOf([...among].filter((one) => one !== old));
  return json.slice(0, from + letter) + other + json.slice(from + letter + 1);
}

const faultsOf = (file: string): readonly Fault[] => {
  const read = readRulingFile(file);
  return read.ok ? read.value.changes : read.problem;
};

const kindOf = ({ kind, where }: TokenOfText): string => `${kind} ${kindOfPlace(where)}`;

/** The section of a file that a place lies in, as it is sealed: a model, a piece, a question, an outcome or a word at the top. */
const sectionOf = (where: string): string =>
  /^(board\.(?:models|pieces)|board\.\w+|rulings\[\d+\]|\w+)/.exec(where)?.[0] ?? where;

/** Every kind of place in a file, with one of its values or names each time. */
function oneOfEachKind(json: string, which: (token: TokenOfText) => boolean): readonly TokenOfText[] {
  const kinds = new Map<string, TokenOfText[]>();
  for (const token of tokensOf(json).filter(which)) {
    const kind = kindOf(token);
    kinds.set(kind, [...(kinds.get(kind) ?? []), token]);
  }
  return [...kinds.values()].map((tokens) => chance.oneOf(tokens));
}

const placesOf = (text: string, pattern: RegExp) => [...text].flatMap((letter, i) => (pattern.test(letter) ? [i] : []));

const missOf = ({ where, text }: TokenOfText, letter: number, found: readonly Fault[]) =>
  `${where}: ${text}, letter ${letter}: ${found.map((one) => `${one.code} at ${one.where}`).join(', ')}`;

const chance = chanceOf(20264);
const texts = RULINGS.map((made) => writeRulingFile(made));
/** Short ones first, so that every kind of place is tried where it costs least. */
const files = [...texts].sort((a, b) => a.length - b.length);

/** Changes one letter at every kind of place of all files together, and tells which changes are not named by the place itself. */
function missedOf(
  which: (token: TokenOfText) => boolean,
  letters: RegExp,
): { readonly missed: readonly string[]; readonly kinds: number } {
  const missed: string[] = [];
  const known = new Set<string>();
  for (let round = 0; round < soak(1); round++) {
    const inThisRound = new Set<string>();
    for (const json of files) {
      for (const token of oneOfEachKind(json, which)) {
        const kind = kindOf(token);
        const places = placesOf(token.text, letters);
        // in a short run every kind is tried in one of the files, in a long one in all
        if (places.length === 0 || (round === 0 && inThisRound.has(kind))) continue;
        inThisRound.add(kind);
        known.add(kind);
        const letter = chance.oneOf(places);
        const found = faultsOf(changedAt(json, token, letter));
        if (!found.some(({ where }) => where === token.where)) missed.push(missOf(token, letter, found));
      }
    }
  }
  return { missed, kinds: known.size };
}

describe('whoever changes one letter of a ruling is found out, and what he changed is named by its place:', () => {
  test('a digit of any kind of number, first digits that become 0 among them', () => {
    const { missed, kinds } = missedOf(({ kind }) => kind === 'number', /\d/);
    expect(missed).toEqual([]);
    expect(kinds).toBeGreaterThan(100);
  });

  test('a letter or digit of any kind of word: of verdicts, reasons, sources, hashes and seals', () => {
    const { missed, kinds } = missedOf(({ kind }) => kind === 'text' || kind === 'word', /[a-z0-9]/i);
    expect(missed).toEqual([]);
    expect(kinds).toBeGreaterThan(100);
  });

  test('of a name of something, at least the thing on the board, the question or the seal that it belongs to', () => {
    const missed: string[] = [];
    const tried = new Set<string>();
    for (const json of files) {
      for (const token of oneOfEachKind(json, ({ kind, where }) => kind === 'name' && /^(board|settings)/.test(where))) {
        if (tried.has(kindOf(token))) continue;
        tried.add(kindOf(token));
        const found = faultsOf(changedAt(json, token, chance.oneOf(placesOf(token.text, /[a-z0-9]/i))));
        const holder = sectionOf(token.where);
        if (!found.some(({ where }) => where.startsWith(holder))) missed.push(missOf(token, 0, found));
      }
    }
    expect(missed).toEqual([]);
  });

  test('a first digit that is made 0, in so many words', () => {
    const json = texts[0]!.replace('"z": 150', '"z": 050');
    expect(faultsOf(json)).toEqual([
      { code: 'ruling/value-changed', where: 'board.models.anna.pose.at.z', fill: { found: '50' } },
    ]);
    const respelled = texts[0]!.replace('"z": 150', '"z": 0150');
    expect(faultsOf(respelled)).toEqual([
      { code: 'ruling/number-respelled', where: 'board.models.anna.pose.at.z', fill: { found: '0150', value: '150' } },
    ]);
  });
});

test('a ruling whose text stops making sense names the place where it does', () => {
  const [fault] = faultsOf(texts[0]!.replace('"sees": false', '"sees": fa1se'));
  expect(fault).toMatchObject({ code: 'ruling-file/broken-off', where: 'rulings[0].outcome.value.answer.sees' });
});

test('what stands at every kind of place can be said in words, in both languages', () => {
  const speechless = RULINGS.flatMap((made, i) => {
    const speakers = (['en', 'hu'] as const).map((language) => makeSpeaker({ language, ruler: 'mm', board: made.ruling.board }));
    return oneOfEachKind(texts[i]!, ({ where }) => where !== 'eyeline').flatMap(({ where }) =>
      speakers
        .flatMap((speaker) => [placeInRuling(where, made.ruling, speaker), placeInRuling(where, null, speaker)])
        .includes(null)
        ? [where]
        : [],
    );
  });
  expect(speechless).toEqual([]);
});

test.each([
  ['board.models.anna.pose.at.x', 'where Anna stands and faces'],
  ['rulings[0].outcome.value.answer.sees', 'the verdict – Does Anna see Béla?'],
  ['rulings[0].outcome.value.answer.regions[1].share.atMost', 'upper bound of one region: shoulders – Does Anna see Béla?'],
  [
    'rulings[0].outcome.value.evidence[0].finding.seen[0].share.atLeast',
    'lower bound of one region: head – evidence 1 – Does Anna see Béla?',
  ],
  ['rulings[0].outcome.value.because[0].says', 'reason 1 (SK-LOS-1) – Does Anna see Béla?'],
  ['rulings[1].outcome.value.answer.grade', 'the verdict – Cover of Béla from Anna'],
  ['settings.closeCallTolerance', 'what was agreed: closeCallTolerance'],
])('%s is called: %s', (where, words) => {
  const { ruling } = RULINGS[0]!;
  expect(placeInRuling(where, ruling, makeSpeaker({ language: 'en', ruler: 'mm', board: ruling.board }))).toBe(words);
});

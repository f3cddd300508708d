import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productFolders, REPOSITORY, readSources, sketch } from '../support/source-file.ts';
import {
  checkWording,
  findCodes,
  findFills,
  findKeys,
  flatten,
  formatsOf,
  gapsOf,
  type Sentences,
  withoutPlural,
} from '../support/wording-check.ts';

const LANGUAGES = ['en', 'hu'] as const;

async function sentencesIn(language: (typeof LANGUAGES)[number]): Promise<Sentences> {
  const file = join(REPOSITORY, `app/wording/${language}.ts`);
  if (!existsSync(file)) throw new Error(`app/wording/${language}.ts is not there: nothing the engine says can be read`);
  const module: Readonly<Record<string, object>> = await import(/* @vite-ignore */ file);
  return flatten(module[language] ?? {});
}

describe('the project', () => {
  test('has one sentence in English and one in Hungarian for all it can say, with the same gaps', async () => {
    const product = readSources(...productFolders());
    const code = product.filter((file) => !/^app\/wording\/(en|hu)(\.ts|\/)/.test(file.path));
    const speakers = code.filter((file) => file.path.startsWith('app/'));
    const codes = findCodes(product);
    expect(codes.length).toBeGreaterThan(0);
    const languages = { en: await sentencesIn('en'), hu: await sentencesIn('hu') };
    const fills = findFills(code, [...codes, ...Object.keys(languages.en).map(withoutPlural)]);
    expect(checkWording({ languages, codes, ...findKeys(speakers), fills })).toEqual([]);
  });
});

describe('codes', () => {
  test('are found in every exported list, and in the lists it spreads', () => {
    const files = sketch({
      'engine/a.ts': `export const A_CODES = ['a/one', 'a/two'] as const;\nexport const KINDS = ['kind'] as const;`,
      'engine/b.ts': `import { A_CODES } from './a.ts';\nexport const B_CODES = [...A_CODES, 'b/one'] as const;`,
    });
    expect(findCodes(files)).toEqual(['a/one', 'a/two', 'b/one']);
  });

  test('must be written out, so that nobody can hide one', () => {
    expect(() => findCodes(sketch({ 'engine/a.ts': 'export const A_CODES = Object.keys(sentences);' }))).toThrow('written out');
    expect(() => findCodes(sketch({ 'engine/a.ts': 'export const A_CODES = [one] as const;' }))).toThrow('plain codes');
    expect(() => findCodes(sketch({ 'engine/a.ts': 'export const A_CODES = [...GONE] as const;' }))).toThrow('no exported list');
  });
});

test('keys asked for and texts mentioned are found, whole or by their beginning', () => {
  const page = [
    `export const a = t('card.sees');`,
    `export const b = i18n.t(\`region.\${name}\`);`,
    `export const c = { label: 'menu.open' };`,
    `export const d = <Text label="menu.save" />;`,
  ].join('\n');
  const { asked, mentioned } = findKeys(sketch({ 'app/web/panels/a.tsx': page }));
  expect(asked.map(({ key, begins }) => [key, begins])).toEqual([
    ['card.sees', false],
    ['region.', true],
  ]);
  expect(mentioned.map(({ key }) => key)).toEqual(expect.arrayContaining(['card.sees', 'region.', 'menu.open', 'menu.save']));
});

test('what fills a sentence is found in objects and in calls', () => {
  const text = [
    `export const a = { says: 'a/one', fill: { needed, given: 1 } };`,
    `report('a/one', { needed: 2 });`,
    `report('a/one', where, { fill: { needed: 2 } });`,
    `report('a/one', fill);`,
    `report('a/one', { ...fill, needed });`,
    `export const b = { code: 'other' };`,
  ].join('\n');
  const names = findFills(sketch({ 'engine/a.ts': text }), ['a/one']).map((fill) => fill.names);
  expect(names).toEqual([['needed', 'given'], ['needed'], ['needed'], null, null]);
});

test('a fact of a rule book is told by its kind, and fills the sentence with its own fields', () => {
  const text = `type Told = { readonly kind: 'a/one'; readonly model: string };\nconst told = { kind: 'a/one', model: 'x', shots: 2 };`;
  const names = findFills(sketch({ 'engine/a.ts': text }), ['a/one']).map((fill) => fill.names);
  expect(names).toEqual([
    ['kind', 'model'],
    ['kind', 'model', 'shots'],
  ]);
});

test('the gaps of a sentence are its names in double braces, formatted or not', () => {
  expect(gapsOf('{{needed, length}} is more than {{ given }}; {{needed}}!')).toEqual(['given', 'needed']);
});

test('how gaps are filled is what stands behind their commas', () => {
  expect(formatsOf({ a: '{{needed, length}} for {{who, model}}', b: '{{needed,length}} {{plain}}' })).toEqual([
    'length',
    'model',
  ]);
});

describe('the check of wording', () => {
  const page = findKeys(sketch({ 'app/web/a.ts': `t('menu.open');\nt(\`region.\${name}\`);` }));
  const engine = sketch({ 'engine/a.ts': `report('move/too-far', { needed, given });` });
  const fills = findFills(engine, ['move/too-far']);
  const en = { 'move/too-far': 'Needs {{needed}} of {{given}}.', 'menu.open': 'Open', 'region.head': 'head' };
  const hu = { 'move/too-far': '{{given}} helyett {{needed}} kell.', 'menu.open': 'Megnyitás', 'region.head': 'fej' };
  const problems = (changed: { en?: Sentences; hu?: Sentences; codes?: string[] }) =>
    checkWording({
      languages: { en: changed.en ?? en, hu: changed.hu ?? hu },
      codes: changed.codes ?? ['move/too-far'],
      ...page,
      fills,
    });

  test('is content with two whole languages', () => {
    expect(problems({})).toEqual([]);
  });

  test('finds a code without a sentence, in each language', () => {
    expect(problems({ codes: ['move/too-far', 'move/blocked'] })).toEqual([
      'en has no sentence for move/blocked',
      'hu has no sentence for move/blocked',
    ]);
  });

  test('finds a key that one language lacks', () => {
    const { 'menu.open': _, ...rest } = hu;
    expect(problems({ hu: rest })).toEqual([
      'hu has no sentence for menu.open, asked for at app/web/a.ts:1',
      'menu.open is in en but not in hu',
    ]);
  });

  test('finds that no key has an asked beginning', () => {
    const { 'region.head': _, ...rest } = en;
    expect(problems({ en: rest })).toContain('en has no sentence for region.…, asked for at app/web/a.ts:2');
  });

  test('finds a sentence that nobody says', () => {
    expect(problems({ en: { ...en, 'menu.close': 'Close' }, hu: { ...hu, 'menu.close': 'Bezárás' } })).toEqual([
      'en has a sentence for menu.close, which nobody says',
      'hu has a sentence for menu.close, which nobody says',
    ]);
  });

  test('takes words for said that fill a gap of another sentence', () => {
    const grade = (sentence: string) => ({ 'move/too-far': sentence, 'grade/soft': 'x' });
    const both = { en: { ...en, ...grade('{{needed, grade}}') }, hu: { ...hu, ...grade('{{needed, grade}}.') } };
    expect(problems(both)).toEqual([]);
    expect(problems({ en: { ...both.en, ...grade('{{needed}}') }, hu: { ...both.hu, ...grade('{{needed}}.') } })).toHaveLength(2);
  });

  test('finds gaps that differ between the languages', () => {
    expect(problems({ hu: { ...hu, 'move/too-far': '{{needed}} kell.' } })).toEqual([
      'move/too-far has the gaps [given,needed] in en and [needed] in hu',
    ]);
  });

  test('finds a gap that the engine does not fill', () => {
    const both = { en: { ...en, 'move/too-far': '{{who}} cannot.' }, hu: { ...hu, 'move/too-far': '{{who}} nem tud.' } };
    expect(problems(both)).toEqual(['move/too-far is given nothing for [who] at engine/a.ts:1']);
  });

  test('finds an empty sentence and one that was never translated', () => {
    expect(problems({ hu: { ...hu, 'menu.open': ' ' } })).toEqual(['hu says nothing for menu.open']);
    const same = 'Open a file now';
    expect(problems({ en: { ...en, 'menu.open': same }, hu: { ...hu, 'menu.open': same } })).toEqual([
      'menu.open is the same sentence in en and hu',
    ]);
  });

  test('knows that plural forms are one key', () => {
    const plural = (one: string, other: string) => ({ 'menu.open_one': one, 'menu.open_other': other });
    const { 'menu.open': _en, ...restEn } = en;
    const { 'menu.open': _hu, ...restHu } = hu;
    expect(
      problems({ en: { ...restEn, ...plural('Open it', 'Open them') }, hu: { ...restHu, ...plural('Nyisd', 'Nyisd ki') } }),
    ).toEqual([]);
  });
});

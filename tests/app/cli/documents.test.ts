import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../support/source-file.ts';
import { openWorkplace } from './command-line-runs.ts';

/** A console as a document shows it: what is typed, and what is answered. */
interface Shown {
  readonly typed: string;
  readonly answered: string;
}

/** What a document shows in ```console fences, one fence after the other. */
function consolesOf(document: string): Shown[] {
  const fences = [...document.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, body]) => body!);
  return fences.flatMap((body) =>
    body
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [typed, ...answered] = part.split('\n');
        return { typed: typed!, answered: answered.join('\n') };
      }),
  );
}

/** An answer in which a line `…` stands for any lines and a word `…` for any word. */
function patternOf(answered: string): RegExp {
  const escaped = answered.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/^…\n/gm, '(?:.*\\n)*').replace(/…/g, '\\S*')}$`, 'u');
}

/** The words of a line as a shell splits it, as far as documents need it. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain!);

const documents = [
  'README.md',
  ...readdirSync(join(REPOSITORY, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((path) => existsSync(join(REPOSITORY, path)));
const EYELINE = /^(?:npm run -s eyeline -- |npx eyeline )/;

describe.each(documents)('%s', (path) => {
  const shown = consolesOf(readFileSync(join(REPOSITORY, path), 'utf8'));
  if (shown.length === 0) {
    test('shows no console', () => expect(shown).toEqual([]));
    return;
  }
  const place = openWorkplace();
  afterAll(place.close);
  cpSync(join(REPOSITORY, 'assets/boards'), join(place.folder, 'assets/boards'), { recursive: true });

  test.each(shown.map(({ typed, answered }) => [typed, answered] as const))('$ %s', async (typed, answered) => {
    if (EYELINE.test(typed)) {
      const { exit, out, err } = await place.run(...wordsOf(typed.replace(EYELINE, '')));
      expect(out + err).toMatch(patternOf(answered));
      expect(exit).toBe(0);
    } else {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', typed], { cwd: place.folder, encoding: 'utf8' });
      expect([status, stdout + stderr]).toEqual([0, answered]);
    }
  });
});

test.each(documents)('%s leads only to what is there', (path) => {
  const text = readFileSync(join(REPOSITORY, path), 'utf8');
  const ways = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, way]) => way!.replace(/#.*$/, ''))
    .filter((way) => way !== '' && !/^[a-z]+:/.test(way));
  expect(ways.filter((way) => !existsSync(join(REPOSITORY, dirname(path), way)))).toEqual([]);
});

describe('a console of a document', () => {
  test('is found with what it answers', () => {
    const text = 'Text\n```console\n$ a b\none\n\ntwo\n$ c\n```\nmore\n```sh\n$ d\n```\n';
    expect(consolesOf(text)).toEqual([
      { typed: 'a b', answered: 'one\n\ntwo\n' },
      { typed: 'c', answered: '' },
    ]);
  });

  test('may leave out lines and words', () => {
    expect('one\n2\n3\nfour x\n').toMatch(patternOf('one\n…\nfour …\n'));
    expect('one\nfour\n').not.toMatch(patternOf('one\n…\nfive\n'));
    expect(wordsOf(`a "b c" 'd e' f`)).toEqual(['a', 'b c', 'd e', 'f']);
  });
});

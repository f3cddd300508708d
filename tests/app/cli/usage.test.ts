import { afterAll, describe, expect, test } from 'vitest';
import { runEyeline } from '../../../app/cli/run-eyeline.ts';
import { ENGINE_VERSION } from '../../../engine/index.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

describe('eyeline', () => {
  test.each([['help'], ['--help'], ['-h']])('%s says what it can be told to do and what the shell is told', async (word) => {
    const { exit, out, err } = await place.run(word);
    expect([exit, err]).toEqual([0, '']);
    for (const name of ['ask', 'play', 'replay', 'check-board', 'new-board', 'import']) expect(out).toContain(`eyeline ${name} `);
    for (const code of ['0', '2', '3', '4', '70']) expect(out).toMatch(new RegExp(`^ +${code}  `, 'm'));
  });

  test.each(['ask', 'move', 'reach', 'play', 'replay', 'check-board', 'new-board', 'import'])(
    'help %s, and its --help, explain every option',
    async (name) => {
      const { out } = await place.run('help', name);
      expect(out).toMatch(new RegExp(`^eyeline ${name} `));
      expect((await place.run(name, '--help')).out).toBe(out);
      expect((await place.run(name, 'x', '-h')).out).toBe(out);
      const hungarian = (await place.run('help', name, '--lang', 'hu')).out;
      expect(hungarian).not.toBe(out);
      const optionsIn = (text: string) => [...new Set(text.match(/--[a-z]+/g))].sort();
      expect(optionsIn(hungarian)).toEqual(optionsIn(out));
    },
  );

  test('tells its version', async () => {
    expect(await place.run('--version')).toEqual({ exit: 0, out: `eyeline ${ENGINE_VERSION}\n`, err: '' });
    expect((await place.run('version')).out).toBe(`eyeline ${ENGINE_VERSION}\n`);
  });

  test('without a word explains itself on the error output, and that this was no command', async () => {
    const { exit, out, err } = await place.run();
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('eyeline ask BOARD');
  });

  test.each([
    [['aks', 'b.json'], "eyeline: there is no command 'aks'. Did you mean ask?"],
    [['duel', 'b.json'], "eyeline: there is no command 'duel'."],
    [['chek-board', 'b.json'], "eyeline: there is no command 'chek-board'. Did you mean check-board?"],
    [['help', 'imports'], "eyeline: there is no command 'imports'. Did you mean import?"],
    [['ask'], 'eyeline ask: which BOARD? Give the name of a file.'],
    [['ask', 'a.json', 'b.json'], 'eyeline ask: it takes one BOARD; what is to be done with b.json?'],
    [['ask', 'a.json', '--form', 'x'], 'eyeline ask: it has no option --form. Did you mean --from?'],
    [['ask', 'a.json', '-x'], 'eyeline ask: it has no option -x.'],
    [['ask', 'a.json', '--from', '--to', 'b'], 'eyeline ask: --from needs a value.'],
    [['ask', 'a.json', '--from'], 'eyeline ask: --from needs a value.'],
    [['ask', 'a.json', '--json=yes'], 'eyeline ask: --json takes no value.'],
    [['ask', 'a.json', '--from', 'x'], 'eyeline ask: give both of --from, --to, or neither.'],
    [['ask', 'a.json', '--all', '--from', 'x'], 'eyeline ask: --all, --from, --to do not go together.'],
    [['ask', 'a.json', '--question', 'why'], "eyeline ask: --question is one of sees, cover, both, not 'why'."],
    [['ask', 'a.json', '--lang', 'de'], "eyeline ask: --lang is one of en, hu, not 'de'."],
    [['import', 'm.stl', '--turn', 'left'], "eyeline import: --turn wants a number, not 'left'."],
  ])('%j is not understood, and says why', async (args, says) => {
    const { exit, out, err } = await place.run(...args);
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')[0]).toBe(says);
    expect(err).toContain("'eyeline help");
  });

  test('owns up to a bug of its own, with what a report needs', async () => {
    let err = '';
    const exit = await runEyeline(['--version'], {
      folder: place.folder,
      environment: {},
      lines: async function* () {},
      out: () => {
        throw new Error('the printer burns');
      },
      err: (text) => {
        err += text;
      },
    });
    expect(exit).toBe(70);
    expect(err).toMatch(/^This is a bug of eyeline .*\nError: the printer burns\n +at /);
  });

  test('speaks the language that is asked for, else that of the environment, else English', async () => {
    const speaks = async (environment: Readonly<Record<string, string>>, ...args: readonly string[]) => {
      const elsewhere = openWorkplace(environment);
      const { out } = await elsewhere.run(...args);
      elsewhere.close();
      return out.includes('ki kit lát') ? 'hu' : 'en';
    };
    expect(await speaks({}, 'help')).toBe('en');
    expect(await speaks({ LANG: 'hu_HU.UTF-8' }, 'help')).toBe('hu');
    expect(await speaks({ LANG: 'hu_HU.UTF-8', LC_ALL: 'C' }, 'help')).toBe('en');
    expect(await speaks({ LANG: 'hu_HU.UTF-8' }, 'help', '--lang', 'en')).toBe('en');
    expect(await speaks({}, '--lang=hu', 'help')).toBe('hu');
    expect(await speaks({}, '--lang', 'hu', 'help')).toBe('hu');
    expect(await speaks({ LANG: 'fr_FR' }, 'help')).toBe('en');
  });
});

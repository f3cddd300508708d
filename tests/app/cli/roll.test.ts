import { afterAll, describe, expect, test } from 'vitest';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

const SECRET = 'ab'.repeat(32);
const json = async (...args: readonly string[]) => JSON.parse((await place.run('roll', ...args, '--json')).out);

describe('eyeline roll: dice that anybody can throw again', () => {
  test('the secret it names throws the same again', async () => {
    const first = await json('3d6');
    expect(first.secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const again = await json('3d6', '--secret', first.secrets[0]);
    expect(again.faces).toEqual(first.faces);
    expect((await json('3d6')).secrets).not.toEqual(first.secrets);
  });

  test('each side brings a secret of its own, and throws are numbered', async () => {
    const other = 'cd'.repeat(32);
    const one = await json('10d10', '--secret', SECRET, '--secret', other);
    const two = await json('10d10', '--secret', SECRET, '--secret', other, '--number', '1');
    expect(one.secrets).toEqual([SECRET, other]);
    expect(two.faces).not.toEqual(one.faces);
  });

  test('faces that lie on the table are added up, and how likely that was is told', async () => {
    const { exit, out } = await place.run('roll', '2d6+1', '--faces', '3,5', '--odds');
    expect(exit).toBe(0);
    expect(out).toContain('2d6+1: 3, 5. That is 9.\nAt least 9 comes up in 41.7% of all throws.');
    expect(out).toMatch(/\n +8 +16.7% +58.3%\n/);
    expect(out).not.toContain('secret');
  });

  test('a tally says between which shares the truth is', async () => {
    expect((await place.run('roll', 'd6', '--tally', '17,15,16,18,20,14')).out).toContain(
      'Nothing in it speaks against a fair die.',
    );
    expect((await place.run('roll', 'd6', '--tally', '10,10,10,10,10,60')).out).toContain('not what a fair die does: 6.');
  });

  test.each([
    [['sevend6'], "'sevend6' is no dice"],
    [['2d6', '--faces', '3'], "wants the faces that 2d6 show, such as 3,5, not '3'"],
    [['2d6', '--faces', '3,9'], 'wants the faces that 2d6 show'],
    [['d6', '--faces', '3', '--secret', SECRET], 'do not go together'],
    [['d6', '--secret', 'hello'], "wants 64 hexadecimal digits, not 'hello'"],
    [['d6', '--number', '1.5'], 'wants a whole number from 0 upwards'],
    [['d6', '--tally', '1,2'], 'wants 6 whole numbers, one for each face'],
  ])('%j is turned down in words', async (args, words) => {
    const { exit, err } = await place.run('roll', ...args);
    expect(exit).toBe(2);
    expect(err).toContain(words);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXITS } from '../../../app/cli/exit-codes.ts';
import { openWorkplace, type Workplace } from './command-line-runs.ts';

let place: Workplace;

beforeAll(async () => {
  place = openWorkplace();
  place.write(
    'yard.plan',
    [
      'board "Yard" 120 x 120',
      'side red "Reds" #c4553b',
      'side blue "Blues" #3b72b8',
      'piece wall garden-wall "The wall" at 0,0 length=20 height=3.2',
      'model anna rifleman red "Anna" at 0,10 facing 180',
      'model bela rifleman blue "Béla" at 8,10',
      'model csaba rifleman blue "Csaba" at -8,10',
    ].join('\n'),
  );
  await place.run('new-board', 'yard.plan', '-o', 'yard.json');
});
afterAll(() => place.close());

const measure = (...args: readonly string[]) => place.run('measure', 'yard.json', ...args);

describe('eyeline measure', () => {
  test('tells every definition with its two points and marks the one that counts', async () => {
    const { exit, out } = await measure('--from', 'Anna', '--to', 'Béla');
    expect(exit).toBe(EXITS.done);
    expect(out).toContain('From Anna to Béla: 8 cm.');
    expect(out).toMatch(/→ head to head +8 cm +0 cm +10 cm +4.5 cm +8 cm +10 cm +4.5 cm/);
    expect(out).toMatch(/ {4}base to base +5 cm +1.5 cm +10 cm +0 cm +6.5 cm +10 cm +0 cm/);
    expect(out).toContain('SK-DIST-1  What counts is the distance head to head: 8 cm.');
  });

  test('goes by the base for rules that do, in their ruler', async () => {
    const { out } = await measure('--from', 'Anna', '--to', 'Béla', '--rules', 'core');
    expect(out).toContain('From Anna to Béla: 1.97 in.');
    expect(out).toContain('→ base to base, with their thickness');
  });

  test('says whether one is within a distance, in the ruler of the rules or another, and wholly', async () => {
    const within = async (...args: readonly string[]) => (await measure('--from', 'Anna', '--to', 'Béla', ...args)).out;
    expect(await within('--rules', 'core', '--within', '2')).toContain('Yes: Anna is within 2 in of Béla.');
    expect(await within('--rules', 'core', '--within', '4cm')).toContain('No: Anna is not within 1.57 in of Béla.');
    expect(await within('--rules', 'core', '--within', '2', '--wholly')).toContain('No: Anna is not wholly within 2 in of Béla.');
    expect(await within('--within', '8')).toContain('too close to call');
    expect(await within('--within', '8', '--lang', 'hu')).toContain('Igen: Anna legfeljebb 8 cm');
  });

  test('measures to terrain, edges, quarters and points', async () => {
    const to = async (thing: string, ...more: readonly string[]) => (await measure('--from', 'Anna', '--to', thing, ...more)).out;
    expect(await to('edge:near')).toContain('From Anna to the near edge: 48.5 cm.');
    expect(await to('at:0,20')).toContain('From Anna to the point 0 cm, 20 cm, 0 cm: 10 cm.');
    expect(await to('terrain:the wall')).toContain('SK-DIST-5');
    const quarter = await to('quarter:near-left', '--rules', 'core', '--within', '0', '--wholly');
    expect(quarter).toContain('No: Anna is not wholly within the near left quarter.');
    expect(quarter).toContain('CR-QTR-4');
  });

  test('tells contact, and what kept a move from it', async () => {
    const { out } = await measure('--from', 'Anna', '--to', 'Béla', '--touching', '--rules', 'core', '--after-move', 'too-short');
    expect(out).toContain('Anna and Béla are not in base contact.');
    expect(out).toContain('CR-BC-3');
  });

  test('finds by itself whether a move would have been long enough, from where it began', async () => {
    const touching = async (...args: readonly string[]) =>
      (await measure('--from', 'Anna', '--to', 'Béla', '--touching', '--rules', 'core', ...args)).out;
    expect(await touching('--moved-from', '0,20', '--move', '2cm')).toContain('CR-BC-3');
    expect(await touching('--moved-from', '0,20', '--move', '20cm')).toContain(
      'Within the move there is a place where the bases do touch',
    );
    const without = await measure('--from', 'Anna', '--to', 'Béla', '--touching', '--rules', 'core', '--moved-from', '0,20');
    expect(without.err).toContain('--move');
    const both = ['--moved-from', '0,20', '--move', '2cm', '--after-move', 'too-short'];
    expect((await measure('--from', 'Anna', '--to', 'Béla', '--touching', '--rules', 'core', ...both)).err).toContain(
      '--after-move',
    );
  });

  test('is turned down where the rules have no such question', async () => {
    const { exit, out } = await measure('--from', 'Anna', '--to', 'Béla', '--touching');
    expect(exit).toBe(EXITS.refused);
    expect(out).toContain('This cannot be measured.');
  });

  test('says what is missing or misspelled, with the names that there are', async () => {
    expect((await measure('--from', 'Anna')).err).toContain('--to');
    expect((await measure('--from', 'Anna', '--to', 'edge:fra')).err).toContain('Did you mean far?');
    expect((await measure('--from', 'Anna', '--to', 'terrain:hedge')).err).toContain('Known: wall');
    expect((await measure('--from', 'Anna', '--to', 'Béla', '--within', 'far')).err).toContain('wants a length');
    expect((await measure('--from', 'Anna', '--to', 'Béla', '--wholly')).err).toContain('--within');
    expect((await measure('--from', 'edge:far', '--to', 'Béla', '--touching', '--rules', 'core')).err).toContain('two models');
  });

  test('gives the verdict as it is to programs', async () => {
    const { out } = await measure('--from', 'Anna', '--to', 'Béla', '--json');
    const said = JSON.parse(out);
    expect(said.eyeline).toBe('measure');
    expect(said.outcome.value.answer.distance).toBeCloseTo(80, 9);
  });
});

test('eyeline closest names all that are equally close, and who comes next', async () => {
  const closest = (...args: readonly string[]) => place.run('closest', 'yard.json', '--to', 'Anna', ...args);
  const tie = await closest('--among', 'Béla', '--among', 'Csaba', '--among', 'edge:near', '--rules', 'core');
  expect(tie.exit).toBe(EXITS.done);
  expect(tie.out).toContain('Equally close to Anna: 2.');
  expect(tie.out).toContain('CR-CLOS-2');
  const one = await closest('--among', 'edge:near', '--among', 'Béla', '--rules', 'battle');
  expect(one.out).toContain('The closest to Anna: Béla.');
  expect((await closest()).err).toContain('--among');
});

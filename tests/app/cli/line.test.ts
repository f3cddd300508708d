import { afterAll, describe, expect, test } from 'vitest';
import { type Board, withZone, writeBoardFile, zoneOfTemplate } from '../../../engine/index.ts';
import { at, boardOf, box, EAST, man, piece } from '../../support/sight-board.ts';
import { DEMO_BOARD, openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

const men = [
  man('anna', 0, 0, { name: 'Anna', pose: { at: at(0, 0, 0), facing: EAST } }),
  man('bela', 0, 0, { name: 'Béla', pose: { at: at(300, 0, 0), facing: -EAST } }),
];
/** A wall between the two, with a slit of 0.9 mm. */
const slit: Board = boardOf(
  [piece('wall', { near: box(145, 0, -400, 155, 200, -0.45), far: box(145, 0, 0.45, 155, 200, 400) })],
  men,
);
place.write('slit.json', writeBoardFile(slit, new Map()));

const ask = async (...more: readonly string[]) => {
  const { exit, out } = await place.run('line', 'slit.json', '--from', 'anna', '--to', 'bela', '--json', ...more);
  expect(exit).toBe(0);
  return JSON.parse(out);
};

describe('eyeline line: whatever a rule book calls a line of sight', () => {
  test('through a slit of 0.9 mm there is a line, but none of 1 mm', async () => {
    expect((await ask()).finding).toMatchObject({ outcome: 'free', closeCall: true });
    expect((await ask('--thickness', '1', '--tolerance', '0')).finding.outcome).toBe('blocked');
    expect((await ask('--gap', '3x3', '--tolerance', '0')).finding.outcome).toBe('blocked');
    expect((await ask('--gap', '0.8×30')).finding.outcome).toBe('free');
  });

  test('smoke is in the way, as high as is told, or not at all', async () => {
    const smoke = zoneOfTemplate(
      { shape: { kind: 'circle', diameter: 100 }, at: at(150, 0, 0), facing: 0 },
      { id: 'smoke', name: 'Smoke', of: 'smoke', level: 'column' },
    );
    place.write('smoke.json', writeBoardFile(withZone(boardOf([], men), smoke), new Map()));
    const outcome = async (...more: readonly string[]) => {
      const { out } = await place.run('line', 'smoke.json', '--from', 'anna', '--to', 'bela', '--json', ...more);
      return JSON.parse(out).finding;
    };
    expect(await outcome()).toMatchObject({ outcome: 'blocked', stopped: { by: { kind: 'zone', zone: 'smoke' } } });
    expect((await outcome('--smoke', '0')).outcome).toBe('free');
    // over smoke that is lower than both of them a line is free
    expect((await outcome('--smoke', '40')).outcome).toBe('free');
    expect((await outcome('--smoke', '60')).outcome).toBe('blocked');
  });

  test('it may begin and end at any part of the body, over the base, or at the eye', async () => {
    const { query } = await ask('--starts', 'base', '--ends', 'eyes', '--height', '60');
    expect(query.starts).toEqual({ kind: 'volume', height: 60 });
    expect(query.ends).toEqual({ kind: 'eyes', stance: 'standing' });
  });

  test('or at a point, as one looks at a marker', async () => {
    const { query, finding } = await ask('--starts', 'eyes', '--ends', '30,0,0.1', '--tolerance', '0');
    expect(query.ends).toEqual({ kind: 'point', at: { x: 300, y: 1, z: 0 } });
    expect(finding.outcome).toBe('free');
    expect((await ask('--starts', 'eyes', '--ends', '30,2,0.1', '--tolerance', '0')).finding.outcome).toBe('blocked');
  });

  test('it is told in words, with a line that can be checked or with what the proof rests on', async () => {
    const free = await place.run('line', 'slit.json', '--from', 'anna', '--to', 'bela');
    expect(free.out).toMatch(
      /^A straight line from any part of the one body to any part of the other body\.\n\nThere is one from Anna to Béla\./,
    );
    expect(free.out).toMatch(/it begins at +-?[\d.]+ cm/);
    const none = await place.run('line', 'slit.json', '--from', 'anna', '--to', 'bela', '--thickness', '2', '--lang', 'hu');
    expect(none.out).toContain('Nincs ilyen. Innen: Anna, ide: Béla.');
    expect(none.out).toContain('Bizonyítva');
  });

  test('what cannot be meant is said', async () => {
    const usage = async (...args: readonly string[]) => {
      const { exit, err } = await place.run('line', 'slit.json', ...args);
      expect(exit).toBe(2);
      return err.split('\n')[0];
    };
    const two = ['--from', 'anna', '--to', 'bela'];
    expect(await usage('--from', 'anna')).toBe('eyeline line: give both of --from, --to, or neither.');
    expect(await usage('--from', 'anna', '--to', 'anna')).toBe('eyeline line: Anna cannot be both.');
    expect(await usage(...two, '--gap', '3')).toContain('--gap wants a width and a height');
    expect(await usage(...two, '--thickness', '-1')).toContain('--thickness may not be below 0');
    expect(await usage(...two, '--ends', '1,2')).toContain('--ends wants a point such as');
    expect(await usage(...two, '--starts', 'nose')).toContain('--starts is one of body, base, eyes');
  });

  test('the lorry of the demo board is looked for by its hull, whoever else stands about', async () => {
    const { exit, out } = await place.run(
      'line',
      DEMO_BOARD,
      '--from',
      'kovacs',
      '--to',
      'lorry',
      '--thickness',
      '1',
      '--blocking',
      'models',
    );
    expect(exit).toBe(0);
    expect(out).toMatch(/There is (one|none) from Kovács to [Tt]he lorry\./);
  });
});

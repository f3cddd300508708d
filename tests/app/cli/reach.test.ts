import { afterAll, describe, expect, test } from 'vitest';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

place.write(
  'yard.plan',
  [
    'board "Yard" 60 x 60',
    'side red "Reds" #c4553b',
    'side blue "Blues" #3b72b8',
    'piece ledge platform "The ledge" at 0,0 length=20 width=20 height=1.6 carriedBy=block east=nothing west=nothing parapetHeight=0',
    'model anna rifleman red "Anna" at -11.6,6 facing 90',
    'model bela rifleman blue "Béla" at -19,6',
  ].join('\n'),
);
const ready = place.run('new-board', 'yard.plan', '-o', 'yard.json');
const reach = async (...args: readonly string[]) => {
  await ready;
  return place.run('reach', 'yard.json', ...args, '--movement', '5');
};

describe('eyeline reach', () => {
  test('tells every level with its height and how much of it is in reach', async () => {
    const { exit, out } = await reach('Anna');
    expect(exit).toBe(0);
    expect(out).toContain('What Anna can come to:');
    expect(out).toMatch(/the table +0 cm +\d+(\.\d+)? cm²/);
    expect(out).toMatch(/The ledge +1\.6 cm +\d+(\.\d+)? cm²/);
    expect(out).toContain('Not nearer than 5 cm to Béla, if it is seen from there.');
    expect(out).toMatch(/SK-MOVE-1 +Anna may go 5 cm/);
  });

  test('gives outlines to programs, and speaks inches by the battle rules', async () => {
    const told = JSON.parse((await reach('Anna', '--json')).out);
    expect(told).toMatchObject({ eyeline: 'reach', ruleSet: { id: 'skirmish' }, outcome: { ok: true } });
    const { outlines } = told.outcome.value.answer.levels[0].within[0] as { outlines: { border: unknown[] }[] };
    expect(Math.max(...outlines.map(({ border }) => border.length))).toBeGreaterThan(8);
    expect((await reach('Anna', '--rules', 'battle')).out).toContain('with 1.97 in');
  });

  test('refuses with the clause what the rules forbid, and is said in Hungarian', async () => {
    const refused = await reach('Anna', '--action', 'charge');
    expect([refused.exit, refused.out.includes('(SK-CHARGE-3)')]).toEqual([4, true]);
    const hungarian = await reach('Anna', '--action', 'charge', '--lang', 'hu');
    expect(hungarian.out).toContain('arra nincs válasz');
    expect((await reach()).exit).toBe(2);
  });
});

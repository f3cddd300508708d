import { afterAll, describe, expect, test } from 'vitest';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

place.write(
  'lane.plan',
  [
    'board "Lane" 80 x 80',
    'side red "Reds" #c4553b',
    'side blue "Blues" #3b72b8',
    'piece wall garden-wall "The wall" at 0,20 length=20 height=6',
    'model max tank red "Max" at 0,0',
    'model bela rifleman blue "Béla" at 0,12',
  ].join('\n'),
);
const ready = place.run('new-board', 'lane.plan', '-o', 'lane.json');
const run = async (...args: readonly string[]) => {
  await ready;
  return place.run(...args);
};
const GEARS = ['--drive', 'tracked', '--distances', '10/20/30', '--turns', '90H/60/30'] as const;

describe('eyeline drive', () => {
  test('tells part by part what is touched, with which side and where', async () => {
    const { exit, out } = await run('drive', 'lane.json', '--model', 'Max', '--way', 'ahead 10, left 30, back 5');
    expect(exit).toBe(0);
    expect(out).toContain('No gear was told');
    expect(out).toMatch(/1 +ahead 10 cm/);
    expect(out).toMatch(/its front touches Béla/);
    expect(out).toMatch(/2 +left 30°/);
    expect(out).toMatch(/3 +back 5 cm/);
  });

  test('with its gears says whether it may drive so, and what it rolls for', async () => {
    const may = await run('drive', 'lane.json', '--model', 'Max', '--gear', '2', ...GEARS, '--way', 'ahead 20');
    expect(may.out).toContain('Max may drive this way.');
    expect(may.out).toMatch(/SK-COLL-2 +After .* it runs over Béla with its front/);
    expect(may.out).toMatch(/SK-COLL-8 +After .* it hits the wall with its front/);
    const short = await run('drive', 'lane.json', '--model', 'Max', '--gear', '2', ...GEARS, '--way', 'ahead 3', '--lang', 'hu');
    expect(short.out).toContain('Max nem mehet így.');
    expect(short.out).toMatch(/SK-GEAR-3 +2\. fokozatban legalább 10 cm az út; ez csak 3 cm\./);
  });

  test('gives programs the verdict, or what was found where no rule was asked', async () => {
    const judged = JSON.parse(
      (await run('drive', 'lane.json', '--model', 'Max', '--gear', '1', ...GEARS, '--way', 'ahead 2', '--json')).out,
    );
    expect(judged).toMatchObject({
      eyeline: 'drive',
      outcome: { ok: true, value: { answer: { kind: 'drive', allowed: true } } },
    });
    const found = JSON.parse((await run('drive', 'lane.json', '--model', 'Max', '--way', 'ahead 9', '--json')).out);
    expect(found.finding.touches[0]).toMatchObject({ with: { kind: 'model', model: 'bela' }, side: { sector: 'front' } });
  });

  test('says what is wrong with how it was typed', async () => {
    const way = await run('drive', 'lane.json', '--model', 'Max', '--way', 'forward 3');
    expect([way.exit, way.err.includes("not 'forward 3'")]).toEqual([2, true]);
    const gears = await run('drive', 'lane.json', '--model', 'Max', '--gear', '2', '--way', 'ahead 3');
    expect([gears.exit, gears.err.includes('--distances')]).toEqual([2, true]);
    const turns = await run('drive', 'lane.json', '--model', 'Max', '--turns', '90Q', '--way', 'ahead 3');
    expect([turns.exit, turns.err.includes('90H/60/30')]).toEqual([2, true]);
    expect((await run('drive', 'lane.json', '--way', 'ahead 3')).exit).toBe(2);
    expect((await run('drive', 'lane.json', '--model', 'Béla', '--gear', '1', ...GEARS, '--way', 'ahead 3')).exit).toBe(4);
  });
});

describe('eyeline facing', () => {
  test('tells which side of a vehicle somebody sees, and whether he can aim at it', async () => {
    const { exit, out } = await run('facing', 'lane.json', '--of', 'Max', '--from', 'Béla');
    expect(exit).toBe(0);
    expect(out).toContain('Béla sees the front of Max.');
    expect(out).toContain('SK-VARC-2');
    expect(out).toMatch(/Béla can(not)? aim at Max\./);
  });

  test('of a figure it is front or rear; a turret tells where it has to point', async () => {
    const { out } = await run('facing', 'lane.json', '--of', 'Béla', '--from', 'Max', '--weapon', 'turret', '--lang', 'hu');
    expect(out).toMatch(/Max (előtte|mögötte) van: Béla\./);
    expect(out).toContain('Max célozhat rá: Béla.');
    expect(out).toMatch(/A torony ekkor \d+°/);
    const point = await run('facing', 'lane.json', '--of', 'Max', '--at', '0,-30,0');
    expect(point.out).toContain('That point sees the rear of Max.');
  });

  test('says what is wrong with how it was typed', async () => {
    expect((await run('facing', 'lane.json', '--from', 'Max')).exit).toBe(2);
    expect((await run('facing', 'lane.json', '--of', 'Max')).exit).toBe(2);
    const strengths = await run('facing', 'lane.json', '--of', 'Max', '--from', 'Béla', '--strengths', '3/2');
    expect([strengths.exit, strengths.err.includes('38/26/20/14')]).toEqual([2, true]);
    expect((await run('facing', 'lane.json', '--of', 'Max', '--from', 'Max')).exit).toBe(4);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { openWorkplace, type Run } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

place.write(
  'yard.plan',
  [
    'board "Yard" 60 x 60',
    'side red "Reds" #c4553b',
    'side blue "Blues" #3b72b8',
    'piece ledge platform "The ledge" at 0,0 length=20 width=20 height=4 carriedBy=block east=nothing west=ladder parapetHeight=0',
    'piece wall garden-wall "The wall" at 0,22 length=20 height=5 thickness=0.5 coping=no piers=no gate=none',
    'model anna rifleman red "Anna" at -18,6 facing 90 unit=first',
    'model bela rifleman blue "Béla" at -5,17',
    'model cili rifleman red "Cili" at -22,6 facing 90 unit=first',
  ].join('\n'),
);

const ready = place.run('new-board', 'yard.plan', '-o', 'yard.json');
const eyeline = async (...args: readonly string[]): Promise<Run> => {
  await ready;
  return place.run(...args);
};
const move = (...args: readonly string[]) => eyeline('move', 'yard.json', ...args);

describe('eyeline move', () => {
  test('prints a way stretch by stretch, with what each costs, its height and its clause', async () => {
    const { exit, out } = await move('Anna', '--to', '-9,6', '--action', 'two');
    expect(exit).toBe(0);
    expect(out).toContain('Anna may go this way.');
    expect(out).toContain('It costs 15 cm of 20 cm; 5 cm are left. It takes 2 actions.');
    expect(out).toMatch(/1 {2}walk +8 cm +8 cm +SK-MOVE-9 +the table/);
    expect(out).toMatch(/2 {2}climb up +4 cm +\+4 cm +6 cm +SK-CLIMB-3 +The ledge/);
  });

  test('says who sees it first on the way, and where', async () => {
    const { exit, out } = await move('Anna', '--to', '-9,6', '--action', 'two', '--first-seen');
    expect(exit).toBe(0);
    expect(out).toContain('First seen on the way\n    Béla: where it stands already');
    const { out: json } = await move('Anna', '--to', '-9,6', '--action', 'two', '--first-seen', '--json');
    expect(JSON.parse(json)).toMatchObject({ eyeline: 'move', firstSeen: [{ by: 'bela', seen: { length: 0 } }] });
  });

  test('says why not and where it must stop', async () => {
    const { exit, out } = await move('Anna', '--to', '-9,6');
    expect(exit).toBe(0);
    expect(out).toContain('Anna may not go this way.');
    expect(out).toMatch(/It stops at -11\.5 cm right, 6 cm near, 0 cm up, after 6\.5 cm; 3\.5 cm are left\./);
    expect(out).toMatch(/SK-CLIMB-14 +Anna stops at the foot/);
  });

  test('goes by places and up a ladder, and tells a height', async () => {
    const { out } = await move('anna', '--via', '-15,2', '--ladder', 'ledge', '--to', '-8,0,4', '--action', 'two');
    expect(out).toContain('Anna may go this way.');
    expect(out).toMatch(/ladder +4 cm +\+4 cm +4 cm +SK-LADDER-1/);
    const resting = await move('anna', '--via', '-15,2', '--to', 'The ledge/ladder-west@2', '--action', 'two');
    expect(resting.out).toMatch(/ladder +2 cm +\+2 cm +2 cm +SK-LADDER-1/);
  });

  test('looks for the cheapest way, and tells it', async () => {
    const { out } = await move('Béla', '--to', '-5,28', '--cheapest', '--action', 'two');
    expect(out).toMatch(/The way: .*→/);
    expect((await move('Béla', '--to', '-5,28', '--via', '1,1', '--cheapest')).err).toContain(
      '--cheapest, --via, --ladder do not go together',
    );
  });

  test('knows loads, weapons and profiles', async () => {
    expect((await move('anna', '--to', '-18,11', '--loaded')).out).toContain('It costs 5 cm of 5 cm');
    expect((await move('anna', '--to', '-18,11', '--heavy', 'alone', '--movement', '12')).out).toContain('of 9 cm');
    expect((await move('anna', '--to', '-18,11', '--setting', 'movement=60')).out).toContain('of 6 cm');
  });

  test('charges whom it is told to', async () => {
    const { out } = await move('anna', '--to', '-9,16', '--action', 'charge', '--target', 'béla');
    expect(out).toContain('of 15 cm');
    expect(out).toMatch(/SK-CHARGE-4 +Anna ends/);
  });

  test('refuses with the clause what the rules forbid, and tells the shell', async () => {
    const { exit, out } = await move('anna', '--to', '-9,16', '--action', 'charge');
    expect(exit).toBe(4);
    expect(out).toContain('How Anna moves has no answer.');
    expect(out).toContain('(SK-CHARGE-3)');
  });

  test('speaks inches under the battle rules, and moves a unit as it stands', async () => {
    expect((await move('anna', '--rules', 'battle', '--to', '-15,6')).out).toContain('It costs 1.18 in of 6 in');
    const unit = await move('--rules', 'battle', '--unit', 'first', '--by', '3,0');
    expect(unit.exit).toBe(0);
    expect(unit.out).toContain('The unit may move like this.');
    expect(unit.out).toContain('It hangs together.');
    expect((await move('--unit', 'first', '--by', '3,0')).exit).toBe(4);
  });

  test('gives the verdict to programs as the rules give it', async () => {
    const { out } = await move('anna', '--to', '-15,6', '--json');
    const told = JSON.parse(out);
    expect(told).toMatchObject({ eyeline: 'move', ruleSet: { id: 'skirmish' }, outcome: { ok: true } });
    expect(told.outcome.value).toMatchObject({ answer: { kind: 'move', allowed: true }, confidence: 'clear' });
    expect(told.outcome.value.answer.cost).toBeCloseTo(30, 6);
    expect(told.outcome.value.evidence[0]).toMatchObject({ kind: 'way' });
  });

  test('says all of it in Hungarian', async () => {
    const { out } = await move('anna', '--to', '-9,6', '--lang', 'hu');
    expect(out).toContain('Anna nem mehet végig ezen az úton.');
    expect(out).toContain('gyaloglás');
    expect(out).not.toMatch(/\{\{|\}\}|may not/);
  });

  test.each([
    [[], 'eyeline move: which MODEL? Name it after the board, or give a --unit.'],
    [['anna'], 'eyeline move: MODEL only makes sense with --to.'],
    [
      ['anna', '--to', 'here'],
      "eyeline move: --to: 'here' is neither a place (12,-3.5) nor a ladder of this board. Its ladders: ledge/ladder-west.",
    ],
    [
      ['anna', '--to', '1,2,3,4'],
      "eyeline move: --to wants a place such as 12,-3.5 (centimetres from the middle of the table), not '1,2,3,4'.",
    ],
    [['anna', '--to', '1,2', '--action', 'three'], "eyeline move: --action is one of one, two, charge, not 'three'."],
    [['anna', '--to', '1,2', '--dice', 'six'], "eyeline move: --dice wants dice such as 2,5, not 'six'."],
    [['anna', '--to', '1,2', '--rules', 'chess'], "eyeline move: --rules is one of skirmish, battle, core, not 'chess'."],
    [['--unit', 'first'], 'eyeline move: --unit only makes sense with --by.'],
    [['--unit', 'third', '--by', '1,0'], "eyeline move: --unit: there is no unit 'third' of that side."],
  ])('%j is not understood, and says why', async (args, says) => {
    const { exit, out, err } = await move(...args);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

const PLAN = `board "Yard" 60 x 60
side red "Reds" #c4553b
side blue "Blues" #3b72b8
piece wall garden-wall "The wall" at 0,0 length=20 height=3.2 gate=none
model anna rifleman red "Anna" at 0,18 facing 180
model bela rifleman blue "Béla" at 0,-2.5
`;
const SEED = '5e'.repeat(32);
const script = (orders: readonly string[], ...args: readonly string[]) =>
  place.typing(orders, 'play', 'yard.json', '--hand', '--orders', '-', ...args);
/** The orders that begin a round, with Blues first. */
const BEGUN = ['roll-initiative', 'roll 6', 'roll 2', 'choose blue'];
const FIRST = [...BEGUN, 'activate bela', 'hide wall', 'back', 'go-prone', 'move 0,-6 facing 90', 'show'];

beforeAll(async () => {
  place.write('yard.plan', PLAN);
  await place.run('new-board', 'yard.plan', '-o', 'yard.json');
});

describe('eyeline play', () => {
  test('tells how it stands, what happens and what is waited for, and keeps the game', async () => {
    const { exit, out, err } = await script(FIRST, '--save', 'first.game.json');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Dice fall on the table and are typed in.\n\nRound 1\nBlues: 0, Reds: 0\n');
    expect(out).toContain(
      '> roll 2\n  The dice show 2.\n  Blues have the initiative.\nBlues choose who begins. (Blues begin. / Reds begin.)\n',
    );
    expect(out).toContain('> hide wall\n  Béla hides behind the wall.\n  Béla has spent an action: hid.\n');
    expect(out).toContain('> back\n  The game stands again as it stood after line 5.\n');
    expect(out).toMatch(/ {2}Blues {2}Béla {2}done {3}0,-6 +prone +rifle\n {2}Reds {3}Anna {2}waits {2}0,18 +standing +rifle\n/);
    expect(out).toContain('It is for Reds to give an order.\nfirst.game.json: the game is kept, lines: 9.\n');
  });

  test('lets the computer play a side, tells its orders as one would type them, and goes on where somebody here must say something', async () => {
    const { exit, out, err } = await script(['roll 6', 'roll 2'], '--computer', 'Blues');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Blues: roll-initiative\n');
    expect(out).toContain('Blues: choose Blues\n');
    expect(out).toContain('Blues: activate Béla\n  Béla is activated.\n');
    const wrong = await script([], '--computer', 'green');
    expect([wrong.exit, wrong.err]).toEqual([2, expect.stringContaining('green')]);
  });

  test('lets the computer play both sides to the end, the same again by the same seed', async () => {
    const watch = (file: string) =>
      place.typing(
        [],
        'play',
        'yard.json',
        '--seed',
        SEED,
        '--forces',
        'short.json',
        '--computer',
        'red',
        '--computer',
        'blue',
        '--save',
        file,
      );
    place.write('short.json', JSON.stringify({ mission: { rounds: 1 } }));
    const first = await watch('watched.game.json');
    expect([first.exit, first.err]).toEqual([0, '']);
    expect(first.out).toContain('The game is over.\n');
    const again = await watch('watched-again.game.json');
    expect(place.read('watched-again.game.json')).toBe(place.read('watched.game.json'));
    expect(again.out.replaceAll('watched-again', 'watched')).toBe(first.out);
  });

  test('lists what can be done as it is typed, and what cannot be with the reason and its clause', async () => {
    const { out } = await script([...BEGUN, 'activate bela', 'offers']);
    const [, offers = ''] = out.split('> offers\n');
    expect(offers).toContain('Can be done:\n  move Béla X,Z ; X,Z … [facing DEGREES]\n  hide Béla "The wall"\n');
    expect(offers).toContain('Cannot be done now:\n  stand-up Béla  Béla stands and does not hide. (SK-ACTION-5)\n');
  });

  test('tells before a shot how likely each of its ends is, and of what else nothing can be counted', async () => {
    const orders = [...BEGUN, 'activate bela', 'odds shoot anna', 'odds pass'];
    const { out, err } = await script(orders);
    expect(err).toBe('');
    const [, odds = ''] = out.split('> odds shoot anna\n');
    const [shot = '', rest = ''] = odds.split('> odds pass\n');
    expect(shot).toMatch(/^It takes a natural \d+\.\n/);
    const shares = [...shot.matchAll(/^ {2}(?:Missed|Shocked|Wounded|Out of action) +([\d.]+)%$/gm)].map(([, text]) =>
      Number(text),
    );
    expect(shares).toHaveLength(4);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(rest).toMatch(/^Of that nothing can be counted before it is done\.\n/);
  });

  test('goes on with a game that was kept, which is then the same as one played in one go', async () => {
    await script(FIRST, '--save', 'a.game.json');
    const rest = ['activate anna', 'pass', 'pass'];
    const on = await place.typing(rest, 'play', 'a.game.json', '--orders', '-', '--save', 'a.game.json');
    expect(on).toMatchObject({ exit: 0, err: '' });
    await script([...FIRST, ...rest], '--save', 'b.game.json');
    expect(place.read('a.game.json')).toBe(place.read('b.game.json'));
  });

  test('throws by a seed, which gives the same game every time', async () => {
    const orders = ['roll-initiative', 'roll', 'roll', 'save seed.game.json'];
    const run = () => place.typing(orders, 'play', 'yard.json', '--seed', SEED, '--orders', '-');
    const { out } = await run();
    expect(out).toContain(`Dice fall by the seed ${SEED}.`);
    const kept = place.read('seed.game.json');
    await run();
    expect(place.read('seed.game.json')).toBe(kept);
    const wrong = await place.typing(
      ['roll-initiative', 'roll 6', 'roll 1', 'roll 6'],
      'play',
      'yard.json',
      '--seed',
      SEED,
      '--orders',
      '-',
    );
    expect([wrong.exit, wrong.err]).toEqual([4, expect.stringContaining('The seed of this game throws something else.')]);
  });

  test('asks all sides where one would go back over what has come out, and takes a side by its name', async () => {
    const { exit, out } = await script([...BEGUN, 'red: back 4', 'Blues: decline', 'blue: back to 0', 'agree', 'red: concede']);
    expect(exit).toBe(0);
    expect(out).toContain(
      '> red: back 4\n  Reds would like to go back to where line 0 had been written.\nWhat do you say to that: Blues? (agree, decline)\n',
    );
    expect(out).toContain('> Blues: decline\n  Blues decline.\n');
    expect(out).toContain(
      '> red: concede\n  Blues have won. Reds gave up.\nThe game is over.\nThe game was not kept: 9 lines are lost.\n',
    );
  });

  test.each([
    [[...BEGUN, 'activate anna'], 4, '-: line 5: Anna is not yours. (SK-ACT-1)'],
    [[...BEGUN, 'activate bela', 'move 0,-29'], 4, '-: line 6: Béla may not go this way: '],
    [['', '# nothing yet', 'dance'], 3, "-: line 3: There is no order 'dance'."],
    [['activte bela'], 3, "There is no order 'activte'; did you mean activate?"],
    [[...BEGUN, 'activate zoltan'], 3, "Nobody is called 'zoltan'."],
    [['green: roll-initiative'], 3, "Nobody plays 'green'; there are: blue, red."],
    [['roll-initiative', 'roll six'], 3, "The faces of the dice are wanted, such as 4 or 3,5, not 'six'."],
    [['roll-initiative', 'roll 7'], 4, 'A die of 6 faces has no 7.'],
    [['roll-initiative', 'roll 6', 'roll 2', 'choose green'], 3, "'green' is not among what can be chosen: blue, red."],
    [['back x'], 3, "A number of lines is wanted, or the number of a line, not 'x'."],
    [[...BEGUN, 'activate bela', 'move'], 3, "A way is wanted, such as 3,4 ; 5,6 facing 90, not ''."],
  ])('of a file %j stops with %i at what is wrong', async (orders, code, words) => {
    const { exit, err } = await script(orders);
    expect([exit, err]).toEqual([code, expect.stringContaining(words)]);
  });

  test('lists the scenarios that there are, and sets one of them up by what is typed', async () => {
    const { out: list } = await place.run('play', '--list-scenarios');
    expect(list).toContain('ambush  Ambush in the hollow\n');
    expect(list).toContain('the-well  The only well\n');
    const orders = [
      'roll-for-set-up',
      'roll 6',
      'roll 2',
      'offers',
      'place wright',
      'place nagy -16,40 facing 180',
      'reserve baker',
    ];
    const { exit, out, err } = await place.typing(orders, 'play', '--scenario', 'the-well', '--hand', '--orders', '-');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('The only well\nThere is one well between the two villages.');
    expect(out).toContain('The battle is being set up\n');
    expect(out).toContain('  place Wright -14,-34,0 facing 0\n  place Wright X,Z[,HEIGHT] [facing DEGREES]\n  reserve Wright\n');
    expect(out).toContain('  Wright comes onto the table, at -14,-34.\n  Wright is set up.\n  Reds set up.\n');
    expect(out).toContain('  Nagy comes onto the table, at -16,40.\n');
    expect(out).toContain('  Baker is kept in reserve.\n');
  });

  test.each([
    [['--scenario', 'the-wel'], "there is no scenario 'the-wel'. Did you mean the-well?"],
    [['--scenario', 'no.json'], 'no.json: '],
    [['yard.json', '--scenario', 'ambush'], '--scenario'],
    [[], 'which BOARD?'],
  ])('with %j says what is wrong', async (args, words) => {
    const { exit, err } = await place.run('play', ...args);
    expect([exit > 0, err]).toEqual([true, expect.stringContaining(words)]);
  });

  test('lets whoever types go on after a slip', async () => {
    const { exit, out, err } = await place.typing(['dance', 'help', 'save', 'quit'], 'play', 'yard.json', '--hand');
    expect(exit).toBe(0);
    expect(err).toBe("There is no order 'dance'.\nSay where: save FILE\n");
    expect(out).toContain('> Orders of the rules are those that "offers" lists.');
  });

  test('speaks Hungarian', async () => {
    const { out } = await script([...BEGUN, 'activate bela', 'hide wall'], '--lang', 'hu');
    expect(out).toContain('  Béla elbújik emögé: The wall.\n  Béla elhasznált egy akciót: elbújás.\nParancsot ad: Blues.\n');
  });

  test.each([
    [['--hand', '--seed', SEED], 2, '--hand, --seed'],
    [['--seed', 'x'], 2, 'wants 64 hexadecimal digits'],
    [['--forces', 'forces.json'], 4, 'Béla has a weapon that is not in the tables.'],
    [['--forces', 'broken.json'], 3, 'broken.json: '],
  ])('with %j does not begin', async (args, code, words) => {
    place.write('forces.json', '{ "fighters": { "bela": { "weapons": ["catapult"] } } }');
    place.write('broken.json', '{ "fighters": ');
    const { exit, err } = await place.run('play', 'yard.json', ...args);
    expect([exit, err]).toEqual([code, expect.stringContaining(words)]);
  });

  test('takes the forces of a file', async () => {
    place.write('pistol.json', '{ "fighters": { "bela": { "weapons": ["pistol"] } } }');
    const { out } = await script([], '--forces', 'pistol.json');
    expect(out).toMatch(/Béla.*pistol\n/);
  });
});

describe('eyeline replay', () => {
  beforeAll(async () => {
    await script(FIRST, '--save', 'told.game.json');
  });
  const spoilt = (change: (file: { lines: unknown[]; setup: { forces: unknown } }) => unknown) => {
    const file = JSON.parse(place.read('told.game.json'));
    change(file);
    return place.write('spoilt.game.json', JSON.stringify(file));
  };

  test('tells every line as it was typed and what came of it, and how it stood after one of them', async () => {
    const { exit, out } = await place.run('replay', 'told.game.json', '--to', '6');
    expect(exit).toBe(0);
    expect(out).toContain('2  Blues: roll 6\n     The dice show 6.\n     Reds roll for who begins round 1. (d6)\n');
    expect(out).toContain('6  Blues: hide Béla "The wall"\n     Béla hides behind the wall.\n');
    expect(out).toMatch(/Béla {2}active, actions: 1 {2}0,-2.5 +standing {2}rifle {2}hides behind the wall\n/);
    expect(out).not.toContain('go-prone');
  });

  test('tells what all dice of the game show', async () => {
    const { out } = await place.run('replay', 'told.game.json', '--dice');
    expect(out).toContain('d6, thrown: 2 (all faces together with 95 % confidence)\n');
    expect(out).toContain('       6      1  between 0.2% and 99.8%\n');
    expect(out).toContain('Nothing in it speaks against a fair die.');
    const { dice, holds, doubt, at } = JSON.parse((await place.run('replay', 'told.game.json', '--json', '--verify')).out);
    expect(dice).toMatchObject([{ sides: 6, thrown: 2 }]);
    expect([holds, doubt, at]).toEqual([true, null, 9]);
  });

  test.each([
    [
      'dice that were changed',
      (f: { lines: unknown[] }) => (f.lines = JSON.parse(JSON.stringify(f.lines).replaceAll('"faces":[6]', '"faces":[5]'))),
      'line 2: The line was changed after it was written.',
    ],
    [
      'a line that was left out',
      (f: { lines: unknown[] }) => f.lines.splice(4, 1),
      'line 5: A line is missing, or stands in the wrong place.',
    ],
    [
      'two lines in the wrong order',
      (f: { lines: unknown[] }) => f.lines.reverse(),
      'line 1: A line is missing, or stands in the wrong place.',
    ],
    ['an end that was cut off', (f: { lines: unknown[] }) => f.lines.pop(), 'line 9: Lines are missing at the end.'],
  ] as const)('names %s, and such a game is not gone on with', async (_what, change, words) => {
    const file = spoilt(change as never);
    const verified = await place.run('replay', file, '--verify');
    expect([verified.exit, verified.err]).toEqual([3, `${file}: ${words}\n`]);
    const played = await place.typing(['quit'], 'play', file);
    expect([played.exit, played.err]).toEqual([3, `${file}: ${words}\n`]);
  });

  test('says that all is as it must be', async () => {
    const { exit, out } = await place.run('replay', 'told.game.json', '--verify');
    expect([exit, out]).toEqual([0, 'All lines are as they must be: 9.\n']);
  });

  test.each([
    [
      (f: { setup: { ruleSet: string } }) => (f.setup.ruleSet = 'chess'),
      'setup.ruleSet: there are no rules here that are called chess.',
    ],
    [
      (f: { setup: { settings: object } }) => (f.setup.settings = { magic: 1 }),
      'these skirmish rules cannot be played with such settings.',
    ],
    [(f: { setup: { forces: unknown } }) => (f.setup.forces = 7), 'No game can begin as this one is said to have begun.'],
  ])('of what nobody here can play is refused in words', async (change, words) => {
    const { exit, err } = await place.run('replay', spoilt(change as never));
    expect([exit, err]).toEqual([3, expect.stringContaining(words)]);
  });

  test('has no line that there is not, and a game begins once', async () => {
    const beyond = await place.run('replay', 'told.game.json', '--to', '10');
    expect([beyond.exit, beyond.err]).toEqual([2, expect.stringContaining('the game has 9 lines, and no 10.')]);
    const again = await place.run('play', 'told.game.json', '--hand');
    expect([again.exit, again.err]).toEqual([2, expect.stringContaining('--hand: such things are settled when a game begins')]);
    const board = await place.run('replay', 'yard.json');
    expect([board.exit, board.err]).toEqual([3, expect.stringContaining('eyeline: ')]);
  });
});

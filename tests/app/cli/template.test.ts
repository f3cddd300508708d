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
    'piece wall garden-wall "The wall" at 0,0 length=20 height=6',
    'model anna rifleman red "Anna" at 0,18 facing 180',
    'model bela rifleman blue "Béla" at 0,-4',
    'model cili rifleman blue "Cili" at 4,-6',
  ].join('\n'),
);
const ready = place.run('new-board', 'yard.plan', '-o', 'yard.json');
const run = async (...args: readonly string[]) => {
  await ready;
  return place.run(args[0]!, 'yard.json', ...args.slice(1));
};

describe('eyeline template', () => {
  test('tells who is under it, how much, and whom a wall shields, with the clause', async () => {
    const { exit, out } = await run('template', '--at', '0,4', '--circle', '20cm');
    expect(exit).toBe(0);
    expect(out).toContain('Under the template, or near it:');
    expect(out).toMatch(/Béla +not hit: exempt +100 % +wholly|Béla +not hit: exempt +100% +wholly/);
    expect(out).toMatch(/SK-PROX-7 +The wall shields Béla from where it bursts\./);
  });

  test('rolls for bases that lie under it in part by the battle rules, and speaks inches there', async () => {
    const { out } = await run('template', '--rules', 'battle', '--at', '4,-9', '--circle', '3in');
    expect(out).toMatch(/Cili +hit on 4\+/);
    const rolled = await run('template', '--rules', 'battle', '--at', '4,-9', '--circle', '3in', '--dice', '3');
    expect(rolled.out).toMatch(/Cili +not hit: the die was too low/);
    expect((await run('template', '--rules', 'battle', '--at', '20,20', '--circle', '3')).out).toContain('Nobody is under it.');
  });

  test('gives programs the findings, and says what is wrong with a command', async () => {
    const told = JSON.parse((await run('template', '--at', '0,-5', '--circle', '8cm', '--json')).out);
    expect(told).toMatchObject({ eyeline: 'template-hits', ruleSet: { id: 'skirmish' }, outcome: { ok: true } });
    const both = await run('template', '--at', '0,0', '--circle', '8cm', '--teardrop');
    expect(both.err).toContain('give one of --circle, --teardrop, --cone, and only one.');
    expect((await run('template', '--at', '0,0', '--cone', '200x5')).err).toContain('such as 60x20');
    expect((await run('template', '--circle', '8cm')).exit).toBe(2);
    expect((await run('template', '--at', '0,-5', '--circle', '8cm', '--weapon', 'barrage')).exit).toBe(4);
  });

  test('leaves gas behind on the board, and a move tells who goes in, where, and by which clause', async () => {
    const left = await run(
      'template',
      '--at',
      '20,18',
      '--circle',
      '20cm',
      '--weapon',
      'gas',
      '--stays',
      'gas',
      '-o',
      'gas.json',
    );
    expect(left.err).toContain('gas stays there (gas-1): gas.json');
    const into = await place.run('move', 'gas.json', 'anna', '--to', '10,18');
    expect(into.out).toContain('gas (gas-1): in after 8.5 cm, still in at the end (SK-GAS-4)');
    expect(into.out).toMatch(/SK-GAS-4 +Anna goes into the gas of gas-1 after 8\.5 cm and takes a hit\./);
    const beside = await place.run('move', 'gas.json', 'anna', '--to', '8,18', '--lang', 'hu');
    expect(beside.out).not.toContain('gáz');
    await place.run('template', 'gas.json', '--at', '0,18', '--circle', '8cm', '--stays', 'gas', '-o', 'two.json');
    const out = await place.run('move', 'two.json', 'anna', '--to', '10,18', '--lang', 'hu');
    expect(out.out).toMatch(/gáz \(gas-2\): kezdettől benne, 5,5 cm után kint/);
    expect(out.out).toContain('SK-GAS-8');
  });

  test('says what is missing for something to stay', async () => {
    const nowhere = await run('template', '--at', '0,18', '--circle', '8cm', '--stays', 'gas');
    expect(nowhere.err).toContain('--stays only makes sense with -o.');
    expect((await run('template', '--at', '0,18', '--circle', '8cm', '--stays', 'mud', '-o', 'x.json')).exit).toBe(2);
  });

  test('lays the teardrop of the rules, in Hungarian too', async () => {
    const { out } = await run('template', '--at', '0,14', '--teardrop', '--facing', '0', '--lang', 'hu');
    expect(out).toMatch(/Anna +találat/);
    expect(out).toContain('SK-FLAME-7');
  });
});

describe('eyeline scatter', () => {
  test('tells how far off a miss lands, and that a wall stops it', async () => {
    const { exit, out } = await run('scatter', 'Anna', '--at', '0,6', '--roll', '5,10,2', '--direction', '180');
    expect(exit).toBe(0);
    expect(out).toContain('It lands 15 cm off.');
    expect(out).toMatch(/SK-PROX-8 +The wall stops it on its way\./);
    expect((await run('scatter', 'Anna', '--at', '0,6', '--roll', '5,10,8')).out).toContain('It lands where it was aimed.');
  });

  test('takes the dice of the battle rules, and asks for what is missing', async () => {
    const shot = ['scatter', 'Anna', '--rules', 'battle', '--weapon', 'ordnance', '--at', '0,6'] as const;
    expect((await run(...shot, '--direction', '90', '--dice', '5')).out).toContain('It lands 5 in off.');
    expect((await run(...shot, '--stays')).out).toContain('It lands where it was aimed.');
    const missing = await run(...shot);
    expect(missing.exit).toBe(4);
    expect(missing.out).toContain('Say what the scatter die shows.');
    expect((await run('scatter', 'Anna', '--at', '0,6', '--roll', '5,10')).err).toContain('such as 5,10,2');
  });
});

describe('eyeline indirect', () => {
  test('tells that a shot may be lobbed over a wall, and with which number', async () => {
    const { exit, out } = await run('indirect', 'Anna', '--at', '0,-10', '--needed', '9');
    expect(exit).toBe(0);
    expect(out).toContain('The shot may be lobbed there.');
    expect(out).toMatch(/SK-IND-4 +A lobbed shot has to reach 12\./);
  });

  test('tells that a grenade does not go so far', async () => {
    const { out } = await run('indirect', 'Anna', '--at', '0,-10', '--weapon', 'grenade', '--strength', '4');
    expect(out).toContain('The shot may not be lobbed there.');
    expect(out).toContain('Anna throws no farther than 16 cm');
  });
});

describe('shots that have commands of their own', () => {
  test('spread, gun and crew tell the outcome with its clauses', async () => {
    const spread = await run('spread', 'Anna', 'Béla', '--zone', 'medium', '--strength', '2');
    expect(spread).toMatchObject({ exit: 0 });
    expect(spread.out).toMatch(/SK-SHOT-5 +Nobody else near enough to Béla is seen\./);
    const gun = ['gun', 'Anna', 'Béla', '--roll', '5,9,10', '--moved', 'target', '--circle', '8cm', '--force', '8,1'];
    const beside = await run(...gun, '--confirm', '3');
    expect(beside.out).toContain('It lands beside him.');
    expect(beside.out).toMatch(/SK-IMPACT-4 +Its template of 8 cm hits with strength 4 and AP 1\./);
    expect(await run(...gun)).toMatchObject({ exit: 4 });
    const crew = await run('crew', 'Anna', '--with', 'Béla', '--slow', '1', '--dice', '2,4,6');
    expect(crew.out).toContain('The gun is out for rounds: 2.');
    expect((await run('gun', 'Anna', 'Béla', '--roll', '5,9,10', '--force', '8')).err).toContain('write 8,1');
  });
});

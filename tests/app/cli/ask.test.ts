import { afterAll, describe, expect, test } from 'vitest';
import { defaultSettings, hashBoard, openSpace, readBoardFile, skirmish } from '../../../engine/index.ts';
import { DEMO_BOARD, openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

/** Two men and a wall between them, on which the whole text of an answer can be read. */
const WALL_PLAN = `board "Wall" 60 x 60
side red "Reds" #c4553b
side blue "Blues" #3b72b8
piece wall garden-wall "The wall" at 0,0 length=20 height=3.2 gate=none damage=0 coping=no piers=no
model anna rifleman red "Anna" at 0,18 facing 180
model bela rifleman blue "Béla" at 0,-3 facing 0
model cili rifleman blue "Cili" at 15,-3 facing 0
`;
place.write('wall.plan', WALL_PLAN);
await place.run('new-board', 'wall.plan', '-o', 'wall.json');

describe('eyeline ask', () => {
  // Over the wall's far edge (3.2 high, 18.35 away) Anna's eye at 4.5 comes down to 3.04 at the front of Béla, 20.65 away: a third of his
  // chest (2.7 to 3.7) is hidden, and 3.01 of his 5 cm at his axis.
  test('says who sees whom, how much, what hides the rest, what cover and why, in both directions', async () => {
    const { exit, out, err } = await place.run('ask', 'wall.json', '--from', 'Anna', '--to', 'Béla');
    expect([exit, err]).toEqual([0, '']);
    const [title, ...answer] = out.split('\n');
    expect(title).toMatch(/^Wall · skirmish rules · board [0-9a-f]{12}$/);
    expect(answer.join('\n')).toBe(`
Anna sees Béla.
  Seen
    head              100%
    shoulders         100%
    chest            67.2%
    abdomen             0%  does not count
    legs                0%  does not count
    all that counts    83%  widest part: 1 cm
  Hidden by
    The wall (wall)  17%
  Because
    SK-LOS-1  Anna sees 83% of the head, shoulders and chest of Béla. One
              visible point is enough.
  What would turn it
    Wherever Anna is moved by less than 50 mm, the answer stays.
    Wherever Béla is moved by less than 50 mm, the answer stays. Not every way
    is open to it.

Cover of Béla from Anna: heavy cover (2).
  Weighed
    The wall (wall)  59.4%  heavy cover  enough
  Because
    SK-COVER-8  The wall hides 59.4% of the silhouette; 25% is enough. It gives
                heavy cover.
    SK-COVER-1  Cover 2: the number needed to hit rises by 2.
    SK-COVER-2  The strength of the shot falls by 2.
    SK-COVER-4  At short range 1 is left of it (2 against submachine guns,
                pistols and black powder).
    SK-COVER-3  Armour piercing 2 leaves 1, armour piercing 3 leaves 0; at short
                range armour piercing 2 leaves 0.

Béla sees Anna.
  Seen
    head             100%
    shoulders        100%
    chest            100%
    abdomen          100%  does not count
    legs             100%  does not count
    all that counts  100%  widest part: 1 cm
  Because
    SK-LOS-1  Béla sees 100% of the head, shoulders and chest of Anna. One
              visible point is enough.
  What would turn it
    Wherever Béla is moved by less than 50 mm, the answer stays. Not every way
    is open to it.
    Wherever Anna is moved by less than 50 mm, the answer stays.

Cover of Anna from Béla: no cover (0).
  Because
    SK-COVER-8  Nothing that gives cover hides enough of Anna; terrain must hide
                25% of the silhouette.
`);
  });

  // The wall reaches from -2 to 4, half-way between two who stand 36 apart; half of shoulders 1.3 wide is 0.65. Anna sees the side of Béla
  // past the near edge of the wall when she is about as far beyond its end as the shoulder is before it: 2 + 2 - 0.65, and a little less because the wall is thick.
  test('says how far either must be moved for the answer to turn, and which way', async () => {
    const short = WALL_PLAN.replace('at 0,0 length=20 height=3.2', 'at 1,0 length=6 height=8').replace(
      '0,-3 facing 0',
      '0,-18 facing 0',
    );
    place.write('short.plan', short.replace('"Wall" 60 x 60', '"Short" 60 x 60'));
    await place.run('new-board', 'short.plan', '-o', 'short.json');
    const { out } = await place.run('ask', 'short.json', '--from', 'Anna', '--to', 'Béla', '--mm');
    const there = out.slice(0, out.indexOf('Béla does not see Anna')).replaceAll(/\s+/g, ' ');
    const told =
      /Move (Anna|Béla) ([\d.]+) mm to the (?:left|right)(?: and (?:nearer|farther off))? and Béla comes into sight\./g;
    const moves = [...there.matchAll(told)];
    expect(moves.map(([, name]) => name)).toEqual(['Anna', 'Béla']);
    for (const [, , displacement] of moves) expect(Math.abs(Number(displacement) - 33.5)).toBeLessThan(2);
  });

  test('gives programs the very verdicts of the rule set', async () => {
    const { exit, out } = await place.run('ask', DEMO_BOARD, '--from', 'kovacs', '--to', 'weaver', '--json');
    const said = JSON.parse(out);
    const read = readBoardFile(await import('node:fs').then(({ readFileSync }) => readFileSync(DEMO_BOARD, 'utf8')));
    if (!read.ok) throw new Error('the demo board is broken');
    const { board, meshes } = read.value;
    const table = {
      board,
      boardHash: hashBoard(board),
      space: openSpace(board, meshes).queries,
      settings: defaultSettings(skirmish.settings),
    };
    const asIs = (value: unknown) => JSON.parse(JSON.stringify(value));
    expect(exit).toBe(0);
    expect(said).toMatchObject({
      eyeline: 'answer',
      board: { name: 'Mill Street', hash: hashBoard(board) },
      ruleSet: { id: 'skirmish' },
    });
    for (const [direction, looker, target] of [
      ['there', 'kovacs', 'weaver'],
      ['back', 'weaver', 'kovacs'],
    ] as const) {
      expect(said[direction]).toEqual({
        looker,
        target,
        sees: asIs(skirmish.answer({ kind: 'sees', looker, target }, table)),
        cover: asIs(skirmish.answer({ kind: 'cover-of', shooter: looker, target }, table)),
      });
    }
  });

  test('asks for sight alone or cover alone', async () => {
    const sight = JSON.parse(
      (await place.run('ask', 'wall.json', '--from', 'anna', '--to', 'bela', '--question', 'sees', '--json')).out,
    );
    expect([sight.there.sees.ok, sight.there.cover]).toEqual([true, null]);
    const cover = await place.run('ask', 'wall.json', '--from', 'anna', '--to', 'bela', '--question', 'cover');
    expect(cover.out).not.toContain('sees');
    expect(cover.out).toContain('Cover of Béla from Anna: heavy cover (2).');
  });

  test('rules by what was agreed at the table', async () => {
    const asked = (...settings: readonly string[]) =>
      place.run('ask', 'wall.json', '--from', 'anna', '--to', 'bela', ...settings.flatMap((one) => ['--setting', one]));
    expect((await asked('coverThresholdTerrain=0.7')).out).toContain('Cover of Béla from Anna: no cover (0).');
    expect((await asked('coverThresholdTerrain=.6', 'proneCover=hitOnly')).exit).toBe(0);
    expect((await asked('figuresBlockSight=yes')).exit).toBe(0);
    expect(await asked('coverThreshold=0.7')).toMatchObject({ exit: 2, err: expect.stringContaining('coverThresholdTerrain') });
    expect(await asked('coverThresholdTerrain=70')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('coverThresholdTerrain'),
    });
    expect((await asked('coverThresholdTerrain')).exit).toBe(2);
  });

  test('lists the models of a board when nobody is named', async () => {
    const { exit, out } = await place.run('ask', 'wall.json');
    expect(exit).toBe(0);
    expect(out).toBe(`Wall: 3 models

  id    name  side   stance    right   near    up
  anna  Anna  Reds   standing   0 cm  18 cm  0 cm
  bela  Béla  Blues  standing   0 cm  -3 cm  0 cm
  cili  Cili  Blues  standing  15 cm  -3 cm  0 cm

Ask with --from NAME --to NAME, or with --all.
`);
    const listed = JSON.parse((await place.run('ask', 'wall.json', '--json')).out);
    expect(listed.models.map(({ id }: { id: string }) => id)).toEqual(['anna', 'bela', 'cili']);
  });

  test('shows at a glance who sees whom', async () => {
    const { out } = await place.run('ask', 'wall.json', '--all');
    expect(out.split('\n').slice(0, 4)).toEqual([
      '         1  2   3',
      '1  Anna  –  ●2  ●',
      '2  Béla  ●  –   ●',
      '3  Cili  ●  ●   –',
    ]);
  });

  test('speaks Hungarian', async () => {
    const { out } = await place.run('ask', 'wall.json', '--from', 'anna', '--to', 'bela', '--lang', 'hu');
    expect(out).toContain('Anna látja őt: Béla.');
    expect(out).toMatch(/mellkas +67,2%/);
  });

  describe('finds models', () => {
    test.each([['anna'], ['Anna'], ['ANNA'], ['ann']])('by %s', async (name) => {
      expect((await place.run('ask', 'wall.json', '--from', name, '--to', 'Bela')).out).toContain('Anna sees Béla');
    });

    test('and guesses whom a misspelt name may mean', async () => {
      const { exit, err, out } = await place.run('ask', 'wall.json', '--from', 'Hanna', '--to', 'Béla');
      expect([exit, out]).toEqual([2, '']);
      expect(err).toBe(
        "eyeline ask: --from: there is no model 'Hanna' on this board. Did you mean Anna?\n'eyeline help ask' says how it is meant.\n",
      );
    });

    test('and names all there are when it cannot guess, or all that were meant', async () => {
      expect((await place.run('ask', 'wall.json', '--from', 'Zoltán', '--to', 'Béla')).err).toContain(
        'There are: Anna, Béla, Cili.',
      );
      expect((await place.run('ask', 'wall.json', '--from', 'l', '--to', 'anna')).err).toContain('may be any of Béla, Cili.');
    });
  });

  test('ends with 4 and the reason when the rules refuse', async () => {
    const { exit, out } = await place.run('ask', 'wall.json', '--from', 'anna', '--to', 'anna');
    expect(exit).toBe(4);
    expect(out).toContain('cannot be answered');
  });
});

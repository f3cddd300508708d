import { afterAll, describe, expect, test } from 'vitest';
import { writeBoardFile } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
place.write('duel.json', writeBoardFile(duelBoard, new Map()));
const between = ['--from', 'Anna', '--to', 'Béla'];
const saved = await place.run('ruling', 'save', 'duel.json', ...between, '-o', 'ruling.json');
const savedPage = await place.run('ruling', 'save', 'duel.json', ...between, '-o', 'ruling.html', '--lang', 'hu');

describe('eyeline ruling save', () => {
  test('keeps a ruling, and says how much of the board it needed', () => {
    expect([saved.exit, saved.out, savedPage.exit, savedPage.out]).toEqual([0, '', 0, '']);
    expect(saved.err).toBe(
      'ruling.json holds the ruling. Kept pieces: 1, models: 2; left out because they have no say: 0 and 1.\n',
    );
    expect(JSON.parse(place.read('ruling.json'))).toMatchObject({ eyeline: 'ruling', format: 2, ruleSet: { id: 'skirmish' } });
  });

  test('writes the same bytes to the standard output where no file is named', async () => {
    const { exit, out } = await place.run('ruling', 'save', 'duel.json', ...between);
    expect([exit, out]).toEqual([0, place.read('ruling.json')]);
  });

  test('gives a link that carries the ruling, which opens like the file', async () => {
    const page = 'http://127.0.0.1:4173/';
    const { exit, out } = await place.run('ruling', 'save', 'duel.json', ...between, '-o', 'again.json', '--link', page);
    expect(exit).toBe(0);
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:4173\/#ruling=1\.\S+\n$/);
    const opened = await place.run('ruling', 'open', out.trim());
    expect([opened.exit, opened.err]).toEqual([0, '']);
    expect(opened.out).toContain('Anna does not see Béla.');
    const cut = await place.run('ruling', 'open', out.trim().slice(0, -50));
    expect([cut.exit, cut.err]).toEqual([3, `${page}: the link is incomplete or damaged; copy all of it.\n`]);
  });

  test('tells the shell when the rules turned a question down, and keeps that', async () => {
    const inTheWall = { ...duelBoard.models.anna!, pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 } };
    place.write('in.json', writeBoardFile({ ...duelBoard, models: { ...duelBoard.models, anna: inTheWall } }, new Map()));
    const { exit } = await place.run('ruling', 'save', 'in.json', ...between, '-o', 'refused.json');
    expect(exit).toBe(4);
    const opened = await place.run('ruling', 'open', 'refused.json');
    expect([opened.exit, opened.out]).toEqual([0, expect.stringContaining('SK-GEOM-23')]);
    expect((await place.run('verify', 'refused.json')).exit).toBe(0);
  });

  test.each([
    [['ruling', 'keep', 'duel.json'], 'save, open'],
    [['ruling', 'save', 'duel.json', '--from', 'Anna'], '--from, --to'],
    [['ruling', 'save', 'duel.json', '--from', 'Anna', '--to', 'Zoli'], 'Zoli'],
    [['ruling', 'open'], 'RULING'],
  ])('says what is wrong with %j', async (args, said) => {
    const { exit, err } = await place.run(...args);
    expect([exit, err]).toEqual([2, expect.stringContaining(said)]);
  });
});

describe('eyeline ruling open', () => {
  test.each(['ruling.json', 'ruling.html'])('gives the verdict of %s again in words, and says that it stands', async (file) => {
    const { exit, out, err } = await place.run('ruling', 'open', file);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^Duel · skirmish rules · board [0-9a-f]{12}\n/);
    expect(out).toContain('Anna does not see Béla.\n  Seen\n    head             0%');
    expect(out).toContain('Cover of Anna from Béla: heavy cover (2).');
    expect(out).toContain(`\n${file} stands: nothing in it was changed, and every answer comes out the same again.\n`);
  });

  test('names a changed digit and everything that comes out otherwise for it', async () => {
    place.write(
      'moved.json',
      place.read('ruling.json').replace('"at": { "x": 0, "y": 0, "z": 150 }', '"at": { "x": 0, "y": 0, "z": 151 }'),
    );
    const { exit, out, err } = await place.run('ruling', 'open', 'moved.json');
    expect(exit).toBe(3);
    const lines = err.split('\n');
    expect(lines[0]).toBe(
      'moved.json: board.models.anna.pose.at.z (where Anna stands and faces): this was changed after the ruling was written; now it is 151.',
    );
    expect(lines[1]).toMatch(
      /^moved\.json: rulings\[0\]\.outcome\.value\.evidence\[0\]\.\S+ \(.+ – evidence 1 – Does Anna see Béla\?\): the ruling says '150'; asked again it is '151'\.$/,
    );
    expect(out).toMatch(/moved\.json does not stand: \d+ things in it are not as they should be\.\n$/);
  });

  test('finds a page whose words were changed and whose ruling was not', async () => {
    const page = place.read('ruling.html');
    expect(page).toContain('<h2>Anna nem látja őt: Béla.</h2>');
    place.write('lying.html', page.replace('<h2>Anna nem látja őt: Béla.</h2>', '<h2>Anna látja őt: Béla.</h2>'));
    const line = page.split('\n').findIndex((one) => one.includes('<h2>Anna')) + 1;
    const { exit, err } = await place.run('ruling', 'open', 'lying.html');
    expect([exit, err]).toEqual([3, `lying.html: line ${line}: the page does not say what the ruling in it says.\n`]);
    place.write('added.html', page.replace('</body>', '<p>and so it is</p>\n</body>'));
    expect((await place.run('ruling', 'open', 'added.html')).exit).toBe(3);
  });

  test('gives everything to programs', async () => {
    const { exit, out } = await place.run('ruling', 'open', 'ruling.json', '--json');
    const told = JSON.parse(out) as { again: unknown[] };
    expect(exit).toBe(0);
    expect(told).toMatchObject({ eyeline: 'ruling-opened', stands: true, doubts: [], notices: [] });
    expect(told.again).toHaveLength(4);
  });

  test('refuses what is no ruling, in the language asked for', async () => {
    const { exit, err } = await place.run('ruling', 'open', 'duel.json', '--lang', 'hu');
    expect([exit, err]).toEqual([3, 'duel.json: eyeline: ez nem az Eyeline ítéletfájlja.\n']);
    expect((await place.run('ruling', 'open', 'nowhere.json')).exit).toBe(3);
  });
});

describe('eyeline verify', () => {
  test('prints each check with how much it is off, and that all hold', async () => {
    const { exit, out, err } = await place.run('verify', 'ruling.json');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Does Anna see Béla?\n  ok');
    expect(out).toMatch(/\n {2}ok {2}\S+ mm +all hidden shapes lie wholly behind what is said to hide them\n/);
    expect(out).toMatch(/\n {2}– .*widths and measured distances are found again by: eyeline ruling open\n/);
    expect(out).toMatch(/ruling\.json holds: everything that can be checked is true to 0\.000001 mm\.\n$/);
    expect(out).not.toMatch(/^ {2}NO/m);
  });

  test('names the place of a check that fails', async () => {
    const file = JSON.parse(place.read('ruling.json')) as { rulings: { outcome: { value: { answer: { sees: boolean } } } }[] };
    file.rulings[0]!.outcome.value.answer.sees = true;
    place.write('forged.json', JSON.stringify(file));
    const { exit, out, err } = await place.run('verify', 'forged.json');
    expect(exit).toBe(3);
    expect(out).toMatch(/\n {2}NO +whoever is called seen has a free line to prove it\n/);
    expect(err.split('\n').slice(0, 2)).toEqual([
      'forged.json: rulings[0].outcome.value.answer.sees (the verdict – Does Anna see Béla?): this was changed after the ruling was written; now it is true.',
      'forged.json: rulings[0].outcome.value.answer.sees (the verdict – Does Anna see Béla?): whoever is called seen has a free line to prove it',
    ]);
    expect(out).toMatch(/forged\.json does not hold: 2 checks fail\.\n$/);
  });

  test('gives the whole report to programs', async () => {
    const { exit, out } = await place.run('verify', 'ruling.html', '--json');
    const told = JSON.parse(out) as { questions: { checks: unknown[] }[] };
    expect(exit).toBe(0);
    expect(told).toMatchObject({ eyeline: 'proof', holds: true, tolerance: 1e-6, changes: [] });
    expect(told.questions.every(({ checks }) => checks.length > 5)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { BOARD_PLAN_FAULT_CODES, type BoardPlan, readBoardPlan } from '../../../engine/files/board-plan.ts';

const HEAD = 'board "Mill Street" 120 x 80';

function planOf(...lines: readonly string[]): BoardPlan {
  const read = readBoardPlan([HEAD, ...lines].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** What is wrong with these lines, each as `code @ where`. */
function faultsOf(...lines: readonly string[]): string[] {
  const read = readBoardPlan(lines.join('\n'));
  return read.ok ? [] : read.problem.map((fault) => `${fault.code} @ ${fault.where || 'the whole'}`);
}
const faultsUnderHead = (...lines: readonly string[]) => faultsOf(HEAD, ...lines);

describe('a board plan', () => {
  test('speaks centimetres and degrees, and is read into millimetres and radians', () => {
    const plan = planOf('piece mill ruined-house "The Mill" at -12.5,20 on 1.5 facing 90');
    expect(plan.size).toEqual({ width: 1200, depth: 800 });
    expect(plan.pieces[0]!.place).toEqual({ x: -125, z: 200, height: 15, facing: Math.PI / 2 });
  });

  test('says whose work it is and what to know about it', () => {
    const plan = planOf('author "Ada, Béla"', 'licence "CC0-1.0"', 'notes "Six turns."');
    expect([plan.name, plan.author, plan.licence, plan.notes]).toEqual(['Mill Street', 'Ada, Béla', 'CC0-1.0', 'Six turns.']);
    expect([planOf().author, planOf().notes]).toEqual(['', '']);
  });

  test('gives a kit its settings as they are written: numbers, words, yes and no', () => {
    const [piece] = planOf(
      'piece mill ruined-house at 0,0 floors=2 walls=stone backDoor=yes roof=open damage=.5 mirrored=yes',
    ).pieces;
    expect(piece!.parameters).toEqual({ floors: 2, walls: 'stone', backDoor: true, roof: 'open', damage: 0.5 });
    expect(piece!.mirrored).toBe(true);
  });

  test('places a model with its stance, unit, turret and what its owner declared', () => {
    const plan = planOf(
      'side red "Reds" #B5483A',
      'model kovacs rifleman red "Kovács" at 10,30 facing 180 stance=prone unit=first hides=wall looks=mill/window-2 turret=-90',
    );
    expect(plan.models[0]).toEqual({
      line: 3,
      id: 'kovacs',
      miniature: 'rifleman',
      side: 'red',
      unit: 'first',
      name: 'Kovács',
      place: { x: 100, z: 300, height: null, facing: Math.PI },
      stance: 'prone',
      turret: -Math.PI / 2,
      hidesBehind: 'wall',
      looksOut: { piece: 'mill', opening: 'window-2' },
    });
    expect(plan.sides).toEqual([{ id: 'red', name: 'Reds', colour: '#b5483a' }]);
  });

  test('calls a thing by its id where no name is given, and makes it a unit of its own', () => {
    const [model] = planOf('side red "Reds" #b5483a', 'model kovacs rifleman red at 0,0').models;
    expect([model!.name, model!.unit, model!.stance, model!.hidesBehind]).toEqual(['kovacs', 'kovacs', null, null]);
  });

  test('marks zones, whose owner may be nobody, and objectives', () => {
    const plan = planOf(
      'zone west deployment red "Western edge" -60,-40 -40,-40 -40,40 -60,40',
      'zone mud effect - 0,0 10,0 5,5',
      'objective well "The well" at 3,-4 on 2',
      'objective gate at 0,0 radius=1.2',
    );
    expect(plan.zones.map(({ id, kind, owner, outline }) => [id, kind, owner, outline.length])).toEqual([
      ['west', 'deployment', 'red', 4],
      ['mud', 'effect', null, 3],
    ]);
    expect(plan.zones[1]!.outline[2]).toEqual({ x: 50, z: 50 });
    expect(plan.objectives).toEqual([
      { line: 4, id: 'well', name: 'The well', at: { x: 30, z: -40, height: 20 }, radius: 5 },
      { line: 5, id: 'gate', name: 'gate', at: { x: 0, z: 0, height: null }, radius: 12 },
    ]);
  });

  test('may hold comments, blank lines and lines from any machine', () => {
    const read = readBoardPlan(`# a street\r\n\r\n${HEAD} # and its size\r  \rside red "Reds # one" #b5483a # their colour\n`);
    expect(read.ok && read.value.sides).toEqual([{ id: 'red', name: 'Reds # one', colour: '#b5483a' }]);
  });

  test('keeps lengths free of rounding noise', () => {
    const [piece] = planOf('piece wall garden-wall at 1.1,16.1 on 4.35').pieces;
    expect(piece!.place).toMatchObject({ x: 11, z: 161, height: 43.5 });
  });
});

describe('a wrong plan', () => {
  const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['is empty', [''], ['board-plan/no-board-line @ the whole']],
    ['has no board line', ['side red "Reds" #b5483a'], ['board-plan/no-board-line @ the whole']],
    ['has two board lines', [HEAD, HEAD], ['board-plan/second-board-line @ line 2']],
    ['has a board without a size', ['board "Mill Street"'], ['board-plan/bad-size @ line 1']],
    ['has a board of no depth', ['board "Mill Street" 120 x 0'], ['board-plan/bad-size @ line 1']],
    [
      'has a size in words',
      ['board "Mill Street" wide x 80'],
      ['board-plan/not-a-number @ line 1', 'board-plan/bad-size @ line 1'],
    ],
    ['has a word that means nothing', [HEAD, 'tree oak at 0,0'], ['board-plan/unknown-word @ line 2']],
    ['leaves a quote open', [HEAD, 'piece mill ruined-house "The Mill at 0,0'], ['board-plan/open-quote @ line 2']],
    ['has a side without a colour', [HEAD, 'side red "Reds"'], ['board-plan/too-short @ line 2']],
    ['has a colour by name', [HEAD, 'side red "Reds" crimson'], ['board-plan/bad-colour @ line 2']],
    ['has a piece without a kit', [HEAD, 'piece mill'], ['board-plan/too-short @ line 2', 'board-plan/bad-place @ line 2']],
    ['has a piece nowhere', [HEAD, 'piece mill ruined-house'], ['board-plan/bad-place @ line 2']],
    ['has a place of one number', [HEAD, 'piece mill ruined-house at 12'], ['board-plan/bad-place @ line 2']],
    ['has a place of three numbers', [HEAD, 'piece mill ruined-house at 1,2,3'], ['board-plan/bad-place @ line 2']],
    ['has a place in hexadecimal', [HEAD, 'piece mill ruined-house at 0x10,2'], ['board-plan/not-a-number @ line 2']],
    ['has an exponent', [HEAD, 'piece mill ruined-house at 1e3,2'], ['board-plan/not-a-number @ line 2']],
    ['has a facing without an angle', [HEAD, 'piece mill ruined-house at 1,2 facing'], ['board-plan/not-a-number @ line 2']],
    ['has a stray word', [HEAD, 'piece mill ruined-house at 1,2 high'], ['board-plan/unknown-option @ line 2']],
    ['gives a setting twice', [HEAD, 'piece m ruined-house at 1,2 floors=1 floors=2'], ['board-plan/option-twice @ line 2']],
    ['mirrors a bit', [HEAD, 'piece m ruined-house at 1,2 mirrored=half'], ['board-plan/unknown-option @ line 2']],
    ['names a piece in capitals', [HEAD, 'piece Mill ruined-house at 1,2'], ['board-plan/bad-id @ line 2']],
    [
      'has a model of no side',
      [HEAD, 'model kovacs rifleman at 1,2'],
      ['board-plan/unknown-option @ line 2', 'board-plan/bad-place @ line 2'],
    ],
    ['has a stance nobody can take', [HEAD, 'model k rifleman red at 1,2 stance=flying'], ['board-plan/unknown-option @ line 2']],
    ['gives a model what only a kit has', [HEAD, 'model k rifleman red at 1,2 floors=2'], ['board-plan/unknown-option @ line 2']],
    [
      'looks out of a piece but no opening',
      [HEAD, 'model k rifleman red at 1,2 looks=mill'],
      ['board-plan/unknown-option @ line 2'],
    ],
    ['has a zone of two corners', [HEAD, 'zone w deployment - 0,0 1,1'], ['board-plan/bad-outline @ line 2']],
    ['has a zone of no kind', [HEAD, 'zone w swamp - 0,0 1,1 2,0'], ['board-plan/too-short @ line 2']],
    ['has a corner of one number', [HEAD, 'zone w effect - 0,0 1 2,0'], ['board-plan/bad-place @ line 2']],
    ['has two authors', [HEAD, 'author "A"', 'author "B"'], ['board-plan/second-credit @ line 3']],
    ['has notes without quotes', [HEAD, 'notes six turns'], ['board-plan/too-short @ line 2']],
  ];

  test.each(CASES)('%s', (_title, lines, expected) => {
    expect(faultsOf(...lines)).toEqual(expected);
  });

  test('uses an id twice, though a piece and a model may share one', () => {
    const side = 'side red "Reds" #b5483a';
    expect(faultsUnderHead(side, 'piece red ruined-house at 0,0', 'model red rifleman red at 1,1')).toEqual([]);
    expect(faultsUnderHead('piece a ruined-house at 0,0', 'piece a ruined-house at 9,9')).toEqual([
      'board-plan/same-id-twice @ line 3',
    ]);
  });

  test('is told everything that is wrong with it, not only the first', () => {
    expect(faultsOf('tree', HEAD, 'piece Mill ruined-house at x,2', 'side red "Reds" red')).toEqual([
      'board-plan/unknown-word @ line 1',
      'board-plan/not-a-number @ line 3',
      'board-plan/bad-id @ line 3',
      'board-plan/bad-colour @ line 4',
    ]);
  });

  test('can be wrong in every way that has a code', () => {
    const met = new Set(CASES.flatMap(([, lines]) => faultsOf(...lines)).map((fault) => fault.split(' ')[0]));
    met.add('board-plan/same-id-twice'); // above
    expect([...met].sort()).toEqual([...BOARD_PLAN_FAULT_CODES].sort());
  });
});

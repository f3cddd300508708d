import { describe, expect, test } from 'vitest';
import { realisePlan } from '../../../app/catalogue/realise-plan.ts';
import { type Board, checkBoard, readBoardFile, readBoardPlan, writeBoardFile } from '../../../engine/index.ts';

const HEAD = ['board "Test" 120 x 90', 'side red "Reds" #c4553b', 'side blue "Blues" #3b72b8'];

async function realise(...lines: readonly string[]) {
  const plan = readBoardPlan([...HEAD, ...lines].join('\n'));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem));
  return realisePlan(plan.value);
}

async function boardOf(...lines: readonly string[]): Promise<Board> {
  const board = await realise(...lines);
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  return board.value;
}

/** What is wrong, each as `code @ where`. */
async function faultsOf(...lines: readonly string[]): Promise<string[]> {
  const board = await realise(...lines);
  return board.ok ? [] : board.problem.map(({ code, where }) => `${code} @ ${where}`);
}

describe('a realised plan', () => {
  test('gives kits their lengths in millimetres, though the plan says centimetres', async () => {
    const { pieces } = await boardOf(
      'piece wall garden-wall "Wall" at 1.5,-2 facing 90 length=30 height=3.25 damage=.5 gate=none',
    );
    const wall = pieces.wall!;
    expect(wall.made).toMatchObject({
      by: 'kit',
      kit: 'garden-wall',
      parameters: { length: 300, height: 32.5, damage: 0.5, gate: 'none' },
    });
    expect(wall.pose).toEqual({ at: { x: 15, y: 0, z: -20 }, facing: Math.PI / 2 });
    expect(wall.name).toBe('Wall');
  });

  test('is a board that can be written, read and found good', async () => {
    const board = await boardOf(
      'author "Ada"',
      'piece house ruined-house "House" at -20,-16 seed=7',
      'model k rifleman red "Kovács" at 10,20 facing 180 unit=first',
      'zone west deployment red "West" -60,-45 -40,-45 -40,45',
      'objective well "Well" at 30,0',
    );
    const read = readBoardFile(writeBoardFile(board, new Map()));
    expect(read.ok && read.value.board).toEqual(board);
    expect(checkBoard(board, new Map())).toEqual([]);
    expect(board.meta).toEqual({ name: 'Test', author: 'Ada', licence: '', notes: '' });
    expect(board.models.k).toMatchObject({ owner: 'red', unit: 'first', stance: 'standing', turret: 0 });
    expect(Object.keys(board.zones.west!).sort()).toEqual(['id', 'kind', 'name', 'outline', 'owner']);
  });

  test('lets models down onto what is under them, where it gives no height', async () => {
    const { models } = await boardOf(
      'piece house ruined-house "House" at 0,0 damage=0 roof=flat floors=2 storeyHeight=7.6',
      'model roof rifleman red at 0,0',
      'model inside rifleman red at 0,0 on 0',
      'model upstairs rifleman red at 0,0 on 7.6',
      'model street rifleman red at 0,30',
    );
    const heights = Object.fromEntries(Object.values(models).map(({ id, pose }) => [id, pose.at.y]));
    expect(heights).toEqual({ roof: expect.closeTo(152, 0), inside: 0, upstairs: 76, street: 0 });
  });

  test('keeps what owners declared', async () => {
    const { models } = await boardOf(
      'piece house ruined-house at 0,0 damage=0',
      'piece wall garden-wall at 0,30',
      'model a rifleman red at -6.6,4 on 0 looks=house/window-front-0-1',
      'model b rifleman red at 6,28 hides=wall',
    );
    expect(models.a!.declared).toEqual({ hidingBehind: null, lookingOut: { piece: 'house', opening: 'window-front-0-1' } });
    expect(models.b!.declared).toEqual({ hidingBehind: 'wall', lookingOut: null });
  });

  test('says what the catalogue does not have, each with its line', async () => {
    expect(
      await faultsOf(
        'piece a castle at 0,0',
        'piece b garden-wall at 0,10 length=3000 walls=cheese colour=red',
        'model c dragon green at 0,20 hides=moat',
        'piece h ruined-house at 30,0',
        'model d rifleman red at 0,30 looks=h/window-9',
        'zone z effect green 0,0 1,1 2,0',
      ),
    ).toEqual([
      'board-plan/no-such-kit @ line 4',
      'parameter/unknown @ line 5',
      'parameter/out-of-bounds @ line 5',
      'parameter/not-among-choices @ line 5',
      'board-plan/no-such-miniature @ line 6',
      'board-plan/no-such-side @ line 6',
      'board-plan/no-such-piece @ line 6',
      'board-plan/no-such-opening @ line 8',
      'board-plan/no-such-side @ line 9',
    ]);
  });

  test('guesses what was meant', async () => {
    const board = await realise('piece a gardenwall at 0,0');
    expect(board.ok || board.problem[0]!.fill).toMatchObject({ kit: 'gardenwall', count: 1, meant: 'garden-wall' });
  });

  test('does not blame a model for a piece that was planned and could not be built', async () => {
    expect(await faultsOf('piece a castle at 0,0', 'model c rifleman red at 0,20 hides=a')).toEqual([
      'board-plan/no-such-kit @ line 4',
    ]);
  });

  test('refuses to put a model where nobody can stand', async () => {
    const fence = 'piece fence fence at 30,0 height=4 gate=none';
    expect(await faultsOf(fence, 'model c rifleman red at 30,0')).toEqual(['catalogue/cannot-stand-there @ line 5']);
  });

  test('puts whoever is in a wood under its trees, in a tower onto its platform, and under a pitched roof onto the floor below it', async () => {
    const { models } = await boardOf(
      'piece wood woods "Wood" at 0,0',
      'model wood rifleman red at -2,1',
      'piece tower watch-tower "Tower" at 40,0',
      'model tower rifleman red at 40,0',
      'piece house ruined-house "House" at -40,0 damage=0 roof=pitched floors=2 storeyHeight=7.6',
      'model house rifleman red at -40,3',
    );
    const heights = Object.fromEntries(Object.values(models).map(({ id, pose }) => [id, pose.at.y]));
    expect(heights).toEqual({ wood: 1.5, tower: expect.closeTo(120, 0), house: expect.closeTo(76, 0) });
  });
});

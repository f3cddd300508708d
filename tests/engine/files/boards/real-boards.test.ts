import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { type Board, type BodyRegion, readForeignBoard } from '../../../../engine/index.ts';
import { codesOf, expectSound, linesOn, made, openShared, thingsOn } from '../../../support/foreign-boards.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';

const openingsOf = ({ pieces }: Board) => Object.values(pieces).flatMap(({ openings }) => Object.values(openings));

describeWithSharedData('maps of Dungeondraft', () => {
  test('test.dd2vtt has its lines, doors and size, and its doors stand where they are drawn', async () => {
    const { foreign, notices } = await openShared('boards/test.dd2vtt');
    const map = linesOn(foreign);
    expect(map.size).toEqual({ width: 20, depth: 20 });
    expect([map.walls.filter(({ loose }) => !loose).length, map.walls.filter(({ loose }) => loose).length]).toEqual([9, 2]);
    expect(map.walls[0]!.points[0]).toEqual({ x: 7.359375, z: 5 });
    expect(map.doors.map(({ from, to, state }) => [from, to, state])).toEqual([
      [{ x: 11, z: 6 }, { x: 12, z: 6 }, 'closed'],
      [{ x: 12, z: 15.5 }, { x: 12, z: 14.5 }, 'closed'],
      [{ x: 10.5, z: 14 }, { x: 9.5, z: 14 }, 'closed'],
    ]);
    expect(codesOf(notices)).toEqual(['foreign-board/lights-left-out', 'foreign-board/picture-left-out']);
    const raised = made(foreign);
    expect(raised.board.size).toEqual({ width: 508, depth: 508 });
    expect(openingsOf(raised.board)).toHaveLength(3);
    expect(raised.notices.find(({ code }) => code === 'foreign-board/heights-not-stated')?.fill).toEqual({
      wall: 50.8,
      door: 35.56,
    });
    expectSound(raised);
  });

  test('goblin-hideout.dd2vtt has one open door, in a wall, and ten closed ones that stand free', async () => {
    const { foreign, notices } = await openShared('boards/goblin-hideout.dd2vtt');
    const { size, doors, walls } = linesOn(foreign);
    expect([size, walls.length]).toEqual([{ width: 48, depth: 27 }, 4]);
    const open = doors.filter(({ state }) => state === 'open');
    expect(open.map(({ from, to, freestanding }) => [from, to, freestanding])).toEqual([
      [{ x: 42, z: 24 }, { x: 41, z: 24 }, false],
    ]);
    expect(doors.filter(({ state, freestanding }) => state === 'closed' && freestanding)).toHaveLength(10);
    expect(notices.find(({ code }) => code === 'foreign-board/lights-left-out')?.fill).toEqual({ count: 2 });
    const raised = made(foreign);
    expect(
      openingsOf(raised.board)
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort(),
    ).toEqual([...Array.from({ length: 10 }, () => 'door closed'), 'door open']);
    expectSound(raised);
  });

  test('its project is recognised and told what to do with', async () => {
    const read = await readForeignBoard({ name: 'x', bytes: sharedBytes('boards/sampleMap.dungeondraft_map') });
    expect(read.ok ? null : read.problem).toEqual([
      { code: 'foreign-board/dungeondraft-project', where: '', fill: { width: 12, height: 11, levels: 1 } },
    ]);
  });
});

describeWithSharedData('the draft of Universal VTT 2', () => {
  test('gives its curve, ledge, illusion, secret door and roof, each with its height, and says what was taken for something else', async () => {
    const { foreign, notices } = await openShared('boards/uvtt2-sample-geometry.json');
    const map = linesOn(foreign);
    expect(map.stands).toEqual({ length: 5, unit: 'ft' });
    const [curve, ledge, illusion] = map.walls;
    expect(curve!.points).toHaveLength(17);
    expect([curve!.points[0], curve!.points.at(-1)]).toEqual([
      { x: 10, z: 5 },
      { x: 25, z: 15 },
    ]);
    expect([ledge!.top, ledge!.oneWay, ledge!.is]).toEqual([0.9, 'left', 'pane']);
    expect([illusion!.is, illusion!.oneWay]).toEqual(['wall', null]);
    expect(map.doors).toMatchObject([{ secret: true, state: 'closed', from: { x: 12, z: 30 }, to: { x: 15.5, z: 30 }, top: 2 }]);
    expect(map.slabs).toMatchObject([{ name: 'roof_wizard_spire', bottom: 2.4, top: 7 }]);
    expect(codesOf(notices)).toEqual([
      'foreign-board/curve-in-steps',
      'foreign-board/hexagons',
      'foreign-board/size-not-stated',
      'foreign-board/wall-illusory',
    ]);
    const raised = made(foreign);
    expect(codesOf(raised.notices)).toEqual([
      'foreign-board/corners-left-out',
      'foreign-board/door-secret',
      'foreign-board/wall-one-way',
      'foreign-board/wall-seen-through',
    ]);
    expectSound(raised);
  });
});

const REGIONS: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs'];

describeWithSharedData('the scene of Foundry with two levels', () => {
  interface Expected {
    readonly sight: readonly { readonly a: string; readonly b: string; readonly d3: string }[];
    readonly move: readonly { readonly a: string; readonly b: string; readonly result: string }[];
    readonly building_squares: readonly number[];
    readonly board_squares: readonly number[];
  }
  const expected = () =>
    JSON.parse(new TextDecoder().decode(sharedBytes('boards/foundry_two_level_scene.expected.json'))) as Expected;
  const open = () => openShared('boards/foundry_two_level_scene.json');
  /** What no board of ours can say, so that it answers otherwise; each is told of. */
  const OTHERWISE: Readonly<Record<string, string>> = { 'H I': 'foreign-board/wall-thicket' };

  test('lies on as many squares, its building where it is without the padding, its walls with their heights', async () => {
    const { foreign, notices } = await open();
    const map = linesOn(foreign);
    expect([map.size.width, map.size.depth]).toEqual(expected().board_squares);
    const [north, west] = map.walls;
    expect([north!.points, north!.bottom, north!.top]).toEqual([
      [
        { x: 6, z: 6 },
        { x: 12, z: 6 },
      ],
      0,
      4,
    ]);
    expect(west!.points).toEqual([
      { x: 6, z: 6 },
      { x: 6, z: 8 },
    ]);
    expect(expected().building_squares).toEqual([6, 6, 12, 12]);
    // 27 lines are drawn: four doors, one without length that is dropped.
    expect([map.walls.length, map.doors.length]).toEqual([22, 4]);
    expect(notices.filter(({ code }) => code === 'foreign-board/wall-without-length')).toHaveLength(1);
    expect(map.doors.map(({ state, secret }) => `${state}${secret ? ' secret' : ''}`)).toEqual([
      'closed',
      'open',
      'closed secret',
      'locked',
    ]);
    expect(map.walls.filter(({ bottom, top }) => bottom === null && top === null)).toHaveLength(2);
    expect(map.walls.filter(({ bottom, top }) => bottom === null && top === 2)).toHaveLength(1);
    expect(map.walls.filter(({ oneWay }) => oneWay !== null)).toMatchObject([{ oneWay: 'left' }]);
    expect(map.walls.filter(({ is }) => is === 'thicket')).toHaveLength(2);
    expect(map.slabs.map(({ name, top }) => [name, top])).toEqual([
      ['upper-floor', 2],
      ['roof', 4],
    ]);
    expect(map.figures).toHaveLength(20);
  });

  test('becomes a sound board that says what it had to leave behind', async () => {
    const { foreign } = await open();
    const raised = made(foreign);
    expectSound(raised);
    expect(codesOf(raised.notices)).toEqual([
      'foreign-board/door-secret',
      'foreign-board/wall-one-way',
      'foreign-board/wall-passed-through',
      'foreign-board/wall-seen-through',
      'foreign-board/wall-thicket',
      'foreign-board/wall-without-top',
    ]);
    expect(raised.notices.find(({ code }) => code === 'foreign-board/wall-without-top')?.fill).toMatchObject({ count: 2 });
    expect(
      openingsOf(raised.board)
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort(),
    ).toEqual(['door closed', 'door closed', 'door locked', 'door open', 'window locked', 'window locked']);
  });

  test('lets everybody see whom the list of right answers says, by straight lines', async () => {
    const { foreign } = await open();
    const { board, meshes, notices } = made(foreign);
    const space = openSpace(board, meshes);
    const seen = (a: string, b: string) => {
      const { seen: shares } = space.queries.sight({
        from: a.toLowerCase(),
        to: b.toLowerCase(),
        eyes: { kind: 'body', stance: 'standing' },
        target: { kind: 'body', stance: 'standing', regions: REGIONS },
        blockers: { terrain: true, models: [], glass: false },
      });
      const sum = shares.reduce((total, { share }) => total + share.atLeast, 0);
      return sum === 0 ? 'blocked' : shares.every(({ share }) => share.atLeast > 0.999) ? 'visible' : 'partly';
    };
    for (const { a, b, d3 } of expected().sight) {
      const answer = seen(a, b);
      if (`${a} ${b}` in OTHERWISE) expect(codesOf(notices)).toContain(OTHERWISE[`${a} ${b}`]);
      else if (d3.startsWith('blocked')) expect([a, b, answer]).toEqual([a, b, 'blocked']);
      else expect([a, b, answer === 'blocked']).toEqual([a, b, false]);
      if (d3.startsWith('partly')) expect([a, b, answer]).toEqual([a, b, 'partly']);
    }
  });
});

describeWithSharedData('what Tabletop Simulator saved', () => {
  test('tts_terrain_beach.json is a bag of 23 pieces of terrain and two markers, with the cover of their names, upright', async () => {
    const { foreign, notices } = await openShared('tts/tts_terrain_beach.json');
    const things = thingsOn(foreign);
    expect(foreign.name).toBe('Beach');
    expect(things).toHaveLength(23);
    expect(things.filter(({ cover }) => cover === 'heavy')).toHaveLength(17);
    expect(things.filter(({ cover }) => cover === 'light')).toHaveLength(6);
    expect(notices.filter(({ code }) => code === 'foreign-board/marker-left-out')).toHaveLength(2);
    // Rotations of 359.96 and 0.2 degrees are noise, told nobody.
    expect(codesOf(notices)).not.toContain('foreign-board/tilt-left-out');
    const cliff = things.find(({ name, scale }) => name.startsWith('Small Cliff') && scale.x < 1)!;
    expect(cliff.at.x).toBeCloseTo(27.6212482 * 25.4, 6);
    expect(cliff.at.z).toBeCloseTo(23.9938583 * 25.4, 6);
    expect(cliff.heightCategory).toBe(1);
    const missing = notices.filter(({ code }) => code === 'foreign-board/mesh-missing');
    expect(missing).toHaveLength(new Set(things.map(({ meshAddress }) => meshAddress)).size);
    const laid = made(foreign);
    expect(Object.keys(laid.board.pieces)).toHaveLength(23);
    expectSound(laid);
  });
});

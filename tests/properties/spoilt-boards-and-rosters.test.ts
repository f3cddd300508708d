import { encode } from 'fast-png';
import { zipSync } from 'fflate';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import {
  checkBoard,
  type Fault,
  FOREIGN_BOARD_FAULT_CODES,
  kindOfImport,
  MESH_FAULT_CODES,
  ROSTER_FAULT_CODES,
  readBoardFile,
  readForeignBoard,
  readMesh,
  readRoster,
  writeBoardFile,
} from '../../engine/index.ts';
import { made, mapBytes } from '../support/foreign-boards.ts';
import { hasSharedData, sharedBytes } from '../support/shared-data.ts';
import { text } from '../support/sketch-mesh-file.ts';
import { soak } from '../support/soak.ts';
import { changeNumber, spoilFile } from '../support/spoil-file.ts';

interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const line = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));
const roster = `<?xml version="1.0"?><roster id="r" name="Ours" gameSystemName="Game"><costs><cost name="pts" value="90"/></costs><forces><force name="F"><selections><selection name="Squad" type="unit" number="1"><selections><selection name="Man" type="model" number="5"><selections><selection name="Gun" type="upgrade" number="5"><profiles><profile name="Gun" typeName="Weapon"/></profiles></selection></selections></selection></selections><costs><cost name="pts" value="90"/></costs></selection></selections></force></forces></roster>`;

const SKETCHES: readonly Sample[] = [
  {
    name: 'map.dd2vtt',
    bytes: mapBytes({
      format: 0.3,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 6, y: 5 }, pixels_per_grid: 70 },
      line_of_sight: [line([1, 1], [4, 1], [4, 4]), line([2, 3], [3, 3])],
      portals: [{ bounds: line([4, 4], [5, 4]), closed: true, position: { x: 4.5, y: 4 } }],
    }),
  },
  {
    name: 'scene.json',
    bytes: mapBytes({
      name: 'Scene',
      width: 1000,
      height: 800,
      padding: 0,
      grid: { type: 1, size: 100, distance: 5, units: 'ft' },
      walls: [
        { c: [0, 500, 800, 500], move: 20, sight: 20, dir: 0, door: 0, ds: 0, flags: { 'wall-height': { bottom: 0, top: 10 } } },
        { c: [100, 0, 100, 300], move: 20, sight: 20, dir: 0, door: 1, ds: 2, flags: {} },
      ],
      tokens: [{ name: 'a', x: 100, y: 100, elevation: 0, flags: { 'wall-height': { tokenHeight: 6 } } }],
    }),
  },
  {
    name: 'save.json',
    bytes: mapBytes({
      SaveName: 'Save',
      ObjectStates: [
        {
          Name: 'Bag',
          Nickname: 'Bag',
          Transform: { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
          ContainedObjects: [
            {
              Name: 'Custom_Model',
              Nickname: 'Rocks [Heavy Cover]',
              Transform: { posX: 1, posY: 1, posZ: 2, rotX: 359.9, rotY: 30, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
              CustomMesh: { MeshURL: 'http://example.org/rocks.obj' },
            },
          ],
        },
      ],
    }),
  },
  {
    name: 'h.png',
    bytes: encode({ width: 4, height: 3, depth: 16, channels: 1, data: new Uint16Array(12).map((_, i) => i * 900) }),
  },
  { name: 'h.dat', bytes: text('# hills\n0 0 0\n0 5 0\n0 1.5e1 0\n') },
  { name: 'h.raw', bytes: new Uint8Array(64).map((_, i) => i * 3) },
  { name: 'army.ros', bytes: text(roster) },
  { name: 'army.rosz', bytes: zipSync({ 'army.ros': text(roster) }) },
  {
    name: 'army.json',
    bytes: text(
      '{"roster":{"name":"R","costs":[{"name":"pts","value":5}],"forces":[{"selections":[{"name":"Man","type":"model","number":2,"selections":[]}]}]}}',
    ),
  },
  {
    name: 'list.json',
    bytes: text(
      '{"name":"L","units":[{"selectionId":"a","name":"Men","size":5,"cost":50,"weapons":[{"name":"Gun","count":5}],"bases":{"round":"32"}}]}',
    ),
  },
  // Files that swell: four megabytes of nothing in a few bytes.
  { name: 'bomb.rosz', bytes: zipSync({ 'army.ros': text(' '.repeat(4_000_000)) }) },
  { name: 'bomb.zip', bytes: zipSync({ 'map.dd2vtt': text(`{"line_of_sight":[${' '.repeat(4_000_000)}]}`) }) },
];
const REAL = [
  'boards/goblin-hideout.dd2vtt',
  'boards/foundry_two_level_scene.json',
  'boards/uvtt2-sample-geometry.json',
  'tts/tts_terrain_beach.json',
  'heightmaps/elev.tif',
  'heightmaps/olinda_16bit.png',
  'rosters/anon_vehicle.rosz',
  'rosters/anon_empty.rosz',
  'rosters/phalanx_test_roster.rosz',
  'rosters/phalanx_test_roster.newrecruit.json',
  'rosters/armyforge_style_list.json',
].map((name) => ({ name, bytes: sharedBytes(name) }));
const SAMPLES = hasSharedData ? [...SKETCHES, ...REAL] : SKETCHES;

/** What one file may cost at most. Time of the processor is counted: a machine may be busy with other things. @unit milliseconds */
const MOST_TIME = 10_000;
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const FAULTS: ReadonlySet<string> = new Set([...MESH_FAULT_CODES, ...FOREIGN_BOARD_FAULT_CODES, ...ROSTER_FAULT_CODES]);

/** What comes of a file as the page would read it; how often something could be made of it, and how often it was refused. */
async function readAsGiven(file: Sample): Promise<readonly Fault[]> {
  const kind = kindOfImport(file);
  if (kind === 'roster') {
    const reading = readRoster(file.bytes, file.name);
    if (!reading.ok) return reading.problem;
    for (const { models } of reading.value.value.units)
      for (const { count } of models) expect(Number.isInteger(count) && count >= 0, `${count} models`).toBe(true);
    return [];
  }
  if (kind === 'mesh') {
    const reading = await readMesh(file.bytes);
    return reading.ok ? [] : reading.problem;
  }
  const reading = await readForeignBoard(file);
  if (!reading.ok) return reading.problem;
  const { board, meshes } = made(reading.value.value);
  // page and command line lay no board that no file could hold
  const back = readBoardFile(writeBoardFile(board, meshes));
  if (!back.ok) return back.problem;
  // What lies off the table, or too close, is for whoever looks at it.
  const faults = checkBoard(board, meshes).filter(
    ({ code }) => code !== 'board/bases-overlap' && code !== 'board/piece-off-the-table' && code !== 'board/model-off-the-table',
  );
  expect(faults.map(({ code, where, fill }) => `${code} at ${where} ${JSON.stringify(fill)}`).join('; ')).toBe('');
  return [];
}

test('a map, a landscape or an army list, however it is spoilt, gives a sound board, an army or faults: it never throws, hangs or swells', async () => {
  const generator = xoroshiro128plus(20_261_201);
  const below = (end: number) => uniformInt(generator, 0, end - 1);
  let [good, faulty] = [0, 0];
  for (let round = 0; round < soak(60); round++) {
    const sample = SAMPLES[below(SAMPLES.length)]!;
    // most texts that are spoilt are none any more: every other one has a number changed instead
    const isText = /\.(json|dd2vtt|ros)$/.test(sample.name);
    const bytes = isText && round % 2 === 0 ? changeNumber(sample.bytes, below) : spoilFile(sample.bytes, below);
    const before = processorTime();
    const said = `round ${round}, ${sample.name}`;
    const faults = await readAsGiven({ name: sample.name, bytes }).catch((error: unknown) => {
      throw new Error(`${said}: ${error instanceof Error ? error.stack : error}`);
    });
    if (faults.length === 0) good++;
    else faulty++;
    for (const { code } of faults) expect(FAULTS, said).toContain(code);
    expect(processorTime() - before, said).toBeLessThan(MOST_TIME);
  }
  expect(good).toBeGreaterThan(5);
  expect(faulty).toBeGreaterThan(5);
  expect(process.resourceUsage().maxRSS / 1024).toBeLessThan(1024);
});

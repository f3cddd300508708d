import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOARD_FILE_FAULT_CODES,
  type Board,
  type Fault,
  hashBoard,
  hashMesh,
  readBoardFile,
  withoutZone,
  withZone,
  writeBoardFile,
  type Zone,
  zoneOfTemplate,
} from '../../../engine/index.ts';
import { sampleBoard, sampleMesh, sampleMeshes, sampleMeshHash } from '../../support/sample-board.ts';

const sampleText = writeBoardFile(sampleBoard, sampleMeshes);
type Json = Record<string, unknown>;
const plain = (): Json => JSON.parse(sampleText) as Json;

const read = (value: unknown) => readBoardFile(JSON.stringify(value));
function faultsOf(value: unknown): readonly Fault[] {
  const result = read(value);
  return result.ok ? [] : result.problem;
}
/** Faults as `code at where`. */
const said = (faults: readonly Fault[]) => faults.map(({ code, where }) => `${code} at ${where}`);

/** The sample with one place changed; `undefined` takes the place away. */
function changed(path: readonly (string | number)[], to: unknown): Json {
  const file = plain();
  let at: Json = file;
  for (const step of path.slice(0, -1)) at = at[step] as Json;
  const last = path.at(-1)!;
  if (to === undefined) delete at[last];
  else at[last] = to;
  return file;
}

describe('a zone on which something lingers', () => {
  const gas = zoneOfTemplate(
    { shape: { kind: 'circle', diameter: 400 }, at: { x: 10, y: 0, z: 20 }, facing: 0 },
    { id: 'gas', name: 'Gas', of: 'gas', level: 'this-floor' },
  );

  test('is read as it was written, its circle exactly', () => {
    const result = readBoardFile(writeBoardFile(withZone(sampleBoard, gas), sampleMeshes));
    expect(result.ok && result.value.board.zones.gas).toEqual(gas);
    expect(gas).toMatchObject({
      effect: { of: 'gas', circle: { centre: { x: 10, z: 20 }, radius: 200 }, floor: { x: 10, y: 0, z: 20 } },
    });
  });

  test('need not say what lingers there: boards from before anything did are read, and named as ever', () => {
    const { effect: _what, ...plainZone } = gas as Extract<Zone, { kind: 'effect' }>;
    const before = withZone(sampleBoard, plainZone);
    const result = readBoardFile(writeBoardFile(before, sampleMeshes));
    expect(result.ok && result.value.board).toEqual(before);
    expect(hashBoard(withoutZone(withZone(sampleBoard, gas), 'gas'))).toBe(hashBoard(sampleBoard));
  });

  test('is no zone to deploy in, and lingers as nothing that is not known', () => {
    const deployed = read(
      JSON.parse(writeBoardFile(withZone(sampleBoard, { ...gas, kind: 'deployment' } as Zone), sampleMeshes)),
    );
    expect(deployed.ok).toBe(false);
    const odd = { ...gas, effect: { of: 'fog', circle: null, floor: null } } as unknown as Zone;
    expect(read(JSON.parse(writeBoardFile(withZone(sampleBoard, odd), sampleMeshes))).ok).toBe(false);
  });
});

describe('a board that is written and read', () => {
  test('is the same board with the same meshes', () => {
    const result = readBoardFile(sampleText);
    expect(result.ok && result.value.board).toEqual(sampleBoard);
    expect(result.ok && [...result.value.meshes]).toEqual([[sampleMeshHash, sampleMesh]]);
  });

  test('is written again with the same bytes, whatever the order it was put together in', () => {
    const turnedRound = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turnedRound)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, field]) => [key, turnedRound(field)]),
            )
          : value;
    const result = read(turnedRound(plain()));
    expect(result.ok && writeBoardFile(result.value.board, result.value.meshes)).toBe(sampleText);
  });

  test('may be moved and turned anyhow and is still written again with the same bytes', () => {
    const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(
        number,
        number,
        fc.double({ min: -7, max: 7, noNaN: true }),
        fc.string({ maxLength: 40 }),
        (x, z, facing, name) => {
          const model = { ...sampleBoard.models.anna!, name, pose: { at: { x, y: 0, z }, facing } };
          const text = writeBoardFile({ ...sampleBoard, models: { ...sampleBoard.models, anna: model } }, sampleMeshes);
          const result = readBoardFile(text);
          expect(result.ok && writeBoardFile(result.value.board, result.value.meshes)).toBe(text);
        },
      ),
    );
  });

  test('writes a zero without a sign, ends with one line end and leaves out meshes that it does not refer to', () => {
    const board: Board = { ...sampleBoard, pieces: {}, models: {} };
    const moved: Board = { ...board, objectives: { well: { ...board.objectives.well!, at: { x: -0, y: 0, z: 0 } } } };
    const text = writeBoardFile(moved, sampleMeshes);
    expect(text).not.toContain('-0');
    expect(text).toMatch(/[^\n]\n$/);
    expect(text).not.toContain(sampleMeshHash);
  });

  test('keeps every digit of a mesh, also of one that single precision cannot hold', () => {
    const fine = { ...sampleMesh, positions: sampleMesh.positions.map((value) => value / 3) };
    const hash = hashMesh(fine);
    const text = JSON.stringify(plain()).replaceAll(sampleMeshHash, hash);
    const board = JSON.parse(text) as Board & { meshes?: unknown; eyeline?: unknown };
    delete board.meshes;
    delete board.eyeline;
    const result = readBoardFile(writeBoardFile(board, new Map([[hash, fine]])));
    expect(result.ok && result.value.meshes.get(hash)).toEqual(fine);
  });

  test('cannot be written with a number that is none, or without a mesh that it refers to', () => {
    const spoilt = { ...sampleBoard, size: { width: Number.NaN, depth: 600 } };
    expect(() => writeBoardFile(spoilt, sampleMeshes)).toThrow('NaN');
    expect(() => writeBoardFile(sampleBoard, new Map())).toThrow(sampleMeshHash);
  });
});

describe('a file that is no board', () => {
  test.each([
    ['nothing at all', '', 'document/empty at '],
    ['blanks', ' \n\t', 'document/empty at '],
    ['prose', 'this is not a board', 'document/not-json at line 1'],
    ['a list', '[]', 'board-file/not-a-board at '],
    ['another document', '{"eyeline": "journal", "format": 1}', 'board-file/not-a-board at eyeline'],
    ['a number', '12', 'board-file/not-a-board at '],
    ['a board of a later format', '{"eyeline": "board", "format": 2}', 'board-file/format-too-new at format'],
    ['a board of format 0', '{"eyeline": "board", "format": 0}', 'board-file/format-unknown at format'],
    ['a board of format "1"', '{"eyeline": "board", "format": "1"}', 'board-file/format-unknown at format'],
    ['a board without a format', '{"eyeline": "board"}', 'document/key-missing at format'],
  ])('%s is refused with one fault', (_what, text, fault) => {
    const result = readBoardFile(text);
    expect(result.ok ? [] : said(result.problem)).toEqual([fault]);
  });

  test('with a comma too many is refused with the line and column of it', () => {
    const result = readBoardFile('{\n  "eyeline": "board",\n  "format": 1,\n}');
    expect(result.ok ? [] : result.problem).toEqual([
      { code: 'document/not-json', where: 'line 4', fill: { line: 4, column: 1 } },
    ]);
  });

  test('nested without end is refused instead of exhausting the reader', () => {
    const result = readBoardFile('['.repeat(500_000));
    expect(result.ok ? [] : result.problem.map((fault) => fault.code)).toEqual(['document/too-deep']);
  });

  test('a byte-order mark in front does no harm', () => {
    expect(readBoardFile(`\ufeff${sampleText}`).ok).toBe(true);
  });
});

describe('a board with something wrong in it', () => {
  test.each<[string, readonly (string | number)[], unknown, string]>([
    ['a piece without a pose', ['pieces', 'wall', 'pose'], undefined, 'document/key-missing at pieces.wall.pose'],
    ['a field nobody knows', ['pieces', 'wall', 'colour'], 'red', 'document/key-unknown at pieces.wall.colour'],
    ['a length in words', ['size', 'width'], '90 cm', 'document/wrong-kind at size.width'],
    ['a table of no width', ['size', 'width'], 0, 'document/too-small at size.width'],
    ['a table of infinite width', ['size', 'width'], 'INFINITE', 'document/wrong-kind at size.width'],
    [
      'a cover grade nobody knows',
      ['pieces', 'wall', 'parts', 'face', 'cover', 'grade'],
      'medium',
      'document/not-one-of at pieces.wall.parts.face.cover.grade',
    ],
    [
      'a solid nobody knows',
      ['pieces', 'wall', 'parts', 'face', 'solid', 'kind'],
      'sphere',
      'document/not-one-of at pieces.wall.parts.face.solid.kind',
    ],
    [
      'a part under another name',
      ['pieces', 'wall', 'parts', 'face', 'id'],
      'back',
      'document/id-differs at pieces.wall.parts.face.id',
    ],
    ['a name with a blank', ['models', 'anna', 'unit'], 'first squad', 'document/bad-name at models.anna.unit'],
    ['a name that every object has', ['models', 'anna', 'unit'], 'constructor', 'document/bad-name at models.anna.unit'],
    ['a colour in words', ['sides', 'red', 'colour'], 'red', 'document/bad-colour at sides.red.colour'],
    [
      'an outline of two corners',
      ['zones', 'north', 'outline'],
      [
        { x: 0, z: 0 },
        { x: 1, z: 0 },
      ],
      'document/too-short at zones.north.outline',
    ],
    [
      'an outline that crosses itself',
      ['zones', 'north', 'outline'],
      [
        { x: 0, z: 0 },
        { x: 1, z: 1 },
        { x: 1, z: 0 },
        { x: 0, z: 1 },
      ],
      'outline/crosses-itself at zones.north.outline[2]',
    ],
    [
      'an outline without area',
      ['zones', 'north', 'outline'],
      [
        { x: 0, z: 0 },
        { x: 1, z: 1 },
        { x: 2, z: 2 },
      ],
      'outline/flat at zones.north.outline',
    ],
    [
      'a wall whose axis is too long',
      ['pieces', 'wall', 'parts', 'face', 'solid', 'along'],
      { x: 0, y: 1, z: 0.5 },
      'axis/not-unit at pieces.wall.parts.face.solid.along',
    ],
    [
      'a wall whose axes lean',
      ['pieces', 'wall', 'parts', 'face', 'solid', 'along'],
      { x: 0.6, y: 0.8, z: 0 },
      'axes/not-square at pieces.wall.parts.face.solid.along',
    ],
    [
      'a window beyond the wall',
      ['pieces', 'wall', 'parts', 'face', 'solid', 'holes', 0, 1, 'x'],
      300,
      'prism/hole-outside at pieces.wall.parts.face.solid.holes[0]',
    ],
    [
      'a box inside out',
      ['pieces', 'wall', 'parts', 'shutter', 'solid', 'max', 'x'],
      -20,
      'box/inside-out at pieces.wall.parts.shutter.solid.max.x',
    ],
    [
      'a face that names a corner that is not there',
      ['pieces', 'wall', 'parts', 'buttress', 'solid', 'faces', 1, 2],
      9,
      'polyhedron/face-corner-unknown at pieces.wall.parts.buttress.solid.faces[1]',
    ],
    [
      'a face that runs the wrong way',
      ['pieces', 'wall', 'parts', 'buttress', 'solid', 'faces', 0],
      [0, 2, 1],
      'polyhedron/edge-twice at pieces.wall.parts.buttress.solid.faces[1]',
    ],
    [
      'a body without a bottom',
      ['pieces', 'wall', 'parts', 'buttress', 'solid', 'faces', 0],
      [0, 1, 1],
      'polyhedron/face-corner-twice at pieces.wall.parts.buttress.solid.faces[0]',
    ],
    [
      'a ladder that lies',
      ['pieces', 'wall', 'ladders', 'rungs', 'head', 'y'],
      0,
      'ladder/head-not-above-foot at pieces.wall.ladders.rungs.head.y',
    ],
    [
      'a window in a wall that is not there',
      ['pieces', 'wall', 'openings', 'window', 'wall'],
      'gone',
      'board/part-missing at pieces.wall.openings.window.wall',
    ],
    ['a model of a side that is not there', ['models', 'anna', 'owner'], 'green', 'board/side-missing at models.anna.owner'],
    [
      'a model that hides behind nothing',
      ['models', 'anna', 'declared', 'hidingBehind'],
      'gone',
      'board/piece-missing at models.anna.declared.hidingBehind',
    ],
    [
      'a model that looks out of nothing',
      ['models', 'anna', 'declared', 'lookingOut', 'opening'],
      'gone',
      'board/opening-missing at models.anna.declared.lookingOut.opening',
    ],
    [
      'a model on a ladder that is not there',
      ['models', 'bela', 'perch', 'ladder'],
      'gone',
      'board/ladder-missing at models.bela.perch.ladder',
    ],
    [
      'a part of a mesh that has no such group',
      ['pieces', 'rock', 'parts', 'foot', 'solid', 'group'],
      'head',
      'board/mesh-group-missing at pieces.rock.parts.foot.solid.group',
    ],
    [
      'a mesh with a strange letter',
      ['meshes', sampleMeshHash, 'positions'],
      '!!!!',
      `board-file/mesh-damaged at meshes.${sampleMeshHash}.positions`,
    ],
    [
      'a mesh with half a triangle',
      ['meshes', sampleMeshHash, 'triangles'],
      'AAAAAA==',
      `board-file/mesh-damaged at meshes.${sampleMeshHash}.triangles`,
    ],
    [
      'a mesh whose groups leave a triangle out',
      ['meshes', sampleMeshHash, 'groups', 1, 'count'],
      2,
      `board-file/mesh-groups-do-not-cover at meshes.${sampleMeshHash}.groups`,
    ],
    [
      'a mesh that is not what its name says',
      ['meshes', sampleMeshHash, 'groups', 0, 'name'],
      'toe',
      `board-file/mesh-hash-differs at meshes.${sampleMeshHash}`,
    ],
  ])('%s is refused', (_what, path, to, fault) => {
    const text = JSON.stringify(changed(path, to)).replace('"INFINITE"', '1e999');
    const result = readBoardFile(text);
    expect(result.ok ? [] : said(result.problem)).toContain(fault);
  });

  test('is refused with all that is wrong, not only the first', () => {
    const file = changed(['size', 'width'], -1);
    (file.models as Json).anna = { ...sampleBoard.models.anna, stance: 'flying', turret: 'left' };
    (file.zones as Json).north = { ...sampleBoard.zones.north, outline: [] };
    expect(said(faultsOf(file)).sort()).toEqual([
      'document/not-one-of at models.anna.stance',
      'document/too-short at zones.north.outline',
      'document/too-small at size.width',
      'document/wrong-kind at models.anna.turret',
    ]);
  });

  test('says when one name stands twice, since one of the two would be lost', () => {
    const text = sampleText.replace('"rock": {', '"wall": {');
    const result = readBoardFile(text);
    expect(result.ok ? [] : said(result.problem)).toEqual(['document/key-twice at pieces.wall']);
  });

  test('says when a key is forbidden', () => {
    const text = sampleText.replace('"meta": {', '"__proto__": {}, "meta": {');
    const result = readBoardFile(text);
    expect(result.ok ? [] : said(result.problem)).toEqual(['document/key-forbidden at __proto__']);
  });

  test('says that a mesh is missing at every place that refers to it', () => {
    expect(said(faultsOf(changed(['meshes'], {})))).toEqual([
      'board/mesh-missing at pieces.rock.made.mesh',
      'board/mesh-missing at pieces.rock.parts.all.solid.mesh',
      'board/mesh-missing at pieces.rock.parts.foot.solid.mesh',
      'board/mesh-missing at models.cecil.sculpt.mesh',
    ]);
  });
});

/** Every place of a document, as paths. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...path, index]))
    : Object.entries(value).flatMap(([key, field]) => placesOf(field, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

const asText = (path: readonly (string | number)[]) =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '');

describe('one wrong thing anywhere', () => {
  const places = placesOf(plain());

  test('gives a fault whose path leads to it', () => {
    const wrong = fc.constantFrom<unknown>({ strange: { deeper: [true] } }, [[[]]], undefined);
    fc.assert(
      fc.property(fc.constantFrom(...places), wrong, (path, to) => {
        // Leaving a whole thing out, or one of a list's, can be right: what then is wrong is said where the thing is named.
        const optional =
          to === undefined &&
          (path.length === 2 ||
            typeof path.at(-1) === 'number' ||
            (path.length === 4 && path[0] === 'pieces') ||
            path.includes('parameters'));
        fc.pre(!optional);
        const faults = faultsOf(changed(path, to));
        expect(faults.length).toBeGreaterThan(0);
        const text = asText(path);
        const leads = (where: string) => where.startsWith(text) || (where !== '' && text.startsWith(where));
        expect(faults.some((fault) => leads(fault.where)) ? text : said(faults)).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  test('never throws, and never gives a code that has no name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, to) => {
        for (const fault of faultsOf(changed(path, to))) expect(BOARD_FILE_FAULT_CODES).toContain(fault.code);
      }),
      { numRuns: 400 },
    );
  });

  test('a file cut off anywhere is refused', () => {
    const short = writeBoardFile({ ...sampleBoard, models: {} }, sampleMeshes);
    for (let end = 0; end < short.length - 1; end++) {
      const result = readBoardFile(short.slice(0, end));
      expect(result.ok ? `read ${end} of ${short.length}` : result.problem.length).toBe(1);
    }
  });
});

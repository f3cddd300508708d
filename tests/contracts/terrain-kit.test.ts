import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import materials from '../../assets/materials.json';
import { type PlanPoint, type PlanPolygon, readBoardFile, type TerrainPiece, writeBoardFile } from '../../engine/index.ts';
import { type AnyTerrainKit, defaultValues, KIT_FAULT_CODES, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { reportClosedness } from '../support/closedness.ts';
import { madeOf, meshesOf, settingsOf, triangleCount } from '../support/kit-pieces.ts';
import { boardOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** What terrain can be made of: the ids that the page has a look for. */
const MATERIALS = materials.terrain.map(({ id }) => id);

const POSE = { at: { x: 10, y: 0, z: -20 }, facing: 0.5 };
const SEED = 20;
/** A busy machine is no fault of a kit. */
const PATIENCE = 60_000;
/** A piece that costs more than this makes a table slow. */
const MOST_TRIANGLES = 12_000;
/** Rounding of corners to the micrometre, and of a turn. */
const NEARLY = 0.01;

/** Distance by which a point lies outside a polygon; 0 within it. */
function outside(polygon: PlanPolygon, p: PlanPoint): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.z > p.z !== b.z > p.z && p.x < a.x + ((b.x - a.x) * (p.z - a.z)) / (b.z - a.z)) inside = !inside;
    const along = (b.x - a.x) ** 2 + (b.z - a.z) ** 2;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.z - a.z) * (b.z - a.z)) / (along || 1)));
    nearest = Math.min(nearest, Math.hypot(a.x + t * (b.x - a.x) - p.x, a.z + t * (b.z - a.z) - p.z));
  });
  return inside ? 0 : nearest;
}

const turnOf = (a: PlanPoint, b: PlanPoint, c: PlanPoint) => (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);

function crosses(a: PlanPoint, b: PlanPoint, c: PlanPoint, d: PlanPoint): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
}

function isSimple(polygon: PlanPolygon): boolean {
  const n = polygon.length;
  return (
    n >= 3 &&
    polygon.every((a, i) =>
      polygon.every((c, j) => {
        const apart = Math.abs(i - j) > 1 && Math.abs(i - j) < n - 1;
        return !apart || !crosses(a, polygon[(i + 1) % n]!, c, polygon[(j + 1) % n]!);
      }),
    )
  );
}

function expectSound(piece: TerrainPiece) {
  const meshes = meshesOf(piece);
  expect(meshes.length).toBeGreaterThan(0);
  for (const { part, mesh } of meshes) {
    const { closed, twoByTwo, collapsedTriangles, volume } = reportClosedness(mesh);
    expect({ part, closed, twoByTwo, collapsedTriangles }).toEqual({ part, closed: true, twoByTwo: true, collapsedTriangles: 0 });
    expect(volume, `${part} is a body, right side out`).toBeGreaterThan(0);
    expect(
      mesh.positions.every((coordinate) => Number.isFinite(coordinate) && Math.abs(coordinate) < 2000),
      `${part} stays near its place`,
    ).toBe(true);
  }
}

function expectConsistent(piece: TerrainPiece) {
  for (const [id, part] of Object.entries(piece.parts)) {
    expect(part.id).toBe(id);
    expect(MATERIALS).toContain(part.material);
    if (part.cover.grade === 'none') expect(part.cover.concealOnly).toBe(false);
  }
  for (const [id, opening] of Object.entries(piece.openings)) {
    expect(opening.id).toBe(id);
    expect(Object.keys(piece.parts)).toContain(opening.wall);
    if (opening.leaf !== null) expect(Object.keys(piece.parts)).toContain(opening.leaf);
    expect(opening.leaf === null, `${id} has a leaf exactly when it can be shut`).toBe(opening.state === 'always-open');
    expect(opening.locks > 0).toBe(opening.state === 'locked');
    const { across, through, width, height, thickness } = opening.frame;
    expect(Math.min(width, height, thickness)).toBeGreaterThan(0);
    expect(Math.hypot(across.x, across.y, across.z)).toBeCloseTo(1, 9);
    expect(Math.hypot(through.x, through.y, through.z)).toBeCloseTo(1, 9);
    expect(across.x * through.x + across.y * through.y + across.z * through.z).toBeCloseTo(0, 9);
    if (opening.kind !== 'hatch') expect(through.z * across.x - through.x * across.z, `${id} stands upright`).toBeCloseTo(1, 9);
  }
  for (const [id, ladder] of Object.entries(piece.ladders)) {
    expect(ladder.id).toBe(id);
    expect(ladder.head.y).toBeGreaterThan(ladder.foot.y);
    expect(ladder.width).toBeGreaterThan(0);
  }
}

function expectStandable(piece: TerrainPiece) {
  for (const { part, mesh } of meshesOf(piece)) {
    if (!piece.parts[part]!.standable) continue;
    let up = false;
    const at = (corner: number, axis: number) => mesh.positions[3 * mesh.triangles[corner]! + axis]!;
    for (let i = 0; i < mesh.triangles.length && !up; i += 3) {
      const [ux, uz, vx, vz] = [
        at(i + 1, 0) - at(i, 0),
        at(i + 1, 2) - at(i, 2),
        at(i + 2, 0) - at(i, 0),
        at(i + 2, 2) - at(i, 2),
      ];
      up = uz * vx - ux * vz > 0;
    }
    expect(up, `${part} has an upper face to stand on`).toBe(true);
  }
}

function expectFootprint(piece: TerrainPiece) {
  expect(piece.footprint.length).toBeGreaterThan(0);
  for (const polygon of piece.footprint) expect(isSimple(polygon)).toBe(true);
  for (const { part, mesh } of meshesOf(piece)) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      if (mesh.positions[i + 1]! > 0.5) continue;
      const p = { x: mesh.positions[i]!, z: mesh.positions[i + 2]! };
      const gap = Math.min(...piece.footprint.map((polygon) => outside(polygon, p)));
      expect(gap, `${part} stands within the footprint`).toBeLessThanOrEqual(NEARLY);
    }
  }
}

const build = (kit: AnyTerrainKit, parameters: Readonly<Record<string, unknown>>) =>
  makePiece(kit, { id: 'p', name: 'P', parameters, pose: POSE });

describe.each(TERRAIN_KITS.map((kit) => [kit.id as string, kit] as const))('The kit %s', (_, kit) => {
  const runs = { seed: SEED, numRuns: soak(40) };

  test('makes a piece of its defaults, neither bare nor too heavy for a table', () => {
    const piece = madeOf(kit);
    expect(piece.made).toEqual({ by: 'kit', kit: kit.id, version: kit.version, parameters: defaultValues(kit.sheet) });
    expect(triangleCount(piece)).toBeGreaterThanOrEqual(36);
    expect(triangleCount(piece)).toBeLessThanOrEqual(3000);
  });

  test('has defaults within its own bounds, each setting named once', () => {
    expect(new Set(kit.sheet.map(({ name }) => name)).size).toBe(kit.sheet.length);
    for (const parameter of kit.sheet) {
      if (parameter.kind === 'choice') expect(parameter.among).toContain(parameter.byDefault);
      if (parameter.kind !== 'number' && parameter.kind !== 'whole') continue;
      expect(parameter.atLeast).toBeLessThan(parameter.atMost);
      expect(parameter.byDefault).toBeGreaterThanOrEqual(parameter.atLeast);
      expect(parameter.byDefault).toBeLessThanOrEqual(parameter.atMost);
      expect(parameter.step).toBeGreaterThan(0);
    }
  });

  test('makes sound, closed bodies of any settings, or says which settings clash', { timeout: PATIENCE }, () => {
    let made = 0;
    let asked = 0;
    fc.assert(
      fc.property(settingsOf(kit), (parameters) => {
        asked++;
        const result = build(kit, parameters);
        if (!result.ok) {
          for (const { code, where, fill } of result.problem) {
            expect(['parameter/too-large-here', 'parameter/too-small-here']).toContain(code);
            expect(where).toBe(`parameters.${fill.parameter}`);
            expect(kit.sheet.map(({ name }) => name)).toContain(fill.because);
          }
          return;
        }
        made++;
        const piece = result.value;
        expectSound(piece);
        expectConsistent(piece);
        expectStandable(piece);
        expectFootprint(piece);
        expect(triangleCount(piece)).toBeLessThanOrEqual(MOST_TRIANGLES);
      }),
      runs,
    );
    expect(made, `${made} of ${asked} settings fitted together`).toBeGreaterThan(asked / 8);
  });

  test('makes the same piece of the same settings, and one that survives a file', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(settingsOf(kit), (parameters) => {
        const first = build(kit, parameters);
        const second = build(kit, parameters);
        expect(JSON.stringify(second)).toBe(JSON.stringify(first));
        if (!first.ok) return;
        expect(JSON.parse(JSON.stringify(first.value))).toStrictEqual(first.value);
        const read = readBoardFile(writeBoardFile(boardOf([first.value], []), new Map()));
        expect(read.ok ? read.value.board.pieces.p : read.problem).toEqual(first.value);
      }),
      runs,
    );
  });

  test('can be made again from what the piece remembers', () => {
    const piece = madeOf(kit);
    if (piece.made.by !== 'kit') throw new Error('made by something else');
    expect(madeOf(kit, piece.made.parameters)).toEqual(piece);
  });

  test('says of every wrong setting what is wrong and where', () => {
    const number = kit.sheet.find((parameter) => parameter.kind === 'number')!;
    const whole = kit.sheet.find((parameter) => parameter.kind === 'whole');
    const choice = kit.sheet.find((parameter) => parameter.kind === 'choice');
    const codesFor = (parameters: Readonly<Record<string, unknown>>) => {
      const result = build(kit, parameters);
      return result.ok ? [] : result.problem.map(({ code, where }) => `${code} at ${where}`);
    };
    expect(codesFor({ moat: 3 })).toEqual(['parameter/unknown at parameters.moat']);
    expect(codesFor({ [number.name]: '7' })).toEqual([`parameter/wrong-type at parameters.${number.name}`]);
    if (number.kind !== 'number') throw new Error('not a number');
    const outOfBounds = [`parameter/out-of-bounds at parameters.${number.name}`];
    for (const value of [number.atMost + 0.001, number.atLeast - 0.001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(codesFor({ [number.name]: value })).toEqual(outOfBounds);
    if (whole?.kind === 'whole')
      expect(codesFor({ [whole.name]: whole.atLeast + 0.5 })).toEqual([`parameter/not-whole at parameters.${whole.name}`]);
    if (choice) expect(codesFor({ [choice.name]: 'lava' })).toEqual([`parameter/not-among-choices at parameters.${choice.name}`]);
    expect(codesFor({ moat: 3, [number.name]: null })).toHaveLength(2);
  });
});

test('every kit has an id of its own', () => {
  expect(new Set(TERRAIN_KITS.map(({ id }) => id)).size).toBe(TERRAIN_KITS.length);
});

test('every kind of fault is listed once', () => {
  expect(new Set(KIT_FAULT_CODES).size).toBe(KIT_FAULT_CODES.length);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, type Node, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, test } from 'vitest';
import { standardBody, standardMan } from '../../engine/board/standard-body.ts';
import { type MiniatureManifest, type PolyhedronSolid, readMiniatureManifest, STANCES, type Vec3 } from '../../engine/index.ts';
import { makeMiniature } from '../../tools/make-miniatures.mjs';
import { REPOSITORY } from '../support/source-file.ts';

const ASSETS = join(REPOSITORY, 'assets');
const FOLDER = join(ASSETS, 'miniatures');

interface Sheet {
  readonly id: string;
  readonly height: number;
  readonly sculpt: {
    readonly bounds: { readonly min: readonly number[]; readonly max: readonly number[] };
    readonly triangles: number;
    readonly nodes: readonly string[];
    readonly turret: { readonly node: string; readonly pivot: readonly number[] } | null;
  };
}

const json = <T>(path: string): T => JSON.parse(readFileSync(join(ASSETS, path), 'utf8')) as T;
const sheetOf = (id: string) => json<Sheet>(`miniatures/${id}/manifest.json`);
const ids = json<{ miniatures: string[] }>('miniatures/index.json').miniatures;

function miniature(id: string): MiniatureManifest {
  const read = readMiniatureManifest(readFileSync(join(FOLDER, id, 'manifest.json'), 'utf8'));
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

interface Skin {
  readonly material: string;
  /** Three corners a triangle, in millimetres of the model's frame. */
  readonly corners: readonly Vec3[];
}

const open = (id: string): Promise<Document> =>
  new NodeIO().registerExtensions([KHRMeshQuantization]).readBinary(new Uint8Array(readFileSync(join(FOLDER, id, 'figure.glb'))));

/** What hangs on a node, its children included, as triangles in the model's frame. */
function skins(node: Node): Skin[] {
  const m = node.getWorldMatrix();
  const own = (node.getMesh()?.listPrimitives() ?? []).map((primitive) => {
    const position = primitive.getAttribute('POSITION')!;
    const [x, y, z] = [m[12], m[13], m[14]];
    const corners = [...primitive.getIndices()!.getArray()!].map((i) => {
      const [a, b, c] = position.getElement(i, [0, 0, 0]) as [number, number, number];
      return {
        x: m[0] * a + m[4] * b + m[8] * c + x,
        y: m[1] * a + m[5] * b + m[9] * c + y,
        z: m[2] * a + m[6] * b + m[10] * c + z,
      };
    });
    return { material: primitive.getMaterial()!.getName(), corners };
  });
  return [...own, ...node.listChildren().flatMap(skins)];
}

const skinsOf = (document: Document) => document.getRoot().getDefaultScene()!.listChildren().flatMap(skins);

const named = (p: Vec3) => `${Math.round(p.x * 100)} ${Math.round(p.y * 100)} ${Math.round(p.z * 100)}`;

/** Edges that the surface runs along more often one way than the other: holes, tears and faces turned inside out. */
function tornEdges(corners: readonly Vec3[]): string[] {
  const balance = new Map<string, number>();
  for (let i = 0; i < corners.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const a = named(corners[i + k]!);
      const b = named(corners[i + ((k + 1) % 3)]!);
      if (a === b) continue;
      const [key, by] = a < b ? [`${a} | ${b}`, 1] : [`${b} | ${a}`, -1];
      balance.set(key, (balance.get(key) ?? 0) + by);
    }
  return [...balance].filter(([, n]) => n !== 0).map(([edge]) => edge);
}

/** Enclosed volumes of the pieces that hang together, in cubic millimetres; negative for one turned inside out. */
function volumes(corners: readonly Vec3[]): number[] {
  const root = new Map<string, string>();
  const find = (a: string): string => {
    let top = a;
    while (root.get(top)! !== top) top = root.get(top)!;
    root.set(a, top);
    return top;
  };
  const names = corners.map(named);
  for (const name of names) root.set(name, name);
  for (let i = 0; i < names.length; i += 3) {
    root.set(find(names[i]!), find(names[i + 1]!));
    root.set(find(names[i + 1]!), find(names[i + 2]!));
  }
  const sums = new Map<string, number>();
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
    const six = a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
    const piece = find(names[i]!);
    sums.set(piece, (sums.get(piece) ?? 0) + six / 6);
  }
  return [...sums.values()];
}

function bounds(points: readonly Vec3[]) {
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const p of points)
    for (const k of ['x', 'y', 'z'] as const) {
      min[k] = Math.min(min[k], p[k]);
      max[k] = Math.max(max[k], p[k]);
    }
  return { min, max };
}

describe('the set of miniatures', () => {
  test('has the figures a skirmish needs, each in its folder and in the index', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...ids].sort()).toEqual(folders.map(({ name }) => name).sort());
    expect(ids).toEqual(
      expect.arrayContaining([
        'rifleman',
        'officer',
        'rifleman-kneeling',
        'rifleman-prone',
        'machine-gun-pair',
        'squad-ten',
        'squad-five',
        'truck',
        'tank',
      ]),
    );
  });

  test('is ours, is free, and is named in both languages', () => {
    for (const { author, licence, name } of ids.map(miniature)) {
      expect(author).toBe('Eyeline contributors');
      expect(licence).toBe('MIT');
      expect(name.en.length * name.hu.length).toBeGreaterThan(0);
    }
  });

  test('weighs less than three megabytes with its pictures', () => {
    const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
    expect(files.filter(({ name }) => name === 'thumb.webp')).toHaveLength(ids.length);
  });

  test('comes out of its generator byte for byte', async () => {
    const first = await makeMiniature('officer');
    const second = await makeMiniature('officer');
    expect(Buffer.from(first.figure).equals(Buffer.from(second.figure))).toBe(true);
    expect(Buffer.from(first.figure).equals(readFileSync(join(FOLDER, 'officer/figure.glb')))).toBe(true);
    expect(first.manifest).toEqual(sheetOf('officer'));
  });
});

describe.each(ids)('the sculpt of %s', (id) => {
  test('is closed and faces outwards everywhere', async () => {
    for (const { material, corners } of skinsOf(await open(id))) {
      expect(tornEdges(corners), material).toEqual([]);
      expect(
        volumes(corners).filter((v) => v <= 0),
        material,
      ).toEqual([]);
    }
  });

  test('is as large as its manifest says and stands on the table', async () => {
    const { sculpt, height } = sheetOf(id);
    const { base, sculptStance } = miniature(id);
    const points = skinsOf(await open(id)).flatMap(({ corners }) => corners);
    const { min, max } = bounds(points);
    for (const [k, axis] of (['x', 'y', 'z'] as const).entries()) {
      expect(Math.abs(min[axis] - sculpt.bounds.min[k]!)).toBeLessThan(0.05);
      expect(Math.abs(max[axis] - sculpt.bounds.max[k]!)).toBeLessThan(0.05);
    }
    expect(points).toHaveLength(sculpt.triangles * 3);
    expect(Math.abs(min.y)).toBeLessThan(0.5);
    if (sculptStance === 'standing') expect(Math.abs(max.y - height)).toBeLessThanOrEqual(0.5);
    else expect(max.y).toBeLessThan(height);
    if (base.kind === 'none') return;
    const [width, depth] = base.kind === 'round' ? [base.diameter, base.diameter] : [base.width, base.depth];
    const foot = bounds(points.filter(({ y }) => y < 1));
    expect(Math.abs(foot.max.x - foot.min.x - width)).toBeLessThan(0.5);
    expect(Math.abs(foot.max.z - foot.min.z - depth)).toBeLessThan(0.5);
    expect(Math.abs(foot.max.x + foot.min.x)).toBeLessThan(0.5);
    expect(Math.abs(foot.max.z + foot.min.z)).toBeLessThan(0.5);
  });

  test('names only known materials and shows its owner’s colour', async () => {
    const known = json<{ figures: { id: string }[] }>('materials.json').figures.map((one) => one.id);
    const used = new Set(skinsOf(await open(id)).map(({ material }) => material));
    expect([...used].filter((material) => !known.includes(material))).toEqual([]);
    expect(used).toContain('team');
  });

  test('spares triangles', () => {
    const { triangles } = sheetOf(id).sculpt;
    const men = { infantry: 1, crew: 2, squad: 3, vehicle: 0 }[miniature(id).kind];
    expect(triangles).toBeGreaterThan(3_000);
    expect(triangles).toBeLessThan(men > 0 ? 9_000 * men : 30_000);
  });
});

/** The same value with its numbers rounded to a billionth. */
const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, v) => (typeof v === 'number' ? Math.round(v * 1e9) / 1e9 + 0 : v)) as T;

describe('what the rules call the men', () => {
  const singles = ['rifleman', 'officer', 'rifleman-kneeling', 'rifleman-prone'];

  test.each(singles)('%s is the man of SK 1.8, whatever his sculpt does (SK-MODEL-1, SK-MODEL-4)', (id) => {
    expect(miniature(id).body).toEqual(rounded(standardBody(50)));
  });

  test('a standing man has his eye at 45 mm and the three regions of SK 1.8', () => {
    const { eyes, volumes: regions, height } = miniature('rifleman').body;
    expect(height).toBe(50);
    expect(eyes.standing).toEqual([{ member: 0, at: { x: 0, y: 45, z: 0 } }]);
    const sizes = regions.standing
      .filter(({ region }) => region === 'head' || region === 'shoulders' || region === 'chest')
      .map(({ region, solid }) => {
        if (solid.kind !== 'box') throw new Error('a region of a man is a box');
        const { min, max } = solid;
        return [region, min.y, max.y, max.x - min.x, max.z - min.z];
      });
    expect(sizes).toEqual([
      ['head', 41, 50, 5, 7],
      ['shoulders', 37, 41, 13, 7],
      ['chest', 27, 37, 10, 7],
    ]);
  });

  test('a prone man is half as high: eye 22.5 mm, top 25 mm, chest from 13.5 mm (SK-MODEL-11)', () => {
    const { eyes, volumes: regions } = miniature('rifleman-prone').body;
    expect(eyes.prone[0]!.at.y).toBe(22.5);
    const span = (name: string) => {
      const { solid } = regions.prone.find(({ region }) => region === name)!;
      return solid.kind === 'box' ? [solid.min.y, solid.max.y] : [];
    };
    expect(span('head')[1]).toBe(25);
    expect(span('chest')[0]).toBe(13.5);
  });

  const places = (xs: readonly number[], z: number) => xs.map((x) => [x, z] as const);
  test.each([
    ['squad-ten', [...places([40, 20, 0, -20, -40], 15), ...places([40, 20, 0, -20, -40], -15)]],
    ['squad-five', [...places([20, 0, -20], 15), ...places([10, -10], -15)]],
    ['machine-gun-pair', places([-10, 10], 0)],
  ])('%s carries its men where SK-SQ-4 puts them, rear row last (SK-SQ-5)', (id, at) => {
    const { body } = miniature(id);
    for (const stance of STANCES) {
      const men = at.map(([x, z], member) => standardMan(50, stance, member, x, z));
      expect(body.eyes[stance]).toEqual(rounded(men.map(({ eye }) => eye)));
      expect(body.volumes[stance]).toEqual(rounded(men.flatMap((man) => man.volumes)));
    }
  });
});

describe.each(['truck', 'tank'])('what the rules call the %s', (id) => {
  const { body } = miniature(id);
  const solids = body.volumes.standing;

  test('is made of convex solids, closed and facing outwards', () => {
    for (const { solid } of solids) {
      expect(['box', 'polyhedron']).toContain(solid.kind);
      if (solid.kind !== 'polyhedron') continue;
      const { vertices, faces } = solid;
      const fans = faces.flatMap((loop) => loop.slice(2).flatMap((_, i) => [loop[0]!, loop[i + 1]!, loop[i + 2]!]));
      expect(tornEdges(fans.map((i) => vertices[i]!))).toEqual([]);
      for (const plane of planesOf(solid)) for (const p of vertices) expect(plane(p)).toBeLessThan(0.01);
    }
  });

  test('lies close to the sculpt: nearly all of the sculpt but its barrel is within 3 mm of it, and it fills no empty air', async () => {
    const sculpt = skinsOf(await open(id)).flatMap(({ corners }) => corners);
    const counted = sculpt.filter((p) => !(id === 'tank' && p.y > 50 && p.z > 36));
    const near = counted.filter((p) => solids.some(({ solid }) => outside(solid, p) < 3));
    expect(near.length / counted.length).toBeGreaterThan(0.95);
    const { min, max } = bounds(sculpt);
    for (const { solid } of solids)
      for (const p of solid.kind === 'polyhedron' ? solid.vertices : solid.kind === 'box' ? [solid.min, solid.max] : [])
        for (const k of ['x', 'y', 'z'] as const) {
          expect(p[k]).toBeGreaterThan(min[k] - 1);
          expect(p[k]).toBeLessThan(max[k] + 1);
        }
  });

  test('has eyes for its crew, the same in every stance', () => {
    expect(body.eyes.standing.length).toBeGreaterThan(0);
    for (const stance of STANCES) expect(body.eyes[stance]).toEqual(body.eyes.standing);
  });
});

test('the tank’s turret and barrel hang on nodes of their own that turn about the ring', async () => {
  const { turret } = sheetOf('tank').sculpt;
  const document = await open('tank');
  const node = document
    .getRoot()
    .listNodes()
    .find((one) => one.getName() === turret!.node)!;
  expect(node.getTranslation()).toEqual(turret!.pivot);
  expect(node.listChildren().map((one) => one.getName())).toContain('barrel');
  const before = bounds(skins(node).flatMap(({ corners }) => corners));
  node.setRotation([0, 1, 0, 0]);
  const after = bounds(skins(node).flatMap(({ corners }) => corners));
  expect(before.max.z).toBeGreaterThan(100);
  expect(after.min.z).toBeLessThan(-90);
  expect(after.max.y).toBeCloseTo(before.max.y, 3);
});

type Counted = MiniatureManifest['body']['volumes']['standing'][number]['solid'];

/** For each face, how far a point lies in front of it. */
function planesOf({ vertices, faces }: PolyhedronSolid) {
  return faces.map((loop) => {
    const [a, b, c] = [vertices[loop[0]!]!, vertices[loop[1]!]!, vertices[loop[2]!]!];
    const [ux, uy, uz, vx, vy, vz] = [b.x - a.x, b.y - a.y, b.z - a.z, c.x - a.x, c.y - a.y, c.z - a.z];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const l = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return (p: Vec3) => ((p.x - a.x) * nx + (p.y - a.y) * ny + (p.z - a.z) * nz) / l;
  });
}

/** How far outside a convex solid a point lies, at least. */
function outside(solid: Counted, p: Vec3): number {
  if (solid.kind === 'box') {
    const { min, max } = solid;
    return Math.max(min.x - p.x, p.x - max.x, min.y - p.y, p.y - max.y, min.z - p.z, p.z - max.z);
  }
  if (solid.kind === 'polyhedron') return Math.max(...planesOf(solid).map((plane) => plane(p)));
  return Infinity;
}

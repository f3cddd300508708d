import { describe, expect, test } from 'vitest';
import { TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { madeOf, meshesOf, spaceOf } from '../support/kit-pieces.ts';

/** How deep two parts may sit in each other: what a groove or a dowel takes. */
const GROOVE = 1;

/** What grows, fell or was bolted into its neighbour: crowns and trunks, heaps and their blocks, crossing braces, debris. */
const GROWN_TOGETHER: Readonly<Record<string, RegExp>> = {
  woods: /^(tree|bush)/,
  'watch-tower': /^(leg|brace|girt)/,
  'ruined-house': /^(debris|board)/,
};

const MAKES: readonly (readonly [string, Readonly<Record<string, string | number | boolean>>])[] = [
  // a heap of rubble is one thing that fell: nothing in it was built
  ...TERRAIN_KITS.filter(({ id }) => id !== 'rubble').map((kit) => [kit.id as string, {}] as const),
  ['ruined-house', { damage: 0, roof: 'pitched', wayUp: 'stairs', floors: 3 }],
  ['ruined-house', { damage: 0.3, roof: 'pitched', windows: 'boarded', backDoor: true }],
  ['ruined-house', { damage: 0.5, roof: 'flat', floors: 3, windows: 'bars', seed: 11 }],
  ['garden-wall', { damage: 0.6, seed: 9 }],
  ['garden-wall', { gate: 'gap', piers: false }],
  ['fence', { style: 'pickets', gate: 'closed' }],
  ['fence', { style: 'rails', gate: 'gap' }],
  ['crates-and-containers', { container: 'none', crates: 20, stack: 4, barrels: 8 }],
  ['watch-tower', { parapet: 'sandbags', roof: false }],
  ['watch-tower', { parapet: 'steel', splay: 0 }],
  ['hill', { flanks: 'terraced', terraces: 3 }],
  ['trench', { closedEnds: true, gaps: 4, bagRows: 3 }],
  ['platform', { carriedBy: 'block', east: 'ladder', west: 'nothing' }],
];

describe.each(MAKES)('In the kit %s made with %o', (kit, parameters) => {
  test('parts that were built together touch and do not run into each other', () => {
    const piece = madeOf(kit, parameters);
    const space = spaceOf({
      ...piece,
      openings: Object.fromEntries(
        Object.entries(piece.openings).map(([id, opening]) => [
          id,
          opening.state === 'open' ? { ...opening, state: 'closed' as const } : opening,
        ]),
      ),
    });
    const excepted = GROWN_TOGETHER[kit] ?? /^$/;
    const nameOf = (solid: number) => {
      const { source } = space.scene.solids[solid]!;
      return source.kind === 'part' ? source.part : '';
    };
    let probes = 0;
    for (const { part, mesh } of meshesOf(piece)) {
      if (excepted.test(part)) continue;
      const corner = (i: number) => {
        const v = 3 * mesh.triangles[i]!;
        return { x: mesh.positions[v]!, y: mesh.positions[v + 1]!, z: mesh.positions[v + 2]! };
      };
      for (let i = 0; i < mesh.triangles.length; i += 3) {
        const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
        const n = {
          x: (b.y - a.y) * (c.z - a.z) - (b.z - a.z) * (c.y - a.y),
          y: (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z),
          z: (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x),
        };
        const length = Math.hypot(n.x, n.y, n.z);
        if (length < 1) continue;
        const inwards = (axis: 'x' | 'y' | 'z') => (a[axis] + b[axis] + c[axis]) / 3 - (GROOVE * n[axis]) / length;
        const around = space.scene.solidsAround({ x: inwards('x'), y: inwards('y'), z: inwards('z') }, () => true).map(nameOf);
        // a thin part is left again on its other side
        if (!around.includes(part)) continue;
        probes++;
        expect(
          around.filter((other) => other !== part && !excepted.test(other)),
          `inside ${part}`,
        ).toEqual([]);
      }
    }
    expect(probes).toBeGreaterThan(0);
  });
});

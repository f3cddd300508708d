// The figures of the set: what the rules call them, and how they are modelled.
import { finished, shadingField, shellsIn } from './assemble.mjs';
import { roundBox } from './distance-field.mjs';
import { HEAVY_MACHINE_GUN_HEIGHT, heavyMachineGun, MORTAR_HEIGHT, mortar } from './guns.mjs';
import { advancing, aiming, kneeling, loading, pointing, prone, running } from './poses.mjs';
import { bodyOfGun, bodyOfMen, FIVE_MEN, TEN_MEN } from './rule-body.mjs';
import { soldier } from './soldier.mjs';
import { STAND_HEIGHT, stand } from './stand.mjs';
import { TRUNNION, TURRET_RING, tankBody, tankShells } from './tank.mjs';
import { truckBody, truckShells } from './truck.mjs';
import { frameAt, out } from './vector.mjs';
import { lightMachineGun, pistol, rifle } from './weapons.mjs';

/** A man posed and armed, at a place on the base; detail below 1 spares triangles. */
function man({ weapon, pose }, look, arm, { x = 0, z = 0, turn = 0, detail = 1 } = {}) {
  const made = soldier(pose, look);
  const place = frameAt([x, 0, z], { turn });
  const shells = shellsIn(place, [...made.shells, ...(arm ? shellsIn(weapon, arm) : [])]);
  return {
    feet: [made.skeleton.left.ankle, made.skeleton.right.ankle].map((a) => out(place, a)),
    shells: shells.map((s) => (s.triangles ? { ...s, triangles: Math.max(24, Math.round(s.triangles * detail)) } : s)),
  };
}

const clearOf = (people) => (x, z) => people.every((m) => m.feet.every((a) => (a[0] - x) ** 2 + (a[2] + 1.2 - z) ** 2 > 14));

/** Everything of a figure on its base, painted, as one node. */
function onBase(name, base, people, options = {}, more = []) {
  const shells = [...stand(base, { free: clearOf(people), ...options }), ...people.flatMap((p) => p.shells), ...more];
  const solid = shadingField(shells, STAND_HEIGHT - 0.05);
  return [{ name, at: [0, 0, 0], parts: shells.map((s) => finished(s, solid)), children: [] }];
}

/** A vehicle on its own wheels. */
function standing(name, shells, children = []) {
  const solid = shadingField(shells, 0);
  return [{ name, at: [0, 0, 0], parts: shells.map((s) => finished(s, solid)), children }];
}

const HELMETED = { headgear: 'helmet', boots: 'ankle', kit: 'full' };
const LIGHT = { headgear: 'helmet', boots: 'ankle', kit: 'light' };
const CAPPED = { headgear: 'field cap', boots: 'ankle', kit: 'light' };
const OFFICER = { headgear: 'peaked cap', boots: 'high', kit: 'officer' };

const ROUND = { kind: 'round', diameter: 30 };
const LONG_OVAL = { kind: 'oval', width: 30, depth: 60 };
const CREW_OVAL = { kind: 'oval', width: 40, depth: 60 };
const CARD = { kind: 'rectangle', width: 100, depth: 60 };
const HALF_CARD = { kind: 'rectangle', width: 60, depth: 60 };

const single = (name, base, sculptStance, build) => ({
  sheet: { name, kind: 'infantry', base, sculptStance, body: bodyOfMen('figure', [[0, 0]]) },
  build,
});

/** A weapon that is served, on a base of its own. */
const served = (id, name, height, halfDepth, shells, seed) => ({
  sheet: { name, kind: 'crew', base: ROUND, sculptStance: 'standing', body: bodyOfGun(height, 8, halfDepth) },
  build: () => onBase(id, ROUND, [], { seed, stones: 3 }, shells()),
});

const box = (at, half, turn, tint = [0.95, 0.95, 0.9]) => ({
  material: 'paint',
  tint,
  field: roundBox(frameAt(at, { turn }), half, 0.25),
  step: 0.3,
  triangles: 60,
});

/** A spare magazine, held below its middle. */
const MAGAZINE = [
  {
    material: 'metal',
    tint: [0.66, 0.66, 0.7],
    field: roundBox(frameAt([0, 1.6, 0.3]), [0.5, 2.3, 0.9], 0.2),
    step: 0.2,
    triangles: 60,
  },
];

export const FIGURES = {
  rifleman: single({ en: 'Rifleman', hu: 'Lövész' }, ROUND, 'standing', () =>
    onBase('rifleman', ROUND, [man(advancing(), HELMETED, rifle(), { detail: 0.9 })], { seed: 3 }),
  ),
  officer: single({ en: 'Officer', hu: 'Tiszt' }, ROUND, 'standing', () =>
    onBase('officer', ROUND, [man(pointing(), OFFICER, pistol())], { seed: 5 }),
  ),
  'rifleman-kneeling': single({ en: 'Kneeling rifleman', hu: 'Térdelő lövész' }, ROUND, 'kneeling', () =>
    onBase('rifleman-kneeling', ROUND, [man(kneeling(), { ...HELMETED, skirt: 0.3 }, rifle(), { z: -1, detail: 0.9 })], {
      seed: 8,
    }),
  ),
  'rifleman-prone': single({ en: 'Prone rifleman', hu: 'Hasaló lövész' }, LONG_OVAL, 'prone', () =>
    onBase('rifleman-prone', LONG_OVAL, [man(prone(), { ...LIGHT, skirt: 0.3 }, rifle(), { detail: 0.9 })], { seed: 9 }),
  ),
  'machine-gun-pair': {
    sheet: {
      name: { en: 'Machine-gun pair', hu: 'Géppuskás pár' },
      kind: 'crew',
      base: CREW_OVAL,
      // One lies, one kneels: the rules take the pair as upright (SK-MODEL-1) until it is declared prone
      sculptStance: 'kneeling',
      body: bodyOfMen('squad', [
        [-10, 0],
        [10, 0],
      ]),
    },
    build: () =>
      onBase(
        'machine-gun-pair',
        CREW_OVAL,
        [
          man(prone({ gun: true, height: 1.4, z: 0 }), { ...LIGHT, skirt: 0.3 }, lightMachineGun(5.4), { x: -7.5, detail: 0.85 }),
          man(loading(), { ...CAPPED, skirt: 0.3 }, MAGAZINE, { x: 9.5, z: 5, detail: 0.85 }),
        ],
        { seed: 12 },
        [box([13.4, 5.2, -8.5], [1.5, 2.2, 2.9], 12), box([11.2, 4.4, -15.5], [1.5, 1.4, 2.9], 70)],
      ),
  },
  'squad-ten': {
    sheet: {
      name: { en: 'Ten-man squad', hu: 'Tízfős raj' },
      kind: 'squad',
      base: CARD,
      sculptStance: 'standing',
      body: bodyOfMen('squad', TEN_MEN),
    },
    build: () =>
      onBase(
        'squad-ten',
        CARD,
        [
          man(running(), HELMETED, rifle(), { x: 28, z: 4, turn: 6, detail: 0.75 }),
          man(pointing(), OFFICER, pistol(), { x: -2, z: -9, detail: 0.75 }),
          man(kneeling(), { ...LIGHT, skirt: 0.3 }, rifle(), { x: -30, z: 8, turn: -8, detail: 0.75 }),
        ],
        { seed: 17, stones: 12 },
      ),
  },
  'squad-five': {
    sheet: {
      name: { en: 'Five-man squad', hu: 'Ötfős raj' },
      kind: 'squad',
      base: HALF_CARD,
      sculptStance: 'standing',
      body: bodyOfMen('squad', FIVE_MEN),
    },
    build: () =>
      onBase(
        'squad-five',
        HALF_CARD,
        [
          man(aiming(), HELMETED, rifle(), { x: 13, z: -6, turn: 4, detail: 0.75 }),
          man(advancing(), LIGHT, rifle(), { x: -13, z: 7, turn: -4, detail: 0.75 }),
        ],
        { seed: 21, stones: 9 },
      ),
  },
  mortar: served('mortar', { en: 'Mortar', hu: 'Aknavető' }, MORTAR_HEIGHT, 9, mortar, 27),
  'heavy-machine-gun': served(
    'heavy-machine-gun',
    { en: 'Heavy machine gun', hu: 'Nehézgéppuska' },
    HEAVY_MACHINE_GUN_HEIGHT,
    12,
    heavyMachineGun,
    31,
  ),
  truck: {
    sheet: {
      name: { en: 'Truck', hu: 'Teherautó' },
      kind: 'vehicle',
      base: { kind: 'none' },
      sculptStance: 'standing',
      body: truckBody(),
    },
    build: () => standing('truck', truckShells()),
  },
  tank: {
    sheet: {
      name: { en: 'Tank', hu: 'Harckocsi' },
      kind: 'vehicle',
      base: { kind: 'none' },
      sculptStance: 'standing',
      armoured: true,
      turret: { node: 'turret', pivot: TURRET_RING },
      body: tankBody(),
    },
    build: () => {
      const { hull, turret, barrel } = tankShells();
      const solid = shadingField([...hull, ...turret, ...barrel], 0);
      const painted = (shells) => shells.map((s) => finished(s, solid));
      return [
        {
          name: 'hull',
          at: [0, 0, 0],
          parts: painted(hull),
          children: [
            {
              name: 'turret',
              at: TURRET_RING,
              parts: painted(turret),
              children: [{ name: 'barrel', at: TRUNNION, parts: painted(barrel), children: [] }],
            },
          ],
        },
      ];
    },
  },
};

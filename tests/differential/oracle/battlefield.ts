import { makeModel } from '../../../app/catalogue/miniatures.ts';
import {
  type Board,
  type BoardPoint,
  type CoverQuery,
  frameOfPose,
  type Model,
  outOfFrame,
  type PieceOrigin,
  type SightQuery,
  STANCES,
  type TerrainPiece,
  type TriangleMesh,
  type Vec3,
} from '../../../engine/index.ts';
import { type Chance, chanceOf } from '../../support/chance.ts';
import { boardOfAllKits } from '../../support/kit-board.ts';
import { boardOf, piece } from '../../support/sight-board.ts';
import type { FlatFace, Meshes } from './flat-faces.ts';
import { goesRound, type StandingSolid, standingTerrain } from './standing-faces.ts';

/** A table with all kits, trees of leaf cards and vehicles on it, and its terrain as it stands. */
export interface Battlefield {
  readonly board: Board;
  readonly meshes: Meshes;
  readonly terrain: readonly StandingSolid[];
  /** Where one can stand: faces that look up. */
  readonly floors: readonly { readonly made: PieceOrigin; readonly face: FlatFace }[];
}

export const TABLES = [
  { name: 'a small table', makes: 1, across: 500, vehicles: 2, figures: 3 },
  { name: 'a table', makes: 2, across: 900, vehicles: 4, figures: 6 },
  { name: 'a large table', makes: 4, across: 1500, vehicles: 6, figures: 8 },
] as const;
export type Table = (typeof TABLES)[number];

/** One of its kind, the same for the same seed. */
export function battlefieldOf(seed: number, { makes, across, vehicles, figures }: Table): Battlefield {
  const chance = chanceOf(seed);
  const place = (): Vec3 => ({ x: chance.between(-across / 2, across / 2), y: 0, z: chance.between(-across / 2, across / 2) });
  const kits = Object.values(boardOfAllKits(seed, makes).pieces).map(
    (kit): TerrainPiece => ({
      ...kit,
      pose: { ...kit.pose, at: { x: (kit.pose.at.x * across) / 900, y: 0, z: (kit.pose.at.z * across) / 900 } },
      openings: Object.fromEntries(
        Object.entries(kit.openings).map(([id, opening]) => [
          id,
          opening.leaf === null ? opening : { ...opening, ...shutBy(chance) },
        ]),
      ),
    }),
  );
  const trees = Array.from({ length: makes * 2 }, (_, i): { readonly mesh: TriangleMesh; readonly tree: TerrainPiece } => {
    const mesh = leafCards(chance, 40);
    const trunk = { kind: 'box', min: { x: -4, y: 0, z: -4 }, max: { x: 4, y: 45, z: 4 } } as const;
    const crown = { kind: 'mesh', mesh: `leaves-${i}`, group: 'crown' } as const;
    const bush = { kind: 'mesh', mesh: `leaves-${i}`, group: 'bush' } as const;
    const pose = { at: place(), facing: chance.between(-3, 3) };
    return { mesh, tree: piece(`tree-${i}`, { trunk, crown, bush }, { pose, mirrored: chance.whole(0, 1) === 0 }) };
  });
  const meshes = new Map(trees.map(({ mesh }, i) => [`leaves-${i}`, mesh]));
  const standing = [
    ...Array.from({ length: vehicles }, (_, i) => ({ kind: i % 2 === 0 ? 'tank' : 'truck', id: `vehicle-${i}` })),
    ...Array.from({ length: figures }, (_, i) => ({
      kind: chance.oneOf(['rifleman', 'officer', 'squad-five']),
      id: `figure-${i}`,
    })),
  ].map(({ kind, id }) => modelMade(chance, kind, id, place(), chance.oneOf(STANCES)));
  const board = boardOf([...kits, ...trees.map(({ tree }) => tree)], standing);
  const terrain = standingTerrain(board, meshes);
  const floors = terrain.flatMap(({ source, faces }) => {
    const owner = source.kind === 'part' ? board.pieces[source.piece]! : null;
    if (!owner || source.kind !== 'part' || !owner.parts[source.part]!.standable) return [];
    const up = owner.mirrored ? -1 : 1;
    return faces.filter((face) => normalOf(face).y * up > 0.8).map((face) => ({ made: owner.made, face }));
  });
  return { board, meshes, terrain, floors };
}

/** A door or shutter in any state, or of glass. */
const shutBy = (chance: Chance) => ({
  state: chance.oneOf(['open', 'open', 'closed', 'locked'] as const),
  infill: chance.oneOf(['solid', 'bars', 'glass', 'glass'] as const),
});

/** Loose leaves, each a sheet of two triangles that is open all round: a crown on a trunk, and a bush at its foot. */
function leafCards(chance: Chance, leaves: number): TriangleMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  const leafAround = (radius: number, height: number) => {
    const c = {
      x: chance.between(-radius, radius),
      y: height + chance.between(-radius, radius) * 0.8,
      z: chance.between(-radius, radius),
    };
    const way = () => ({ x: chance.between(-6, 6), y: chance.between(-6, 6), z: chance.between(-6, 6) });
    const u = way();
    const v = way();
    const first = positions.length / 3;
    for (const [s, t] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      positions.push(c.x + s * u.x + t * v.x, Math.max(0.5, c.y + s * u.y + t * v.y), c.z + s * u.z + t * v.z);
    triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  for (let i = 0; i < leaves; i++) leafAround(26, 55);
  for (let i = 0; i < leaves; i++) leafAround(22, 16);
  return {
    positions: Float64Array.from(positions),
    triangles: Uint32Array.from(triangles),
    groups: [
      { name: 'crown', first: 0, count: leaves * 2 },
      { name: 'bush', first: leaves * 2, count: leaves * 2 },
    ],
  };
}

function modelMade(chance: Chance, miniature: string, id: string, at: Vec3, stance: Model['stance'] = 'standing'): Model {
  const made = makeModel(miniature, {
    id,
    name: id,
    owner: 'red',
    unit: id,
    pose: { at, facing: chance.between(-Math.PI, Math.PI) },
    stance,
  });
  if (!made.ok) throw new Error(`there is no ${miniature}`);
  return { ...made.value, turret: made.value.body.kind === 'vehicle' ? chance.between(-2, 2) : 0 };
}

/** Of length 1, towards the side from which the corners run anticlockwise. */
function normalOf(face: FlatFace): Vec3 {
  let x = 0;
  let y = 0;
  let z = 0;
  face.forEach((p, i) => {
    const q = face[(i + 1) % face.length]!;
    x += (p.y - q.y) * (p.z + q.z);
    y += (p.z - q.z) * (p.x + q.x);
    z += (p.x - q.x) * (p.y + q.y);
  });
  const size = Math.sqrt(x * x + y * y + z * z);
  return { x: x / size, y: y / size, z: z / size };
}

export const SITUATIONS = [
  'anywhere',
  'through an opening',
  'on upper floors',
  'sunk into the ground',
  'behind leaves',
  'behind models',
  'of squads and vehicles',
  'with an eye close by a face',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Two models that may or may not see each other, and how one looks for the other. */
export interface Pair {
  readonly board: Board;
  readonly sight: SightQuery;
  readonly cover: CoverQuery;
}

/** A pair in a situation; neither stands in the middle of a solid, as far as that can be had. */
export function pairOn(field: Battlefield, situation: Situation, chance: Chance): Pair {
  let pair = pairAnywhereOn(field, situation, chance);
  for (let tries = 0; tries < 20 && isStuck(field, pair); tries++) pair = pairAnywhereOn(field, situation, chance);
  return pair;
}

function isStuck({ terrain }: Battlefield, { board, sight }: Pair): boolean {
  const target = board.models[sight.to]!.pose.at;
  const middle = { ...target, y: target.y + 38 };
  const looker = board.models[sight.from]!.pose.at;
  const head = sight.eyes.kind === 'point' ? sight.eyes.at : { ...looker, y: looker.y + 44 };
  return terrain.some((solid) => goesRound(solid, middle) || goesRound(solid, head));
}

function pairAnywhereOn(field: Battlefield, situation: Situation, chance: Chance): Pair {
  const { board } = field;
  const { from, to, eye = null } = placesFor(field, situation, chance);
  const crewed = situation === 'of squads and vehicles';
  const kindOf = () =>
    crewed ? chance.oneOf(['squad-ten', 'squad-five', 'tank', 'truck', 'rifleman']) : chance.oneOf(['rifleman', 'officer']);
  const looker = modelMade(chance, kindOf(), 'looker', from);
  const target = modelMade(chance, kindOf(), 'target', to, chance.oneOf(['standing', 'standing', 'kneeling', 'prone']));
  const others = Object.keys(board.models);
  const inTheWay = situation === 'behind models' || chance.whole(0, 2) === 0 ? [...others, 'looker', 'target'] : [];
  const { stance } = target;
  const regions =
    target.body.kind === 'vehicle'
      ? (['hull', 'turret'] as const)
      : chance.oneOf([
          ['head', 'shoulders', 'chest'],
          ['head', 'shoulders', 'chest', 'abdomen', 'legs'],
        ] as const);
  const eyes = eye ? ({ kind: 'point', at: eye } as const) : ({ kind: 'body', stance: 'standing' } as const);
  const glass = chance.whole(0, 1) === 0;
  return {
    board: { ...board, models: { ...board.models, looker, target } },
    sight: {
      from: 'looker',
      to: 'target',
      eyes,
      target: { kind: 'body', stance, regions },
      blockers: { terrain: chance.whole(0, 9) > 0, models: inTheWay, glass },
    },
    cover: {
      from: 'looker',
      to: 'target',
      eyes,
      target: { kind: 'silhouette', stance, width: 15, height: stance === 'prone' ? 25 : 50 },
      models: { candidates: inTheWay, width: 15, stance: chance.oneOf(['own', 'kneeling-stands']) },
      glass,
    },
  };
}

interface Places {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly eye?: BoardPoint | null;
}

const onWay = (from: Vec3, angle: number, far: number, y = from.y): Vec3 => ({
  x: from.x + Math.sin(angle) * far,
  y,
  z: from.z + Math.cos(angle) * far,
});

function placesFor({ board, terrain, floors }: Battlefield, situation: Situation, chance: Chance): Places {
  const angle = chance.between(-Math.PI, Math.PI);
  /** Anything of these, with one to either side of it. */
  const oneEachSide = (middle: Vec3, before: number, behind: number, heights = 0): Places => ({
    from: onWay(middle, angle, before, chance.oneOf([0, chance.between(0, heights)])),
    to: onWay(middle, angle + Math.PI + chance.between(-0.4, 0.4), behind, chance.oneOf([0, 0, chance.between(0, heights)])),
  });
  switch (situation) {
    case 'anywhere': {
      const middle = chance.oneOf(Object.values(board.pieces)).pose.at;
      return oneEachSide(middle, chance.between(20, 260), chance.between(20, 200), 40);
    }
    case 'through an opening': {
      const holed = Object.values(board.pieces).filter(({ openings }) => Object.keys(openings).length > 0);
      const { pose, mirrored, openings } = chance.oneOf(holed);
      const leafed = Object.values(openings).filter(({ leaf }) => leaf !== null);
      const { frame } = chance.oneOf(leafed.length > 0 && chance.whole(0, 1) === 0 ? leafed : Object.values(openings));
      const stands = frameOfPose(pose, mirrored);
      const centre = outOfFrame(stands, frame.centre);
      const ahead = outOfFrame(stands, add(frame.centre, frame.through));
      const out = Math.atan2(ahead.x - centre.x, ahead.z - centre.z) + chance.oneOf([0, Math.PI]);
      const aim = out + chance.between(-0.35, 0.35);
      const far = chance.between(60, 320);
      return {
        from: onWay(centre, aim + Math.PI, chance.between(15, 70), centre.y - 45 + chance.between(-6, 6)),
        to: onWay(centre, aim + chance.between(-0.12, 0.12), far, Math.max(0, centre.y - 38 + chance.between(-15, 15))),
        eye: chance.whole(0, 2) === 0 ? centre : null,
      };
    }
    case 'on upper floors': {
      const high = placeOn(chance.oneOf(floors.filter(({ face }) => face.some(({ y }) => y > 20))).face, chance);
      const low =
        chance.whole(0, 2) === 0 ? placeOn(chance.oneOf(floors).face, chance) : onWay(high, angle, chance.between(60, 350), 0);
      return chance.whole(0, 1) === 0 ? { from: high, to: low } : { from: low, to: high };
    }
    case 'sunk into the ground': {
      const rough = floors.filter(({ made }) => made.by === 'kit' && (made.kit === 'hill' || made.kit === 'rubble'));
      const on = placeOn(chance.oneOf(rough).face, chance);
      const sunk = { ...on, y: on.y - chance.between(1, 3) };
      return { from: onWay(sunk, angle, chance.between(60, 300), chance.oneOf([0, sunk.y])), to: sunk };
    }
    case 'behind leaves': {
      const trees = Object.values(board.pieces).filter(({ parts }) => 'crown' in parts);
      return oneEachSide(chance.oneOf(trees).pose.at, chance.between(40, 300), chance.between(5, 60), 30);
    }
    case 'behind models': {
      const middle = chance.oneOf(Object.values(board.models)).pose.at;
      return oneEachSide(middle, chance.between(60, 300), chance.between(20, 90), 50);
    }
    case 'with an eye close by a face': {
      // what hides nothing because it is too near shows with sheets: of a solid the far side hides all the same
      const things = chance.whole(0, 1) === 0 ? terrain.filter(({ closed }) => !closed) : terrain;
      const face = chance.oneOf(chance.oneOf(things).faces);
      const away = normalOf(face);
      const off = chance.oneOf([-1, 1]) * chance.oneOf([0.01, chance.between(0.02, 0.15), chance.between(0.15, 5)]);
      const on = placeOn(face, chance);
      const eye = { x: on.x + away.x * off, y: on.y + away.y * off, z: on.z + away.z * off };
      const to = onWay(eye, angle, chance.between(40, 200), Math.max(0, eye.y - 38 + chance.between(-20, 20)));
      return { from: { ...eye, y: eye.y - 45 }, to, eye };
    }
    case 'of squads and vehicles': {
      const middle = chance.oneOf([...Object.values(board.pieces), ...Object.values(board.models)]).pose.at;
      return oneEachSide(middle, chance.between(90, 300), chance.between(60, 200), 40);
    }
  }
}

const add = (p: Vec3, q: Vec3): Vec3 => ({ x: p.x + q.x, y: p.y + q.y, z: p.z + q.z });

/** Any place on a flat face. */
function placeOn(face: FlatFace, chance: Chance): Vec3 {
  const i = chance.whole(1, face.length - 2);
  const [a, b, c] = [face[0]!, face[i]!, face[i + 1]!];
  const s = Math.sqrt(chance.between(0, 1));
  const t = chance.between(0, 1) * s;
  const mix = (k: 'x' | 'y' | 'z') => a[k] * (1 - s) + b[k] * (s - t) + c[k] * t;
  return { x: mix('x'), y: mix('y'), z: mix('z') };
}

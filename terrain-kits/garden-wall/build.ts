import { box, groundRectangle } from '../parts/box.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import { COURSE_OF_WALL, stuffOfWall } from '../parts/masonry.ts';
import { type PieceDraft, type Stuff, startPiece } from '../parts/piece-draft.ts';
import { chanceOf } from '../parts/seeded.ts';
import { crumbledTop, straightTop, type TopEdge } from '../parts/top-edge.ts';
import { frameInWall, outlineOfWall, slabOfWall, type WallLine } from '../parts/wall.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { GARDEN_WALL_SHEET } from './sheet.ts';

type GardenWall = KitValues<typeof GARDEN_WALL_SHEET>;

/** How far a pier stands out of the wall, and how far a coping stone over it. */
const PIER_STANDS_OUT = 2;
const COPING_STANDS_OUT = 1.5;
const COPING_THICKNESS = 2.5;
/** The shortest bit of wall that is worth building beside a gate. */
const STUB = 4;
const LEAF_THICKNESS = 2.5;

const sizeOfPier = (wanted: GardenWall) => (wanted.piers ? wanted.thickness + 2 * PIER_STANDS_OUT : 0);

export const clashesOfGardenWall = (wanted: GardenWall) =>
  faultsAmong([
    wanted.gate === 'none'
      ? null
      : tooLarge('gateWidth', wanted.gateWidth, wanted.length - 2 * (2 * sizeOfPier(wanted) + STUB), 'length'),
  ]);

interface Run {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function addRun(draft: PieceDraft, wanted: GardenWall, { name, from, to }: Run, wallStuff: Stuff, copingStuff: Stuff) {
  const { height, thickness, damage, seed } = wanted;
  const wall: WallLine = {
    origin: { x: from, y: 0, z: -thickness / 2 },
    across: { x: 1, y: 0, z: 0 },
    outward: { x: 0, y: 0, z: 1 },
    length: to - from,
    thickness,
  };
  const coped = wanted.coping ? Math.max(height - COPING_THICKNESS, height / 2) : height;
  const top = damage === 0 ? straightTop(wall.length, coped) : shotTop(wanted, wall.length, coped, `${seed} ${name}`);
  draft.part(name, slabOfWall(wall, outlineOfWall(top, [])), wallStuff);
  if (!wanted.coping) return;
  let stones = 0;
  for (const [start, end] of levelSpans(top, coped)) {
    const left = start > 0 ? start + 0.4 : start;
    const right = end < wall.length ? end - 0.4 : end;
    if (right - left < 6) continue;
    stones++;
    draft.part(
      `${name}-coping-${stones}`,
      box([from + left, coped, -thickness / 2 - COPING_STANDS_OUT], [from + right, height, thickness / 2 + COPING_STANDS_OUT]),
      copingStuff,
    );
  }
}

/** Bites out of the wall where shells and tanks went through, the deeper and the more of them the worse the damage. */
function shotTop({ damage, walls, seed }: GardenWall, length: number, height: number, purpose: string): TopEdge {
  const chance = chanceOf(seed, purpose);
  const bites = Array.from({ length: Math.round(1 + damage * (length / 45)) }, () => ({
    at: chance.between(0, length),
    half: chance.between(10, 16 + 34 * damage),
    depth: chance.between(0.35, 0.5 + 0.5 * damage),
  }));
  const intactAt = (along: number): number =>
    bites.reduce((least, { at, half, depth }) => {
      const away = Math.min(1, Math.abs(along - at) / half);
      return Math.min(least, 1 - depth * Math.min(1, 1.6 * (1 - away)));
    }, 1);
  const course = COURSE_OF_WALL[walls];
  return crumbledTop(
    length,
    (along) => Math.max(Math.min(height, course * 1.5), height * intactAt(along)),
    (along) => (intactAt(along) < 1 ? Math.min(height / 3, 2 * course) : 0),
    course,
    chance,
  );
}

/** Where the top is still at its full height. */
function levelSpans(top: TopEdge, height: number): readonly (readonly [number, number])[] {
  return top.flatMap((a, i) => {
    const b = top[i + 1];
    return b && a.y === height && b.y === height ? [[a.x, b.x] as const] : [];
  });
}

export function buildGardenWall(wanted: GardenWall): KitBuild {
  const { length, height, thickness } = wanted;
  const draft = startPiece();
  const wallStuff = stuffOfWall(wanted.walls);
  const copingStuff: Stuff = { ...wallStuff, material: wanted.walls === 'timber' ? 'timber' : 'stone' };
  const pier = sizeOfPier(wanted);
  const half = length / 2;

  const addPier = (name: string, from: number) => {
    if (pier === 0) return;
    draft.part(name, box([from, 0, -pier / 2], [from + pier, height + 4, pier / 2]), wallStuff);
    draft.part(
      `${name}-cap`,
      box([from - 1, height + 4, -pier / 2 - 1], [from + pier + 1, height + 6.5, pier / 2 + 1]),
      copingStuff,
    );
  };

  addPier('pier-west', -half);
  if (wanted.gate === 'none') {
    addRun(draft, wanted, { name: 'wall', from: -half + pier, to: half - pier }, wallStuff, copingStuff);
  } else {
    const reach = (length - wanted.gateWidth) / 2 - 2 * pier - STUB;
    const middle = reach * (2 * wanted.gatePlace - 1);
    const left = middle - wanted.gateWidth / 2;
    const right = middle + wanted.gateWidth / 2;
    addRun(draft, wanted, { name: 'wall-west', from: -half + pier, to: left - pier }, wallStuff, copingStuff);
    addPier('gatepost-west', left - pier);
    addGate(draft, wanted, left, right);
    addPier('gatepost-east', right);
    addRun(draft, wanted, { name: 'wall-east', from: right + pier, to: half - pier }, wallStuff, copingStuff);
  }
  addPier('pier-east', half - pier);

  const side = Math.max(pier / 2 + (wanted.piers ? 1 : 0), thickness / 2 + (wanted.coping ? COPING_STANDS_OUT : 0));
  const end = half + (wanted.piers ? 1 : 0);
  return draft.finish([groundRectangle(-end, -side, end, side)]);
}

function addGate(draft: PieceDraft, wanted: GardenWall, left: number, right: number) {
  if (wanted.gate === 'none') return;
  const { height, thickness, gate } = wanted;
  const wall: WallLine = {
    origin: { x: left, y: 0, z: -thickness / 2 },
    across: { x: 1, y: 0, z: 0 },
    outward: { x: 0, y: 0, z: 1 },
    length: right - left,
    thickness,
  };
  const leaf =
    gate === 'gap'
      ? null
      : draft.part('gate', box([left, 0, -LEAF_THICKNESS / 2], [right, height, LEAF_THICKNESS / 2]), {
          material: 'timber',
          standable: false,
          cover: LIGHT_COVER,
        });
  draft.opening({
    id: 'gateway',
    kind: 'door',
    frame: frameInWall(wall, { left: 0, right: right - left, bottom: 0, top: height }),
    infill: leaf ? 'solid' : 'nothing',
    state: gate === 'gap' ? 'always-open' : gate,
    locks: gate === 'locked' ? wanted.locks : 0,
    wall: wanted.piers ? 'gatepost-west' : 'wall-west',
    leaf,
  });
}

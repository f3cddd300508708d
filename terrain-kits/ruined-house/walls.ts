import type { Vec2 } from '../../engine/kit.ts';
import { rectangle } from '../parts/box.ts';
import { LIGHT_COVER, NO_COVER } from '../parts/cover.ts';
import { COURSE_OF_WALL, stuffOfWall } from '../parts/masonry.ts';
import type { PieceDraft } from '../parts/piece-draft.ts';
import { type Chance, chanceOf } from '../parts/seeded.ts';
import { crumbledTop, cutDown, lowestBetween, straightTop, type TopEdge, toMicrometre } from '../parts/top-edge.ts';
import {
  frameInWall,
  holeOfRectangle,
  outlineOfWall,
  pointOfWall,
  slabOfWall,
  type WallLine,
  type WallRectangle,
} from '../parts/wall.ts';
import {
  builtHeight,
  FLOOR_THICKNESS,
  LINTEL,
  type PlannedOpening,
  plannedOpenings,
  ROOF_SLOPE,
  type Ruin,
  type RuinedHouse,
  type WallName,
} from './house-plan.ts';

const LEAF_THICKNESS = 2.5;
const PANE = 0.6;
const BAR = 1;
const BAR_SPACING = 5;
/** The leaf goes this far into a groove of the jamb, so that a shut door leaves no slit. */
const GROOVE = 0.4;

/** How high a wall was built at a place along it: gables follow the roof. */
function builtAt(house: RuinedHouse, name: WallName, wall: WallLine, along: number): number {
  const height = builtHeight(house);
  const isGable = house.roof === 'pitched' && (name === 'east' || name === 'west');
  return isGable ? height + ROOF_SLOPE * (wall.thickness + wall.length / 2 - Math.abs(along - wall.length / 2)) : height;
}

/** A wall's top as the ruin left it. @edge nothing crumbles above a doorway */
function topOfWall(house: RuinedHouse, ruin: Ruin, name: WallName, wall: WallLine, doors: readonly WallRectangle[]): TopEdge {
  const isGable = house.roof === 'pitched' && (name === 'east' || name === 'west');
  const built = builtHeight(house);
  if (house.damage === 0)
    return isGable
      ? [
          { x: 0, y: builtAt(house, name, wall, 0) },
          { x: wall.length / 2, y: builtAt(house, name, wall, wall.length / 2) },
          { x: wall.length, y: builtAt(house, name, wall, wall.length) },
        ]
      : straightTop(wall.length, built);
  const course = COURSE_OF_WALL[house.walls];
  const stump = Math.min(built / 3, Math.max(3 * course, built * 0.1));
  const intactAt = (along: number) => {
    const { x, z } = pointOfWall(wall, along, 0, wall.thickness / 2);
    return ruin.intactAt(x, z);
  };
  const heightAt = (along: number) => toMicrometre(stump + (builtAt(house, name, wall, along) - stump) * intactAt(along));
  const roughnessAt = (along: number) => {
    if (intactAt(along) < 1) return 3 * course;
    // under a roof that still stands the wall is whole
    return house.roof === 'open' ? course + 2 * course * house.damage : 0;
  };
  const overDoor = (along: number) =>
    doors.reduce(
      (least, { left, right, top }) => (along >= left - 2 * LINTEL && along <= right + 2 * LINTEL ? top + LINTEL : least),
      course,
    );
  return crumbledTop(
    wall.length,
    heightAt,
    roughnessAt,
    course,
    chanceOf(house.seed, `top of ${name}`),
    [...doors.flatMap(({ left, right }) => [left - 2 * LINTEL, right + 2 * LINTEL]), ...(isGable ? [wall.length / 2] : [])],
    overDoor,
  );
}

const overlap = (a: WallRectangle, b: WallRectangle, margin: number) =>
  a.left < b.right + margin && b.left < a.right + margin && a.bottom < b.top + margin && b.bottom < a.top + margin;

/** A hole that a shell made, clear of everything else in the wall; null when there is no room for it where it struck. */
function shellHole(
  house: RuinedHouse,
  wall: WallLine,
  top: TopEdge,
  taken: readonly WallRectangle[],
  chance: Chance,
): { readonly outline: readonly Vec2[]; readonly clear: WallRectangle; readonly bounds: WallRectangle } | null {
  const radius = chance.between(6, 14);
  const u = chance.between(0, wall.length);
  const v = chance.between(0, builtHeight(house));
  const turn = chance.between(0, 1);
  const corners = Array.from({ length: 11 }, (_, i) => {
    const angle = (2 * Math.PI * (i + turn)) / 11;
    const out = radius * chance.between(0.84, 1);
    return { x: toMicrometre(u + out * Math.cos(angle)), y: toMicrometre(v + out * Math.sin(angle)) };
  });
  const half = 0.55 * radius;
  const clear = { left: u - half, right: u + half, bottom: v - half, top: v + half };
  const bounds = { left: u - radius, right: u + radius, bottom: v - radius, top: v + radius };
  const edge = house.wallThickness + LINTEL;
  const fits =
    bounds.left > edge &&
    bounds.right < wall.length - edge &&
    bounds.bottom > LINTEL &&
    bounds.top + LINTEL < lowestBetween(top, bounds.left, bounds.right) &&
    !taken.some((other) => overlap(bounds, other, LINTEL)) &&
    Array.from({ length: house.floors + 1 }, (_, i) => i * house.storeyHeight).every(
      (level) => clear.bottom > level || clear.top < level - FLOOR_THICKNESS,
    );
  return fits ? { outline: corners, clear, bounds } : null;
}

/** Raises one wall with all its windows, doors and wounds. */
export function addWall(draft: PieceDraft, house: RuinedHouse, ruin: Ruin, name: WallName, wall: WallLine) {
  const planned = plannedOpenings(house, name, wall);
  const doorways = planned.filter(({ kind }) => kind === 'door' || kind === 'gap');
  let top = topOfWall(
    house,
    ruin,
    name,
    wall,
    doorways.map(({ hole }) => hole),
  );
  const whole: PlannedOpening[] = [];
  const broken: PlannedOpening[] = [];
  for (const opening of planned) {
    if (doorways.includes(opening)) continue;
    const { left, right, bottom, top: head } = opening.hole;
    const lowest = lowestBetween(top, left - LINTEL, right + LINTEL);
    if (lowest > head + LINTEL) whole.push(opening);
    else if (lowest > bottom + 2) {
      top = cutDown(top, left, right, bottom);
      broken.push({ ...opening, id: opening.id.replace(/^[a-z]+/, 'breach'), hole: { left, right, bottom, top: lowest } });
    }
  }

  const chance = chanceOf(house.seed, `shells at ${name}`);
  const struck = house.damage === 0 ? 0 : Math.round(12 * house.damage);
  const taken = planned.map(({ hole }) => hole);
  const wounds = [];
  for (let i = 0; i < struck && wounds.length < 1 + 2 * house.damage; i++) {
    const wound = shellHole(house, wall, top, taken, chance);
    if (!wound) continue;
    wounds.push(wound);
    taken.push(wound.bounds);
  }

  const holes = [...whole.map(({ hole }) => holeOfRectangle(hole)), ...wounds.map(({ outline }) => outline)];
  const id = draft.part(
    `wall-${name}`,
    slabOfWall(
      wall,
      outlineOfWall(
        top,
        doorways.map(({ hole }) => hole),
      ),
      holes,
    ),
    stuffOfWall(house.walls),
  );

  const always = { infill: 'nothing', state: 'always-open', locks: 0, wall: id, leaf: null } as const;
  for (const opening of doorways) {
    const frame = frameInWall(wall, opening.hole);
    if (opening.kind === 'gap' || house.door === 'none' || house.door === 'gap') {
      draft.opening({ id: opening.id, kind: 'door', frame, ...always });
      continue;
    }
    draft.opening({
      id: opening.id,
      kind: 'door',
      frame,
      infill: 'solid',
      state: house.door,
      locks: house.door === 'locked' ? house.locks : 0,
      wall: id,
      leaf: addDoorLeaf(draft, wall, opening.hole, `${opening.id}-leaf`),
    });
  }
  for (const { id: windowId, kind, hole } of whole) {
    const frame = frameInWall(wall, hole);
    const filled = kind === 'window' && house.windows !== 'empty';
    if (!filled) draft.opening({ id: windowId, kind: kind === 'loophole' ? 'loophole' : 'window', frame, ...always });
    else
      draft.opening({
        id: windowId,
        kind: 'window',
        frame,
        infill: house.windows === 'boarded' ? 'solid' : house.windows,
        state: 'closed',
        locks: 0,
        wall: id,
        leaf: addInfill(draft, house, wall, hole, `${windowId}-leaf`),
      });
  }
  for (const { id: breachId, hole } of broken)
    draft.opening({ id: breachId, kind: 'breach', frame: frameInWall(wall, hole), ...always });
  wounds.forEach(({ clear }, i) => {
    draft.opening({ id: `shell-hole-${name}-${i + 1}`, kind: 'breach', frame: frameInWall(wall, clear), ...always });
  });
}

/** A flat thing in the middle of the wall that fills a hole, its rim let into the jambs. */
function fillingOf(
  wall: WallLine,
  { left, right, bottom, top }: WallRectangle,
  wanted: number,
  holes: readonly WallRectangle[] = [],
) {
  const thickness = Math.min(wanted, wall.thickness / 2);
  const from = (wall.thickness - thickness) / 2;
  const foot = bottom === 0 ? 0 : bottom - GROOVE;
  const outline = rectangle(left - GROOVE, foot, right + GROOVE, top + GROOVE);
  return slabOfWall(wall, outline, holes.map(holeOfRectangle), from, from + thickness);
}

const addDoorLeaf = (draft: PieceDraft, wall: WallLine, hole: WallRectangle, id: string): string =>
  draft.part(id, fillingOf(wall, hole, LEAF_THICKNESS), { material: 'timber', standable: false, cover: LIGHT_COVER });

/** Upright bars with a frame that is hidden in the wall. */
function gapsBetweenBars({ left, right, bottom, top }: WallRectangle): readonly WallRectangle[] {
  const bars = Math.max(1, Math.round((right - left) / BAR_SPACING) - 1);
  const gap = (right - left - bars * BAR) / (bars + 1);
  return Array.from({ length: bars + 1 }, (_, i) => {
    const from = left + i * (gap + BAR);
    return { left: from, right: i === bars ? right : from + gap, bottom, top };
  });
}

function addInfill(draft: PieceDraft, house: RuinedHouse, wall: WallLine, hole: WallRectangle, id: string): string {
  const stiff = { standable: false };
  switch (house.windows) {
    case 'glass':
      return draft.part(id, fillingOf(wall, hole, PANE), { ...stiff, material: 'window-glass', cover: NO_COVER });
    case 'bars':
      return draft.part(id, fillingOf(wall, hole, BAR, gapsBetweenBars(hole)), {
        ...stiff,
        material: 'metal-sheet',
        cover: NO_COVER,
      });
    default:
      return draft.part(id, fillingOf(wall, hole, LEAF_THICKNESS), { ...stiff, material: 'timber', cover: LIGHT_COVER });
  }
}

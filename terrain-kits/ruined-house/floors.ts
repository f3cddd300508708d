import type { Vec2 } from '../../engine/kit.ts';
import { plate, rectangle } from '../parts/box.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import type { PieceDraft } from '../parts/piece-draft.ts';
import { chanceOf } from '../parts/seeded.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { FLOOR_THICKNESS, type Ruin, type RuinedHouse } from './house-plan.ts';
import type { WayUp } from './way-up.ts';

const PLANK = 6;
/** How far broken planks differ in length. */
const SPLINTER = 11;

/** What is left of the floor at a level, seen from above: broken planks reach out from the end that stands. Null when nothing worth keeping is left. */
export function floorOutline(
  house: RuinedHouse,
  ruin: Ruin,
  way: WayUp | null,
  level: number,
  intactNeeded: number,
): readonly Vec2[] | null {
  const end = house.length / 2 - house.wallThickness;
  const side = house.width / 2 - house.wallThickness;
  const wholeFloor = rectangle(-end, -side, end, side);
  if (house.damage === 0) return wholeFloor;
  const chance = chanceOf(house.seed, `floor at ${level}`);
  const planks = Math.max(3, Math.round((2 * side) / PLANK));
  const wide = (2 * side) / planks;
  const sound: { z0: number; z1: number; from: number }[] = [];
  for (let i = 0; i < planks; i++) {
    const z0 = i === 0 ? -side : toMicrometre(-side + i * wide);
    const z1 = i === planks - 1 ? side : toMicrometre(-side + (i + 1) * wide);
    const cut = Math.max(ruin.soundFrom(intactNeeded, z0), ruin.soundFrom(intactNeeded, z1));
    const from = cut <= -end ? -end : toMicrometre(cut + chance.between(0, SPLINTER));
    if (from <= end - 2 * SPLINTER) sound.push({ z0, z1, from });
  }
  const needed = way ? way.floorFrom : end - 40;
  const holdsWayUp = sound.filter(({ z0, z1 }) => !way || (z1 > way.hole.z0 - 1 && z0 < way.hole.z1 + 1));
  if (holdsWayUp.length === 0 || holdsWayUp.some(({ from }) => from > needed)) return null;
  const reached = sound[0]!.z0 <= (way?.hole.z0 ?? 0) && sound.at(-1)!.z1 >= (way?.hole.z1 ?? 0);
  if (!reached) return null;
  if (sound.every(({ from }) => from === -end) && sound.length === planks) return wholeFloor;
  const broken = sound.flatMap(({ z0, z1, from }) => [
    { x: ruin.soundEnd * from, y: -z0 },
    { x: ruin.soundEnd * from, y: -z1 },
  ]);
  const first = sound[0]!.z0;
  const last = sound.at(-1)!.z1;
  const outline = [...broken, { x: ruin.soundEnd * end, y: -last }, { x: ruin.soundEnd * end, y: -first }];
  return outline.filter((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const repeats = p.x === before.x && p.y === before.y;
    return !repeats && !(p.x === before.x && p.x === after.x);
  });
}

/** Lays the floor at a level, with its hatch. */
export function addFloor(draft: PieceDraft, ruin: Ruin, way: WayUp | null, level: number, outline: readonly Vec2[], id: string) {
  const holes = way
    ? [
        rectangle(
          Math.min(ruin.soundEnd * way.hole.from, ruin.soundEnd * way.hole.to),
          -way.hole.z1,
          Math.max(ruin.soundEnd * way.hole.from, ruin.soundEnd * way.hole.to),
          -way.hole.z0,
        ),
      ]
    : [];
  draft.part(id, plate(outline, holes, level, FLOOR_THICKNESS), { material: 'planks', standable: true, cover: LIGHT_COVER });
}

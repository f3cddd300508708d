import type { PrismSolid, Vec2 } from '../../engine/kit.ts';
import { box, plate, rectangle } from '../parts/box.ts';
import { HEAVY_COVER } from '../parts/cover.ts';
import type { PieceDraft, Stuff } from '../parts/piece-draft.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { frameInWall, holeOfRectangle, slabOfWall, type WallLine } from '../parts/wall.ts';
import type { Yard } from './yard.ts';

const FLOOR: Stuff = { material: 'metal-sheet', standable: true, cover: HEAVY_COVER };
const SIDE: Stuff = { ...FLOOR, standable: false };
const SHEET = 1.4;
const POST = 4;
const BEAM = 4;
const WAVE = 11;
const WAVE_DEPTH = 2;

/** A wall of bent steel, seen from above: it swings inwards and back again, flat at both ends. */
function corrugated(x0: number, x1: number, zOut: number, inward: 1 | -1, bottom: number, top: number): PrismSolid {
  const waves = Math.max(1, Math.floor((x1 - x0 - 2 * POST) / WAVE));
  const wave = (x1 - x0 - 2 * POST) / waves;
  const line: Vec2[] = [{ x: x0, y: 0 }];
  for (let i = 0; i < waves; i++) {
    const from = x0 + POST + i * wave;
    const at = (share: number, deep: number) => line.push({ x: toMicrometre(from + wave * share), y: deep });
    at(0.1, 0);
    at(0.3, WAVE_DEPTH);
    at(0.7, WAVE_DEPTH);
    at(0.9, 0);
  }
  line.push({ x: x1, y: 0 });
  const side = (offset: number) => line.map(({ x, y }) => ({ x, y: -(zOut + inward * (y + offset)) }));
  return plate([...side(0), ...side(SHEET).toReversed()], [], top, top - bottom);
}

/** A steel container that lies along x with its doors at +x. */
export function addContainer(draft: PieceDraft, yard: Yard, z: number) {
  const { containerLength: length, containerWidth: width, containerHeight: height, container } = yard;
  const x = length / 2;
  const w = width / 2;
  const end = x - POST;
  draft.part('container-floor', box([-x, 0, z - w], [end, BEAM, z + w]), FLOOR);
  draft.part('container-roof', box([-x, height - BEAM / 2, z - w], [end, height, z + w]), FLOOR);
  draft.part('container-back', corrugated(-x, end, z - w, 1, BEAM, height - BEAM / 2), SIDE);
  draft.part('container-front', corrugated(-x, end, z + w, -1, BEAM, height - BEAM / 2), SIDE);
  draft.part('container-end', box([-x, BEAM, z - w + SHEET], [-x + SHEET, height - BEAM / 2, z + w - SHEET]), SIDE);

  const frame: WallLine = {
    origin: { x: end, y: 0, z: z + w },
    across: { x: 0, y: 0, z: -1 },
    outward: { x: 1, y: 0, z: 0 },
    length: width,
    thickness: POST,
  };
  const hole = { left: POST, right: width - POST, bottom: BEAM, top: height - BEAM };
  const wall = draft.part('container-frame', slabOfWall(frame, rectangle(0, 0, width, height), [holeOfRectangle(hole)]), FLOOR);
  const leaf =
    container === 'doorless'
      ? null
      : draft.part('container-doors', slabOfWall(frame, holeOfRectangle(hole), [], 1, 1 + SHEET), SIDE);
  draft.opening({
    id: 'container-doorway',
    kind: 'door',
    frame: frameInWall(frame, hole),
    infill: leaf ? 'solid' : 'nothing',
    state: container === 'doorless' || container === 'none' ? 'always-open' : container,
    locks: container === 'locked' ? yard.locks : 0,
    wall,
    leaf,
  });
}

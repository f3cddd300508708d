import { box, groundRectangle } from '../parts/box.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import { type Board, latticeOf, type Rail } from '../parts/lattice.ts';
import { type PieceDraft, type Stuff, startPiece } from '../parts/piece-draft.ts';
import { type Chance, chanceOf } from '../parts/seeded.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { frameInWall, slabOfWall, type WallLine } from '../parts/wall.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { FENCE_SHEET } from './sheet.ts';

type Fence = KitValues<typeof FENCE_SHEET>;

const WOOD: Stuff = { material: 'planks', standable: false, cover: LIGHT_COVER };
const POST = 4;
const BOARD_THICKNESS = 1.6;
const RAIL_THICKNESS = 1.6;
/** A stretch between posts is not shorter than this. */
const STUB = 12;

export const clashesOfFence = (fence: Fence) =>
  faultsAmong([
    fence.gate === 'none' ? null : tooLarge('gateWidth', fence.gateWidth, fence.length - 4 * POST - 2 * STUB, 'length'),
  ]);

/** Where the rails run, as shares of the height. */
function railsOf({ height, style }: Fence): readonly Rail[] {
  const wide = Math.max(1.6, height * 0.09);
  const middles = style === 'rails' ? [0.36, 0.66, 0.92] : [0.22, 0.76];
  return middles.map((share) => [toMicrometre(height * share - wide / 2), toMicrometre(height * share + wide / 2)] as const);
}

/** The boards of one panel: weathered ones are shorter, some are missing, never all. */
function boardsOf(fence: Fence, width: number, chance: Chance): readonly Board[] {
  const gap = fence.style === 'planks' ? 0 : fence.gap;
  const count = Math.max(1, Math.floor((width + gap) / (fence.boardWidth + gap)));
  const pitch = (width + gap) / count;
  const [, upper] = railsOf(fence);
  const boards = Array.from({ length: count }, (_, i): Board => {
    const left = i === 0 ? 0 : toMicrometre(i * pitch);
    const right = i === count - 1 ? width : toMicrometre(gap === 0 ? (i + 1) * pitch : i * pitch + pitch - gap);
    const worn = fence.damage === 0 ? 0 : chance.between(0, 0.03 + 0.1 * fence.damage);
    const top = Math.max(upper![1] + 0.6, fence.height * (1 - worn));
    return { left, right, top: toMicrometre(top), pointed: fence.style === 'pickets' };
  });
  const kept = boards.filter(() => !chance.happens(0.45 * fence.damage));
  return kept.length > 0 ? kept : [boards[chance.whole(0, count - 1)]!];
}

const lineFrom = (from: number, to: number, z: number, thickness: number): WallLine => ({
  origin: { x: from, y: 0, z },
  across: { x: 1, y: 0, z: 0 },
  outward: { x: 0, y: 0, z: 1 },
  length: to - from,
  thickness,
});

/** The stretch between two posts. */
function addPanel(draft: PieceDraft, fence: Fence, id: string, from: number, to: number, chance: Chance): string {
  const rails = railsOf(fence);
  if (fence.style === 'rails') {
    let first = '';
    rails.forEach(([low, high], i) => {
      // the lowest rail is the last to be stolen
      if (i > 0 && chance.happens(0.5 * fence.damage)) return;
      const rail = draft.part(`${id}-rail-${i + 1}`, box([from, low, -RAIL_THICKNESS], [to, high, RAIL_THICKNESS]), WOOD);
      first ||= rail;
    });
    return first;
  }
  const width = toMicrometre(to - from);
  const foot = fence.style === 'planks' ? 0 : Math.min(2, rails[0]![0] / 2);
  const { outline, holes } = latticeOf(width, foot, rails[0]!, rails[1]!, boardsOf(fence, width, chance));
  draft.part(id, slabOfWall(lineFrom(from, to, 0, BOARD_THICKNESS), outline, holes), WOOD);
  rails.forEach(([low, high], i) => {
    draft.part(`${id}-rail-${i + 1}`, box([from, low, -RAIL_THICKNESS], [from + width, high, 0]), WOOD);
  });
  return id;
}

/** Posts and panels from one place to another; the posts at both ends stand inside. */
function addRun(draft: PieceDraft, fence: Fence, name: string, from: number, to: number) {
  const panels = Math.max(1, Math.round((to - from) / fence.postSpacing));
  const pitch = (to - from - POST) / panels;
  for (let i = 0; i <= panels; i++) {
    const left = toMicrometre(from + i * pitch);
    draft.part(`${name}-post-${i + 1}`, box([left, 0, -POST / 2], [left + POST, fence.height + 2, POST / 2]), WOOD);
    if (i === panels) break;
    const right = toMicrometre(from + (i + 1) * pitch);
    addPanel(draft, fence, `${name}-${i + 1}`, toMicrometre(left + POST), right, chanceOf(fence.seed, `${name} ${i}`));
  }
}

export function buildFence(fence: Fence): KitBuild {
  const draft = startPiece();
  const half = fence.length / 2;
  if (fence.gate === 'none') addRun(draft, fence, 'fence', -half, half);
  else {
    const reach = half - fence.gateWidth / 2 - 2 * POST - STUB;
    const middle = reach * (2 * fence.gatePlace - 1);
    const left = toMicrometre(middle - fence.gateWidth / 2);
    const right = toMicrometre(middle + fence.gateWidth / 2);
    addRun(draft, fence, 'west', -half, left);
    addRun(draft, fence, 'east', right, half);
    addGate(draft, fence, left, right);
  }
  return draft.finish([groundRectangle(-half, -POST / 2, half, POST / 2)]);
}

function addGate(draft: PieceDraft, fence: Fence, left: number, right: number) {
  if (fence.gate === 'none') return;
  const width = toMicrometre(right - left);
  const line = lineFrom(left, right, -POST / 2, POST);
  let leaf: string | null = null;
  if (fence.gate !== 'gap') {
    const rails = railsOf(fence);
    const whole: Fence = { ...fence, damage: 0, style: fence.style === 'planks' ? 'planks' : 'pickets' };
    const { outline, holes } = latticeOf(
      width,
      fence.style === 'planks' ? 0 : Math.min(2, rails[0]![0] / 2),
      rails[0]!,
      rails[1]!,
      boardsOf(whole, width, chanceOf(fence.seed, 'gate')),
    );
    leaf = draft.part('gate', slabOfWall(line, outline, holes, POST / 2, POST / 2 + BOARD_THICKNESS), WOOD);
  }
  const posts = Math.max(1, Math.round((left + fence.length / 2) / fence.postSpacing)) + 1;
  draft.opening({
    id: 'gateway',
    kind: 'door',
    frame: frameInWall(line, { left: 0, right: width, bottom: 0, top: fence.height }),
    infill: leaf ? 'solid' : 'nothing',
    state: fence.gate === 'gap' ? 'always-open' : fence.gate,
    locks: fence.gate === 'locked' ? fence.locks : 0,
    wall: `west-post-${posts}`,
    leaf,
  });
}

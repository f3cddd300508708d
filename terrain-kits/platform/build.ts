import type { Vec2 } from '../../engine/kit.ts';
import { box, groundRectangle, profileAlongZ } from '../parts/box.ts';
import { addUprightLadder } from '../parts/ladder.ts';
import { stuffOfWall } from '../parts/masonry.ts';
import { type PieceDraft, startPiece } from '../parts/piece-draft.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { PLATFORM_SHEET } from './sheet.ts';

type Platform = KitValues<typeof PLATFORM_SHEET>;

const DECK = 5;
const PILLAR = 9;
const PARAPET = 4;
/** Lower than this is no parapet. */
const LOWEST_PARAPET = 1;
const HIGHEST_STEP = 9;
const LADDER_STANDS_OFF = 3;

export const clashesOfPlatform = (platform: Platform) =>
  faultsAmong([
    platform.east === 'nothing' && platform.west === 'nothing'
      ? null
      : tooLarge('approachWidth', platform.approachWidth, platform.width, 'width'),
  ]);

const runOf = ({ height, slope }: Platform) => toMicrometre(height / Math.tan(slope));

/** The side of a ramp or of solid stairs, from its foot at 0 up to the deck. */
function approachProfile(platform: Platform, kind: 'ramp' | 'stairs'): readonly Vec2[] {
  const run = runOf(platform);
  const { height } = platform;
  if (kind === 'ramp')
    return [
      { x: 0, y: 0 },
      { x: run, y: 0 },
      { x: run, y: height },
    ];
  const steps = Math.ceil(height / HIGHEST_STEP);
  const treads = Array.from({ length: steps }, (_, i) => [
    { x: toMicrometre((i * run) / steps), y: toMicrometre(((i + 1) * height) / steps) },
    { x: toMicrometre(((i + 1) * run) / steps), y: toMicrometre(((i + 1) * height) / steps) },
  ]).flat();
  return [{ x: 0, y: 0 }, { x: run, y: 0 }, ...treads.toReversed()];
}

/** What leads up at one end: 1 is +x, −1 is −x. Returns how far it reaches out. */
function addApproach(draft: PieceDraft, platform: Platform, end: 1 | -1, name: 'east' | 'west'): number {
  const kind = platform[name];
  const half = platform.length / 2;
  if (kind === 'nothing') return 0;
  if (kind === 'ladder') {
    addUprightLadder(draft, {
      id: `ladder-${name}`,
      foot: { x: end * (half + LADDER_STANDS_OFF), y: 0, z: 0 },
      headHeight: platform.height,
      width: Math.min(18, platform.approachWidth),
      rungsAlong: 'z',
      material: platform.material === 'timber' ? 'timber' : 'metal-sheet',
    });
    return LADDER_STANDS_OFF + 1;
  }
  const run = runOf(platform);
  const profile = approachProfile(platform, kind).map(({ x, y }) => ({ x: end * (half + run - x), y }));
  const wide = platform.approachWidth / 2;
  const stuff = stuffOfWall(platform.material);
  draft.part(`${kind}-${name}`, profileAlongZ(profile, -wide, wide), kind === 'stairs' ? { ...stuff, stairs: true } : stuff);
  return run;
}

export function buildPlatform(platform: Platform): KitBuild {
  const draft = startPiece();
  const stuff = stuffOfWall(platform.material);
  const x = platform.length / 2;
  const z = platform.width / 2;
  const under = platform.height - DECK;
  if (platform.carriedBy === 'block' || under < 2 * DECK) draft.part('block', box([-x, 0, -z], [x, platform.height, z]), stuff);
  else {
    draft.part('deck', box([-x, under, -z], [x, platform.height, z]), stuff);
    const rows = Math.max(2, Math.round(platform.length / 75) + 1);
    for (let row = 0; row < rows; row++) {
      const left = -x + ((2 * x - PILLAR) * row) / (rows - 1);
      for (const [side, from] of [
        ['front', z - PILLAR],
        ['back', -z],
      ] as const)
        draft.part(`pillar-${side}-${row + 1}`, box([left, 0, from], [left + PILLAR, under, from + PILLAR]), {
          ...stuff,
          standable: false,
        });
    }
  }
  if (platform.parapetHeight >= LOWEST_PARAPET) addParapets(draft, platform);
  const east = addApproach(draft, platform, 1, 'east');
  const west = addApproach(draft, platform, -1, 'west');
  const wide = platform.approachWidth / 2;
  const footprint = [groundRectangle(-x, -z, x, z)];
  if (east > 0) footprint.push(groundRectangle(x, -wide, x + east, wide));
  if (west > 0) footprint.push(groundRectangle(-x - west, -wide, -x, wide));
  return draft.finish(footprint);
}

/** Low walls along both sides, and at the ends beside what leads up. */
function addParapets(draft: PieceDraft, platform: Platform) {
  const stuff = stuffOfWall(platform.material);
  const x = platform.length / 2;
  const z = platform.width / 2;
  const { height } = platform;
  const top = height + platform.parapetHeight;
  draft.part('parapet-front', box([-x, height, z - PARAPET], [x, top, z]), stuff);
  draft.part('parapet-back', box([-x, height, -z], [x, top, -z + PARAPET]), stuff);
  for (const [name, left] of [
    ['east', x - PARAPET],
    ['west', -x],
  ] as const) {
    const open = platform[name] === 'nothing' ? 0 : platform.approachWidth / 2;
    const inner = z - PARAPET;
    if (open === 0) draft.part(`parapet-${name}`, box([left, height, -inner], [left + PARAPET, top, inner]), stuff);
    else if (inner - open > 1) {
      draft.part(`parapet-${name}-front`, box([left, height, open], [left + PARAPET, top, inner]), stuff);
      draft.part(`parapet-${name}-back`, box([left, height, -inner], [left + PARAPET, top, -open]), stuff);
    }
  }
}

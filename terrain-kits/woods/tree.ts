import type { PlanPoint } from '../../engine/kit.ts';
import { beam } from '../parts/beam.ts';
import { blob } from '../parts/blob.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import type { PieceDraft, Stuff } from '../parts/piece-draft.ts';
import { ringAt, stackedRings } from '../parts/round.ts';
import type { Chance } from '../parts/seeded.ts';

/** Area terrain is judged by its footprint; trunks and leaves are what stands in it. @clause SK-TAB-TERRAIN woods */
const BARK: Stuff = { material: 'bark', standable: false, cover: LIGHT_COVER };
const LEAVES: Stuff = { material: 'foliage', standable: false, cover: LIGHT_COVER };

export interface Tree {
  readonly kind: 'broadleaf' | 'conifer' | 'bare';
  readonly at: PlanPoint;
  readonly foot: number;
  readonly height: number;
  readonly crownFrom: number;
}

/** Radius of a trunk at its foot. */
export const trunkRadius = (height: number): number => Math.min(7, 1.6 + height * 0.022);

/** A trunk that widens into roots and leans a little, up into its crown. */
function addTrunk(draft: PieceDraft, id: string, { at, foot, height, kind }: Tree, chance: Chance) {
  const radius = trunkRadius(height);
  const top = foot + height * (kind === 'bare' ? 0.9 : kind === 'conifer' ? 0.7 : 0.62);
  const lean = { x: chance.between(-0.03, 0.03) * height, z: chance.between(-0.03, 0.03) * height };
  const turn = chance.between(0, 1);
  const ring = (share: number, r: number, roots = 0) =>
    ringAt(
      at.x + lean.x * share * share,
      foot + (top - foot) * share,
      at.z + lean.z * share * share,
      7,
      (i) => r * (1 + (i % 2 === 0 ? roots : 0)),
      undefined,
      turn,
    );
  draft.part(
    `${id}-trunk`,
    stackedRings([
      ring(0, radius * 1.35, 0.3),
      ring(0.07, radius),
      ring(0.5, radius * 0.75),
      ring(1, radius * (kind === 'bare' ? 0.25 : 0.45)),
    ]),
    BARK,
  );
  return { x: at.x + lean.x, z: at.z + lean.z, top };
}

/** A round crown of three lumps that grow into one another. */
function addBroadleaf(draft: PieceDraft, id: string, tree: Tree, chance: Chance) {
  const { foot, height, crownFrom } = tree;
  const stem = addTrunk(draft, id, tree, chance);
  const bottom = foot + height * crownFrom;
  const deep = height * (1 - crownFrom);
  const across = Math.min(deep * 0.62, height * 0.34);
  draft.part(
    `${id}-crown-1`,
    blob({ x: stem.x, y: bottom + deep * 0.5, z: stem.z }, { across, up: deep * 0.5 }, 6, 8, 0.2, chance),
    LEAVES,
  );
  const turn = chance.between(0, 2 * Math.PI);
  [0, 2.4].forEach((further, i) => {
    const x = stem.x + across * 0.58 * Math.cos(turn + further);
    const z = stem.z - across * 0.58 * Math.sin(turn + further);
    const y = bottom + deep * (0.36 + 0.14 * i);
    draft.part(`${id}-crown-${i + 2}`, blob({ x, y, z }, { across: across * 0.62, up: deep * 0.3 }, 4, 7, 0.22, chance), LEAVES);
  });
}

/** Whorls of branches that get shorter towards the tip. */
function addConifer(draft: PieceDraft, id: string, tree: Tree, chance: Chance) {
  const { foot, height, crownFrom } = tree;
  const stem = addTrunk(draft, id, tree, chance);
  const bottom = foot + height * crownFrom * 0.75;
  const tiers = 4;
  const deep = foot + height - bottom;
  const widest = Math.min(deep * 0.36, height * 0.24);
  const turn = chance.between(0, 1);
  const rings = [];
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const radius = widest * (1 - 0.86 * share);
    const y = bottom + deep * share;
    rings.push(
      ringAt(
        stem.x,
        y,
        stem.z,
        10,
        (i) => radius * (i % 2 === 0 ? 1 : 0.74) * chance.between(0.9, 1),
        (i) => (i % 2 === 0 ? -0.02 * deep : 0),
        turn,
      ),
      ringAt(stem.x, y + (deep / tiers) * 1.02, stem.z, 10, () => radius * 0.42, undefined, turn),
    );
  }
  // a whorl hangs over the one below; its own underside closes the body
  const body = rings.slice(0, -1);
  draft.part(`${id}-crown-1`, stackedRings([...body, [{ x: stem.x, y: foot + height, z: stem.z }]]), LEAVES);
}

/** What fire and shells leave of a tree. */
function addBare(draft: PieceDraft, id: string, tree: Tree, chance: Chance) {
  const { foot, height, crownFrom } = tree;
  const stem = addTrunk(draft, id, tree, chance);
  const branches = 5;
  for (let i = 0; i < branches; i++) {
    const turn = ((i + chance.between(0, 0.8)) * 2 * Math.PI) / branches;
    const y = foot + height * (Math.max(crownFrom, 0.3) + ((0.8 - Math.max(crownFrom, 0.3)) * i) / branches);
    const long = height * chance.between(0.14, 0.26) * (1.2 - i / branches);
    const share = ((y - foot) / (stem.top - foot)) ** 2;
    const from = { x: tree.at.x + (stem.x - tree.at.x) * share, y, z: tree.at.z + (stem.z - tree.at.z) * share };
    const to = { x: from.x + long * Math.cos(turn), y: y + long * chance.between(0.5, 0.9), z: from.z - long * Math.sin(turn) };
    draft.part(`${id}-branch-${i + 1}`, beam(from, to, trunkRadius(height) * 0.42), BARK);
  }
}

const ADD_TREE = { broadleaf: addBroadleaf, conifer: addConifer, bare: addBare } as const;

export const addTree = (draft: PieceDraft, id: string, tree: Tree, chance: Chance) =>
  ADD_TREE[tree.kind](draft, id, tree, chance);

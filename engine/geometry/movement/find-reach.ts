import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import type { MovePolicy, ReachFinding, ReachQuery, ReachSearch } from '../movement-queries.ts';
import { type Bend, startOf } from './bend.ts';
import { groundNearby } from './ground-nearby.ts';
import type { GroundLadder, MoveGround } from './move-ground.ts';
import { moverOf } from './mover.ts';
import { heightOfLadder, ladderOf, pointOfLadder } from './on-ladders.ts';
import { openPricing, placeOf } from './price-way.ts';
import { patchesOf, placeOnPatch, type ReachPatch } from './reach-patches.ts';
import { levelsOf, RASTER } from './reach-sheets.ts';
import { throughFloorsOf } from './reach-through-floors.ts';
import { type Spread, type SpreadLimits, spreadFrom } from './spread.ts';
import { NO_GOAL } from './still-to-pay.ts';
import { planDistance } from './traced-way.ts';

/** Two places over one another on one part are one where they are so near. */
const ONE_LEVEL: Millimetres = 2;
/** Between two bends round something round a way turns by so much: its arcs are at most half a per cent too long. */
const TURN = { x: 0.97, z: Math.sqrt(1 - 0.97 * 0.97) };

/**
 * Opens a search for everything that a model can come to with its allowances, and end its move there, level by level.
 *
 * Cheapest ways are spread from where it stands (see `spreadFrom`); between neighbouring ways cost and height are interpolated, exactly on flat ground.
 * @frame board
 * @cost grows with the border of what is reached and with what stands about there, not with the board
 */
export function openReach(whole: MoveGround, query: ReachQuery): ReachSearch {
  const { allowances, model, policy } = query;
  const most = Math.max(0, ...allowances);
  const { x, z } = placeNow(whole, query);
  const { reach } = moverOf(whole.board, model, policy);
  // nothing farther away than this can matter
  const far = most / policy.slowed + 2 * (reach + policy.headroom) + 4 * RASTER;
  const ground = groundNearby(whole, model, policy, { x, z }, far);
  const pricing = openPricing(ground, model, policy);
  const start = startOf(ground, pricing);
  const ladders = ground.ladders.filter(
    ({ foot, head }) => Math.min(planDistance(foot, start.node.at), planDistance(head, start.node.at)) < far,
  );
  const throughFloors = throughFloorsOf(ground, pricing);
  const limits: SpreadLimits = {
    allowance: most + 2 * RASTER,
    turn: TURN,
    reach,
    alongSlopes: policy.slopes === 'along',
    ladders: policy.ladders ? ladders : [],
    toPay: NO_GOAL,
  };
  const patches: ReachPatch[] = [];
  const bends: Bend[] = [];
  const beginnings = [start, ...throughFloors.beginnings(start)];
  let spread: Spread | null = null;
  return {
    goOn() {
      for (;;) {
        if (!spread) {
          const next = beginnings.shift();
          if (!next) return false;
          spread = spreadFrom(pricing, next, limits);
        }
        const settled = spread.goOn();
        if (settled === 'more') return true;
        if (settled) {
          patches.push(...settled.fans.flatMap(patchesOf));
          bends.push(settled.bend);
          return true;
        }
        spread = null;
      }
    },
    found() {
      // the first fan is a slice of its round until it is whole, and what is near is in all of it
      const growing = patches.length > 0 ? (spread?.growing ?? []) : [];
      const known = [...patches, ...growing.flatMap(patchesOf)];
      const all = [...known, ...throughFloors.over(known, start)];
      const levels = levelsOf(pricing, all, allowances);
      return { levels, ladders: laddersOf(ladders, bends, policy, most), costAt: (at) => cheapestAt(all, at) };
    },
  };
}

/** Everything that a model can come to with its allowances, and end its move there: what such a search has found when nothing is left. */
export function findReach(whole: MoveGround, query: ReachQuery): ReachFinding {
  const search = openReach(whole, query);
  let goesOn = true;
  while (goesOn) goesOn = search.goOn();
  return search.found();
}

function placeNow(ground: MoveGround, { model, policy }: ReachQuery): PlanPoint {
  const place = placeOf(moverOf(ground.board, model, policy));
  return place.kind === 'ground' ? place.at : pointOfLadder(ladderOf(ground, place), place.height);
}

/** Between which heights of each ladder the mover may rest. */
function laddersOf(
  ladders: readonly GroundLadder[],
  bends: readonly Bend[],
  { ladders: rule, slowed }: MovePolicy,
  allowance: number,
): ReachFinding['ladders'] {
  const rate = (rule?.factor ?? 1) * slowed;
  return ladders.flatMap((ladder) => {
    const whole = heightOfLadder(ladder);
    const slant = distanceBetween(ladder.foot, ladder.head) / whole;
    const joined = bends.flatMap((bend) => {
      const before = bend.before?.place.kind === 'ladder' ? bend.before : bend;
      const { place, node } = before;
      return place.kind === 'ladder' && place.ladder === ladder.ladder && place.piece === ladder.piece
        ? [{ height: place.height, cost: node.cost }]
        : [];
    });
    if (joined.length === 0) return [];
    const within = (cost: number) => (rate * slant > 0 ? Math.max(0, allowance - cost) / (rate * slant) : whole);
    const from = Math.max(0, Math.min(...joined.map(({ height, cost }) => height - within(cost))));
    const to = Math.min(whole, Math.max(...joined.map(({ height, cost }) => height + within(cost))));
    return [{ piece: ladder.piece, ladder: ladder.ladder, from, to, cost: Math.min(...joined.map(({ cost }) => cost)) }];
  });
}

function cheapestAt(patches: readonly ReachPatch[], at: BoardPoint): number | null {
  let least: number | null = null;
  for (const patch of patches) {
    if (at.x < patch.low.x || at.x > patch.high.x || at.z < patch.low.z || at.z > patch.high.z) continue;
    const found = placeOnPatch(patch, at);
    if (found && Math.abs(found.height - at.y) < ONE_LEVEL && (least === null || found.cost < least)) least = found.cost;
  }
  return least;
}

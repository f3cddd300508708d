import type { Board } from '../../board/board.ts';
import type { Scene, SightScene } from '../mesh/scene.ts';
import type { MoveQueries } from '../movement-queries.ts';
import type { SightBlockers } from '../queries.ts';
import { findReach, openReach } from './find-reach.ts';
import { findRoute } from './find-route.ts';
import { openStanding } from './find-standing.ts';
import { findFirstSeen, seenAtPlaces } from './first-seen.ts';
import { type MoveGround, prepareMoveGround } from './move-ground.ts';
import { findNearestEnd } from './nearest-end.ts';
import { openPricing, placeOf } from './price-way.ts';
import { stopAlong } from './stop-along.ts';

/** What can be asked about ways that are given, which one is the cheapest, what is in reach, and where on a way one is first seen. */
export type PricingQueries = Pick<
  MoveQueries,
  'stands' | 'standing' | 'move' | 'stop' | 'route' | 'reach' | 'openReach' | 'nearestEnd' | 'firstSeen'
>;

/**
 * Answers what is asked about moving on a board as it is; what it has to make ready it makes once, when it is first asked.
 * @shape `past`: what is looked past where one is first seen
 */
export function openPricingQueries(board: Board, scene: Scene, past: (blockers: SightBlockers) => SightScene): PricingQueries {
  let ready: MoveGround | null = null;
  const ground = (): MoveGround => {
    ready ??= prepareMoveGround(board, scene);
    return ready;
  };
  return {
    stands: (model, x, z, policy) => openPricing(ground(), model, policy).stands(x, z),
    standing: openStanding(ground),
    move: ({ model, way, policy }) => {
      const pricing = openPricing(ground(), model, policy);
      return pricing.price(placeOf(pricing.mover), way);
    },
    stop: ({ move: { model, way, policy }, allowance }) => {
      const pricing = openPricing(ground(), model, policy);
      const from = placeOf(pricing.mover);
      return stopAlong(ground(), pricing, from, pricing.price(from, way), allowance);
    },
    route: (query) => findRoute(ground(), query),
    reach: (query) => findReach(ground(), query),
    openReach: (query) => openReach(ground(), query),
    nearestEnd: (query) => findNearestEnd(ground(), query),
    firstSeen: (query) => {
      const { model, way, policy } = query.move;
      const pricing = openPricing(ground(), model, policy);
      return findFirstSeen(
        pricing.price(placeOf(pricing.mover), way),
        pricing.mover.model.pose.at,
        seenAtPlaces(past(query.look.blockers), board, query),
      );
    },
  };
}

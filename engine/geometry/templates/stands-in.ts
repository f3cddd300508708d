import type { Board } from '../../board/board.ts';
import type { ModelId, ZoneId } from '../../identity/ids.ts';
import type { StandsInArea } from '../area-queries.ts';
import { modelOf, zoneOf } from '../measure/board-things.ts';
import type { Scene } from '../mesh/scene.ts';
import { floorBetween } from './floors-between.ts';
import { slackWithin } from './gap-of-regions.ts';
import { pointRegion, regionOfBase } from './plan-region.ts';
import { regionsOfPlace } from './regions-of-place.ts';
import { findShareInArea } from './share-in-area.ts';

/** In which areas does a model stand? @breaks when the board has no such model or zone @edge a base that only touches an area does not stand in it */
export function findStandsIn(scene: Scene, board: Board, id: ModelId, zones: readonly ZoneId[]): readonly StandsInArea[] {
  const model = modelOf(board, id);
  const middle = pointRegion(regionOfBase(model).centre);
  return [...zones].sort().flatMap((name): readonly StandsInArea[] => {
    const zone = zoneOf(board, name);
    const floor = zone.kind === 'effect' ? (zone.effect?.floor ?? null) : null;
    const place = { kind: 'zone', zone: name } as const;
    const { share } = findShareInArea(board, id, place);
    const centre = regionsOfPlace(board, place).some((part) => slackWithin(middle, part) >= 0);
    if (!(share > 0 || centre) || (floor && floorBetween(scene, floor, model.pose.at) !== null)) return [];
    return [{ zone: name, share, centre }];
  });
}

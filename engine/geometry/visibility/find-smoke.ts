import type { Board } from '../../board/board.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { Scene } from '../mesh/scene.ts';
import type { Cloud } from '../queries.ts';
import { findPoint } from './find-point.ts';

/**
 * All smoke on the table as clouds of this height, by the names of its zones: over the floor that it lies on and up to the ceiling of that; over and under the
 * table's surface where it fills all heights.
 */
export function findSmoke(scene: Scene, board: Board, height: number): readonly Cloud[] {
  return Object.values(board.zones)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((zone): readonly Cloud[] => {
      if (zone.kind !== 'effect' || zone.effect?.of !== 'smoke') return [];
      const floor = zone.effect.floor ?? null;
      if (!floor) return [{ zone: zone.id, bottom: -height, top: height }];
      const top = floor.y + height;
      const ceiling = findPoint(scene, board, {
        from: { ...floor, y: floor.y + EYE_MARGIN },
        to: { ...floor, y: top },
        blockers: { terrain: true, models: [], glass: true },
      }).stopped;
      return [{ zone: zone.id, bottom: floor.y, top: ceiling?.stoppedAt.y ?? top }];
    });
}

import type { Board } from '../../board/board.ts';
import { partsOfPlace } from '../measure/parts-of-place.ts';
import type { Place } from '../measure-queries.ts';
import { type PlanRegion, regionOfForm } from './plan-region.ts';

/** The convex parts of the ground that an area takes. */
export const regionsOfPlace = (board: Board, place: Place): readonly PlanRegion[] =>
  partsOfPlace(board, place, { kind: 'bases' }).flatMap((part) => (part.kind === 'plate' ? [regionOfForm(part.plate.form)] : []));

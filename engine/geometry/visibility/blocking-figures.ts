import type { Board } from '../../board/board.ts';
import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { modelOf } from '../measure/board-things.ts';
import type { BlockerPolicy } from '../queries.ts';
import { regionsOf, type TargetRegion } from './target-faces.ts';

/** What of a figure can be in the way: never its gear or base. @clause SK-LOS-4, SK-MODEL-3 */
const IN_THE_WAY: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'arms'];

/**
 * The figures that a policy names, but for those who look or are looked at. They are no solids of the scene: only what asks for them here sees
 * them as solid.
 */
export const blockingFigures = (board: Board, { models }: BlockerPolicy, neither: readonly ModelId[]): readonly Model[] =>
  [...new Set(models)]
    .filter((id) => !neither.includes(id))
    .map((id) => modelOf(board, id))
    .filter(({ body }) => body.kind !== 'vehicle');

/** What of a figure hides things, where the policy names it. */
export const solidRegionsOf = (figure: Model): readonly TargetRegion[] => regionsOf(figure, figure.stance, IN_THE_WAY);

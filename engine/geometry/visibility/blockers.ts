import type { ModelId } from '../../identity/ids.ts';
import type { SightFilter } from '../mesh/scene.ts';
import type { SightBlockers } from '../queries.ts';

/**
 * The solids that can hide something under a policy; those of the looker and the target never do. A cloud that is in the scene counts: where none does, none
 * is in it.
 */
export function blockingSolids(policy: SightBlockers, neither: readonly ModelId[]): SightFilter {
  return ({ source, glass }) => {
    if (glass && !policy.glass) return false;
    if (source.kind === 'zone') return true;
    if (source.kind === 'part') return policy.terrain && !policy.without?.includes(source.piece);
    return policy.models.includes(source.model) && !neither.includes(source.model);
  };
}

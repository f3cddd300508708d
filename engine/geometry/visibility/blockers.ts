import type { ModelId } from '../../identity/ids.ts';
import type { SceneSolid, SolidFilter } from '../mesh/scene.ts';
import type { BlockerPolicy } from '../queries.ts';

/** The solids that can hide something under a policy; those of the looker and the target never do. */
export function blockingSolids(policy: BlockerPolicy, neither: readonly ModelId[]): SolidFilter {
  return ({ source, glass }: SceneSolid) => {
    if (glass && !policy.glass) return false;
    if (source.kind === 'part') return policy.terrain;
    return policy.models.includes(source.model) && !neither.includes(source.model);
  };
}

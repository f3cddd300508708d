import type { Model } from '../board/model.ts';
import type { MoveUnitQuestion } from '../ruling/question.ts';
import type { Millimetres } from '../space/quantity.ts';

/**
 * The ways of a unit that is moved as it stands, every model by the same step. Those in front go first, so that nobody has to pass through a comrade who has
 * not moved yet. Each comes to stand on the surface nearest to the height it is at.
 * @frame board, seen from above
 */
export function keepFormation(
  unit: readonly Model[],
  by: { readonly x: Millimetres; readonly z: Millimetres },
): MoveUnitQuestion['moves'] {
  const along = ({ pose: { at } }: Model) => at.x * by.x + at.z * by.z;
  return [...unit]
    .sort((a, b) => along(b) - along(a) || (a.id < b.id ? -1 : 1))
    .map(({ id, pose: { at } }) => ({
      model: id,
      way: [{ kind: 'ground', at: { x: at.x + by.x, y: at.y, z: at.z + by.z } }],
    }));
}

import { type Board, fail, type Model, type Result, succeed } from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import type { UsageFault } from './usage.ts';

const shown = (models: readonly Model[]) =>
  models.map(({ id, name }) => (name === '' ? id : plainName(name) === id ? name : `${name} (${id})`)).join(', ');

/**
 * The model that a caller means: by its id, by its name, or by a part of its name that only one model has. Capitals and accents don't matter.
 * @faults none of that name, with those that may have been meant; or several
 */
export function findModel(board: Board, wanted: string, option: string): Result<Model, UsageFault> {
  const models = Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  const exact = models.find(({ id }) => id === wanted);
  if (exact) return succeed(exact);
  const plain = plainName(wanted);
  const named = models.filter(({ name }) => plainName(name) === plain);
  const found = named.length > 0 ? named : models.filter(({ id, name }) => plainName(name).includes(plain) || id.includes(plain));
  if (found.length === 1) return succeed(found[0]!);
  if (found.length > 1)
    return fail({ code: 'usage/several-models', where: option, fill: { option, wanted, models: shown(found) } });
  const close = closestNames(
    wanted,
    models.flatMap(({ id, name }) => [id, name]),
  );
  const meant = models.filter(({ id, name }) => close.includes(id) || close.includes(name));
  return fail({
    code: 'usage/no-such-model',
    where: option,
    fill: { option, wanted, count: meant.length, meant: shown(meant), models: shown(models) },
  });
}

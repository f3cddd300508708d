import type { Model } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import { type Direction, headlineOf } from './direction.ts';

const SIGNS = { sees: '●', 'does-not-see': '·', 'too-close': '?', refused: '!' } as const;

/** One cell: a sign for seen or not, and the cover's value where there is any. */
function cellOf({ sees, cover }: Direction): string {
  const sign = sees ? SIGNS[headlineOf(sees)] : '';
  if (!cover) return sign;
  if (!cover.ok) return sees ? sign : SIGNS.refused;
  if (sees && !(sees.ok && sees.value.answer.sees)) return sign;
  const { value } = cover.value.answer;
  return sign + (sees && value === 0 ? '' : String(value));
}

/** Every model's view of every other as a table: lookers down, targets across. */
export function sayWhoSeesWhom(models: readonly Model[], directions: readonly Direction[], { say }: Speaker): string {
  const cells = new Map(directions.map((one) => [`${one.looker} ${one.target}`, cellOf(one)]));
  const head = ['', '', ...models.map((_, column) => String(column + 1))];
  const rows = models.map((looker, row) => [
    String(row + 1),
    looker.name,
    ...models.map((target) => (target === looker ? '–' : (cells.get(`${looker.id} ${target.id}`) ?? ''))),
  ]);
  return `${inColumns([head, ...rows], [0]).join('\n')}\n\n${say('ask.legend')}\n`;
}

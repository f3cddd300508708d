import {
  type ImportedMesh,
  OPENING_KINDS,
  type OpeningKind,
  proposalsOf,
  type TerrainAgreement,
  type TerrainGuess,
} from '../../engine/index.ts';
import type { Given } from './given.ts';
import type { UsageFault } from './usage.ts';

const namesIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Parts of the file that are not taken. */
export const readLeftOut = (given: Given): readonly string[] => namesIn(given.value('leave-out'));

/** What was said of the proposals: `--with o3 --without o1,l1 --kind o2=door`. */
export function readAgreement(given: Given, faults: UsageFault[]): TerrainAgreement {
  const taken: Record<string, boolean> = {};
  for (const id of namesIn(given.value('with'))) taken[id] = true;
  for (const id of namesIn(given.value('without'))) taken[id] = false;
  const kinds: Record<string, OpeningKind> = {};
  for (const text of namesIn(given.value('kind'))) {
    const [id = '', called = ''] = text.split('=');
    const kind = OPENING_KINDS.find((one) => one === called.trim());
    if (id === '' || !text.includes('='))
      faults.push({ code: 'usage/not-a-kind', where: '--kind', fill: { option: '--kind', text } });
    else if (!kind)
      faults.push({
        code: 'usage/not-among-choices',
        where: '--kind',
        fill: { option: '--kind', among: OPENING_KINDS.join(', '), text: called },
      });
    else {
      kinds[id.trim()] = kind;
      taken[id.trim()] ??= true;
    }
  }
  return { taken, kinds };
}

/** The first name among what was said that nothing in this file has; null where all are known. */
export function unknownNames(
  { groups }: ImportedMesh,
  terrain: TerrainGuess | null,
  wishes: { readonly agreement: TerrainAgreement; readonly leaveOut: readonly string[] },
): UsageFault | null {
  const parts = groups.map(({ name }) => name);
  const part = wishes.leaveOut.find((name) => !parts.includes(name));
  if (part !== undefined) {
    const known = parts.slice(0, 20).join(', ');
    return { code: 'usage/no-such-part', where: '--leave-out', fill: { option: '--leave-out', wanted: part, known } };
  }
  const ids = terrain ? proposalsOf(terrain).map(({ id }) => id) : [];
  const { taken, kinds } = wishes.agreement;
  const wanted = [...Object.keys(taken), ...Object.keys(kinds)].find((id) => !ids.includes(id));
  if (wanted === undefined) return null;
  const option = wanted in kinds ? '--kind' : taken[wanted] ? '--with' : '--without';
  return { code: 'usage/no-such-proposal', where: option, fill: { option, wanted, known: ids.join(', ') || '—' } };
}

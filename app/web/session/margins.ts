import type { MarginQuery, ModelId } from '../../../engine/index.ts';
import { holdModel } from './board-intents.ts';
import { readyPhysics } from './derived-space.ts';
import { hasThreads, run } from './errands.ts';
import type { Direction, ModelMargin } from './ruling.ts';
import { read, type TableDocument, useSession, write } from './session.ts';

/** How far from where it stands a turn of the answer is looked for. @unit millimetres */
const LIMIT = 50;

/** The questions of margin that the answer rests on, one for each of the two that may be moved: asked again, and farther. */
function queriesOf({ sees }: Direction): readonly MarginQuery[] {
  if (!sees.ok) return [];
  const { margins, answer } = sees.value;
  const about = margins.filter(({ query, holds }) => query.predicate.kind === 'seen' && holds === answer.sees);
  return (['looker', 'target'] as const).flatMap((mover) => {
    const first = about.find(({ query }) => query.mover === mover);
    return first ? [{ ...first.query, limit: LIMIT }] : [];
  });
}

interface Wanted {
  readonly there: Direction;
  readonly document: TableDocument;
}

let asking = false;
let wanted: Wanted | null = null;

const isOnTheTable = ({ there, document }: Wanted) =>
  read().ruling?.there === there && read().document === document && !read().ghost;

/** Looks for the margins of the answer on the table, one after the other, as long as it is the answer on the table. */
export function askMargins(): void {
  const { ruling, document, ghost } = read();
  if (!ruling || ghost || queriesOf(ruling.there).length === 0) return;
  wanted = { there: ruling.there, document };
  if (!asking) goOn([]);
}

function goOn(found: readonly ModelMargin[]): void {
  const now = wanted;
  if (!now || !isOnTheTable(now)) return;
  const query = queriesOf(now.there)[found.length];
  if (!query) {
    wanted = null;
    return;
  }
  const model = now.there[query.mover];
  const from = now.document.board.models[model]?.pose.at;
  if (!from) return;
  asking = true;
  write({ margins: { found, more: true } });
  run(
    'margin',
    { query },
    now.document,
    (finding) => {
      asking = false;
      if (wanted !== now) return goOn([]);
      if (!isOnTheTable(now)) return;
      const all = [...found, { model, from, finding, tolerance: query.tolerance }];
      write({ margins: { found: all, more: queriesOf(now.there).length > all.length } });
      goOn(all);
    },
    () => {
      asking = false;
      write({ margins: null });
    },
  );
}

/** Margins are looked for by themselves where that stops nobody. */
export function keepMargins(): () => void {
  const stops = [
    useSession.subscribe(
      ({ ruling, ghost, document, looker, target }) => [ruling?.there.sees, ghost, document, looker, target],
      () => write({ margins: null, litMargin: null }),
      { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
    ),
    useSession.subscribe(
      ({ asking: busy, ruling }) => (busy ? null : ruling),
      (ruling) => {
        if (ruling && hasThreads()) askMargins();
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const lightMargin = (model: ModelId | null) => write({ litMargin: model });

/** Holds the model where the answer has turned for good: as far beyond the turn as the table still calls too close. */
export async function tryThere({ model, from, finding: { flip }, tolerance }: ModelMargin): Promise<void> {
  if (!flip) return;
  await readyPhysics();
  const way = flip.displacement + tolerance + 0.2;
  holdModel(
    model,
    { x: from.x + flip.towards.x * way, y: flip.beyond.at.y, z: from.z + flip.towards.z * way },
    { byHand: false },
  );
}

import type { Errands } from '../errand.ts';
import { type ErrandBoard, type Lane, openLane } from '../errand-lane.ts';
import { hasThreads, openThread, run } from '../errands.ts';
import type { Agreement } from '../rule-set.ts';
import type { LabErrands } from './lab-errands.ts';

type LabErrandKind = keyof LabErrands;

/** No more than this many threads work for the lab: each keeps a derived world of the board. */
const MOST = 4;

let lanes: Lane[] = [];
let isBroken = false;

const wanted = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

/** How many work side by side. */
export const labWidth = (): number => Math.max(1, lanes.length);

/** Opens the threads of the lab and has them make ready for a table, so that the first question finds them so. */
export function openLabThreads(about: ErrandBoard & { readonly agreed: Agreement }): void {
  if (!hasThreads() || isBroken) return;
  const { agreed } = about;
  const tell = (lane: Lane, kind: 'follow' | 'lab-warm') => {
    const given = kind === 'follow' ? {} : { agreed };
    lane.send(order(kind, given as never, about, nothing, nothing) as never);
  };
  for (const lane of lanes) if (lane.board() !== about.board) tell(lane, 'follow');
  while (lanes.length < wanted()) {
    const lane = openLane(openThread, nothing, () => {
      isBroken = true;
      lanes = [];
    });
    lanes.push(lane);
    tell(lane, 'lab-warm');
  }
}

const nothing = () => {};

const order = <Kind extends keyof Errands>(
  kind: Kind,
  given: Errands[Kind]['given'],
  about: ErrandBoard,
  take: (result: Errands[Kind]['result']) => void,
  broke: (details: string) => void,
) => ({ kind, given, about, take, broke });

/** Has one of the threads do something; in the page itself, a moment later, where there are none. */
export function askLab<Kind extends LabErrandKind>(
  thread: number,
  kind: Kind,
  given: LabErrands[Kind]['given'],
  about: ErrandBoard,
): Promise<LabErrands[Kind]['result']> {
  return new Promise((resolve, reject) => {
    const take = resolve as (result: unknown) => void;
    const broke = (details: string) => reject(new Error(details));
    const lane = lanes[thread];
    if (lane) lane.send(order(kind, given as never, about, take as never, broke) as never);
    else setTimeout(() => run(kind, given as never, about, take as never, broke), 0);
  });
}

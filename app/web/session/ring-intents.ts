import type { Measured, ModelId } from '../../../engine/index.ts';
import { run } from './errands.ts';
import { NO_RING, type Ring, type RingMiddle } from './ring.ts';
import { agreementOf } from './rule-set.ts';
import { read, useSession, write } from './session.ts';
import { isOnBoard } from './tape.ts';
import { writeMeasuring } from './write-measuring.ts';

const writeRing = (change: Partial<Ring>) => writeMeasuring({ ring: { ...read().measuring.ring, ...change } });

let asking = false;

/** Asks who stands how to the ring, then how it lies on the table: one question at a time, and only ever the last that was asked. */
function askRing(): void {
  const { measuring, document } = read();
  const { of, distance } = measuring.ring;
  if (asking || !of || !measuring.ring.asking) return;
  asking = true;
  const question = { of, distance, agreed: agreementOf(document) };
  const isAsked = () => {
    const { ring } = read().measuring;
    return ring.of === of && ring.distance === distance && read().document === document;
  };
  const take = (change: Partial<Ring>) => {
    asking = false;
    if (isAsked()) writeRing({ ...change, asking: false });
    askRing();
  };
  run(
    'ring',
    question,
    document,
    (standing) => {
      take({ standing, broke: null, ...(standing.ok ? {} : { lines: [] }) });
      if (!standing.ok || !isAsked()) return;
      const { by, limit } = standing.value;
      run('ring-lines', { ...question, by, limit }, document, (lines) => {
        if (isAsked()) writeRing({ lines });
      });
    },
    (broke) => take({ standing: null, lines: [], broke }),
  );
}

/** What stands in the middle of a ring: nothing else has one. */
const isMiddle = (thing: Measured): thing is RingMiddle => thing.kind === 'model' || thing.kind === 'unit';

/** Lays the ring around somebody. */
export function ringAround(of: Measured): void {
  if (!isMiddle(of)) return;
  write({ told: null, start: false, hint: null });
  writeRing({ of, standing: null, lines: [], asking: true, lit: null });
  askRing();
}

export function widenRing(distance: number): void {
  writeRing({ distance, lines: [], asking: true });
  askRing();
}

export const liftRing = () => writeRing({ ...NO_RING, distance: read().measuring.ring.distance });
export const lightInRing = (lit: ModelId | null) => writeRing({ lit });

/** On a table that has changed the ring is asked about again; with whom it was laid around it goes. */
export const keepRing = (): (() => void) =>
  useSession.subscribe(({ document: { board, agreed } }, { document: before }) => {
    if (board === before.board && agreed === before.agreed) return;
    const { of } = read().measuring.ring;
    if (!of) return;
    if (!isOnBoard(of, board)) return liftRing();
    writeRing({ asking: true });
    askRing();
  });

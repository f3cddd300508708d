import type { Speaker } from '../../wording/speak.ts';
import { currentTape, type Measuring } from '../session/measuring.ts';
import { sayFacings } from './say-facing.ts';
import { sayRing } from './say-ring.ts';
import { sayTape } from './say-tape.ts';

/** What was measured last, as sentences; nothing as long as it is not known or still in hand. */
export function sayMeasuring(measuring: Measuring, voice: Speaker): string {
  const { mode, ring, facings } = measuring;
  if (mode === 'ring') return ring.asking ? '' : sayRing(ring, voice);
  if (mode === 'facing') return facings.asking ? '' : sayFacings(facings, voice);
  const tape = currentTape(measuring);
  return tape?.ruling && !tape.held && !tape.asking ? sayTape(tape.ruling, voice) : '';
}

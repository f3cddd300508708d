import type { Speaker } from '../../wording/speak.ts';
import type { GroundTapeFound } from '../session/ground-tape.ts';
import { currentTape, type Measuring } from '../session/measuring.ts';
import { sayFacings } from './say-facing.ts';
import { sayRing } from './say-ring.ts';
import { sayTape } from './say-tape.ts';

/** What was measured last, as sentences; nothing as long as it is not known or still in hand. */
export function sayMeasuring(measuring: Measuring, voice: Speaker): string {
  const { mode, ring, facings, path } = measuring;
  if (mode === 'ring') return ring.asking ? '' : sayRing(ring, voice);
  if (mode === 'facing') return facings.asking ? '' : sayFacings(facings, voice);
  if (mode === 'path') return path.found && !path.asking && !path.held ? sayPath(path.found, voice) : '';
  const tape = currentTape(measuring);
  return tape?.ruling && !tape.held && !tape.asking ? sayTape(tape.ruling, voice) : '';
}

/** How long a tape is that is laid from place to place. */
export const sayPath = ({ laid, straight, plan }: GroundTapeFound, { say }: Speaker): string =>
  say('path.sentence', { laid, straight, plan });

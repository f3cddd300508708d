import { liftFacings, tellOf } from './facing-intents.ts';
import { dropGroundTape, takeBackTape } from './ground-tape-intents.ts';
import type { MeasureMode } from './measuring.ts';
import { liftRing } from './ring-intents.ts';
import { read } from './session.ts';
import { dropTape, takeUpTape } from './tape-intents.ts';
import { writeMeasuring } from './write-measuring.ts';

export const takeMeasure = (mode: MeasureMode) => writeMeasuring({ mode });

/** One step back out of what is being measured. @returns false where there is nothing to step out of */
export function stepOutOfMeasuring(): boolean {
  const { mode, from, current, ring, facings } = read().measuring;
  switch (mode) {
    case 'tape':
      if (from === null && current === null) return false;
      dropTape();
      return true;
    case 'path':
      return dropGroundTape();
    case 'ring':
      if (ring.of === null) return false;
      liftRing();
      return true;
    case 'facing':
      if (facings.of === null) return false;
      if (facings.other === null) liftFacings();
      else tellOf(null);
      return true;
  }
}

/** Takes up what is listed: the tape, the ring, or the lines of the facings. */
export function takeUpMeasured(): void {
  const { mode, current } = read().measuring;
  if (mode === 'ring') liftRing();
  else if (mode === 'path') takeBackTape();
  else if (mode === 'facing') liftFacings();
  else if (current !== null) takeUpTape(current);
}

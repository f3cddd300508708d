import { type Measured, type MountedWeapon, WEAPON_MOUNTS } from '../../../engine/index.ts';
import { run } from './errands.ts';
import { type Facings, NO_FACINGS } from './facings.ts';
import { agreementOf } from './rule-set.ts';
import { read, useSession, write } from './session.ts';
import { writeMeasuring } from './write-measuring.ts';

/** Each way in which a weapon can be fixed, for who chooses. */
export const MOUNTS = WEAPON_MOUNTS;

const writeFacings = (change: Partial<Facings>) => writeMeasuring({ facings: { ...read().measuring.facings, ...change } });

let asking = false;

/** Asks for the facings as they are wanted now: one question at a time, and only ever the last that was asked. */
function askFacings(): void {
  const { measuring, document } = read();
  const { of, weapon } = measuring.facings;
  if (asking || of === null || !measuring.facings.asking) return;
  asking = true;
  const take = (change: Partial<Facings>) => {
    asking = false;
    const { facings } = read().measuring;
    if (facings.of === of && facings.weapon === weapon && read().document === document)
      writeFacings({ ...change, asking: false });
    askFacings();
  };
  const bears = document.board.models[of]?.body.kind === 'vehicle';
  run(
    'facings',
    { of, weapon: bears ? weapon : null, agreed: agreementOf(document) },
    document,
    (found) => take({ found, broke: null }),
    (broke) => take({ found: null, broke }),
  );
}

/** Draws the facings of a model; of one whose facings are drawn, another model is told of. */
export function faceAt(thing: Measured): void {
  if (thing.kind !== 'model') return;
  const { of } = read().measuring.facings;
  if (of === null || of === thing.model) faceOf(thing);
  else tellOf(thing.model);
}

export function faceOf(thing: Measured): void {
  if (thing.kind !== 'model') return;
  write({ told: null, start: false, hint: null });
  writeFacings({ of: thing.model, other: null, found: null, asking: true });
  askFacings();
}

/** Tells all reasons about one model. */
export const tellOf = (other: Facings['other']) => writeFacings({ other });
export const liftFacings = () => writeFacings({ ...NO_FACINGS, weapon: read().measuring.facings.weapon });

/** With what a vehicle aims. */
export function aimWith(change: Partial<MountedWeapon>): void {
  writeFacings({ weapon: { ...read().measuring.facings.weapon, ...change }, asking: true });
  askFacings();
}

/** On a table that has changed the facings are asked for again; with the one whose they are they go. */
export const keepFacings = (): (() => void) =>
  useSession.subscribe(({ document: { board, agreed } }, { document: before }) => {
    const { of, other } = read().measuring.facings;
    if (of === null || (board === before.board && agreed === before.agreed)) return;
    if (!(of in board.models)) return liftFacings();
    writeFacings({ asking: true, other: other !== null && other in board.models ? other : null });
    askFacings();
  });

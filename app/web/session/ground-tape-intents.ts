import type { BoardPoint, Measured } from '../../../engine/index.ts';
import { shownSpace } from './derived-space.ts';
import { run } from './errands.ts';
import { type GroundTape, NO_GROUND_TAPE } from './ground-tape.ts';
import { read, useSession, write } from './session.ts';
import { writeMeasuring } from './write-measuring.ts';

const writeTape = (change: Partial<GroundTape>) => writeMeasuring({ path: { ...read().measuring.path, ...change } });

let asking = false;

/** Asks how long the tape is: one question at a time, and only ever about the places as they are. */
function askPath(): void {
  const { measuring, document } = read();
  const { places } = measuring.path;
  if (asking || !measuring.path.asking) return;
  if (places.length < 2) {
    writeTape({ found: null, asking: false });
    return;
  }
  asking = true;
  const take = (change: Partial<GroundTape>) => {
    asking = false;
    if (read().measuring.path.places === places && read().document === document) writeTape({ ...change, asking: false });
    askPath();
  };
  run(
    'ground-path',
    { places },
    document,
    (found) => take({ found }),
    () => take({ found: null }),
  );
}

function lay(places: readonly BoardPoint[], held: boolean): void {
  write({ told: null, start: false, hint: null });
  writeTape({ places, held, asking: true });
  askPath();
}

/** Where a thing is that a tape can be led over: the middle of a base, an objective, a place. */
function placeOf(thing: Measured): BoardPoint | null {
  const { models, objectives } = read().document.board;
  if (thing.kind === 'point') return thing.at;
  if (thing.kind === 'model') return models[thing.model]?.pose.at ?? null;
  return thing.kind === 'objective' ? (objectives[thing.objective]?.at ?? null) : null;
}

/** Leads the tape on to a thing: it bends there. */
export function leadTape(thing: Measured): void {
  const at = placeOf(thing);
  const { places, held } = read().measuring.path;
  if (at) lay([...(held ? places.slice(0, -1) : places), at], false);
}

/** The last stretch of the tape follows the pointer. */
export function holdTapeAt(thing: Measured): void {
  const at = placeOf(thing);
  const { places, held } = read().measuring.path;
  const laid = held ? places.slice(0, -1) : places;
  if (at && laid.length > 0) lay([...laid, at], true);
}

/** Moves the end of the tape over the surface that is nearest in height. @unit millimetres */
export function nudgeTapeEnd(dx: number, dz: number): void {
  const { places } = read().measuring.path;
  const last = places.at(-1);
  if (!last) return;
  const [x, z] = [last.x + dx, last.z + dz];
  const heights = shownSpace()
    .queries.surfacesAt({ x, z })
    .map(({ height }) => height)
    .sort((a, b) => Math.abs(a - last.y) - Math.abs(b - last.y));
  const y = heights[0];
  if (y !== undefined) lay([...places.slice(0, -1), { x, y, z }], false);
}

/** The next stretch begins where the tape ends now; a tape that is only begun begins its first one. */
export function bendTape(): void {
  const { places } = read().measuring.path;
  const last = places.at(-1);
  if (last) lay([...places, { ...last }], false);
}

/** Takes back the last bend, and the end that is held with it. */
export function takeBackTape(): void {
  const { places, held } = read().measuring.path;
  lay(places.slice(0, held ? -2 : -1), false);
}

/** What is held is let go, or all of it taken up; false where nothing lies there. */
export function dropGroundTape(): boolean {
  const { places, held } = read().measuring.path;
  if (places.length === 0) return false;
  if (held && places.length > 2) lay(places.slice(0, -1), false);
  else writeMeasuring({ path: NO_GROUND_TAPE });
  return true;
}

/** On a table that has changed the tape is measured anew. */
export const keepGroundTape = (): (() => void) =>
  useSession.subscribe(({ document: { board } }, { document: before }) => {
    if (board === before.board || read().measuring.path.places.length === 0) return;
    writeTape({ asking: true });
    askPath();
  });

import type { AlteredPair, MovedPair, SymmetryFinding } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';

/** How far, which way, and how something is turned. */
const moveOf = ({ shift, rise, turn }: Pick<MovedPair, 'shift' | 'rise' | 'turn'>) => ({
  by: Math.sqrt(shift.x * shift.x + shift.z * shift.z),
  right: shift.x,
  near: shift.z,
  rise,
  turn: Math.abs(turn),
});

/** A piece that stands beside its place. */
export function sayMoved(moved: MovedPair, { say }: Speaker): string {
  const { piece, counterpart, residual } = moved;
  const fill = { piece, counterpart, ...moveOf(moved), residual: residual.atMost };
  return say(piece === counterpart ? 'symmetry/moved-itself' : 'symmetry/moved', fill);
}

/** More parts than these are only counted. */
const PARTS_TOLD = 8;

/** Where so many times as many pieces are alone as have a counterpart anywhere near, nobody meant the table to be the same for both sides. */
const FEW = 4;

export const isMeantAlike = ({ matched, moved, altered, alone }: SymmetryFinding): boolean =>
  (matched.length + moved.length + altered.length) * FEW >= alone.length;

/** Two pieces that are the same but for some parts, and these parts, as far as they are few. */
export function sayAltered({ piece, counterpart, moved, alone }: AlteredPair, { say }: Speaker): readonly string[] {
  const fill = { piece, counterpart, count: moved.length + alone.length };
  const parts = [
    ...moved.map((one) => say('symmetry/part-moved', { piece: one.piece, part: one.part, ...moveOf(one) })),
    ...alone.map((one) => say('symmetry/part-alone', { piece: one.piece, part: one.part })),
  ];
  const left = parts.length - PARTS_TOLD;
  return [
    say(piece === counterpart ? 'symmetry/altered-itself' : 'symmetry/altered', fill),
    ...parts.slice(0, PARTS_TOLD),
    ...(left > 0 ? [say('symmetry/parts-more', { count: left })] : []),
  ];
}

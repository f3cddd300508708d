import type { PartId, PieceId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { pairsNear } from '../surfaces/boxes-near.ts';
import { gapOfSurfaces } from '../surfaces/nearest-surface.ts';
import { type Shell, shellsOf } from '../surfaces/shells.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** What is no farther apart is joined: glue and a printed layer bridge it. */
const JOINED: Millimetres = 0.3;

/**
 * What hangs in the air: shells that neither touch the table nor hang together, through whatever touches whatever, with something that does.
 * The gap is how far they would have to be let down, or moved, to touch. @cost pairs of shells whose boxes meet
 */
export function findFloating({ bodies, scene }: CheckedBoard): readonly CheckFinding[] {
  const shells = shellsOf(bodies);
  const touches: number[][] = shells.map(() => []);
  for (const [i, j] of pairsNear(
    shells.map(({ surface }) => surface),
    JOINED,
  )) {
    const [one, other] = [shells[i]!, shells[j]!];
    const near =
      gapOfSurfaces(one.surface, other.surface, JOINED, JOINED).one >= 0 ||
      liesIn(one, other, scene) ||
      liesIn(other, one, scene);
    if (!near) continue;
    touches[i]!.push(j);
    touches[j]!.push(i);
  }
  const held = shells.map(({ surface }) => surface.min.y <= JOINED);
  const waiting = held.flatMap((is, i) => (is ? [i] : []));
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    for (const j of touches[i]!) {
      if (held[j]) continue;
      held[j] = true;
      waiting.push(j);
    }
  }
  return farthestOfEach(
    groupsOf(touches, held).map((group): Hanging => {
      const first = shells[group[0]!]!;
      const low = group.reduce((best, i) => (shells[i]!.surface.min.y < shells[best]!.surface.min.y ? i : best), group[0]!);
      const { min, max } = shells[low]!.surface;
      let gap = min.y;
      for (const i of group) {
        for (const [j, other] of shells.entries()) {
          if (held[j]) gap = Math.min(gap, gapOfSurfaces(shells[i]!.surface, other.surface, gap).distance);
        }
      }
      const at = { x: (min.x + max.x) / 2, y: min.y, z: (min.z + max.z) / 2 };
      return { piece: first.piece, part: first.part, count: group.length, gap, at };
    }),
  );
}

interface Hanging {
  readonly piece: PieceId;
  readonly part: PartId;
  readonly count: number;
  readonly gap: Millimetres;
  readonly at: BoardPoint;
}

/** One finding for each piece: how much of it hangs, and where it hangs farthest from everything. */
function farthestOfEach(hanging: readonly Hanging[]): readonly CheckFinding[] {
  const pieces = [...new Set(hanging.map(({ piece }) => piece))];
  return pieces.map((piece): CheckFinding => {
    const own = hanging.filter((one) => one.piece === piece);
    const { part, gap, at } = own.reduce((far, one) => (one.gap > far.gap ? one : far));
    const count = own.reduce((sum, one) => sum + one.count, 0);
    return {
      code: 'check/parts-float',
      where: `pieces.${piece}.parts.${part}`,
      pieces: [piece],
      at,
      fill: { piece, part, count, gap },
    };
  });
}

/** Does a shell lie wholly inside of the part that another belongs to? */
function liesIn({ surface: { corners } }: Shell, { piece, part }: Shell, scene: CheckedBoard['scene']): boolean {
  const at = { x: corners[0]!, y: corners[1]!, z: corners[2]! };
  return (
    scene.solidsAround(at, ({ source }) => source.kind === 'part' && source.piece === piece && source.part === part).length > 0
  );
}

/** What is not held, as far as it hangs together. */
function groupsOf(touches: readonly (readonly number[])[], held: readonly boolean[]): readonly (readonly number[])[] {
  const met = [...held];
  return touches.flatMap((_, i) => {
    if (met[i]) return [];
    const group: number[] = [];
    const waiting = [i];
    met[i] = true;
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      group.push(one);
      for (const next of touches[one]!) {
        if (met[next]) continue;
        met[next] = true;
        waiting.push(next);
      }
    }
    return [group.sort((a, b) => a - b)];
  });
}

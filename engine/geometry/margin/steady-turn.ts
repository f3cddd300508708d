import type { Millimetres } from '../../space/quantity.ts';
import { narrowTurn, type Trial, type Turn, tryWay } from './trial.ts';

/** A turn that lasts this far along its way is one that a hand can set. */
const LASTING: Millimetres = 0.2;
/** A way beside the nearest one is taken if its turn comes no later than this after it. */
const NO_LATER: Millimetres = 0.08;
/** How far to either side of the turn the first other way leads; each further one twice as far. */
const BESIDE: Millimetres = 0.05;

/** A turn, and whether it lasts. */
export interface SteadyTurn extends Turn {
  readonly lasts: boolean;
}

/**
 * Where the way to the nearest turn only cuts across a corner of what lies beyond it, is there a way close by that leads into it? The nearest turn itself
 * where there is none.
 */
export function findSteadyTurn(trial: Trial, turn: Turn, noFlipWithin: Millimetres): SteadyTurn {
  if (lasts(trial, turn)) return { ...turn, lasts: true };
  const { towards, beyond } = turn;
  for (let beside = BESIDE; longer(beyond, beside) <= NO_LATER; beside *= 2) {
    for (const tangent of [beside / beyond, -beside / beyond]) {
      const length = Math.sqrt(1 + tangent * tangent);
      const way = tryWay(trial, {
        x: (towards.x - towards.z * tangent) / length,
        z: (towards.z + towards.x * tangent) / length,
      });
      const judgement = way.judgeAt(beyond + NO_LATER);
      if (!judgement || judgement.holds === trial.start.holds) continue;
      const other = narrowTurn(trial, way, Math.min(noFlipWithin, turn.short), beyond + NO_LATER);
      if (lasts(trial, other)) return { ...other, lasts: true };
    }
  }
  return { ...turn, lasts: false };
}

/** By how much a side is shorter than the slanting way past a point beside its end. */
const longer = (side: Millimetres, beside: Millimetres): Millimetres => Math.sqrt(side * side + beside * beside) - side;

function lasts(trial: Trial, { towards, beyond }: Turn): boolean {
  const judgement = tryWay(trial, towards).judgeAt(beyond + LASTING);
  return judgement === null || judgement.holds !== trial.start.holds;
}

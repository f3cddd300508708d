import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { FlatBox } from './convex-polygon.ts';
import type { FlatObstacles } from './flat-obstacles.ts';

/** A disc that was moved to where it is largest nearby. */
export interface GrownDisc extends Vec2 {
  readonly radius: Millimetres;
}

/** Each step ends at one more obstacle, so that few are needed. */
const GROWING_STEPS = 10;

/**
 * What a disc about this place grows to, when it is moved away from what it touches until nothing is gained: first away from one obstacle, then out of the corner
 * between two.
 * @shape `within`: discs have their centres here; `accuracy`: what gains a thousandth of it is no gain
 */
export function growDisc(
  obstacles: FlatObstacles,
  within: FlatBox,
  accuracy: Millimetres,
  startX: number,
  startY: number,
): GrownDisc {
  const { all, far, awayX, awayY } = obstacles;
  let x = startX;
  let y = startY;
  let found = obstacles.findNearest(x, y, all);
  let radius = found > 0 ? far[0]! : 0;
  for (let step = 0; step < GROWING_STEPS && found > 1 && radius > 0; step++) {
    const cornered = far[1]! - radius < accuracy / 100;
    let wayX = awayX[0]! + (cornered ? awayX[1]! : 0);
    let wayY = awayY[0]! + (cornered ? awayY[1]! : 0);
    const length = Math.sqrt(wayX * wayX + wayY * wayY);
    if (length < 1e-6) break;
    wayX /= length;
    wayY /= length;
    const gain = wayX * awayX[0]! + wayY * awayY[0]!;
    let way = Infinity;
    for (let i = cornered ? 2 : 1; i < found; i++) {
      const closing = gain - (wayX * awayX[i]! + wayY * awayY[i]!);
      if (closing > 1e-9) way = Math.min(way, (far[i]! - radius) / closing);
    }
    if (way === Infinity) break;
    const nextX = x + wayX * way;
    const nextY = y + wayY * way;
    // only some obstacles were looked at, so that the way may lead past others and out of all that is seen
    if (!(nextX >= within.minX && nextX <= within.maxX && nextY >= within.minY && nextY <= within.maxY)) break;
    found = obstacles.findNearest(nextX, nextY, all);
    if (!(far[0]! > radius + accuracy / 1000)) break;
    x = nextX;
    y = nextY;
    radius = far[0]!;
  }
  return { x, y, radius };
}

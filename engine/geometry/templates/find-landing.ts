import type { Board } from '../../board/board.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { LINE_NOISE, STOPS_SHORT } from '../../space/tolerance.ts';
import { type BoardPoint, between, distanceBetween, type Vec3 } from '../../space/vec3.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { StoppedRay } from '../queries.ts';
import type { LandingFinding, LandingQuery } from '../template-queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { findPoint } from '../visibility/find-point.ts';

/** Higher than this nothing stands on a table. @unit millimetres */
const SKY = 1e5;

/**
 * Where does something come down that is shot straight, driven aside by scatter, or falls from the sky?
 * Straight it lies on the first surface of its line: past an open window it flies on, at a wall it stops. Driven aside it goes level and then down.
 * @clause SK-PROX-8, SK-PROX-14, BT-BARR-18
 * @edge at a wall it lies STOPS_SHORT before it; exactly over the edge of the table it is on it; what only lies at the far end of the line does not stop it
 */
export function findLanding(scene: Scene, board: Board, query: LandingQuery): LandingFinding {
  const accept = blockingSolids(query.blockers, []);
  if (query.kind === 'from-above') return comeDown(scene, board, { ...query.over, y: SKY }, accept, null);
  const aimed = query.kind === 'straight' ? query.towards : { ...query.over, y: query.from.y };
  const { stopped } = findPoint(scene, board, { from: query.from, to: aimed, blockers: query.blockers });
  if (!stopped) return comeDown(scene, board, aimed, accept, null);
  const way = distanceBetween(query.from, stopped.stoppedAt);
  const short = between(stopped.stoppedAt, query.from, way > STOPS_SHORT ? STOPS_SHORT / way : 0);
  if (query.kind === 'aside') return comeDown(scene, board, short, accept, stopped);
  if (stopped.by.kind === 'zone') throw new BrokenInvariant('a cloud stopped something that flies');
  return { at: short, on: stopped.by, stopped, offTable: isOff(board, short) };
}

const isOff = ({ size }: Board, { x, z }: Vec3): boolean =>
  Math.abs(x) > size.width / 2 + LINE_NOISE || Math.abs(z) > size.depth / 2 + LINE_NOISE;

/** Straight down from a point onto the first surface, or the table. */
function comeDown(scene: Scene, board: Board, from: BoardPoint, accept: SolidFilter, stopped: StoppedRay | null): LandingFinding {
  const offTable = isOff(board, from);
  const foot = { ...from, y: 0 };
  const hit = from.y > 0 ? scene.firstHit(from, { ...from, y: -1 }, accept) : null;
  const height = hit ? from.y - hit.t * (from.y + 1) : 0;
  if (hit && height > 0) return { at: { ...foot, y: height }, on: scene.solids[hit.solid]!.source, stopped, offTable };
  return { at: foot, on: offTable ? null : { kind: 'table' }, stopped, offTable };
}

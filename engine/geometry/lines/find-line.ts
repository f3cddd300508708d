import type { Board } from '../../board/board.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { LineFinding, LineQuery } from '../queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { blockingFigures, solidRegionsOf } from '../visibility/blocking-figures.ts';
import { firstStop, type StopSeeker } from './first-stop.ts';
import { type EndPlaces, endPlacesOf } from './line-ends.ts';
import { type LineSearch, searchLines } from './search-lines.ts';
import type { LineSection } from './section-of-line.ts';

/**
 * Is there a straight line from any place of one model to any place of another that nothing is in the way of?
 * A free line is one that was tried by rays. That there is none is proven: see `search-lines.ts`.
 * @edge lines that only reach a strip narrower than SLIVER of the target do not count; a line that begins inside of something solid is stopped
 * @breaks when the board has no such model, or one has no place for an end
 */
export function findLine(scene: SightScene, board: Board, query: LineQuery): LineFinding {
  const from = placesOn(board, query.from, query.starts);
  const to = placesOn(board, query.to, query.ends);
  const neither = [query.from, query.to];
  const bodies = blockingFigures(board, query.blockers, neither).flatMap((figure) =>
    solidRegionsOf(figure).flatMap((region) => region.bodies.map(({ faces }) => ({ faces, figure: figure.id }))),
  );
  const way: StopSeeker = {
    scene,
    accept: blockingSolids(query.blockers, neither),
    figures: bodies.map(({ faces }) => faces),
    sources: bodies.map(({ figure }) => ({ kind: 'model', model: figure })),
  };
  // from the end with the smaller coordinates, so that the answer is the same both ways
  const forwards = comesFirst(from.bounds.min, to.bounds.min) || !comesFirst(to.bounds.min, from.bounds.min);
  const [first, second] = forwards ? [from, to] : [to, from];
  const section: LineSection = { thickness: query.thickness, gap: query.smallestGap };
  const found = searchLines(way, first, second, section);
  const ray = found.free && (forwards ? found.free : { from: found.free.to, to: found.free.from });
  return {
    outcome: found.free ? 'free' : found.undecided ? 'undecided' : 'blocked',
    ray,
    stopped: middleStop(way, from, to, section),
    proof: found.free || found.undecided ? null : { screens: found.screens.length, pieces: found.pieces },
    closeCall: found.undecided || (query.tolerance > 0 && wouldTurn(way, [first, second], section, found, query.tolerance)),
  };
}

const comesFirst = (a: Vec3, b: Vec3): boolean => (a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z < b.z);

function placesOn(board: Board, id: LineQuery['from'], ends: LineQuery['starts']): EndPlaces {
  const places = endPlacesOf(modelOf(board, id), ends);
  if (!places) throw new BrokenInvariant(`nothing of ${id} was asked for where a line could end`);
  return places;
}

/** What stops the line between the middles of both. */
function middleStop(way: StopSeeker, from: EndPlaces, to: EndPlaces, section: LineSection): LineFinding['stopped'] {
  const middle = ({ bounds: { min, max } }: EndPlaces) => between(min, max, 0.5);
  const ends = { from: middle(from), aimedAt: middle(to) };
  const stop = firstStop(way, ends.from, ends.aimedAt, section);
  return stop && { ...ends, stoppedAt: stop.at, by: stop.by };
}

/** Would the answer be another with everything in the way thicker, or thinner, by the tolerance? */
function wouldTurn(
  way: StopSeeker,
  [first, second]: readonly [EndPlaces, EndPlaces],
  { thickness, gap }: LineSection,
  found: LineSearch,
  tolerance: Millimetres,
): boolean {
  if (!found.free) {
    const thinner = searchLines(way, first, second, { thickness, gap }, { shrunkBy: tolerance / 2, screens: found.screens });
    return thinner.free !== null || thinner.undecided;
  }
  const thicker = {
    thickness: thickness + tolerance,
    gap: gap && { width: gap.width + tolerance, height: gap.height + tolerance },
  };
  return searchLines(way, first, second, thicker).free === null;
}

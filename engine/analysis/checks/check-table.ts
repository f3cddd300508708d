import { halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { EYE_SHARE_OF_HEIGHT, STANDARD_HEIGHT } from '../../board/standard-body.ts';
import { NOTHING_STATED } from '../../board/stated-sizes.ts';
import { openSpace } from '../../geometry/space-of-board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import { bodiesOf } from '../surfaces/piece-bodies.ts';
import type { CheckedBoard, CheckFinding, CheckWishes } from './check-finding.ts';
import { findBadOpenings } from './find-bad-openings.ts';
import { findFloating } from './find-floating.ts';
import { findNarrowGaps } from './find-narrow-gaps.ts';
import { findOpenParts } from './find-open-parts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findSizeDifferences } from './find-size-differences.ts';
import { findUnsteady } from './find-unsteady.ts';

/** The base of a man where nobody stands on the table. */
const USUAL_BASE: Millimetres = 25;

/** What is checked, in the order in which it is told. */
const CHECKS: readonly ((checked: CheckedBoard) => readonly CheckFinding[])[] = [
  findOpenParts,
  findFloating,
  findUnsteady,
  findOverlaps,
  findSizeDifferences,
  findBadOpenings,
  findNarrowGaps,
];

/** What is asked of a table where nobody says otherwise: that the men on it pass, and look over the sills; men of 50 mm where there are none. */
export function usualCheck(board: Board): CheckWishes {
  const men = Object.values(board.models).filter(({ body }) => body.kind === 'figure');
  const bases = men.flatMap(({ base }) => {
    const half = halfSizeOfBase(base);
    return half ? [2 * Math.min(half.x, half.z)] : [];
  });
  const heights = men.map(({ body }) => body.height);
  const eyes = men.flatMap(({ body }) => body.eyes.standing.map(({ at }) => at.y));
  return {
    bases: bases.length > 0 ? [...new Set(bases)].sort((a, b) => a - b) : [USUAL_BASE],
    height: heights.length > 0 ? Math.max(...heights) : STANDARD_HEIGHT,
    eyes: eyes.length > 0 ? Math.max(...eyes) : STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT,
    stated: NOTHING_STATED,
  };
}

/** What is asked of a table so that one like this passes, and looks over the sills. */
export function checkFor({ base, body }: Pick<Model, 'base' | 'body'>): CheckWishes {
  const half = halfSizeOfBase(base);
  return {
    bases: [half ? 2 * Math.min(half.x, half.z) : USUAL_BASE],
    height: body.height,
    eyes: body.eyes.standing[0]?.at.y ?? body.height * EYE_SHARE_OF_HEIGHT,
    stated: NOTHING_STATED,
  };
}

/**
 * What should whoever prints, builds or lays out this table look at? Each finding with its figures and a place.
 * @breaks a part is made of a mesh that `meshes` does not hold
 * @cost some tenths of a second for a table of kits, a few seconds for one of 100,000 triangles
 */
export function checkTable(board: Board, meshes: MeshLibrary, wishes: CheckWishes): readonly CheckFinding[] {
  const space = openSpace(board, meshes);
  const checked: CheckedBoard = { board, meshes, bodies: bodiesOf(board, meshes), scene: space.scene, wishes };
  const found = CHECKS.flatMap((check) => check(checked));
  space.close();
  return found;
}

import type { Opening } from '../../board/opening.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import { directionOutOfFrame, frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { add, type BoardPoint, cross, scale, type Vec3 } from '../../space/vec3.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** So many lines are tried across and up an opening. */
const LINES = 7;
/** A hole of which more than this share is filled is none. */
const FILLED = 0.25;
/** How far before a wall the floor is looked for, besides the wall's own thickness: where somebody who looks out would stand. */
const BEFORE_WALL: Millimetres = 8;
/** A door may be narrower than a base by this, which paint would be worn off by. */
const SCRAPE: Millimetres = 0.01;

interface PlacedOpening {
  readonly piece: TerrainPiece;
  readonly opening: Opening;
  readonly centre: BoardPoint;
  readonly across: Vec3;
  readonly through: Vec3;
  readonly up: Vec3;
}

/**
 * Windows whose sill differs from what was stated or is higher than those who stand behind it can look over, doors that a base or a head does not fit through,
 * and openings that are walled up. Widths, heights and sills are measured on the solids, from the middle of the opening outwards.
 */
export function findBadOpenings(checked: CheckedBoard): readonly CheckFinding[] {
  return checked.bodies.flatMap(({ piece }) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return Object.values(piece.openings)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((opening): CheckFinding[] => {
        const { centre, across, through } = opening.frame;
        const placed: PlacedOpening = {
          piece,
          opening,
          centre: outOfFrame(frame, centre),
          across: directionOutOfFrame(frame, across),
          through: directionOutOfFrame(frame, through),
          up: directionOutOfFrame(frame, cross(through, across)),
        };
        const filled = filledShare(placed, checked);
        if (filled > FILLED) return [finding('check/opening-filled', placed, { ...named(placed), share: filled })];
        if (opening.kind === 'window' || opening.kind === 'loophole') return findBadSill(placed, checked);
        return opening.kind === 'door' ? findBadDoor(placed, checked) : [];
      });
  });
}

function finding(
  code: CheckFinding['code'],
  { piece, opening, centre }: PlacedOpening,
  fill: CheckFinding['fill'],
): CheckFinding {
  return {
    code,
    where: `pieces.${piece.id}.openings.${opening.id}`,
    pieces: [piece.id],
    at: centre,
    fill,
  };
}

const named = ({ piece, opening }: PlacedOpening) => ({ piece: piece.id, opening: opening.id, kind: opening.kind });

/** The piece's own parts but those that shut its openings. */
const wallsOf =
  ({ piece }: PlacedOpening) =>
  ({ source }: CheckedBoard['scene']['solids'][number]): boolean =>
    source.kind === 'part' &&
    source.piece === piece.id &&
    !Object.values(piece.openings).some(({ leaf }) => leaf === source.part);

/** The share of an opening through which no straight line goes. */
function filledShare(placed: PlacedOpening, { scene }: CheckedBoard): number {
  const { width, height, thickness } = placed.opening.frame;
  let filled = 0;
  for (let i = 0; i < LINES; i++) {
    for (let k = 0; k < LINES; k++) {
      const aside = scale(placed.across, ((i + 0.5) / LINES - 0.5) * width);
      const at = add(placed.centre, add(aside, scale(placed.up, ((k + 0.5) / LINES - 0.5) * height)));
      const half = scale(placed.through, thickness / 2 + 0.5);
      if (scene.isBlocked(add(at, half), add(at, scale(half, -1)), wallsOf(placed))) filled++;
    }
  }
  return filled / (LINES * LINES);
}

/** From the middle of an opening to what bounds it that way, no farther than half of what its frame says and a little. */
function free(placed: PlacedOpening, way: Vec3, half: Millimetres, { scene }: CheckedBoard, from = placed.centre): Millimetres {
  const reach = half + 2;
  const hit = scene.firstHit(from, add(from, scale(way, reach)), wallsOf(placed));
  return hit ? hit.t * reach : half;
}

/** The height of the floor before or behind an opening, over which one would stand; null where there is none before the table. */
function floorBeside(placed: PlacedOpening, side: 1 | -1, { scene }: CheckedBoard): Millimetres {
  const out = scale(placed.through, side * (placed.opening.frame.thickness / 2 + BEFORE_WALL));
  const from = add(placed.centre, out);
  const hit = scene.firstHit(from, { ...from, y: 0 }, () => true);
  return hit ? from.y * (1 - hit.t) : 0;
}

function findBadSill(placed: PlacedOpening, checked: CheckedBoard): CheckFinding[] {
  const { wishes } = checked;
  const { piece, opening, centre, up } = placed;
  const edge = centre.y - free(placed, scale(up, -1), opening.frame.height / 2, checked);
  const floors = [floorBeside(placed, 1, checked), floorBeside(placed, -1, checked)];
  const sill = edge - Math.max(...floors);
  const found: CheckFinding[] = [];
  const said = wishes.stated.pieces.find((one) => one.piece === piece.id)?.sills.find((one) => one.opening === opening.id);
  if (said && Math.abs(sill - said.sill) > wishes.stated.tolerance)
    found.push(
      finding('check/sill-differs', placed, { ...named(placed), is: sill, stated: said.sill, by: Math.abs(sill - said.sill) }),
    );
  if (sill > wishes.eyes) found.push(finding('check/sill-above-eyes', placed, { ...named(placed), sill, eyes: wishes.eyes }));
  return found;
}

function findBadDoor(placed: PlacedOpening, checked: CheckedBoard): CheckFinding[] {
  const { wishes } = checked;
  const { frame } = placed.opening;
  const { across, up } = placed;
  const width = free(placed, across, frame.width / 2, checked) + free(placed, scale(across, -1), frame.width / 2, checked);
  // what has no lintel is as high as one likes
  const lintel = checked.scene.firstHit(placed.centre, add(placed.centre, scale(up, wishes.height)), wallsOf(placed));
  const height = lintel ? lintel.t * wishes.height + free(placed, scale(up, -1), frame.height / 2, checked) : Infinity;
  const base = wishes.bases.find((one) => one > width + SCRAPE);
  return [
    ...(base === undefined ? [] : [finding('check/door-too-narrow', placed, { ...named(placed), width, base })]),
    ...(height < wishes.height - SCRAPE
      ? [finding('check/door-too-low', placed, { ...named(placed), height, needs: wishes.height })]
      : []),
  ];
}

import type { Board, BoardPoint, Zone } from '../../../engine/index.ts';

/** A pointer that comes so near to the height of a floor means what lies on it. @unit millimetres */
const ON_THE_FLOOR = 5;

/** The marked area that is pointed at: of several the smallest. */
export function zoneUnder({ zones }: Board, at: BoardPoint): Zone | null {
  const under = Object.values(zones).filter((zone) => isOver(zone, at));
  return under.reduce<Zone | null>((least, zone) => (least && areaOf(least) <= areaOf(zone) ? least : zone), null);
}

function isOver(zone: Zone, { x, y, z }: BoardPoint): boolean {
  const floor = zone.kind === 'effect' ? zone.effect?.floor : null;
  if (floor && Math.abs(floor.y - y) > ON_THE_FLOOR) return false;
  let inside = false;
  zone.outline.forEach((a, i) => {
    const b = zone.outline[(i + 1) % zone.outline.length]!;
    if (a.z > z !== b.z > z && x < a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

const areaOf = ({ outline }: Zone): number =>
  Math.abs(
    outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      return sum + a.x * b.z - b.x * a.z;
    }, 0),
  );

import { groundRectangle } from '../parts/box.ts';
import { COURSE_OF_WALL } from '../parts/masonry.ts';
import { startPiece } from '../parts/piece-draft.ts';
import { faultsAmong, type KitBuild, tooLarge, tooSmall } from '../terrain-kit.ts';
import { addDebris } from './debris.ts';
import { addFloor, floorOutline } from './floors.ts';
import {
  builtHeight,
  FLOOR_THICKNESS,
  HATCH,
  HATCH_MARGIN,
  LANDING,
  LINTEL,
  type RuinedHouse,
  ruinOf,
  STAIR_RUN_SHARE,
  WALL_NAMES,
  wallLines,
} from './house-plan.ts';
import { addPitchedRoof } from './roof.ts';
import { addWall } from './walls.ts';
import { addHatch, addWayUp, planWayUp } from './way-up.ts';

/** Widest opening that leaves a bit of wall on both sides in a wall of so many bays. */
const widestIn = (length: number, bays: number) => length / Math.max(1, bays) - 2 * LINTEL;

export function clashesOfRuinedHouse(house: RuinedHouse) {
  const { length, width, wallThickness: wall, storeyHeight } = house;
  const longBay = widestIn(length - 2 * wall, house.baysLong);
  const shortBay = house.baysShort === 0 ? longBay : widestIn(width - 2 * wall, house.baysShort);
  const ceiling = storeyHeight - FLOOR_THICKNESS - LINTEL;
  const levels = house.floors - 1 + (house.roof === 'flat' ? 1 : 0);
  const climbs = levels > 0 ? house.wayUp : 'none';
  const lengthForWayUp =
    climbs === 'stairs' ? storeyHeight * STAIR_RUN_SHARE + 2 * LANDING : climbs === 'ladder' ? HATCH + 2 * HATCH_MARGIN : 0;
  return faultsAmong([
    tooLarge('windowWidth', house.windowWidth, longBay, 'baysLong'),
    longBay < shortBay ? null : tooLarge('windowWidth', house.windowWidth, shortBay, 'baysShort'),
    tooLarge('windowHeight', house.windowHeight, ceiling - house.sillHeight, 'storeyHeight'),
    house.door === 'none' && !house.backDoor ? null : tooLarge('doorWidth', house.doorWidth, longBay, 'baysLong'),
    house.door === 'none' && !house.backDoor ? null : tooLarge('doorHeight', house.doorHeight, ceiling, 'storeyHeight'),
    tooSmall('length', length, lengthForWayUp + 2 * wall, 'wayUp'),
  ]);
}

export function buildRuinedHouse(house: RuinedHouse): KitBuild {
  const draft = startPiece();
  const ruin = ruinOf(house);
  const lines = wallLines(house);
  for (const name of WALL_NAMES) addWall(draft, house, ruin, name, lines[name]);

  const levels = house.floors - 1 + (house.roof === 'flat' ? 1 : 0);
  const way = levels > 0 ? planWayUp(house, ruin) : null;
  const built = builtHeight(house);
  const course = COURSE_OF_WALL[house.walls];
  for (let storey = 0; storey < levels; storey++) {
    const level = (storey + 1) * house.storeyHeight;
    // a floor lies only where the walls still carry it
    const intactNeeded = Math.min(1, (level + 4 * course + 2) / built);
    const outline = floorOutline(house, ruin, way, level, intactNeeded);
    if (!outline) break;
    const floor = storey + 1 === house.floors ? 'roof' : `floor-${storey + 1}`;
    addFloor(draft, ruin, way, level, outline, floor);
    if (!way) continue;
    addHatch(draft, ruin, way, level, floor, `hatch-${storey}`);
    addWayUp(draft, house, ruin, way, storey);
  }
  addDebris(draft, house, ruin, way);
  if (house.roof === 'pitched') addPitchedRoof(draft, house, ruin);

  const { length, width } = house;
  return draft.finish([groundRectangle(-length / 2, -width / 2, length / 2, width / 2)]);
}

import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { FlatBox } from './convex-polygon.ts';
import { makeShadowCollector } from './flat-shadows.ts';
import { type ImageFrame, lookTowards } from './image-frame.ts';
import type { Look } from './look.ts';
import { largestFirst } from './shadow-order.ts';
import { lookingInto, pyramidAround, sidesOfPyramid } from './sight-pyramid.ts';
import { makeAreaCutter, type UncoveredArea, type Uncut } from './uncovered-area.ts';

/** Proves targets hidden by few solids, in room of its own: not to be used by two callers at a time. */
export interface HiddenProver {
  /**
   * Do these solids alone surely hide everything with these corners? They do where they cover the whole window around them before the nearest of them, with
   * no strip left out; then whatever else stands there, no share of it is seen.
   * @shape `chosen`: solids by their index; `corners`: x y z each @frame board
   */
  isHiddenBy(
    scene: SightScene,
    eye: Vec3,
    middle: Vec3,
    corners: Float64Array,
    accept: SightFilter,
    chosen: readonly number[],
  ): boolean;
  /** The solids of which some cover the whole window of a look before the nearest of its target; null where they do not, or figures are needed. */
  whatHides(scene: SightScene, look: Look): readonly number[] | null;
}

export function makeHiddenProver(): HiddenProver {
  const collector = makeShadowCollector();
  const cutter = makeAreaCutter();
  const visitor = { face: collector.add, outline: collector.addRim, place: collector.place };
  const isSeen = ({ anyUncovered }: UncoveredArea) => anyUncovered;
  const box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  let took = new Uint8Array(64);

  /** The box of the picture that holds all corners; false where one is not in front of the eye. */
  function boxOfPicture({ eye, axis, right, up, distance }: ImageFrame, corners: Float64Array): boolean {
    box.minX = box.minY = Infinity;
    box.maxX = box.maxY = -Infinity;
    for (let k = 0; k < corners.length; k += 3) {
      const x = corners[k]! - eye.x;
      const y = corners[k + 1]! - eye.y;
      const z = corners[k + 2]! - eye.z;
      const depth = x * axis.x + y * axis.y + z * axis.z;
      if (depth < EYE_MARGIN) return false;
      const zoom = distance / depth;
      const px = (x * right.x + y * right.y + z * right.z) * zoom;
      const py = (x * up.x + y * up.y + z * up.z) * zoom;
      if (px < box.minX) box.minX = px;
      if (px > box.maxX) box.maxX = px;
      if (py < box.minY) box.minY = py;
      if (py > box.maxY) box.maxY = py;
    }
    return true;
  }

  /** Nothing of a box of the picture is left, not even strips, where these shadows have been taken out that are before all of the target. */
  function areCovering(shadows: Look['shadows'], whole: FlatBox, isWanted: boolean): boolean {
    const before = largestFirst(shadows, EVERYTHING).filter((shadow) => shadows.isBefore[shadow] === 1);
    if (before.length === 0) return false;
    if (isWanted) {
      if (took.length < shadows.count) took = new Uint8Array(2 * shadows.count);
      took.fill(0);
    }
    const { leftOut, anyUncovered } = cutter.measure(
      [windowOf(whole)],
      shadows,
      Int32Array.from(before),
      isSeen,
      isWanted ? { took } : NOBODY,
    );
    return !anyUncovered && leftOut === 0;
  }

  return {
    isHiddenBy(scene, eye, middle, corners, accept, chosen) {
      const frame = lookTowards(eye, middle);
      if (!boxOfPicture(frame, corners)) return false;
      const pyramid = pyramidAround(frame, box, corners);
      collector.begin(frame, pyramid, corners);
      scene.gatherShadows(sidesOfPyramid(frame, pyramid), lookingInto(frame, pyramid), accept, visitor, chosen);
      return areCovering(collector.collected(), pyramid.window, false);
    },
    whatHides(scene, { shadows, pyramid }) {
      if (!areCovering(shadows, pyramid.window, true)) return null;
      const owners = new Set<number>();
      for (let shadow = 0; shadow < shadows.count; shadow++) if (took[shadow] === 1) owners.add(shadows.owners[shadow]!);
      const chosen = [...owners];
      return chosen.every((owner) => owner < scene.solids.length) ? chosen : null;
    },
  };
}

const EVERYTHING = () => true;
const NOBODY = {};

const windowOf = ({ minX, minY, maxX, maxY }: FlatBox): Uncut => ({
  shape: [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ],
  surface: null,
});

import type { Vec3 } from '../../space/vec3.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import { type FlatCore, findFlatCore, partsAll } from './flat-core.ts';
import { type HiddenProver, makeHiddenProver } from './hidden-proof.ts';
import type { Look } from './look.ts';
import type { PlacedTarget } from './placed-target.ts';
import { cornersOfBox, type SpaceBox } from './shaft.ts';

/** What hid targets from eyes before, to be tried on the next. What it says is proven, whatever it remembers. */
export interface RememberedHiders {
  /** Is all of the smallest convex space around these points surely hidden from every eye in this box? @shape x y z each */
  hideFromAll(points: Float64Array, eyes: SpaceBox): boolean;
  /** Is this target surely hidden from this eye? @shape `at`: the same as x y z */
  hideFrom(target: PlacedTarget, eye: Vec3, at: Float64Array): boolean;
  /** Learns from a look that sees nothing of the target. */
  learn(target: PlacedTarget, look: Look, at: Float64Array): void;
}

/** So many flat cores of solids are kept, and so many choices of solids that hide it together. */
const CORES = 24;
const CHOICES = 2;
/** Each time that choices have hidden it so often, a core is looked for. */
const FOR_A_CORE = 4;
/** An eye so near to the box around a solid is asked in full. @unit millimetres */
const NEAR = 1;

let prover: HiddenProver | null = null;

export function rememberHiders(scene: SightScene, accept: SightFilter): RememberedHiders {
  const cores: FlatCore[] = [];
  const choices: (readonly number[])[] = [];
  let hits = 0;
  let wasHidden = false;

  function toFront<Thing>(things: Thing[], index: number): void {
    if (index > 0) things.unshift(...things.splice(index, 1));
  }

  function isAwayFrom({ min, max }: SpaceBox, { solid }: FlatCore): boolean {
    const { min: least, max: most } = scene.boundsOf(solid);
    return (
      max.x < least.x - NEAR ||
      min.x > most.x + NEAR ||
      max.y < least.y - NEAR ||
      min.y > most.y + NEAR ||
      max.z < least.z - NEAR ||
      min.z > most.z + NEAR
    );
  }

  /** @shape `corners`: of the box, or of what it is the box around */
  function isBehindCore(points: Float64Array, box: SpaceBox, corners: Float64Array): boolean {
    const found = cores.findIndex((core) => partsAll(core, corners, points) && isAwayFrom(box, core));
    toFront(cores, found);
    return found >= 0;
  }

  function learnCore({ middle, around }: PlacedTarget, chosen: readonly number[], eye: Vec3, at: Float64Array): boolean {
    for (const solid of chosen) {
      const core = findFlatCore(scene, solid, eye, middle, around);
      if (!core || !partsAll(core, at, around) || !isAwayFrom({ min: eye, max: eye }, core)) continue;
      cores.unshift(core);
      cores.length = Math.min(cores.length, CORES);
      return true;
    }
    return false;
  }

  /** Is it hidden by one of the choices? They are dearer to try than cores, and only worth it beside an eye that it was hidden from. */
  function isHiddenByChoice(target: PlacedTarget, eye: Vec3, at: Float64Array): boolean {
    if (!wasHidden) return false;
    prover ??= makeHiddenProver();
    const corners = target.cornersFor(eye);
    const found = choices.findIndex((chosen) => prover!.isHiddenBy(scene, eye, target.middle, corners, accept, chosen));
    toFront(choices, found);
    // one solid, or two, may have a core that does as well and is tried much quicker
    if (found >= 0 && choices[0]!.length <= 2 && ++hits % FOR_A_CORE === 0) learnCore(target, choices[0]!, eye, at);
    return found >= 0;
  }

  return {
    hideFromAll: (points, eyes) => isBehindCore(points, eyes, cornersOfBox(eyes)),
    hideFrom(target, eye, at) {
      wasHidden = isBehindCore(target.around, { min: eye, max: eye }, at) || isHiddenByChoice(target, eye, at);
      return wasHidden;
    },
    learn(target, look, at) {
      wasHidden = true;
      prover ??= makeHiddenProver();
      const chosen = prover.whatHides(scene, look);
      if (!chosen || learnCore(target, chosen, look.frame.eye, at)) return;
      choices.unshift(chosen);
      choices.length = Math.min(choices.length, CHOICES);
    },
  };
}

import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { closestOfPlates } from '../measure/closest-points.ts';
import { basePlateOf, closestContact, hullFacesOf } from '../measure/contact-shapes.ts';
import { flattened, hullAround } from '../measure/convex-shape.ts';
import { gapToSolids } from '../measure/gap-to-solids.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { BehindFinding, BehindQuery } from '../queries.ts';
import { highestOver, type PlanLine, planLine, stripOver } from './upright-cut.ts';

/**
 * How does a shelter lie between a viewer and a model: does the plan line to the model's axis go over it, how high is it there, and how far is it
 * from the model's base?
 * @clause SK-HIDE-1, SK-HIDE-4, SK-COVER-10, SK-DIST-5, SK-GEOM-21
 * @edge a line that only touches the shelter goes over it; a shelter that has no solids is never crossed and endlessly far
 * @breaks when the board has no such model
 */
export function findBehind(scene: Scene, board: Board, { model: id, viewer, shelter }: BehindQuery): BehindFinding {
  const model = modelOf(board, id);
  const line = planLine(viewer, model.pose.at);
  if (shelter.kind === 'model') return behindModel(model, modelOf(board, shelter.model), line);
  const isShelter: SolidFilter = ({ source }) =>
    source.kind === 'part' && source.piece === shelter.piece && (shelter.kind === 'piece' || source.part === shelter.part);
  let top: number | null = null;
  scene.gather(stripOver(line), isShelter, (c) => {
    const height = highestOver(line, [
      { x: c[0]!, y: c[1]!, z: c[2]! },
      { x: c[3]!, y: c[4]!, z: c[5]! },
      { x: c[6]!, y: c[7]!, z: c[8]! },
    ]);
    if (height !== null && (top === null || height > top)) top = height;
  });
  const gap = gapToSolids(scene, basePlateOf(model), isShelter)?.distance ?? Number.POSITIVE_INFINITY;
  return finding(model, top, gap);
}

const finding = (model: Model, top: number | null, gap: number): BehindFinding => ({
  crossed: top !== null,
  heightAcross: top === null ? null : top - model.pose.at.y,
  gap,
});

/** A vehicle shelters with hull and turret, everything else with the height of its stance over its base. */
function behindModel(model: Model, shelter: Model, line: PlanLine): BehindFinding {
  const gap = closestContact(model, shelter).distance;
  const hull = hullFacesOf(shelter);
  if (hull.length > 0) {
    const tops = hull.flat().flatMap((face) => highestOver(line, face) ?? []);
    return finding(model, tops.length > 0 ? Math.max(...tops) : null, gap);
  }
  const crossed = crossesPlate(line, shelter);
  const top = crossed ? shelter.pose.at.y + heightInStance(shelter, shelter.stance) : null;
  return finding(model, top, gap);
}

/** Does the line go over the base of a model? */
function crossesPlate({ from, to }: PlanLine, model: Model): boolean {
  const level = (p: { readonly x: number; readonly z: number }): BoardPoint => ({ x: p.x, y: 0, z: p.z });
  return closestOfPlates(hullAround([level(from), level(to)]), flattened(basePlateOf(model))).distance <= LINE_NOISE;
}

import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { oncePerPair } from '../../document/once.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import { modelOf } from '../measure/board-things.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { closestInPlan } from '../measure/closest-in-plan.ts';
import { basePlateOf, hullFacesOf } from '../measure/contact-shapes.ts';
import { findContact } from '../measure/find-distance.ts';
import { gapToSolids } from '../measure/gap-to-solids.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { BehindFinding, BehindQuery } from '../queries.ts';
import { type PlanLine, planLine, type Rise, riseOver, stripOver, topBelowFirstGap } from './upright-cut.ts';

/**
 * How does a shelter lie between a viewer and a model: does the plan line to the model's axis go over it, how high is it there, and how far is it
 * from the model's base?
 * @clause SK-HIDE-1, SK-HIDE-4, SK-COVER-10, SK-DIST-5, SK-GEOM-21
 * @edge a line that only touches the shelter goes over it; a hole ends the height at its sill; what begins over the model's head is 0 high;
 * a shelter that has no solids is never crossed and endlessly far
 * @breaks when the board has no such model
 */
export function findBehind(scene: Scene, board: Board, { model: id, viewer, shelter }: BehindQuery): BehindFinding {
  const model = modelOf(board, id);
  const line = planLine(viewer, model.pose.at);
  if (shelter.kind === 'model') return behindModel(model, modelOf(board, shelter.model), line);
  const isShelter = partsOf(shelter);
  const over = (way: PlanLine): Rise[] => {
    const rises: Rise[] = [];
    scene.gather(stripOver(way), isShelter, (c) => {
      const rise = riseOver(way, [
        { x: c[0]!, y: c[1]!, z: c[2]! },
        { x: c[3]!, y: c[4]!, z: c[5]! },
        { x: c[6]!, y: c[7]!, z: c[8]! },
      ]);
      if (rise) rises.push(rise);
    });
    return rises;
  };
  // where the line ends within the shelter no face stands between its bottom and its top
  const rises = [...over(line), ...[line.from, line.to].flatMap((end) => wholeOf(over(planLine(end, end))))];
  return finding(model, rises, gapTo(scene, model, shelter));
}

type Terrain = Exclude<BehindQuery['shelter'], { readonly kind: 'model' }>;

const partsOf =
  (shelter: Terrain): SolidFilter =>
  ({ source }) =>
    source.kind === 'part' && source.piece === shelter.piece && (shelter.kind === 'piece' || source.part === shelter.part);

/** How far a model stands from a shelter is the same from wherever it is viewed. */
function gapTo(scene: Scene, model: Model, shelter: Terrain): number {
  const known = gapsOf(scene, model);
  const name = JSON.stringify([shelter.piece, shelter.kind === 'part' ? shelter.part : null]);
  const before = known.get(name);
  if (before !== undefined) return before;
  const gap = gapToSolids(scene, basePlateOf(model), partsOf(shelter))?.distance ?? Number.POSITIVE_INFINITY;
  known.set(name, gap);
  return gap;
}

const gapsOf = oncePerPair((_scene: Scene, _model: Model) => new Map<string, number>());

const wholeOf = (rises: readonly Rise[]): Rise[] =>
  rises.length === 0 ? [] : [{ from: Math.min(...rises.map(({ from }) => from)), to: Math.max(...rises.map(({ to }) => to)) }];

function finding(model: Model, rises: readonly Rise[], gap: number): BehindFinding {
  if (rises.length === 0) return { crossed: false, heightAcross: null, gap };
  const floor = model.pose.at.y;
  const top = topBelowFirstGap(rises, floor + heightInStance(model, model.stance));
  return { crossed: true, heightAcross: (top ?? floor) - floor, gap };
}

/** A vehicle shelters with hull and turret, everything else with the height of its stance over its base. */
function behindModel(model: Model, shelter: Model, line: PlanLine): BehindFinding {
  const gap = findContact(model, shelter).distance;
  const hull = hullFacesOf(shelter);
  if (hull.length > 0)
    return finding(
      model,
      hull.flat().flatMap((face) => riseOver(line, face) ?? []),
      gap,
    );
  const floor = shelter.pose.at.y;
  const rise = { from: floor, to: floor + heightInStance(shelter, shelter.stance) };
  return finding(model, crossesPlate(line, shelter) ? [rise] : [], gap);
}

/** Does the line go over the base of a model? */
const crossesPlate = ({ from, to }: PlanLine, model: Model): boolean =>
  closestInPlan({ kind: 'polygon', corners: [from, to] }, basePlateOf(model).form).distance <= LINE_NOISE;

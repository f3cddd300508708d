import { withModel } from '../../../../board/board-edit.ts';
import type { Model } from '../../../../board/model.ts';
import type { MoveLeg } from '../../../../geometry/movement-queries.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Situation } from '../../../../rules/playing.ts';
import { onBoard } from '../../../../rules/table.ts';
import { angleOf } from '../../../../space/angle-of.ts';
import { frameOfPose, intoFrame } from '../../../../space/frame.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { seesByTheRules } from '../../melee.ts';
import { decisive } from '../fight/decisive.ts';
import { placesAlong } from '../places-along.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, onTable } from '../state.ts';
import { tell } from '../tell.ts';
import { camouflageOf, FOR_EACH_POINT } from './camouflage.ts';

/** From how far somebody spots whoever lies in wait, as far as that is camouflaged. @clause SK-ABIL-32, SK-CAMO-9 @example R 5 spots at 40 cm, at 24 cm whoever is of level 2, at 48 cm who is dressed garishly (SK-EX-5) */
export const spottingRange = (fighter: Pick<Fighter, 'figure' | 'changes' | 'items'>, camouflage: number): Millimetres =>
  Math.max(0, profileOf(fighter).reaction + (fighter.items.includes('binoculars') ? BY_BINOCULARS : 0) - camouflage) *
  FOR_EACH_POINT;

/** What binoculars add to the Reaction of who looks for somebody hidden. @clause SK-ITEM-2 @example R 5 spots at 56 cm (SK-EX-72) */
const BY_BINOCULARS = 2;

/**
 * Whoever lies in wait and is in sight and range of an enemy is hidden no more. Shocked and broken men spot nobody, and nobody spots what is behind him.
 * @clause SK-ABIL-31 to 34, SK-MODEL-9
 */
export function spotThoseInWait(play: Play<Battle>): void {
  const situation = play.now();
  const searchers = searchersOf(situation);
  for (const { model, side } of thoseInWait(situation)) {
    const by = searchers.find((one) => one.side !== side && spots(situation, one, model));
    if (by) tell(play, { kind: 'skirmish/spotted', model, by: by.model });
  }
}

/**
 * Whoever lies in wait and comes into sight and range somewhere on the way of somebody is spotted as well; the way is looked along from each centimetre of it,
 * the walker looking where he goes. @clause SK-ABIL-31, SK-ABIL-33, SK-ABIL-34
 */
export function spotAlongWay(play: Play<Battle>, walker: ModelId, legs: readonly MoveLeg[]): void {
  const situation = play.now();
  const searcher = searchersOf(situation).find(({ model }) => model === walker);
  const own = situation.table.board.models[walker];
  if (!searcher || !own) return;
  let waiting = thoseInWait(situation).filter(({ side }) => side !== searcher.side);
  for (const leg of legs) {
    if (waiting.length === 0) return;
    for (const at of placesAlong(leg)) {
      const there: Model = { ...own, pose: { at, facing: angleOf(leg.to.z - leg.from.z, leg.to.x - leg.from.x) } };
      const board = withModel(situation.table.board, there);
      const table = onBoard(situation.table, board);
      const found = waiting.filter(({ model }) => spots({ ...situation, table }, searcher, model));
      for (const { model } of found) tell(play, { kind: 'skirmish/spotted', model, by: walker });
      waiting = waiting.filter((one) => !found.includes(one));
    }
  }
}

/** Those of whom nobody here knows where they are are spotted by nobody here: a side that thinks ahead has them not on its table. */
const thoseInWait = ({ state, table }: Situation<Battle>): readonly Fighter[] =>
  onTable(state)
    .filter(({ model, lyingInWait }) => lyingInWait && table.board.models[model])
    .sort((a, b) => (a.model < b.model ? -1 : 1));

/** @clause SK-ABIL-34 */
const searchersOf = ({ state, table }: Situation<Battle>): readonly Fighter[] =>
  onTable(state)
    .filter(({ model, shocks, broken, lyingInWait }) => shocks === 0 && !broken && !lyingInWait && table.board.models[model])
    .sort((a, b) => (a.model < b.model ? -1 : 1));

/** Near enough, in front, and in sight. */
function spots(situation: Situation<Battle>, searcher: Fighter, target: ModelId): boolean {
  const { table, state } = situation;
  const { distance } = table.space.distance(searcher.model, target, 'heads');
  if (!isWithin(distance, spottingRange(searcher, camouflageOf(situation, searcher.model, state.fighters[target]!)), 0).holds)
    return false;
  const own = table.board.models[searcher.model]!;
  const other = table.board.models[target]!;
  if (!liesAhead(own, other)) return false;
  return seesByTheRules(decisive(table), own, other).holds;
}

/** In the half before the line of somebody's shoulders. @clause SK-MODEL-8, SK-MODEL-9 @edge exactly beside him is before him */
export function liesAhead({ pose }: Model, other: Model): boolean {
  return intoFrame(frameOfPose(pose), other.pose.at).z >= -BESIDE;
}

/** Whoever is so little behind the line is on it. */
const BESIDE: Millimetres = 1e-6;

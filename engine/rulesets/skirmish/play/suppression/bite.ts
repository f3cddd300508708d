import type { Model } from '../../../../board/model.ts';
import type { MoveLeg } from '../../../../geometry/movement-queries.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { headPoint } from '../../body-policy.ts';
import { seesByTheRules } from '../../melee.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { coverFound, coverFrom, isWeak, supposing, turnedTowards } from '../fight/aimed-shot.ts';
import { takeBlow } from '../fight/blow.ts';
import { blowOf } from '../fight/blow-of-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { placesAlong } from '../places-along.ts';
import { type Battle, fighterOf, type Marker } from '../state.ts';
import { tell } from '../tell.ts';

/**
 * Whoever carries on under suppressive fire and comes into sight somewhere on his way is hit there, by the cover of that place; the way is looked along from each
 * centimetre of it. Who is still on the table then goes on.
 * @clause SK-SUPP-10, SK-SUPP-13, SK-SUPP-14
 */
export function* biteAlongWay(play: Play<Battle>, model: ModelId, legs: readonly MoveLeg[]): Resolution {
  for (const leg of legs)
    for (const at of placesAlong(leg)) {
      const situation = play.now();
      if (markersOf(situation, model).length === 0) return;
      const own = situation.table.board.models[model]!;
      const there: Model = { ...own, perch: null, pose: { ...own.pose, at } };
      if (!bites(situation, there)) continue;
      play.happens({ kind: 'model-stands', model: there });
      yield* biteHere(play, model);
    }
}

/** Whoever carries on under suppressive fire and is in sight is hit. @clause SK-SUPP-10, SK-SUPP-13, SK-SUPP-14 */
export function* biteHere(play: Play<Battle>, model: ModelId): Resolution {
  for (;;) {
    const situation = play.now();
    const own = situation.table.board.models[model];
    const marker = own && bites(situation, own);
    if (!own || !marker) return;
    const { by, weapon, zone, headshot } = marker;
    const shooter = situation.table.board.models[by]!;
    const table = supposing(situation.table, turnedTowards(shooter, own));
    const found = coverFound(table, by, model);
    const cover = coverFrom(found, weaponOf(weapon), zone, weaponOf(weapon).armourPiercing);
    tell(play, { kind: 'skirmish/marker-bites', model, by });
    const firer = fighterOf(situation.state, by)!;
    const { side } = firer;
    const blow = blowOf({ weapon, zone, cover, weak: isWeak(firer, weapon) }, headshot);
    yield* takeBlow(play, model, { ...blow, shocks: false, roller: side, by, from: headPoint(shooter) });
  }
}

const markersOf = ({ state }: Situation<Battle>, model: ModelId): readonly Marker[] => {
  const fighter = fighterOf(state, model);
  return fighter?.underFire === 'carries-on' && fighter.whereabouts === 'table' ? fighter.markers : [];
};

/** The first marker whose shooter still could and does see somebody who stands so. @clause SK-SUPP-13 */
function bites(situation: Situation<Battle>, own: Model): Marker | null {
  const { table, state } = situation;
  const seeing = markersOf(situation, own.id).find(({ by }) => {
    const shooter = table.board.models[by];
    const fighter = fighterOf(state, by);
    if (!shooter || fighter?.whereabouts !== 'table' || fighter.shocks > 0 || fighter.broken) return false;
    const turned = turnedTowards(shooter, own);
    return (
      seesByTheRules(decisive(supposing(supposing(table, own), turned)), turned, own).holds &&
      opponentsOf(situation, by).length === 0
    );
  });
  return seeing ?? null;
}

import type { Model } from '../../../../board/model.ts';
import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { MoveLeg } from '../../../../geometry/movement-queries.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Situation } from '../../../../rules/playing.ts';
import { angleOf } from '../../../../space/angle-of.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { lookerHides } from '../../hiding.ts';
import { openLook } from '../../look.ts';
import { seesByTheRules } from '../../melee.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { FireMode } from '../facts.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { liesAhead } from '../hidden/spotting.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import { hasNotFired, payForFiring } from '../medic.ts';
import { placesAlong } from '../places-along.ts';
import { standWhere } from '../stand-where.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { aimShot, supposing } from './aimed-shot.ts';
import { decisive } from './decisive.ts';
import { opponentsOf } from './melee-now.ts';
import { openFire } from './open-fire.ts';
import { zoneAt } from './range.ts';
import { modesIn, whatKeepsFromFiring } from './rate.ts';

/** Where a charger could be shot at, and how. */
interface Moment {
  readonly charger: Model;
  readonly legs: readonly MoveLeg[];
  readonly mode: FireMode;
  readonly needed: number;
  readonly distance: Millimetres;
}

/** Actions of his next activation that somebody has. */
const COMING_ACTIONS = 2;
/** Picked to let him come. */
const HOLD = 'skirmish/hold-fire';
/** A floor that is no farther from the way is the one that is walked on. @unit millimetres */
const SAME_FLOOR = 1;

/** Does somebody who hides have the wall that he hides behind between himself and another? @clause SK-HIDE-7 @shape before he stands up for the charge */
export function isAcrossHisWall({ table }: Situation<Battle>, hider: ModelId, other: ModelId): boolean {
  const look = openLook({ kind: 'sees', looker: hider, target: other }, decisive(table));
  return look.ok && (lookerHides(look.value)?.call.holds ?? false);
}

/**
 * Whoever is charged may shoot at the charger before he comes to him, where the table agreed so: with one of his coming two actions, at a place of the way at which he
 * sees him before himself, for he does not turn out of his turn. Of places from which a shot takes the same he is asked about the first.
 * @clause SK-CHARGE-11, SK-HIDE-7, SK-MODEL-9, SK-MODEL-10, SK-SHOCK-8 @returns how far the charger comes whom that shocks or puts down; null for one who comes on
 */
export function* fireInReaction(
  play: Play<Battle>,
  charger: ModelId,
  target: ModelId,
  way: readonly MoveLeg[],
): Generator<GameRequest, readonly MoveLeg[] | null, RequestAnswer> {
  const situation = play.now();
  const fighter = fighterOf(situation.state, target)!;
  const weapon = fighter.inHand;
  const agreed = situation.table.settings as SkirmishSettings;
  if (!agreed.reactionFireOnCharge || weapon === null || !mayReact(situation, fighter, weapon)) return null;
  const moments = momentsOf(situation, fighter, weapon, charger, way);
  if (moments.length === 0) return null;
  const fill = { model: target, target: charger };
  const [picked = HOLD] = yield* askForChoice({
    chooser: fighter.side,
    purpose: 'purpose/reaction-fire',
    clause: 'SK-CHARGE-11',
    fill,
    options: [
      ...moments.map(({ mode, needed, distance }, i) =>
        mode === 'burst'
          ? { id: `${i}`, says: 'reaction-fire/burst', fill: { needed, distance } }
          : { id: `${i}`, says: 'reaction-fire/shot', fill: { needed, distance } },
      ),
      { id: HOLD, says: 'reaction-fire/none', fill },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked === HOLD) return null;
  const moment = moments[Number(picked)]!;
  play.happens({ kind: 'model-stands', model: moment.charger });
  const isFirst = hasNotFired(fighter);
  yield* openFire(play, target, charger, { weapon, mode: moment.mode, ammunition: 'plain', only: charger });
  tell(play, { kind: 'skirmish/reacted', model: target, target: charger });
  if (isFirst) payForFiring(play, target);
  const after = fighterOf(play.now().state, charger)!;
  return after.whereabouts === 'table' && after.shocks === 0 && !after.broken ? null : moment.legs;
}

/** Who has an action to come, his wits about him and a weapon that fires shots. @clause SK-CHARGE-11, SK-SHOCK-8, SK-LOAD-7 */
function mayReact(situation: Situation<Battle>, fighter: Fighter, weapon: WeaponId): boolean {
  const { model, whereabouts, shocks, broken, activated, pledged, lyingInWait } = fighter;
  const shots = weaponOf(weapon).class !== 'flame' && weaponOf(weapon).bursts === undefined;
  const isFree = whereabouts === 'table' && !lyingInWait && shocks === 0 && !broken && !activated && pledged < COMING_ACTIONS;
  return (
    shots &&
    isFree &&
    whatKeepsCarrierFrom(fighter, situation) === null &&
    whatKeepsFromFiring(fighter, weapon) === null &&
    opponentsOf(situation, model).length === 0
  );
}

/** Places of the way at which the charger could be shot at, each with all ways of it: the first of those that are as good. */
function momentsOf(
  situation: Situation<Battle>,
  fighter: Fighter,
  weapon: WeaponId,
  charger: ModelId,
  way: readonly MoveLeg[],
): readonly Moment[] {
  const { table } = situation;
  const own = table.board.models[charger]!;
  const known = new Set<string>();
  const found: Moment[] = [];
  for (const [i, leg] of way.entries())
    for (const at of placesAlong(leg)) {
      const facing = angleOf(leg.to.z - leg.from.z, leg.to.x - leg.from.x);
      const stand = standWhere(table, { ...own, perch: null, pose: { at, facing } });
      if (!stand || stand.hindered.length > 0 || Math.abs(stand.model.pose.at.y - at.y) > SAME_FLOOR) continue;
      const legs = [...way.slice(0, i), { ...leg, to: at }];
      for (const moment of shotsAt({ ...situation, table: supposing(table, stand.model) }, fighter, weapon, stand.model)) {
        const name = `${moment.mode} ${moment.zone} ${moment.needed}`;
        if (known.has(name)) continue;
        known.add(name);
        found.push({ ...moment, legs });
      }
    }
  return found;
}

/** The ways of shooting at a charger who has come so far, if he is seen there and has not come to him yet. */
function shotsAt(there: Situation<Battle>, fighter: Fighter, id: WeaponId, charger: Model) {
  const { table } = there;
  const own = table.board.models[fighter.model]!;
  const { distance } = table.space.distance(own.id, charger.id, 'heads');
  const zone = zoneAt(weaponOf(id), distance);
  if (zone === null || !liesAhead(own, charger) || opponentsOf(there, own.id).length > 0) return [];
  if (isLostInTheGround(there, own.id, charger.id) || !seesByTheRules(decisive(table), own, charger).holds) return [];
  const { shots } = fighter;
  const firing = { ...fighter, shots: { ...shots, [id]: (shots[id] ?? 0) + 1 } };
  return modesIn(weaponOf(id), zone).flatMap((mode) => {
    const shot = mode === 'sweep' ? null : aimShot(there, firing, id, charger.id, mode);
    return shot ? [{ charger, mode, zone, needed: shot.needed, distance }] : [];
  });
}

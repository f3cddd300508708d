import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { type BoardPoint, distanceBetween } from '../../../../space/vec3.ts';
import { headPoint } from '../../body-policy.ts';
import { seesByTheRules } from '../../melee.ts';
import { weaponOf } from '../../tables/weapons.ts';
import type { Ammunition } from '../facts.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { payForAimingAt } from '../medic.ts';
import { type Battle, fighterOf, onTable } from '../state.ts';
import { supposing, turnedTowards } from './aimed-shot.ts';
import { decisive } from './decisive.ts';
import { type Firing, fireShot } from './fire-shot.ts';
import { opponentsOf } from './melee-now.ts';
import { zoneAt } from './range.ts';
import { spanOf } from './rate.ts';

/**
 * Shots one after another, each at somebody near one who was shot at already, whom the shooter names after the shot before is resolved. One who fell still
 * counts as shot at.
 * @clause SK-ROF-12, SK-ROF-13, SK-ROF-15, SK-ROF-22, SK-SHOOT-11, SK-GEOM-19
 */
export function* fireBurst(
  play: Play<Battle>,
  firing: Firing,
  first: ModelId,
  shots: number,
  ammunition: Ammunition,
): Resolution {
  const { shooter } = firing;
  const shotAt = new Map<ModelId, BoardPoint>();
  let target = first;
  for (let shot = 1; ; shot++) {
    shotAt.set(target, headPoint(play.now().table.board.models[target]!));
    yield* fireShot(play, firing, target, 'burst', ammunition);
    if (shot >= shots || !mayFireOn(play.now(), shooter)) return;
    const situation = play.now();
    const picked = yield* chooseNext(play, firing, targetsSeen(situation, firing), shotAt, shots - shot);
    if (picked === null) return;
    target = picked;
    if (!shotAt.has(target)) yield* payForAimingAt(play, shooter, target);
  }
}

/** Whom the next shot of a burst is for, of those who may be shot at: somebody near one who was; null for nobody. @clause SK-ROF-12, SK-ROF-15 */
export function* chooseNext(
  play: Play<Battle>,
  { shooter, weapon }: Firing,
  targets: readonly ModelId[],
  shotAt: ReadonlyMap<ModelId, BoardPoint>,
  left: number,
): Generator<GameRequest, ModelId | null, RequestAnswer> {
  const { state, table } = play.now();
  const apart = spanOf(weaponOf(weapon));
  const next = targets.filter((model) => {
    const head = headPoint(table.board.models[model]!);
    return [...shotAt].some(([id, at]) => id === model || isWithin(distanceBetween(head, at), apart, 0).holds);
  });
  if (next.length === 0) return null;
  const [picked = CEASE] = yield* askForChoice({
    chooser: fighterOf(state, shooter)!.side,
    purpose: 'purpose/next-of-burst',
    clause: 'SK-ROF-12',
    fill: { model: shooter, left },
    options: [
      ...next.map((model) => ({ id: model, says: 'shoots/at', fill: { model } })),
      { id: CEASE, says: 'shoots/no-more', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  return picked === CEASE ? null : picked;
}

/** What is picked to shoot no more; no model is called so, for an order is. */
export const CEASE = 'skirmish/cease-fire';

/** Whoever fell or broke while he shot shoots no more. @clause SK-MOR-6 */
export function mayFireOn({ state }: Situation<Battle>, shooter: ModelId): boolean {
  const fighter = fighterOf(state, shooter);
  return fighter?.whereabouts === 'table' && !fighter.broken && fighter.shocks === 0;
}

/** Enemies whom somebody may shoot at: in range, seen when he turns to them, and not in melee. @clause SK-ROF-22, SK-ACTION-7 */
export function targetsSeen(situation: Situation<Battle>, firing: Firing): readonly ModelId[] {
  const { side } = fighterOf(situation.state, firing.shooter)!;
  const { only } = firing;
  return figuresSeen(situation, firing).filter(
    (model) => fighterOf(situation.state, model)!.side !== side && (only === undefined || model === only),
  );
}

/** Everybody whom somebody could hit, friend or foe. @clause SK-ROF-18 */
export function figuresSeen(situation: Situation<Battle>, { shooter, weapon }: Firing): readonly ModelId[] {
  const { table, state } = situation;
  const own = table.board.models[shooter];
  if (!own) return [];
  return onTable(state)
    .filter(({ lyingInWait }) => !lyingInWait)
    .map(({ model }) => model)
    .filter((id) => id !== shooter && table.board.models[id])
    .filter((id) => zoneAt(weaponOf(weapon), table.space.distance(shooter, id, 'heads').distance) !== null)
    .filter((id) => {
      const other = table.board.models[id]!;
      const turned = turnedTowards(own, other);
      return (
        !isLostInTheGround(situation, shooter, id) && seesByTheRules(decisive(supposing(table, turned)), turned, other).holds
      );
    })
    .filter((id) => opponentsOf(situation, id).length === 0)
    .sort();
}

import type { ModelId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { answerPickUp } from '../../answer/pick-up.ts';
import { type WeaponTrait, weaponOf } from '../../tables/weapons.ts';
import { type Acting, type Decide, refuse, textOf, whoActs } from '../acting.ts';
import { secondManOf } from '../crews/crewmen.ts';
import { BEARINGS, type Bearing, bearingsOf, onWheels } from '../crews/gun.ts';
import { spend } from '../end-activation.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { moverState } from '../going.ts';
import { type Battle, fighterOf, gunOf } from '../state.ts';
import { asksNothing, tell } from '../tell.ts';

/**
 * Takes up a weapon that stands by itself, as a load or as the order says it is to be borne, or a comrade who lies wounded: with an action, but for what is pulled on
 * its wheels.
 * @clause SK-DMG-9, SK-ACTION-16, SK-LOAD-1, SK-LOAD-4, SK-LOAD-5, SK-SUPW-2, SK-SUPW-3, SK-SUPW-6, SK-ABIL-15, SK-ABIL-16, SK-WPN-6, SK-WPN-7
 */
export const takeUp: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const named = textOf(order, 'load');
  if (!named.ok) return named;
  const load = named.value;
  const { fighter, model } = acting.value;
  const gun = gunOf(situation.state, load);
  const lies = fighterOf(situation.state, load)?.whereabouts === 'lying-wounded';
  if (!gun && !lies) return refuse('load/none', 'SK-LOAD-1', { model: model.id, load });
  const way = bearingIn(order.how, gun ? bearingsOf(gun) : ['load']);
  if (way === null) return refuse('order/malformed', null, { field: 'how' });
  if (way === undefined) return refuse('load/not-moved-by-men', 'SK-WPN-7', { model: model.id, load });
  if (!situation.table.board.models[load]) return refuse('load/taken-along', 'SK-LOAD-5', { model: model.id, load });
  const state = { ...moverState(fighter, situation), loaded: fighter.bears !== null };
  const verdict = answerPickUp({ kind: 'pick-up', model: model.id, load, state }, situation.table);
  if (!verdict.ok) return verdict;
  const [why] = verdict.value.because;
  if (!verdict.value.answer.allowed)
    return refuse('load/not-taken-up', why?.clause ?? 'SK-LOAD-1', {
      ...why?.fill,
      model: model.id,
      load,
      says: why?.says ?? '',
    });
  const kept = whatKeepsFromTaking(situation, acting.value, load, way);
  if (kept) return fail(kept);
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/took-up', model: model.id, load, as: way });
    play.happens({ kind: 'model-left', model: load });
    if (onWheels(way)) yield* asksNothing();
    else yield* spend(play, model.id, 'take-up');
  });
};

/** How it is borne: as the order says, else as is usual. Null for what is no way, undefined where there is none. */
function bearingIn(given: unknown, ways: readonly Bearing[]): Bearing | null | undefined {
  if (given === undefined || ways.length === 0) return ways[0];
  const said = BEARINGS.find((bearing) => bearing === given);
  return said && ways.includes(said) ? said : null;
}

/** @clause SK-WPN-6, SK-ABIL-16, SK-ACTION-12 */
function whatKeepsFromTaking(
  situation: Situation<Battle>,
  { fighter, model }: Acting,
  load: ModelId,
  way: Bearing,
): Refusal | null {
  const fill = { model: model.id, load };
  if (opponentsOf(situation, model.id).length > 0) return refuse('load/in-melee', 'SK-CC-1', fill).problem;
  if (way === 'with-its-crew' && secondManOf(situation, fighter) === null)
    return refuse('load/needs-its-crew', 'SK-WPN-6', fill).problem;
  const gun = gunOf(situation.state, load);
  const traits: readonly WeaponTrait[] = gun ? weaponOf(gun.weapon).traits : [];
  const armed = fighter.weapons.some((weapon) => weaponOf(weapon).traits.some((trait) => trait === 'machine-gun'));
  // one machine gun in the hands is enough
  return way === 'in-hand' && traits.includes('machine-gun') && armed
    ? refuse('load/hands-full', 'SK-SUPW-6', fill).problem
    : null;
}

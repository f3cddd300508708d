import { succeed } from '../../../../outcome/result.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Decide, refuse, textOf, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { tell } from '../tell.ts';

/**
 * Takes what somebody left where he fell, as any special feature of the terrain is used: all of it is his from then on.
 * @clause SK-ITEM-14, SK-ITEM-19, SK-ACTION-13 @edge exactly as far as terrain is reached is near enough
 */
export const takeToken: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model } = acting.value;
  const named = textOf(order, 'of');
  if (!named.ok) return named;
  const { tokens } = situation.state;
  const token = Object.hasOwn(tokens, named.value) ? tokens[named.value]! : null;
  if (!token) return refuse('token/not-there', 'SK-ITEM-19', { model: named.value });
  const { terrainReach: limit } = situation.table.settings as SkirmishSettings;
  const { distance } = situation.table.space.gap({
    from: [{ kind: 'model', model: model.id }],
    to: [{ kind: 'point', at: token.at }],
    ends: { kind: 'bases' },
    part: 'straight',
  });
  if (!isWithin(distance, limit, 0).holds)
    return refuse('token/out-of-reach', 'SK-ITEM-19', { model: model.id, of: token.of, distance, limit });
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/token-taken', model: model.id, of: token.of });
    yield* spend(play, model.id, 'take-token');
  });
};

import type { Model } from '../../../../board/model.ts';
import { succeed } from '../../../../outcome/result.ts';
import { type Decide, refuse, textOf, whoActs } from '../acting.ts';
import { canHideBehind } from '../can-hide-behind.ts';
import { spend } from '../end-activation.ts';

const declaresNothing = { hidingBehind: null, lookingOut: null } as const;

/** Goes down; what was declared is over. @clause SK-ACTION-4, SK-PRONE-1, SK-LOS-9 */
export const goProne: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model } = acting.value;
  if (model.stance === 'prone') return refuse('action/prone-already', 'SK-PRONE-1', { model: model.id });
  return succeed(function* (play) {
    play.happens({ kind: 'model-stands', model: { ...model, stance: 'prone', declared: declaresNothing } });
    yield* spend(play, model.id, 'go-prone');
  });
};

/** Ends lying and hiding alike; one who flees may do so before he runs on. @clause SK-ACTION-5, SK-PRONE-10, SK-HIDE-5, SK-MOR-5, SK-MOR-6 */
export const standUp: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation, { hiding: true, broken: true });
  if (!acting.ok) return acting;
  const { model, fighter } = acting.value;
  if (fighter.broken?.arrived) return refuse('action/broken', 'SK-MOR-6', { model: model.id });
  if (model.stance !== 'prone' && model.declared.hidingBehind === null)
    return refuse('action/stands-already', 'SK-ACTION-5', { model: model.id });
  return succeed(function* (play) {
    const stance = model.stance === 'prone' ? 'standing' : model.stance;
    play.happens({ kind: 'model-stands', model: { ...model, stance, declared: declaresNothing } });
    yield* spend(play, model.id, 'stand-up');
  });
};

/** Hides behind a piece that he stands directly behind and that is high enough. @clause SK-ACTION-3, SK-HIDE-1, SK-HIDE-2 */
export const hide: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model } = acting.value;
  const named = textOf(order, 'piece');
  if (!named.ok) return named;
  const { pieces } = situation.table.board;
  const piece = Object.hasOwn(pieces, named.value) ? pieces[named.value] : null;
  if (!piece) return refuse('action/no-such-piece', 'SK-HIDE-2', { piece: named.value });
  if (!canHideBehind(situation.table, model, piece))
    return refuse('action/nothing-to-hide-behind', 'SK-HIDE-1', { model: model.id, piece: piece.id });
  return succeed(function* (play) {
    const hiding: Model = { ...model, declared: { hidingBehind: piece.id, lookingOut: null } };
    play.happens({ kind: 'model-stands', model: hiding });
    yield* spend(play, model.id, 'hide');
  });
};

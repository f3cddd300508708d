import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice, askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import type { MoveAnswer } from '../../../../ruling/answer.ts';
import { facingWay } from '../../../../space/frame.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerMove } from '../../answer/move.ts';
import { leapOf } from '../../template-numbers.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { atTheEnd, moverState } from '../going.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { type Bursting, findHits } from './under-burst.ts';

/** Directions that are tried, all round. */
const DIRECTIONS = 8;

/** Who may leap still has an action in this round, and is neither shocked, broken, hidden nor in melee. @clause SK-GREN-5, SK-GREN-9, SK-GREN-10 */
function mayLeap(situation: Situation<Battle>, { model, activated, pledged, shocks, broken, lyingInWait }: Fighter): boolean {
  const { state, table } = situation;
  const own = table.board.models[model];
  // the action that throws is not spent yet, and the thrower needs another
  const left = state.active?.model === model ? state.active.actions - 1 : activated ? 0 : 2 - pledged;
  const isFree = shocks === 0 && !broken && !lyingInWait && own?.declared.hidingBehind === null;
  return left > 0 && isFree && opponentsOf(situation, model).length === 0;
}

/**
 * Somebody may leap away from what is about to burst: twice his Reaction less a die, in centimetres, as he would go anywhere. It takes one of his actions.
 * @clause SK-GREN-5 to 10
 */
export function* leapAway(play: Play<Battle>, model: ModelId, bursting: Bursting): Resolution {
  const situation = play.now();
  const fighter = fighterOf(situation.state, model)!;
  if (fighter.whereabouts !== 'table' || !mayLeap(situation, fighter)) return;
  const { reaction } = profileOf(fighter);
  const [picked] = yield* askForChoice({
    chooser: fighter.side,
    purpose: 'purpose/leap-or-not',
    clause: 'SK-GREN-5',
    fill: { model, reaction },
    options: [
      { id: 'leap', says: 'leap/try', fill: { reaction } },
      { id: 'stay', says: 'leap/stay', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked !== 'leap') return;
  const [die = 0] = yield* askForRoll({
    dice: 'd10',
    roller: fighter.side,
    purpose: 'purpose/leap',
    clause: 'SK-GREN-6',
    fill: { model, reaction },
  });
  const clear = placesOut(play.now(), fighter, leapOf(reaction, die), bursting);
  tell(play, { kind: 'skirmish/leapt', model, clear: clear.length > 0 });
  if (clear.length === 0) return;
  const [to = '0'] =
    clear.length === 1
      ? ['0']
      : yield* askForChoice({
          chooser: fighter.side,
          purpose: 'purpose/leap-where',
          clause: 'SK-GREN-6',
          fill: { model },
          options: clear.map(({ at: { x, y, z } }, i) => ({ id: `${i}`, says: 'runs/to', fill: { x, y, z } })),
          atLeast: 1,
          atMost: 1,
        });
  const { at, answer } = clear[Number(to)]!;
  const own = play.now().table.board.models[model]!;
  play.happens({ kind: 'model-stands', model: atTheEnd(own, [{ kind: 'ground', at }], answer, own.pose.facing) });
}

/** Where he comes out from under it, one place for each direction that leads there, nearest first. @clause SK-GREN-6, SK-GREN-7, SK-GREN-9 */
function placesOut(
  situation: Situation<Battle>,
  fighter: Fighter,
  limit: Millimetres,
  bursting: Bursting,
): readonly { readonly at: BoardPoint; readonly answer: MoveAnswer }[] {
  const table = decisive(situation.table);
  const own = table.board.models[fighter.model]!;
  const state = { ...moverState(fighter, situation), movement: limit };
  if (limit <= 0 || own.stance === 'prone') return [];
  return Array.from({ length: DIRECTIONS }, (_, i) => facingWay((i * 2 * Math.PI) / DIRECTIONS)).flatMap((way) => {
    const at = { x: own.pose.at.x + way.x * limit, y: own.pose.at.y, z: own.pose.at.z + way.z * limit };
    const asked = { kind: 'move', model: own.id, order: 'move', target: null, state, way: [{ kind: 'ground', at }] } as const;
    const verdict = answerMove(asked, table);
    if (!verdict.ok || !verdict.value.answer.allowed) return [];
    const there = supposing(table, atTheEnd(own, [{ kind: 'ground', at }], verdict.value.answer, own.pose.facing));
    const after = { ...situation, table: there };
    const isOut = !findHits(after, bursting).some(({ model }) => model === own.id);
    return isOut && opponentsOf(after, own.id).length === 0 ? [{ at, answer: verdict.value.answer }] : [];
  });
}

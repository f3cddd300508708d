import type { Order } from '../../../game/order.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { OrderGrounds, Situation } from '../../../rules/playing.ts';
import type { ReachQuestion } from '../../../ruling/question.ts';
import { whoCharges } from './decide/charge.ts';
import { judgeMove, mayMoveTwice, whoMoves } from './decide/move.ts';
import { declareShot } from './decide/shoot.ts';
import { supposing, turnedTowards } from './fight/aimed-shot.ts';
import { moverState, wayOf } from './going.ts';
import type { SkirmishOrderKind } from './orders.ts';
import { whoScouts } from './set-up/scout.ts';
import type { Battle, Fighter } from './state.ts';

/** The questions of sight, cover and movement that an order of the skirmish rules rests on. @clause SK-MOVE-1, SK-CHARGE-1, SK-SHOOT-2, SK-COVER-1 */
export function groundsOfOrder(order: Order, by: SideId, situation: Situation<Battle>): OrderGrounds | null {
  const { table } = situation;
  switch (order.kind as SkirmishOrderKind) {
    case 'skirmish/move': {
      if (order.way === undefined) {
        const moves = whoMoves(order, by, situation);
        if (!moves.ok) return null;
        const { fighter } = moves.value;
        const reach = [
          reachOf(fighter, 'move', situation),
          ...(mayMoveTwice(moves.value, situation) ? [reachOf(fighter, 'two-moves', situation)] : []),
        ];
        return { board: table.board, questions: reach };
      }
      const going = judgeMove(order, by, situation);
      return going.ok ? { board: table.board, questions: [going.value.verdict.asked] } : null;
    }
    case 'skirmish/scout': {
      const scouts = whoScouts(order, by, situation);
      if (!scouts.ok) return null;
      const reach = reachOf(scouts.value, 'move', situation);
      const way = wayOf(order.way);
      return { board: table.board, questions: [way.ok ? { ...reach, kind: 'move', way: way.value } : reach] };
    }
    case 'skirmish/charge': {
      const charges = whoCharges(order, by, situation);
      if (!charges.ok) return null;
      const { acting, target } = charges.value;
      const reach = reachOf(acting.fighter, 'charge', situation, target.id);
      const way = wayOf(order.way);
      return { board: table.board, questions: [way.ok ? { ...reach, kind: 'move', way: way.value } : reach] };
    }
    case 'skirmish/shoot': {
      const declared = declareShot(order, by, situation);
      if (!declared.ok) return null;
      const shooter = declared.value.acting.model;
      const target = declared.value.target.model;
      const { board } = supposing(table, turnedTowards(shooter, target));
      return {
        board,
        questions: [
          { kind: 'sees', looker: shooter.id, target: target.id },
          { kind: 'cover-of', shooter: shooter.id, target: target.id },
        ],
      };
    }
    default:
      return null;
  }
}

const reachOf = (
  fighter: Fighter,
  order: ReachQuestion['order'],
  situation: Situation<Battle>,
  target: string | null = null,
): ReachQuestion => ({
  kind: 'reach',
  model: fighter.model,
  order,
  target,
  state: moverState(fighter, situation),
});

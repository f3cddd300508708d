import type { Battle, Board, ModelId, SideId, Stance } from '../../../../engine/index.ts';
import type { Play } from './play.ts';
import { shownPosition } from './shown-game.ts';

/** What a card says of somebody who takes part. */
export interface UnitCard {
  readonly model: ModelId;
  readonly side: SideId;
  readonly whereabouts:
    | 'waits'
    | 'done'
    | 'active'
    | 'unplaced'
    | 'reserve'
    | 'arriving'
    | 'behind-the-lines'
    | 'hunting'
    | 'lying-wounded'
    | 'out';
  /** Null for who is not on the table. */
  readonly stance: Stance | null;
  readonly wounds: number;
  readonly shocks: number;
  readonly broken: boolean;
  readonly aiming: boolean;
  readonly inWait: boolean;
  readonly hidingBehind: string | null;
  /** Left in this activation; null for who is not being activated. */
  readonly actions: number | null;
  readonly weapon: string | null;
  /** What it takes along; null where it bears nothing. */
  readonly bears: ModelId | null;
}

/** Everybody who takes part, side by side in the order of the seats, as they are at the moment that is looked at. */
export function unitCards(play: Play): readonly UnitCard[] {
  const { board, state } = shownPosition(play);
  const battle = state as Battle;
  return play.game.setup.seats.flatMap((side) =>
    Object.values(battle.fighters)
      .filter((fighter) => fighter.side === side)
      .map((fighter) => cardOf(fighter, battle, board)),
  );
}

type Fighter = Battle['fighters'][string];

function cardOf(fighter: Fighter, { active }: Battle, board: Board): UnitCard {
  const model = board.models[fighter.model];
  const isActive = active?.model === fighter.model;
  const { whereabouts } = fighter;
  const onTable = isActive ? 'active' : fighter.activated ? 'done' : 'waits';
  return {
    model: fighter.model,
    side: fighter.side,
    whereabouts: whereabouts === 'table' ? onTable : whereabouts === 'out-of-action' ? 'out' : whereabouts,
    stance: model?.stance ?? null,
    wounds: fighter.woundsLeft,
    shocks: fighter.shocks,
    broken: fighter.broken !== null,
    aiming: fighter.aiming,
    inWait: fighter.lyingInWait,
    hidingBehind: model?.declared.hidingBehind ?? null,
    actions: isActive ? active.actions : null,
    weapon: fighter.inHand,
    bears: fighter.bears?.load ?? null,
  };
}

import { type ModelId, type MoveOrder, type MoverState, UNBURDENED } from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { type Agreement, ruleSetOf } from './rule-set.ts';
import { read, type TableDocument } from './session.ts';

/** All that a mover may bear, for those who offer it. */
export { HEAVY_WEAPONS } from '../../../engine/index.ts';

/** What has a say in how far a model goes and is not on the board. */
export const stateOf = ({ movers }: TableDocument, model: ModelId): MoverState => movers?.[model] ?? UNBURDENED;

/** The same table with something else said of a mover. */
export function withMover(document: TableDocument, model: ModelId, change: Partial<MoverState>): TableDocument {
  return { ...document, movers: { ...document.movers, [model]: { ...stateOf(document, model), ...change } } };
}

/** Says what somebody bears, how far its profile lets it go, what was rolled for it: one step that can be taken back. */
export const changeMover = (model: ModelId, change: Partial<MoverState>) => commit(withMover(read().document, model, change));

/** How far one move takes everybody whose profile says nothing else; null where the rules leave no such thing to the table. @unit millimetres */
export function usualMovement({ settings }: Agreement): number | null {
  const { movement } = settings;
  return typeof movement === 'number' ? movement : null;
}

/** Whether it makes a difference in these rules what somebody bears: where loads are taken up. */
export const isBorne = (agreed: Agreement): boolean => ruleSetOf(agreed).answers.includes('pick-up');

/** What a mover may be told to do by these rules, the usual order first. */
export const ordersOf = (agreed: Agreement): readonly MoveOrder[] => ruleSetOf(agreed).orders;

import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Situation, Wish } from '../../../../rules/playing.ts';
import { mayGoBehind } from '../partisans/go-behind.ts';
import { zonesOf } from '../read-set-up.ts';
import { type Battle, type Fighter, fighterOf, unplacedOf } from '../state.ts';
import { wishesBeforeTheBattle } from './army-offers.ts';

/** What a side could do while the battle is set up: for each figure where it usually stands, or anywhere it may. */
export function wishesInSetUp(by: SideId, situation: Situation<Battle>): readonly Wish[] {
  const { state } = situation;
  const setUp = state.setUp!;
  const whole = (order: Order, model: string | null = null): Wish => ({ order, model });
  if (setUp.step === 'who-begins') return [whole({ kind: 'skirmish/roll-for-set-up' })];
  if (setUp.turn !== by) return [];
  if (setUp.step === 'scouting')
    return setUp.scouts
      .filter((model) => fighterOf(state, model)?.side === by)
      .flatMap((model): readonly Wish[] => [
        { order: { kind: 'skirmish/scout', model }, model, open: ['way'] },
        whole({ kind: 'skirmish/stay-behind', model }, model),
      ]);
  // as long as a side is not done it may set up anew whoever it has set up already
  const anew = Object.values(state.fighters).filter(
    ({ side, whereabouts }) => side === by && whereabouts !== 'unplaced' && whereabouts !== 'out-of-action',
  );
  const again = setUp.order === 'one-side-first' ? anew : anew.filter(({ whereabouts }) => whereabouts !== 'table');
  return [
    ...unplacedOf(state, by).flatMap((fighter) => wishesFor(fighter, situation)),
    ...(setUp.order === 'one-side-first' ? [whole({ kind: 'skirmish/finish-set-up' })] : []),
    ...wishesBeforeTheBattle(by, situation),
    ...again.flatMap((fighter) => wishesFor(fighter, situation).filter(({ open }) => open)),
  ];
}

function wishesFor(fighter: Fighter, situation: Situation<Battle>): readonly Wish[] {
  const { model, side, abilities } = fighter;
  const { table, state, seats } = situation;
  const { board } = table;
  const { at, facing } = state.roster[model]!.pose;
  const usual = { at: { x: at.x, y: at.y, z: at.z }, facing };
  const areas = abilities.includes('infiltrator')
    ? {}
    : { areas: zonesOf(board, side).map((zone) => board.zones[zone]!.outline) };
  const ways = abilities.includes('hidden-set-up') ? [{}, { hidden: true }] : [{}];
  return [
    ...ways.map((way): Wish => ({ order: { kind: 'skirmish/place', model, ...usual, ...way }, model })),
    ...ways.map((way): Wish => ({ order: { kind: 'skirmish/place', model, ...way }, model, open: ['place'], ...areas })),
    { order: { kind: 'skirmish/reserve', model }, model },
    ...(abilities.includes('partisan') || abilities.includes('saboteur')
      ? [{ order: { kind: 'skirmish/go-behind-the-lines', model }, model }]
      : []),
    ...(seats.some((seat) => seat !== side && mayGoBehind(state, seat))
      ? [{ order: { kind: 'skirmish/hunt', model }, model }]
      : []),
  ];
}

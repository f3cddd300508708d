import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { Play, Resolution } from '../../../rules/playing.ts';
import type { SkirmishSettings } from '../settings.ts';
import { countDownGuns } from './crews/count-down.ts';
import type { ActionKind } from './facts.ts';
import { reloadedBy } from './fight/rate.ts';
import { spotThoseInWait } from './hidden/spotting.ts';
import { isUnderHurrah } from './hurrah.ts';
import { putDownAtTheEnd } from './loads/put-down.ts';
import { staunchnessOf } from './morale.ts';
import { testMorale } from './morale-test.ts';
import { profileOf } from './profile.ts';
import { scoreObjectives } from './score.ts';
import { endingWithFlags, scoreHarm, scoreLostFlags } from './score-beside.ts';
import { type Battle, onTable, type Whereabouts, waitingOf } from './state.ts';
import { biteHere } from './suppression/bite.ts';
import { tell } from './tell.ts';

/** The end of every action: it is spent, whoever has come into sight is spotted, and after the last one the activation is over. @clause SK-ACT-9, SK-ACT-10, SK-ABIL-33, SK-LOAD-3 */
export function* spend(play: Play<Battle>, model: ModelId, action: ActionKind, actions = 1): Resolution {
  tell(play, { kind: 'skirmish/acted', model, action, actions });
  spotThoseInWait(play);
  if (action !== 'pass') yield* biteHere(play, model);
  if ((play.now().state.active?.actions ?? 0) >= 1) return;
  yield* putDownAtTheEnd(play, model);
  yield* endActivation(play, model);
}

/** Whose turn is next: the others', if they have somebody left to activate. Null when nobody has. @clause SK-ACT-1, SK-ACT-3, SK-ACT-4, SK-ROUND-2 */
function sideAfter(battle: Battle, seats: readonly SideId[], side: SideId, ended: ModelId): SideId | null {
  const at = seats.indexOf(side);
  const inOrder = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  return inOrder.find((seat) => waitingOf(battle, seat).some(({ model }) => model !== ended)) ?? null;
}

/** The activation of a figure is over, with it all fire that kept it down, and the round if it was the last. @clause SK-SUPP-11 */
export function* endActivation(play: Play<Battle>, model: ModelId): Resolution {
  const { state, seats } = play.now();
  const { side, underFire } = state.fighters[model]!;
  if (underFire !== null) tell(play, { kind: 'skirmish/markers-lifted', model });
  const next = sideAfter(state, seats, side, model);
  tell(play, { kind: 'skirmish/activation-ended', model, next });
  if (next === null) yield* endRound(play);
}

/** At the end of a round sides that have lost too many test whether they go on, all of them before anything comes of it; then points are counted. @clause SK-WITH-7, SK-WITH-9, SK-ROUND-3 to 5 */
export function* endRound(play: Play<Battle>): Resolution {
  const { seats } = play.now();
  const failed: SideId[] = [];
  for (const side of seats) {
    const morale = moraleToWithdraw(play, side);
    if (morale === null) continue;
    const asked = { roller: side, purpose: 'purpose/withdrawal', clause: 'SK-WITH-4', fill: { side, morale }, morale } as const;
    const { state } = play.now();
    const shouts = onTable(state).some((fighter) => fighter.side === side && isUnderHurrah(state, fighter));
    if (yield* testMorale(asked, shouts)) tell(play, { kind: 'skirmish/stood-firm', side });
    else failed.push(side);
  }
  for (const side of failed) tell(play, { kind: 'skirmish/withdrew', side });
  scoreObjectives(play);
  scoreHarm(play);
  scoreLostFlags(play);
  const ending = endingWithFlags(play, failed);
  if (ending) play.happens({ kind: 'game-ended', ending });
  else {
    reload(play);
    countDownGuns(play);
    tell(play, { kind: 'skirmish/round-ended', round: play.now().state.round });
  }
}

/** What was not shot with is loaded again. @clause SK-ROF-2 to 4 */
function reload(play: Play<Battle>): void {
  const { state, table } = play.now();
  for (const fighter of Object.values(state.fighters)) {
    const model = table.board.models[fighter.model];
    if (!model) continue;
    const stands = model.stance !== 'prone' && model.declared.hidingBehind === null;
    for (const weapon of reloadedBy(fighter, stands)) tell(play, { kind: 'skirmish/reloaded', model: fighter.model, weapon });
  }
}

/** Those whose morale is nobody's any more. @clause SK-WITH-5, SK-DMG-9 */
const FALLEN: ReadonlySet<Whereabouts> = new Set(['out-of-action', 'lying-wounded']);

/**
 * The morale by which a side must test whether it withdraws: the highest of its figures on the table. Null where it need not, as less than a quarter of those
 * it began with is lost. With nobody left on the table it tests by 0, and fails.
 * Who lies wounded is no loss. @clause SK-WITH-1 to 5, SK-WITH-8, SK-RES-8, SK-DMG-9 @edge exactly a quarter lost is enough
 */
function moraleToWithdraw(play: Play<Battle>, side: SideId): number | null {
  const situation = play.now();
  const { fighters, began } = situation.state;
  const own = Object.values(fighters).filter((fighter) => fighter.side === side);
  const lost = own.filter(({ whereabouts }) => whereabouts === 'out-of-action').length;
  if (lost === 0 || lost * 4 < (began[side] ?? 0)) return null;
  const all = (situation.table.settings as SkirmishSettings).withdrawalMoFrom === 'all';
  const counted = own.filter(({ whereabouts }) => whereabouts === 'table' || (all && !FALLEN.has(whereabouts)));
  const staunch = counted.map((fighter) =>
    fighter.whereabouts === 'table' ? staunchnessOf(situation, fighter) : profileOf(fighter).morale,
  );
  return Math.max(0, ...staunch);
}

import type { Model } from '../../../../board/model.ts';
import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Situation } from '../../../../rules/playing.ts';
import { looksAt } from '../../melee.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { rollOff } from '../roll-off.ts';
import type { Battle } from '../state.ts';
import { tell } from '../tell.ts';
import { supposing, turnedTowards } from './aimed-shot.ts';
import { decisive } from './decisive.ts';

/**
 * May somebody aim at another: does he see him when he turns to him, or is that too close to call and for the table to say? What the table has said of the
 * two as they stand holds.
 * @clause SK-SHOOT-2, SK-GEOM-3, SK-GEN-4 @refuses an eye inside something (SK-GEOM-23)
 */
export function mayAimAt(situation: Situation<Battle>, own: Model, target: Model): Result<boolean, Refusal> {
  const said = precedentOf(situation, own, target);
  if (said !== null) return succeed(said);
  const sees = looksAt(decisive(supposing(situation.table, turnedTowards(own, target))), own.id, target.id);
  return sees.ok ? succeed(sees.value.holds || isTooClose(situation, own, target)) : sees;
}

/**
 * Has the table say whether one sees the other, where that is too close to call: each side gives its view, and where they differ both throw, and the view of
 * whoever throws more stands. It holds for as often as the two stand so.
 * @clause SK-GEN-3, SK-GEN-4, SK-GEOM-3 @returns whether he sees him
 */
export function* settleSight(
  play: Play<Battle>,
  by: SideId,
  own: Model,
  target: Model,
): Generator<GameRequest, boolean, RequestAnswer> {
  const situation = play.now();
  const { seats, table } = situation;
  if (precedentOf(situation, own, target) !== null || !isTooClose(situation, own, target)) return true;
  const { closeCallTolerance: tolerance } = table.settings as SkirmishSettings;
  const fill = { model: own.id, target: target.id, tolerance };
  const views = new Map<SideId, boolean>();
  for (const chooser of [by, ...seats.filter((seat) => seat !== by)]) {
    const [picked] = yield* askForChoice({
      chooser,
      purpose: 'purpose/close-call',
      clause: 'SK-GEN-3',
      fill,
      options: [
        { id: 'sees', says: 'close-call/sees', fill },
        { id: 'does-not-see', says: 'close-call/does-not-see', fill },
      ],
      atLeast: 1,
      atMost: 1,
    });
    views.set(chooser, picked === 'sees');
  }
  const agree = new Set(views.values()).size === 1;
  const whose = agree ? by : yield* rollOff(seats, () => ({ purpose: 'purpose/close-call-roll', clause: 'SK-GEN-3', fill }));
  const sees = views.get(whose) === true;
  const look = nameOfLook(own, target);
  if (sees) tell(play, { kind: 'skirmish/ruled-seen', model: own.id, target: target.id, look });
  else tell(play, { kind: 'skirmish/ruled-unseen', model: own.id, target: target.id, look });
  return sees;
}

/** A push within the tolerance turns whether one sees the other, or what is seen is nowhere wider than it; and the table wants to be asked then. */
function isTooClose({ table }: Situation<Battle>, own: Model, target: Model): boolean {
  if ((table.settings as SkirmishSettings).closeCalls !== 'asked') return false;
  const look = looksAt(supposing(table, turnedTowards(own, target)), own.id, target.id);
  return look.ok && look.value.close;
}

/** What the table has said of one's look at another as both stand; null where it was not asked. @clause SK-GEN-4 */
function precedentOf({ state }: Situation<Battle>, own: Model, target: Model): boolean | null {
  const look = nameOfLook(own, target);
  return state.precedents.find((precedent) => precedent.look === look)?.sees ?? null;
}

/** The same look, as long as neither has moved nor stands otherwise. Whoever shoots turns as he likes. */
function nameOfLook(own: Model, target: Model): string {
  const stands = ({ id, pose: { at }, stance, declared: { hidingBehind, lookingOut } }: Model) => [
    id,
    [at.x, at.y, at.z],
    stance,
    hidingBehind,
    lookingOut && [lookingOut.piece, lookingOut.opening],
  ];
  return JSON.stringify([stands(own), stands(target)]);
}

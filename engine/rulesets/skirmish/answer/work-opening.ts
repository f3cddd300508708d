import type { Model } from '../../../board/model.ts';
import type { Opening } from '../../../board/opening.ts';
import type { TerrainPiece } from '../../../board/terrain-piece.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, callOf, YES } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { WorkOpeningQuestion } from '../../../ruling/question.ts';
import { argue, type Judgement, join, judge } from '../argument.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/** May the model open, shut, lock or unlock this from where it stands? @clause SK-DOOR-1 to 7, SK-ACTION-13, SK-HIDE-5 */
export function answerWorkOpening(question: WorkOpeningQuestion, table: Table): Result<VerdictOn<WorkOpeningQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const found = findMover(table.board, question.model);
  if (!found.ok) return found;
  const model = found.value;
  const { pieces } = table.board;
  const piece = Object.hasOwn(pieces, question.piece) ? pieces[question.piece] : undefined;
  if (!piece) return fail({ code: 'piece/not-on-the-board', clause: null, fill: { piece: question.piece } });
  const opening = Object.hasOwn(piece.openings, question.opening) ? piece.openings[question.opening] : undefined;
  if (!opening)
    return fail({ code: 'opening/not-in-the-piece', clause: null, fill: { piece: piece.id, opening: question.opening } });
  if (model.declared.hidingBehind !== null)
    return fail({ code: 'door/not-while-hiding', clause: 'SK-HIDE-5', fill: { model: model.id } });

  const gap = table.space.openingGap(model.id, piece.id, opening.id);
  const evidence: Evidence = { id: 'gap', kind: 'distance', finding: { distance: gap.distance, from: gap.from, to: gap.to } };
  const near = isWithin(gap.distance, agreed.terrainReach, agreed.closeCallTolerance);
  const at = { model: model.id, piece: piece.id, opening: opening.kind };
  const measured = { ...at, gap: gap.distance, limit: agreed.terrainReach };
  const clause = opening.kind === 'door' ? 'SK-DOOR-1' : 'SK-DOOR-7';
  const reaches = judge<Evidence>(
    near,
    near.holds ? argue(clause, 'door/within-reach', measured, evidence) : argue(clause, 'door/out-of-reach', measured, evidence),
  );
  const state = allowsWork(question, at, opening);
  const swings = question.work === 'close' ? canSwing(table, piece, opening) : judge<Evidence>(YES);
  const steps = [state, reaches, swings];
  const call = all(...steps.map((step) => step.call));
  const deciding = steps.filter((step) => !step.call.holds);
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: {
        kind: 'work-opening',
        allowed: call.holds,
        gap: gap.distance,
        limit: agreed.terrainReach,
        actions: question.work === 'lock' || question.work === 'unlock' ? Math.max(1, opening.locks) : 1,
      },
      close: call.close,
      argument: join<Evidence>(...deciding, ...steps),
    }),
  );
}

/** What the state of the opening allows: a lock takes a key, and one action for each. @clause SK-DOOR-1 to 5 */
function allowsWork(
  { work, hasKey }: WorkOpeningQuestion,
  at: { readonly model: string; readonly piece: string; readonly opening: string },
  { state, locks }: Opening,
): Judgement<Evidence> {
  const no = (said: ReturnType<typeof argue>) => judge<Evidence>(callOf(false), said);
  if (state === 'always-open') return no(argue('SK-DOOR-2', 'door/nothing-to-work', at));
  switch (work) {
    case 'open':
      if (state === 'open') return no(argue('SK-DOOR-2', 'door/is-open', at));
      return state === 'locked'
        ? no(argue('SK-DOOR-5', 'door/is-locked', at))
        : judge<Evidence>(YES, argue('SK-DOOR-2', 'door/will-stay-open', at));
    case 'close':
      if (state !== 'open') return no(argue('SK-DOOR-3', 'door/is-shut', at));
      return judge<Evidence>(YES, argue('SK-DOOR-3', 'door/will-be-shut', at));
    case 'lock':
    case 'unlock': {
      const fits = work === 'lock' ? state === 'closed' && locks > 0 : state === 'locked';
      if (!fits) return no(argue('SK-DOOR-4', 'door/no-lock-to-turn', at));
      if (!hasKey) return no(argue('SK-DOOR-5', 'door/no-key', at));
      return judge<Evidence>(YES, argue('SK-DOOR-4', 'door/each-lock-takes-an-action', { ...at, count: Math.max(1, locks) }));
    }
  }
}

/** Nothing stands in the frame. @clause SK-DOOR-6 */
function canSwing({ board, space }: Table, piece: TerrainPiece, opening: Opening): Judgement<Evidence> {
  const inFrame = (model: Model) => space.openingGap(model.id, piece.id, opening.id).standsIn;
  const blocking = Object.keys(board.models)
    .sort()
    .map((id) => board.models[id]!)
    .find(inFrame);
  if (!blocking) return judge<Evidence>(YES);
  const fill = { piece: piece.id, opening: opening.kind, other: blocking.id };
  return judge<Evidence>(callOf(false), argue('SK-DOOR-6', 'door/somebody-in-the-frame', fill));
}

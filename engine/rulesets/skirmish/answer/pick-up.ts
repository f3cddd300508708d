import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, callOf } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { PickUpQuestion } from '../../../ruling/question.ts';
import { argue, join, judge } from '../argument.ts';
import { contactLimit, contactMeasure } from '../contact-distance.ts';
import { findPace } from '../pace.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/** May the model take up this load from where it stands? One load at a time, and of its own side. @clause SK-LOAD-1, SK-LOAD-2, SK-LOAD-5 */
export function answerPickUp(question: PickUpQuestion, table: Table): Result<VerdictOn<PickUpQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { board, space } = table;
  const found = findMover(board, question.model);
  if (!found.ok) return found;
  const model = found.value;
  const load = Object.hasOwn(board.models, question.load) ? board.models[question.load] : undefined;
  if (!load) return fail({ code: 'load/not-on-the-board', clause: null, fill: { model: question.load } });
  if (load.id === model.id) return fail({ code: 'load/is-the-mover', clause: null, fill: { model: model.id } });
  if (model.declared.hidingBehind !== null)
    return fail({ code: 'load/not-while-hiding', clause: 'SK-HIDE-5', fill: { model: model.id } });

  const finding = space.distance(model.id, load.id, contactMeasure(agreed));
  const limit = contactLimit(agreed, agreed.loadReach);
  const evidence: Evidence = { id: 'gap', kind: 'distance', finding };
  const near = isWithin(finding.distance, limit, agreed.closeCallTolerance);
  const fill = { model: model.id, load: load.id };
  const measured = { ...fill, gap: finding.distance, limit };
  const reaches = judge<Evidence>(
    near,
    near.holds
      ? argue('SK-LOAD-1', 'load/within-reach', measured, evidence)
      : argue('SK-LOAD-1', 'load/out-of-reach', measured, evidence),
  );
  const own = judge<Evidence>(
    callOf(load.owner === model.owner),
    ...(load.owner === model.owner ? [] : [argue('SK-LOAD-1', 'load/not-ones-own', fill)]),
  );
  const free = judge<Evidence>(
    callOf(!question.state.loaded),
    ...(question.state.loaded ? [argue('SK-LOAD-5', 'load/one-at-a-time', { model: model.id })] : []),
  );
  const steps = [free, own, reaches];
  const call = all(...steps.map((step) => step.call));
  const loaded = findPace(agreed, model, 'move', { ...question.state, loaded: true }).movement;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'pick-up', allowed: call.holds, gap: finding.distance, limit },
      close: call.close,
      argument: join<Evidence>(
        ...steps.filter((step) => !step.call.holds),
        ...steps,
        ...(call.holds ? [argue('SK-LOAD-2', 'load/will-slow', { model: model.id, movement: loaded })] : []),
      ),
    }),
  );
}

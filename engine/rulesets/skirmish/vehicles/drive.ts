import { withModel } from '../../../board/board-edit.ts';
import type { Model } from '../../../board/model.ts';
import type { DriveFinding, DrivePlace, PushWay } from '../../../geometry/driving-queries.ts';
import type { ModelId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all } from '../../../rules/call.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { PushedOut } from '../../../ruling/vehicle-answer.ts';
import type { DriveQuestion } from '../../../ruling/vehicle-question.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { sayPushedOver } from '../fall.ts';
import { movePolicyOf } from '../move-policy.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';
import { collisionsOf } from './collisions.ts';
import { bogsAt, hasGear, judgeDistance, judgeGear, judgeSurfaces, judgeTurn, limitsOf, penaltyOf, sayPenalty } from './gears.ts';
import { isBefore, narrowCalls } from './narrow-calls.ts';

/** Ground steeper than one up for one along is a face, as it is for men. @clause SK-RAMP-3 */
const STEEPEST = 1;
/** Ways that differ by less are equally short. */
const SAME_LENGTH = 1e-6;

/** May the vehicle drive this way, and what does it run into? @clause SK-GEAR-1 to 9, SK-TURN-1 to 7, SK-TERR-2 to 11, SK-COLL-1 to 10, SK-VFIRE-3 to 6 */
export function answerDrive(question: DriveQuestion, table: Table): Result<VerdictOn<DriveQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { board, space } = table;
  const mover = findMover(board, question.model);
  if (!mover.ok) return mover;
  const vehicle = mover.value;
  const { gear, way, state } = question;
  if (vehicle.body.kind !== 'vehicle')
    return fail({ code: 'drive/not-a-vehicle', clause: 'SK-GEAR-1', fill: { model: vehicle.id } });
  if (!hasGear(state, gear))
    return fail({
      code: 'drive/no-such-gear',
      clause: 'SK-GEAR-1',
      fill: { model: vehicle.id, gear, most: state.distances.length },
    });
  if (!way.every((step) => Number.isFinite(step.kind === 'run' ? step.length : step.by)))
    return fail({ code: 'drive/no-way', clause: null, fill: { model: vehicle.id } });

  const onTracks = state.drive === 'tracked' || state.drive === 'half-track';
  const step = onTracks ? agreed.trackedStep : agreed.wheeledStep;
  const query = { model: vehicle.id, way, step, steepest: STEEPEST, narrowly: agreed.closeCallTolerance };
  const finding = space.drive(query);
  const evidence: VehicleEvidence = { id: 'drive', kind: 'drive', query, finding };
  const limits = limitsOf(state, gear);
  const steps = [
    judgeGear(question),
    judgeDistance(question, limits, evidence, finding.end.driven),
    judgeTurn(question, limits, finding, evidence, agreed),
    judgeSurfaces(question, finding, evidence, agreed),
  ];

  const ruled = collisionsOf(question, finding, board.models, evidence);
  const stopped = ruled.find(({ collision }) => collision.stops)?.collision.touch.at ?? null;
  const fall = finding.drops.find(({ at }) => stopped === null || isBefore(at, stopped)) ?? null;
  const end = fall?.at ?? stopped ?? finding.end;
  const reached = fall ? ruled.filter(({ collision }) => isBefore(collision.touch.at, fall.at)) : ruled;
  const edge = finding.touches.find(({ with: thing, at }) => thing.kind === 'table-edge' && !isBefore(end, at));
  const stuck = bogsAt(question, finding, end.driven);
  const penalty = penaltyOf(gear, finding, end.driven);
  const pushed = edge
    ? []
    : pushedOut(
        vehicle,
        end,
        reached.flatMap(({ collision }) => thoseRunOver(collision)),
        agreed,
        table,
      );
  const call = all(...steps.map((one) => one.call));
  // what is too long is not driven, however narrowly it would pass somebody
  const narrow = call.holds ? narrowCalls(vehicle.id, finding, reached, end, agreed.closeCallTolerance, evidence) : null;
  const fill = { model: vehicle.id };
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: {
        kind: 'drive',
        allowed: call.holds,
        gear,
        least: limits.least,
        most: limits.most,
        driven: end.driven,
        turned: end.turned,
        mostTurned: limits.mostTurned,
        collisions: reached.map(({ collision }) => collision),
        pushed: pushed.map(({ out }) => out),
        surfaces: finding.surfaces,
        bogsAt: stuck,
        leavesTable: edge !== undefined,
        end: end.pose,
        penalty,
      },
      close: call.close || (narrow?.call.close ?? false),
      argument: join<VehicleEvidence>(
        ...steps.filter((one) => !one.call.holds),
        ...reached.map(({ argument }) => argument),
        fall
          ? argue('SK-TERR-6', 'drive/falls', { ...fill, height: fall.height, most: step, after: fall.at.driven }, evidence)
          : NOTHING_TO_SAY,
        edge ? argue('SK-GEAR-9', 'drive/leaves-table', { ...fill, after: edge.at.driven }, evidence) : NOTHING_TO_SAY,
        ...pushed.map(({ argument }) => argument),
        stuck === null ? NOTHING_TO_SAY : argue('SK-TERR-4', 'drive/may-bog', { ...fill, after: stuck }, evidence),
        narrow ?? NOTHING_TO_SAY,
        ...steps,
        sayPenalty(vehicle.id, penalty),
      ),
    }),
  );
}

/** Those whom the vehicle does not stop for. */
const thoseRunOver = ({
  touch,
  stops,
}: {
  readonly touch: DriveFinding['touches'][number];
  readonly stops: boolean;
}): ModelId[] => (touch.with.kind === 'model' && !stops ? [touch.with.model] : []);

/** Who stands where the vehicle ends is moved out by the shortest way that is free; of several the owner chooses. @clause SK-COLL-4, SK-COLL-7 */
function pushedOut(
  vehicle: Model,
  end: DrivePlace,
  runOver: readonly ModelId[],
  agreed: SkirmishSettings,
  { board, space }: Table,
): readonly { readonly out: PushedOut; readonly argument: Argument<VehicleEvidence> }[] {
  if (runOver.length === 0) return [];
  const there = space.supposing(withModel(board, { ...vehicle, pose: end.pose }));
  return runOver.flatMap((id) => {
    const query = { model: id, outOf: vehicle.id, policy: movePolicyOf(agreed, board, board.models[id]!) };
    const finding = there.pushOut(query);
    if (!finding.overlaps) return [];
    const evidence: VehicleEvidence = { id: `push:${id}`, kind: 'push', query, finding };
    const free = finding.ways.filter(({ blockedBy }) => blockedBy.length === 0);
    const ways = free.filter(({ length }) => length <= free[0]!.length + SAME_LENGTH);
    const blocked: readonly PushWay[] = ways.length > 0 ? [] : finding.ways;
    const [first] = ways;
    const fill = { model: vehicle.id, other: id, far: first?.length ?? 0, count: ways.length };
    return [
      {
        out: { model: id, ways, blocked },
        argument: first
          ? join<VehicleEvidence>(
              argue('SK-COLL-4', 'drive/pushes-out', fill, evidence),
              first.fall ? sayPushedOver(agreed, id, first.fall, evidence) : NOTHING_TO_SAY,
            )
          : argue('SK-COLL-4', 'drive/push-blocked', fill, evidence),
      },
    ];
  });
}

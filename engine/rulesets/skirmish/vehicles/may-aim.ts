import type { Model } from '../../../board/model.ts';
import type { WeaponMount } from '../../../geometry/driving-queries.ts';
import type { Fill } from '../../../outcome/fill.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { type Call, callOf, YES } from '../../../rules/call.ts';
import { isAtLeast, isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { MayAimAnswer } from '../../../ruling/vehicle-answer.ts';
import type { MayAimQuestion, MountedWeapon } from '../../../ruling/vehicle-question.ts';
import { type Argument, argue } from '../argument.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

const DEGREE = Math.PI / 180;
/** @clause SK-MOUNT-1 */
const HULL_ARC = 45 * DEGREE;
/** @clause SK-MOUNT-6 */
const RIGID_ARC = 23 * DEGREE;
/** Along the axis of the turret, to so much. @clause SK-MOUNT-3 */
const TURRET_ARC = 5 * DEGREE;
/** @clause SK-MOUNT-4 */
const TURRET_TURN = 90 * DEGREE;

interface Aim {
  readonly answer: MayAimAnswer;
  readonly call: Call;
  readonly argument: Argument<VehicleEvidence>;
}

/** Can the target be aimed at? @clause SK-MODEL-9, SK-SQF-2, SK-MOUNT-1 to SK-MOUNT-6 */
export function answerMayAim(question: MayAimQuestion, table: Table): Result<VerdictOn<MayAimQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { models } = table.board;
  const found = [question.shooter, question.target].map((id) => (Object.hasOwn(models, id) ? models[id] : undefined));
  const [shooter, target] = found;
  if (!shooter || !target)
    return fail({ code: 'aim/nobody-there', clause: null, fill: { model: shooter ? question.target : question.shooter } });
  if (shooter.id === target.id) return fail({ code: 'aim/at-itself', clause: null, fill: { model: shooter.id } });
  const { weapon } = question;
  if ((weapon !== null) !== (shooter.body.kind === 'vehicle'))
    return fail({ code: 'aim/not-a-vehicle', clause: 'SK-MOUNT-1', fill: { model: shooter.id } });
  const aim = weapon ? aimWeapon(shooter, target, weapon, agreed, table) : aimFigure(shooter, target, agreed, table);
  return succeed(giveVerdict({ question, agreed, table, answer: aim.answer, close: aim.call.close, argument: aim.argument }));
}

/** A single figure aims at what lies before its shoulders, a squad in any direction. */
function aimFigure(shooter: Model, target: Model, { closeCallTolerance }: SkirmishSettings, { space }: Table): Aim {
  const at = target.pose.at;
  const anyWay = shooter.body.kind === 'squad';
  const { off } = space.arc({ model: shooter.id, mount: { at: { x: 0, y: 0, z: 0 }, bearing: 0, halfArc: Math.PI }, at });
  const finding = space.facing(shooter.id, at);
  const evidence: VehicleEvidence = { id: 'facing', kind: 'facing', of: shooter.id, at, finding };
  const call = anyWay ? YES : isAtLeast(finding.ahead, 0, closeCallTolerance);
  const fill = { model: shooter.id, target: target.id, ahead: Math.abs(finding.ahead) };
  return {
    answer: { kind: 'may-aim', allowed: call.holds, off, limit: anyWay ? Math.PI : Math.PI / 2, turret: null },
    call,
    argument: anyWay
      ? argue('SK-SQF-2', 'aim/any-way', fill)
      : call.holds
        ? argue('SK-MODEL-9', 'aim/in-front', fill, evidence)
        : argue('SK-MODEL-9', 'aim/behind', fill, evidence),
  };
}

function aimWeapon(shooter: Model, target: Model, weapon: MountedWeapon, agreed: SkirmishSettings, table: Table): Aim {
  const mount = mountOf(shooter, weapon);
  const query = { model: shooter.id, mount, at: target.pose.at };
  const finding = table.space.arc(query);
  const evidence: VehicleEvidence = { id: 'arc', kind: 'arc', query, finding };
  const usable = weapon.mount !== 'cupola' || weapon.crewOut;
  const inArc = isWithin(finding.outsideBy, 0, agreed.closeCallTolerance);
  const call = usable ? inArc : callOf(false);
  const fill = {
    model: shooter.id,
    target: target.id,
    off: Math.abs(finding.off),
    limit: Math.min(Math.PI, mount.halfArc),
  };
  const answer: MayAimAnswer = {
    kind: 'may-aim',
    allowed: call.holds,
    off: finding.off,
    limit: Math.min(Math.PI, mount.halfArc),
    turret: weapon.mount === 'turret' ? turretTo(shooter, finding.off, weapon) : null,
  };
  return { answer, call, argument: sayWeapon(weapon, call.holds, usable, fill, evidence) };
}

function sayWeapon(
  { mount }: MountedWeapon,
  holds: boolean,
  usable: boolean,
  fill: Fill,
  evidence: VehicleEvidence,
): Argument<VehicleEvidence> {
  switch (mount) {
    case 'cupola':
      return usable ? argue('SK-MOUNT-2', 'aim/from-the-roof', fill) : argue('SK-MOUNT-2', 'aim/nobody-on-the-roof', fill);
    case 'turret':
      return holds
        ? argue('SK-MOUNT-4', 'aim/turret-turns', fill, evidence)
        : argue('SK-MOUNT-4', 'aim/turret-too-slow', fill, evidence);
    case 'hull':
    case 'rigid': {
      const clause = mount === 'hull' ? 'SK-MOUNT-1' : 'SK-MOUNT-6';
      return holds ? argue(clause, 'aim/within-arc', fill, evidence) : argue(clause, 'aim/outside-arc', fill, evidence);
    }
  }
}

/** Where a weapon turns, and how far: a turret first turns by what it may, and then shoots along its axis. @clause SK-MOUNT-5 */
function mountOf({ body, turret }: Model, { mount, at, bearing, turn }: MountedWeapon): WeaponMount {
  const axis = mount === 'turret' && body.turretAxis ? { x: body.turretAxis.x, y: body.height, z: body.turretAxis.z } : null;
  const place = at ?? axis ?? { x: 0, y: body.height, z: 0 };
  switch (mount) {
    case 'hull':
      return { at: place, bearing, halfArc: HULL_ARC };
    case 'rigid':
      return { at: place, bearing, halfArc: RIGID_ARC };
    case 'turret':
      return { at: place, bearing: turret, halfArc: (turn ?? TURRET_TURN) + TURRET_ARC };
    case 'cupola':
      return { at: place, bearing, halfArc: Math.PI };
  }
}

/** Where the turret points when it has turned as far to the target as it may. */
function turretTo({ turret }: Model, off: number, { turn }: MountedWeapon): number {
  const most = turn ?? TURRET_TURN;
  return turret + Math.max(-most, Math.min(most, off));
}

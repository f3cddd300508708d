import type { Model } from '../../../board/model.ts';
import type { Sector } from '../../../geometry/queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, type Call, YES } from '../../../rules/call.ts';
import { isAtLeast, isHigherThan, isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { VehicleSide } from '../../../ruling/vehicle-answer.ts';
import type { SideOfQuestion, SideStrengths } from '../../../ruling/vehicle-question.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { stanceOf } from '../body-policy.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/** What decides about a side: where an eye or an impact is, and where he stands who attacks. */
interface Attack {
  readonly eye: BoardPoint;
  /** Null for a point of impact, which stands on nothing. */
  readonly stands: BoardPoint | null;
}

interface Found {
  readonly side: VehicleSide;
  readonly among: readonly VehicleSide[];
  readonly call: Call;
  readonly argument: Argument<VehicleEvidence>;
}

/** Which side does an attacker or an impact meet? @clause SK-VARC-1 to SK-VARC-5, SK-SQ-6, SK-MODEL-8 */
export function answerSideOf(question: SideOfQuestion, table: Table): Result<VerdictOn<SideOfQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { models } = table.board;
  const of = Object.hasOwn(models, question.of) ? models[question.of] : undefined;
  if (!of) return fail({ code: 'side/nobody-there', clause: null, fill: { model: question.of } });
  const attack = attackOf(question, of, table);
  if (!attack.ok) return attack;
  const { side, among, call, argument } =
    of.body.kind === 'vehicle'
      ? sideOfVehicle(of, attack.value, question.strengths, agreed, table)
      : of.body.kind === 'squad'
        ? sideOfSquad(of, attack.value, agreed, table)
        : halfOfFigure(of, attack.value, agreed, table);
  return succeed(giveVerdict({ question, agreed, table, answer: { kind: 'side-of', side, among }, close: call.close, argument }));
}

function attackOf({ from }: SideOfQuestion, of: Model, table: Table): Result<Attack, Refusal> {
  if (from.kind === 'point') return succeed({ eye: from.at, stands: null });
  const { models } = table.board;
  const attacker = Object.hasOwn(models, from.model) ? models[from.model] : undefined;
  if (!attacker) return fail({ code: 'side/nobody-there', clause: null, fill: { model: from.model } });
  if (attacker.id === of.id) return fail({ code: 'side/of-itself', clause: null, fill: { model: of.id } });
  // of several men the one whose eye is nearest attacks from nearest
  const away = ({ at }: { readonly at: BoardPoint }): number => {
    const [x, z] = [at.x - of.pose.at.x, at.z - of.pose.at.z];
    return x * x + z * z;
  };
  const eyes = [...table.space.eyes(attacker.id, stanceOf(attacker))].sort((a, b) => away(a) - away(b));
  return succeed({ eye: eyes[0]?.at ?? attacker.pose.at, stands: attacker.pose.at });
}

function halfOfFigure(of: Model, { eye }: Attack, { closeCallTolerance }: SkirmishSettings, { space }: Table): Found {
  const finding = space.facing(of.id, eye);
  const evidence: VehicleEvidence = { id: 'facing', kind: 'facing', of: of.id, at: eye, finding };
  const call = isAtLeast(finding.ahead, 0, closeCallTolerance);
  const fill = { model: of.id, ahead: Math.abs(finding.ahead) };
  return {
    side: finding.half,
    among: [finding.half],
    call,
    argument:
      finding.half === 'front'
        ? argue('SK-MODEL-8', 'side/in-front', fill, evidence)
        : argue('SK-MODEL-8', 'side/behind', fill, evidence),
  };
}

/** What an attack from there takes from the morale of a squad: side and rear do not add. @clause SK-SQM-6, SK-SQM-7 */
const SHAKEN_BY: Readonly<Record<Sector, number>> = { front: 0, side: 1, rear: 2 };

/** By the diagonals of its base; exactly on one of them the worse side counts. @clause SK-SQ-6, SK-SQM-6, SK-SQM-7 */
function sideOfSquad(of: Model, { eye }: Attack, { closeCallTolerance }: SkirmishSettings, { space }: Table): Found {
  const finding = space.sector(of.id, eye);
  const shown: VehicleEvidence = { id: 'sector', kind: 'sector', of: of.id, at: eye, finding };
  const { sector, beside, toDiagonal } = finding;
  const onDiagonal = toDiagonal === 0;
  const side = onDiagonal && SHAKEN_BY[beside] > SHAKEN_BY[sector] ? beside : sector;
  const by = SHAKEN_BY[side];
  return {
    side,
    among: onDiagonal ? [sector, beside] : [side],
    call: { ...YES, close: toDiagonal <= closeCallTolerance },
    argument: join<VehicleEvidence>(
      argue(
        'SK-SQ-6',
        'side/of-squad',
        { model: of.id, side, beside: side === sector ? beside : sector, off: toDiagonal },
        shown,
      ),
      by === 0
        ? NOTHING_TO_SAY
        : argue(side === 'rear' ? 'SK-SQM-7' : 'SK-SQM-6', 'side/shakes-squad', { model: of.id, side, by }),
    ),
  };
}

function sideOfVehicle(
  of: Model,
  { eye, stands }: Attack,
  strengths: SideStrengths | null,
  agreed: SkirmishSettings,
  { space }: Table,
): Found {
  const tolerance = agreed.closeCallTolerance;
  const { sector, beside, toDiagonal } = space.sector(of.id, eye);
  const shown: VehicleEvidence = { id: 'sector', kind: 'sector', of: of.id, at: eye, finding: { sector, beside, toDiagonal } };
  const fill = { model: of.id, side: sector, beside, off: toDiagonal };
  const onDiagonal = toDiagonal === 0;
  const lower = onDiagonal && strengths ? lowerOf(sector, beside, strengths) : sector;
  const bySector: Found = {
    side: lower,
    among: onDiagonal && !strengths ? [sector, beside] : [lower],
    call: { holds: true, close: toDiagonal <= tolerance },
    argument: !onDiagonal
      ? argue('SK-VARC-2', 'side/of-vehicle', fill, shown)
      : strengths
        ? argue('SK-VARC-4', 'side/lower-of-two', { ...fill, side: lower }, shown)
        : argue('SK-VARC-4', 'side/either-of-two', fill, shown),
  };
  if (!stands) return bySector;
  const over = space.overHull(of.id, stands);
  const evidence: VehicleEvidence = { id: 'over-hull', kind: 'over-hull', of: of.id, at: stands, finding: over };
  const above = all(isHigherThan(over.higherBy, 0, 0), isWithin(over.planDistance, over.higherBy, tolerance));
  const measured = { model: of.id, higher: over.higherBy, far: over.planDistance };
  if (above.holds)
    return { side: 'top', among: ['top'], call: above, argument: argue('SK-VARC-3', 'side/from-above', measured, evidence) };
  if (over.higherBy <= 0) return bySector;
  const close = bySector.call.close || above.close;
  return {
    ...bySector,
    call: { ...YES, close },
    argument: join<VehicleEvidence>(bySector.argument, argue('SK-VARC-3', 'side/too-far-for-above', measured, evidence)),
  };
}

const lowerOf = (one: VehicleSide, other: VehicleSide, strengths: SideStrengths): VehicleSide =>
  strengths[other] < strengths[one] ? other : one;

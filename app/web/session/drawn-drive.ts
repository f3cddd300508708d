import {
  type Board,
  type DriveFinding,
  type DrivePlace,
  type DriveQuestion,
  type DriverState,
  type DriveStep,
  frameOfPose,
  type ModelId,
  outOfFrame,
  type Pose,
  type Refusal,
  type Result,
  type VerdictOn,
} from '../../../engine/index.ts';
import { type Agreement, ruleSetOf } from './rule-set.ts';

/** What the rules say of a drive, and of which one they say it. */
export interface DriveRuling {
  readonly question: DriveQuestion;
  readonly result: Result<VerdictOn<DriveQuestion>, Refusal>;
}

/** A vehicle that is driven by the rules: the way that is planned before anything moves, and what the rules say of it. */
export interface DrawnDrive {
  readonly model: ModelId;
  /** Where it stands: another pose begins another drive. */
  readonly from: Pose;
  readonly gear: number;
  readonly state: DriverState;
  readonly way: readonly DriveStep[];
  /** So many parts of the way stay as they are when it is led elsewhere. */
  readonly settled: number;
  /** Of this way or, while the answer is waited for, of the one a moment ago. */
  readonly ruling: DriveRuling | null;
  readonly asking: boolean;
  /** What broke in the engine over it. */
  readonly broke: string | null;
  /** By which of the ways out somebody is moved, where the first of them was not to be. */
  readonly pushes: Readonly<Record<ModelId, number>>;
  /** Which touch is pointed at in the list. */
  readonly lit: number | null;
}

/** Vehicles drive where the rule set knows how; everybody else goes. */
export const isDriven = (board: Board, agreed: Agreement, model: ModelId): boolean =>
  board.models[model]?.body.kind === 'vehicle' && ruleSetOf(agreed).answers.includes('drive');

/** Where a vehicle would be after a way if nothing stopped it and the ground were level. */
export function poseAfter(from: Pose, way: readonly DriveStep[]): Pose {
  let { at, facing } = from;
  for (const step of way) {
    if (step.kind === 'turn') facing += step.by;
    else at = outOfFrame(frameOfPose({ at, facing }), { x: 0, y: 0, z: step.length });
  }
  return { at, facing };
}

/** A part that is shorter is none. @unit millimetres and radians */
const NOTHING = 1e-9;

/** A way with one part more, which goes on with the last part where that is of its kind. */
export function withPart(way: readonly DriveStep[], step: DriveStep): readonly DriveStep[] {
  const last = way.at(-1);
  const joined =
    last?.kind === 'run' && step.kind === 'run'
      ? { ...last, length: last.length + step.length }
      : last?.kind === 'turn' && step.kind === 'turn'
        ? { ...last, by: last.by + step.by }
        : null;
  const rest = joined ? way.slice(0, -1) : way;
  const added = joined ?? step;
  return Math.abs(added.kind === 'run' ? added.length : added.by) < NOTHING ? rest : [...rest, added];
}

export type DriveHeadline = 'allowed' | 'not-allowed' | 'too-close' | 'refused';

/** The answer in one word. */
export function headlineOfDrive({ result }: DriveRuling): DriveHeadline {
  if (!result.ok) return 'refused';
  const { answer, confidence } = result.value;
  if (confidence === 'close-call') return 'too-close';
  return answer.allowed ? 'allowed' : 'not-allowed';
}

/** What the verdict rests on. */
export function findingOfDrive({ result }: DriveRuling): DriveFinding | null {
  if (!result.ok) return null;
  for (const one of result.value.evidence) if (one.kind === 'drive') return one.finding;
  return null;
}

/** Where the vehicle is stopped before the end of its way; null where it is not. */
export function stopOfDrive(ruling: DriveRuling): DrivePlace | null {
  const finding = findingOfDrive(ruling);
  if (!ruling.result.ok || !finding) return null;
  const { collisions, driven, turned } = ruling.result.value.answer;
  const stops = [
    ...collisions.flatMap(({ touch, stops: bars }) => (bars ? [touch.at] : [])),
    ...finding.drops.map(({ at }) => at),
  ];
  return stops.find((at) => at.driven === driven && at.turned === turned) ?? null;
}

/** Whether the rules have answered for the drive as it is planned now. */
export const isDriveAnswered = ({ ruling, asking, way, gear, state }: DrawnDrive): boolean =>
  !asking && ruling?.question.way === way && ruling.question.gear === gear && ruling.question.state === state;

/** Whether it may be driven; what is too close the table settles. A way of nothing is driven by nobody. */
export function mayBeDriven(drive: DrawnDrive): boolean {
  if (!drive.ruling || drive.way.length === 0 || !isDriveAnswered(drive)) return false;
  const headline = headlineOfDrive(drive.ruling);
  return headline === 'allowed' || headline === 'too-close';
}

/** Where those come to stand whom the vehicle pushes aside; who has no free way out stays until the table has settled it. */
export function pushedPoses(board: Board, { ruling, pushes }: DrawnDrive): Readonly<Record<ModelId, Pose>> {
  if (!ruling?.result.ok) return {};
  return Object.fromEntries(
    ruling.result.value.answer.pushed.flatMap(({ model, ways, blocked }) => {
      const chosen = ways.length > 0 ? ways[pushes[model] ?? 0] : blocked[pushes[model] ?? -1];
      const pose = board.models[model]?.pose;
      return chosen && pose ? [[model, { ...pose, at: chosen.to }]] : [];
    }),
  );
}

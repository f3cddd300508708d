import type {
  Board,
  BoardPoint,
  DriveFinding,
  DriveObstacle,
  DriveQuestion,
  DriveStep,
  Refusal,
  Result,
  VerdictOn,
} from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { nameOfCarrier } from './carrier-name.ts';
import { inColumns } from './columns.ts';
import { sayReasons } from './say-reasons.ts';

/** A way, what is met on it, and what the rules say of it; `outcome` is null where no rule was asked. */
export interface ToldDrive {
  readonly model: string;
  readonly way: readonly DriveStep[];
  readonly finding: DriveFinding | null;
  readonly outcome: Result<VerdictOn<DriveQuestion>, Refusal> | null;
  readonly board: Board;
}

/** What happens on a drive, part by part, and why it may be driven or not. */
export function sayDrive({ model, way, finding, outcome, board }: ToldDrive, speaker: Speaker): string[] {
  const { say } = speaker;
  if (outcome && !outcome.ok) {
    const { code, fill, clause } = outcome.problem;
    return [say('drive.refused', { model }), `    ${say(code, fill)}${clause ? ` (${clause})` : ''}`];
  }
  const verdict = outcome?.value ?? null;
  const head = !verdict
    ? 'drive.not-judged'
    : verdict.confidence === 'close-call'
      ? 'drive.too-close'
      : verdict.answer.allowed
        ? 'drive.allowed'
        : 'drive.not-allowed';
  return [
    say(head, { model }),
    ...(finding ? sayParts(way, finding, board, speaker) : []),
    ...(verdict ? [`  ${say('ask.because')}`, ...sayReasons(verdict.because, speaker)] : []),
  ];
}

interface Row {
  readonly part: number;
  readonly share: number;
  readonly cells: readonly string[];
}

function sayParts(way: readonly DriveStep[], finding: DriveFinding, board: Board, speaker: Speaker): string[] {
  const { say, length, angle } = speaker;
  const place = ({ x, y, z }: BoardPoint) => say('drive.place', { x: length(x), z: length(z), height: length(y) });
  const rows: Row[] = [
    ...way.map((step, part) => ({ part, share: -1, cells: [`${part + 1}`, '', '', sayStep(step, speaker), ''] })),
    ...finding.touches.map(({ with: thing, at, point, side }) => ({
      part: at.part,
      share: at.share,
      cells: [
        '',
        length(at.driven),
        angle(at.turned),
        say('drive.touches', { side: side.sector, thing: nameOf(thing, board, speaker) }),
        place(point),
      ],
    })),
    ...finding.drops.map(({ at, height }) => ({
      part: at.part,
      share: at.share,
      cells: ['', length(at.driven), angle(at.turned), say('drive.falls-away', { height }), place(at.pose.at)],
    })),
  ];
  rows.sort((a, b) => a.part - b.part || a.share - b.share);
  const { pose, driven, turned } = finding.end;
  const end = ['', length(driven), angle(turned), say('drive.ends', { facing: pose.facing }), place(pose.at)];
  const head = ['part', 'driven', 'turned', 'what', 'where'].map((column) => say(`drive.column-${column}`));
  const surfaces = finding.surfaces.map(({ surface, from, to }) => [say('drive.surface', { surface }), length(from), length(to)]);
  return [
    `  ${say('drive.parts')}`,
    ...inColumns([head, ...rows.map(({ cells }) => [...cells]), end], [0, 1, 2]).map((line) => `    ${line}`),
    ...inColumns(surfaces, [1, 2]).map((line) => `    ${line}`),
  ];
}

function sayStep(step: DriveStep, { say }: Speaker): string {
  if (step.kind === 'run') return say(step.length < 0 ? 'drive.back' : 'drive.ahead', { length: Math.abs(step.length) });
  return say(step.by < 0 ? 'drive.right' : 'drive.left', { angle: Math.abs(step.by) });
}

function nameOf(thing: DriveObstacle, board: Board, speaker: Speaker): string {
  switch (thing.kind) {
    case 'table-edge':
      return speaker.say('drive.table-edge');
    case 'impassable':
      return board.pieces[thing.piece]?.name || thing.piece;
    default:
      return nameOfCarrier(thing, board, speaker);
  }
}

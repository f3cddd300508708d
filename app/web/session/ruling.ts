import type {
  BoardPoint,
  CoverAnswer,
  MarginFinding,
  Millimetres,
  ModelId,
  Refusal,
  Result,
  SeesAnswer,
  Verdict,
} from '../../../engine/index.ts';

/** What the rule set says about one model looking at another. */
export interface Direction {
  readonly looker: ModelId;
  readonly target: ModelId;
  readonly sees: Result<Verdict<SeesAnswer>, Refusal>;
  /** Null while it is still being looked for. */
  readonly cover: Result<Verdict<CoverAnswer>, Refusal> | null;
}

/** The question on the table, answered both ways. */
export interface Ruling {
  readonly there: Direction;
  /** Not asked while a model is being dragged, and asked last. */
  readonly back: Direction | null;
}

/** How far one of the two is from turning the answer. */
export interface ModelMargin {
  readonly model: ModelId;
  readonly from: BoardPoint;
  readonly finding: MarginFinding;
  readonly tolerance: Millimetres;
}

export type Headline = 'sees' | 'does-not-see' | 'too-close' | 'refused';

/** The answer in one word. What the table settled is no longer too close. */
export function headlineOf(direction: Direction): Headline {
  if (!direction.sees.ok) return 'refused';
  const { answer, confidence } = direction.sees.value;
  if (confidence === 'close-call') return 'too-close';
  return answer.sees ? 'sees' : 'does-not-see';
}

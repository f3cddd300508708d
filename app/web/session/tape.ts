import type { Board, DistanceQuestion, Figure, Measured, Refusal, Result, VerdictOn } from '../../../engine/index.ts';

export type MeasureQuestion = Extract<DistanceQuestion, { readonly kind: 'measure' }>;

/** What the rules say of the distance between two things. */
export interface TapeRuling {
  readonly question: MeasureQuestion;
  readonly result: Result<VerdictOn<MeasureQuestion>, Refusal>;
}

/** A tape from one thing to another: it stays until it is taken up, and follows what it lies between. */
export interface Tape {
  readonly id: number;
  readonly from: Measured;
  readonly to: Measured;
  /** Its far end follows the pointer. */
  readonly held: boolean;
  /** Between these ends or, while the answer is waited for, where they were a moment ago. */
  readonly ruling: TapeRuling | null;
  readonly asking: boolean;
  /** What broke in the engine over it. */
  readonly broke: string | null;
}

/** A name for what is measured to or from: equal for what is the same. */
export const keyOfMeasured = (measured: Measured): string => JSON.stringify(measured);

export const sameMeasured = (one: Measured | null, other: Measured | null): boolean =>
  one === other || (one !== null && other !== null && keyOfMeasured(one) === keyOfMeasured(other));

/** Whether what is measured is on this board. */
export function isOnBoard(measured: Measured, { models, pieces, zones, objectives }: Board): boolean {
  switch (measured.kind) {
    case 'model':
      return measured.model in models;
    case 'unit':
      return Object.values(models).some(({ owner, unit }) => owner === measured.owner && unit === measured.unit);
    case 'terrain':
      return measured.piece in pieces;
    case 'zone':
      return measured.zone in zones;
    case 'objective':
      return measured.objective in objectives;
    case 'point':
    case 'line':
    case 'edge':
    case 'quarter':
      return true;
  }
}

/** Every unit of several models on a board. */
export function unitsOf({ models }: Board): readonly Extract<Measured, { kind: 'unit' }>[] {
  const sizes = new Map<string, { readonly unit: Extract<Measured, { kind: 'unit' }>; readonly size: number }>();
  for (const { owner, unit } of Object.values(models)) {
    if (unit === '') continue;
    const named = { kind: 'unit', owner, unit } as const;
    const key = keyOfMeasured(named);
    sizes.set(key, { unit: named, size: (sizes.get(key)?.size ?? 0) + 1 });
  }
  return [...sizes.values()].flatMap(({ unit, size }) => (size > 1 ? [unit] : []));
}

/** The distances that were found, the one that counts among them. */
export const figuresOf = ({ ruling }: Tape): readonly Figure[] => (ruling?.result.ok ? ruling.result.value.answer.figures : []);

export const countedFigure = (tape: Tape): Figure | null => figuresOf(tape).find(({ counts }) => counts) ?? null;

import type {
  AnalysisPart,
  BoardAnalysis,
  BoardPoint,
  CheckFinding,
  CheckWishes,
  ChokePointsFinding,
  ExposuresFinding,
  Field,
  FieldSought,
  LanesFinding,
  ModelId,
  PieceId,
  Refusal,
  SeesAnswer,
  Stance,
  SymmetryFinding,
  Verdict,
} from '../../../../engine/index.ts';

/** Everything that the lab can be asked. */
export const LAB_QUESTIONS = [
  'seen-from',
  'seen-of',
  'places-that-see',
  'cover-from',
  'cost-to-come',
  'lanes',
  'choke-points',
  'exposures',
  'check',
  'report',
] as const;
export type LabQuestion = (typeof LAB_QUESTIONS)[number];

/** Who looks, is looked at, shoots or goes: a name of the board with what it names, or an eye at a place of the table. */
export type LabWho =
  | { readonly kind: 'model' | 'unit' | 'side' | 'zone'; readonly id: string }
  /** @frame board */
  | { readonly kind: 'point'; readonly at: BoardPoint };

/** What the lab is to be asked. */
export interface LabWish {
  readonly question: LabQuestion;
  readonly who: LabWho | null;
  /** Somebody of the board whom the figure is like; null for the usual man. */
  readonly like: ModelId | null;
  readonly stance: Stance;
  /** @unit millimetres */
  readonly cell: number;
  readonly exact: boolean;
  /** How many moves are made, where it is asked what can be come to. */
  readonly moves: number;
  /** How many moves those make first who look, where it is asked how many places see a figure: move, then shoot. */
  readonly movesFirst: number;
  /** How wide lanes are at least; null: as wide as the base of the figure. @unit millimetres */
  readonly leastWidth: number | null;
  /** Whether the report looks after one move as well, and tries what would make the table fairer: both take minutes. */
  readonly afterMove: boolean;
  readonly mend: boolean;
}

/** What the check of a board found, and how far it is the same for its sides. */
export interface LabCheck {
  readonly wishes: CheckWishes;
  readonly findings: readonly CheckFinding[];
  /** The best first. */
  readonly symmetry: readonly SymmetryFinding[];
}

/** Something that was found at a place, and the pieces that it is about. */
export interface LabMark {
  /** Its place in its list. */
  readonly key: string;
  /** @frame board */
  readonly at: BoardPoint;
  readonly pieces: readonly PieceId[];
}

/** What has been found. */
export type LabFound =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'lanes'; readonly found: LanesFinding }
  | { readonly kind: 'choke-points'; readonly found: ChokePointsFinding }
  | { readonly kind: 'exposures'; readonly found: ExposuresFinding }
  | { readonly kind: 'check'; readonly found: LabCheck }
  | { readonly kind: 'report'; readonly found: BoardAnalysis };

/** The verdict on the figure at one place. */
export type LabVerdict =
  | { readonly ok: true; readonly value: Verdict<SeesAnswer> }
  | { readonly ok: false; readonly problem: Refusal };

/** The lab as it lies open. */
export interface Lab {
  readonly wish: LabWish;
  /** How much of the work is done; null while none is under way. */
  readonly working: number | null;
  /** Which part of a report that is. */
  readonly part: AnalysisPart | null;
  readonly found: LabFound | null;
  readonly refused: Refusal | null;
  readonly broke: string | null;
  /** Which storey is shown; null for all of them. */
  readonly storey: number | null;
  /** The place of the field that is pointed at, or was clicked and stays. */
  readonly place: number | null;
  readonly pinned: boolean;
  readonly asked: { readonly place: number; readonly verdict: LabVerdict } | null;
  /** The lane that is lit. */
  readonly lane: number | null;
  /** What is lit of what was found at places. */
  readonly mark: LabMark | null;
  /** The places that are lit, as those of dead ground that one has jumped to. */
  readonly region: readonly number[] | null;
}

/** Nothing is under way, and nothing was found. */
export const NOTHING_FOUND: Omit<Lab, 'wish'> = {
  working: null,
  part: null,
  found: null,
  refused: null,
  broke: null,
  storey: null,
  place: null,
  pinned: false,
  asked: null,
  lane: null,
  mark: null,
  region: null,
};

/** The lab as it is opened. */
export const EMPTY_LAB: Lab = {
  wish: {
    question: 'seen-from',
    who: null,
    like: null,
    stance: 'standing',
    cell: 25,
    exact: false,
    moves: 1,
    movesFirst: 0,
    leastWidth: null,
    afterMove: false,
    mend: false,
  },
  ...NOTHING_FOUND,
};

const OF_THE_WHOLE: readonly LabQuestion[] = ['lanes', 'choke-points', 'exposures', 'check', 'report'];

/** Whether what is asked is about one place after the other. */
export const isFieldQuestion = (question: LabQuestion): question is FieldSought['kind'] => !OF_THE_WHOLE.includes(question);

/** The sorts of things that can be named in a question. */
export const sortsFor = (question: LabQuestion): readonly LabWho['kind'][] => {
  switch (question) {
    case 'seen-from':
    case 'places-that-see':
      return ['model', 'unit', 'side', 'zone', 'point'];
    case 'seen-of':
      return ['model', 'unit', 'side'];
    case 'cost-to-come':
      return ['model', 'unit', 'side', 'zone'];
    case 'cover-from':
      return ['model'];
    default:
      return [];
  }
};

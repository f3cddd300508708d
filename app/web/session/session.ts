import { create } from 'zustand';
import { subscribeWithSelector } from 'zustand/middleware';
import type {
  Board,
  BoardPoint,
  EvidenceId,
  Fault,
  Fill,
  ModelId,
  PieceId,
  Pose,
  RecordedRuling,
  Source,
  ZoneId,
} from '../../../engine/index.ts';
import type { Language } from '../../wording/speak.ts';
import type { DrawnDrive } from './drawn-drive.ts';
import type { DrawnWay } from './drawn-way.ts';
import type { FaultReport } from './fault-report.ts';
import { EMPTY_LAB, type Lab } from './lab/lab.ts';
import type { LaidTemplate } from './laid-template.ts';
import { type Measuring, NOTHING_MEASURED } from './measuring.ts';
import type { KeptGame, Play } from './play/play.ts';
import type { ModelMargin, Ruling } from './ruling.ts';
import type { ShotLimit } from './shot-limit.ts';
import type { StraightLine } from './straight-line.ts';
import type { TableDocument } from './table-document.ts';

export type { TableDocument } from './table-document.ts';

export type Selected =
  | { readonly kind: 'model'; readonly id: ModelId }
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'zone'; readonly id: ZoneId };
export type ToolName = 'select' | 'sight' | 'move' | 'measure' | 'template' | 'lab' | 'play';

/** A model held over the table: where it would come to stand, before anything is moved. */
export interface Ghost {
  readonly model: ModelId;
  readonly pose: Pose;
  /** What it would overlap or could not stand on there; empty while nothing is known against it. */
  readonly against: readonly Source[];
  readonly standable: boolean;
  /** The rest of its unit, where all of it is led, or those whom a vehicle pushes aside. */
  readonly others?: Readonly<Record<ModelId, Pose>>;
  /** Held by a pointer; else it stands there until it is put down or back. */
  readonly byHand: boolean;
}

/** Which evidence of which answer. Evidence ids are unique within one verdict only. */
export interface Lit {
  readonly direction: 'there' | 'back';
  readonly answer: 'sees' | 'cover';
  readonly evidence: readonly EvidenceId[];
}

/** Where the camera is asked to go. */
export type View =
  | { readonly kind: 'home' | 'top' | 'front' | 'back' }
  | { readonly kind: 'eye'; readonly of: ModelId }
  | { readonly kind: 'frame'; readonly on: Selected }
  /** A place of the board, with what lies about it. */
  | { readonly kind: 'place'; readonly at: BoardPoint };

export type Phase = 'loading' | 'ready';
export type Dialog = 'import' | 'help' | 'faults' | 'play' | 'result' | null;
/** How far the hint trail has come; null when it is over or skipped. */
export type Hint = 'looker' | 'target' | 'card' | null;

export interface Session {
  readonly phase: Phase;
  readonly document: TableDocument;
  readonly past: readonly TableDocument[];
  readonly future: readonly TableDocument[];
  readonly ghost: Ghost | null;
  readonly selected: Selected | null;
  readonly pointedAt: Selected | null;
  readonly tool: ToolName;
  /** The game that is played on this table; null while none is. */
  readonly play: Play | null;
  /** The way of the model that is moved by the rules; null while nobody is. */
  readonly way: DrawnWay | null;
  /** The drive of the vehicle that is moved by the rules; null while none is. */
  readonly drive: DrawnDrive | null;
  readonly measuring: Measuring;
  /** The template that is being laid; null while none is. */
  readonly template: LaidTemplate | null;
  /** How near and how far its shot may go, as it lies on the table. */
  readonly shotLimits: readonly ShotLimit[];
  /** What is asked of the whole board, and what came of it. */
  readonly lab: Lab;
  readonly looker: ModelId | null;
  readonly target: ModelId | null;
  readonly ruling: Ruling | null;
  /** The answer to the table as it is shown is not all there yet; `ruling` may be that of a moment ago. */
  readonly asking: boolean;
  /** Whether there is a straight line between the two; null as long as nobody asks. */
  readonly line: StraightLine | null;
  /** What broke in the engine over the open question: our fault, with what a report needs. */
  readonly broke: string | null;
  /** Evidence lit on the board because its reason is pointed at. */
  readonly lit: Lit | null;
  /** A new object for every wish, so that two equal wishes are two. */
  readonly view: View;
  readonly eyePicture: boolean;
  readonly names: boolean;
  readonly listOpen: boolean;
  /** The list was opened by its key, which leads into it. */
  readonly listWalked: boolean;
  readonly sheetTall: boolean;
  /** How far the answer is from turning; null while nothing is known of it. */
  readonly margins: { readonly found: readonly ModelMargin[]; readonly more: boolean } | null;
  /** Whose margin is pointed at. */
  readonly litMargin: ModelId | null;
  /** The ruling that is being handed on, or the link that was made of it. */
  readonly handing: {
    readonly form: 'file' | 'page' | 'link';
    readonly busy: boolean;
    readonly link: string | null;
    readonly copied: boolean;
  } | null;
  /** The file that is being opened, until it lies on the table or is turned down; a new object for each. */
  readonly coming: ComingFile | null;
  /** The ruling whose board is on the table. */
  readonly opened: OpenedCase | null;
  readonly language: Language;
  readonly inMillimetres: boolean;
  readonly dialog: Dialog;
  readonly report: FaultReport | null;
  readonly start: boolean;
  readonly hint: Hint;
  /** Boards kept in this browser from earlier visits: one's own first, then what was tried on the demo board. */
  readonly kept: readonly TableDocument[];
  /** The game of the last visit. */
  readonly keptGame: KeptGame | null;
  /** The browser would not keep the board. */
  readonly keepsNothing: boolean;
  /** What was done last, for those who listen. */
  readonly told: { readonly code: string; readonly fill: Fill } | null;
}

/** A file on its way to the table: read, or asked for its answers again where it holds a ruling. */
export interface ComingFile {
  readonly fileName: string;
  readonly holds: 'board' | 'ruling' | 'game';
}

/** A ruling that was opened: what speaks against it, and the table as it was before. */
export interface OpenedCase {
  readonly fileName: string;
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
  readonly ruling: RecordedRuling;
  readonly before: Pick<Session, 'document' | 'past' | 'future'>;
}

export const BLANK_BOARD: Board = {
  format: 1,
  size: { width: 1200, depth: 1200 },
  sides: {
    a: { id: 'a', name: 'A', colour: '#c4553b' },
    b: { id: 'b', name: 'B', colour: '#3b72b8' },
  },
  pieces: {},
  models: {},
  zones: {},
  objectives: {},
  meta: { name: '', author: '', licence: '', notes: '' },
};

/** All that the page knows. Panels and scene read it; only the intents of this folder write it. */
export const useSession = create<Session>()(
  subscribeWithSelector(
    (): Session => ({
      phase: 'loading',
      document: { board: BLANK_BOARD, meshes: new Map() },
      past: [],
      future: [],
      ghost: null,
      selected: null,
      pointedAt: null,
      tool: 'sight',
      play: null,
      way: null,
      drive: null,
      measuring: NOTHING_MEASURED,
      template: null,
      shotLimits: [],
      lab: EMPTY_LAB,
      looker: null,
      target: null,
      ruling: null,
      asking: false,
      line: null,
      broke: null,
      lit: null,
      view: { kind: 'home' },
      eyePicture: false,
      names: true,
      listOpen: false,
      listWalked: false,
      sheetTall: false,
      margins: null,
      litMargin: null,
      handing: null,
      coming: null,
      opened: null,
      language: 'en',
      inMillimetres: false,
      dialog: null,
      report: null,
      start: true,
      hint: null,
      kept: [],
      keptGame: null,
      keepsNothing: false,
      told: null,
    }),
  ),
);

export const read = useSession.getState;
export const write = useSession.setState;

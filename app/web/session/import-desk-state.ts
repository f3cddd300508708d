import { create } from 'zustand';
import {
  type Base,
  type CoverGrade,
  type Fault,
  type HeightCategory,
  type HeightClass,
  type ImportedMesh,
  type MeshPlacement,
  type MeshPurpose,
  type MeshUnderstanding,
  type MeshWishes,
  type Millimetres,
  NOTHING_SAID,
  type PlacedMesh,
  type SideId,
  STANDARD_HEIGHT,
  type TerrainAgreement,
} from '../../../engine/index.ts';
import type { MeshFiles } from './mesh-files.ts';
import type { ReadingProgress } from './read-large-here.ts';

/** A mesh on its way to the table: what was read, how it is understood, what it is to become. Nothing of it is on the board yet. */
export interface ImportDesk {
  /** What lies on the desk; null while nothing was chosen. */
  readonly files: MeshFiles | null;
  /** It is being read. */
  readonly reading: boolean;
  /** How far reading has got, and how it is stopped; null for what is read at once. */
  readonly progress: ReadingProgress | null;
  readonly stop: (() => void) | null;
  /** Meshes that were given together with it and come after it. */
  readonly waiting: readonly MeshFiles[];
  readonly imported: ImportedMesh | null;
  /** What was set right while reading. */
  readonly notices: readonly Fault[];
  /** Why the file could not be read at all. */
  readonly faults: readonly Fault[];
  readonly purpose: MeshPurpose;
  /** What somebody has said of it; everything else is guessed. */
  readonly wishes: MeshWishes;
  /** How it is understood as things stand; null while nothing is. */
  readonly understood: MeshUnderstanding | null;
  readonly placement: MeshPlacement | null;
  readonly placed: PlacedMesh | null;
  /** Somebody has set right something of how it lies: that is kept for the author's next meshes. */
  readonly setRight: boolean;
  /** It was understood as the last one of this author or folder was set right. */
  readonly asBefore: string | null;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly owner: SideId | null;
  /** Whose body the rules see in a figure: the standard one of a height, or that of the sculpt. */
  readonly shape: 'standard' | 'sculpt';
  readonly bodyHeight: Millimetres;
  /** How high the eye of the sculpt's own body is, and its base, where that is not as guessed. */
  readonly eye: Millimetres | null;
  readonly base: Base | null;
  /** Left to the rules where it is null. */
  readonly heightClass: HeightClass | null;
  readonly grade: CoverGrade;
  /** As guessed where it is null. */
  readonly standable: boolean | null;
  /** True sight where it is null. */
  readonly category: HeightCategory | null;
  /** What was said of what is proposed of a piece of terrain. */
  readonly agreement: TerrainAgreement;
}

export const EMPTY_DESK: ImportDesk = {
  files: null,
  reading: false,
  progress: null,
  stop: null,
  waiting: [],
  imported: null,
  notices: [],
  faults: [],
  purpose: 'terrain',
  wishes: {},
  understood: null,
  placement: null,
  placed: null,
  setRight: false,
  asBefore: null,
  name: '',
  author: '',
  licence: '',
  owner: null,
  shape: 'standard',
  bodyHeight: STANDARD_HEIGHT,
  eye: null,
  base: null,
  heightClass: null,
  grade: 'heavy',
  standable: null,
  category: null,
  agreement: NOTHING_SAID,
};

export const useImportDesk = create<ImportDesk>()(() => EMPTY_DESK);

import { create } from 'zustand';
import {
  type CoverGrade,
  type Fault,
  fail,
  guessBase,
  guessPlacements,
  hashMesh,
  type ImportedMesh,
  idFromName,
  type LengthUnit,
  type MeshPlacement,
  type MeshPurpose,
  type Millimetres,
  modelFromMesh,
  type PlacedMesh,
  type PlacementGuess,
  pieceFromMesh,
  placeMesh,
  placementOf,
  type SideId,
  STANDARD_HEIGHT,
  scaledToHeight,
} from '../../../engine/index.ts';
import { likelyPurpose } from '../../catalogue/likely-purpose.ts';
import { unreadable } from './fault-report.ts';
import { isCalledMesh, lacksCompanion, type MeshFiles, meshesAmong, readMeshFiles } from './mesh-files.ts';
import { placeNewModel, placeNewPiece } from './new-things.ts';
import { read, write } from './session.ts';

/** A mesh on its way to the table: what was read, how it is understood, what it is to become. Nothing of it is on the board yet. */
export interface ImportDesk {
  /** What lies on the desk; null while nothing was chosen. */
  readonly files: MeshFiles | null;
  /** It is being read. */
  readonly reading: boolean;
  /** Meshes that were given together with it and come after it. */
  readonly waiting: readonly MeshFiles[];
  readonly imported: ImportedMesh | null;
  /** What was set right while reading. */
  readonly notices: readonly Fault[];
  /** Why the file could not be read at all. */
  readonly faults: readonly Fault[];
  readonly purpose: MeshPurpose;
  readonly guess: PlacementGuess | null;
  readonly placement: MeshPlacement | null;
  /** Somebody has set unit, height or axes right: what it is to become changes nothing of them any more. */
  readonly setRight: boolean;
  readonly placed: PlacedMesh | null;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly owner: SideId | null;
  /** Height of the body that the rules see in a figure. */
  readonly bodyHeight: Millimetres;
  readonly grade: CoverGrade;
  readonly standable: boolean;
}

const EMPTY: ImportDesk = {
  files: null,
  reading: false,
  waiting: [],
  imported: null,
  notices: [],
  faults: [],
  purpose: 'terrain',
  guess: null,
  placement: null,
  setRight: false,
  placed: null,
  name: '',
  author: '',
  licence: '',
  owner: null,
  bodyHeight: STANDARD_HEIGHT,
  grade: 'heavy',
  standable: true,
};

export const useImportDesk = create<ImportDesk>()(() => EMPTY);

const desk = useImportDesk.getState;
const put = useImportDesk.setState;

export function openImport(): void {
  put(EMPTY);
  write({ dialog: 'import' });
}

export function closeImport(): void {
  write({ dialog: null });
  put(EMPTY);
}

/**
 * Takes files that were given together: every mesh among them comes onto the desk, one after the other, with what lies beside it. What was
 * missing of the mesh on the desk may come after it.
 */
export async function takeMeshFiles(given: readonly File[]): Promise<void> {
  const { files, faults, waiting } = desk();
  if (files && lacksCompanion(faults) && !given.some(isCalledMesh)) {
    await takeMesh({ ...files, beside: [...files.beside, ...given] }, waiting);
    return;
  }
  const [first, ...others] = meshesAmong(given);
  if (first) await takeMesh(first, others);
}

/** Reads a mesh onto the desk. One that can't be read leaves its faults there, and the board as it is. */
async function takeMesh(files: MeshFiles, waiting: readonly MeshFiles[]): Promise<void> {
  put({ ...EMPTY, files, reading: true, waiting });
  write({ dialog: 'import' });
  const found = await readMeshFiles(files).catch((error: unknown) => fail([unreadable(error)]));
  if (desk().files !== files) return; // put away or replaced meanwhile
  if (!found.ok) {
    put({ reading: false, faults: found.problem });
    return;
  }
  const imported = found.value.value;
  const name = files.mesh.name.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');
  const owner = Object.keys(read().document.board.sides)[0] ?? null;
  put({ reading: false, imported, notices: found.value.faults, name, owner });
  purposeIs(likelyPurpose(imported));
}

/** Goes on with the mesh that waits, or puts the desk away. */
export async function skipMesh(): Promise<void> {
  const [next, ...others] = desk().waiting;
  if (next) await takeMesh(next, others);
  else closeImport();
}

/** What it is to become. As long as nobody has set it right, its unit and height are guessed anew for that. */
export function purposeIs(purpose: MeshPurpose): void {
  const { imported, placement, setRight } = desk();
  const guess = imported ? (guessPlacements(imported, purpose)[0] ?? null) : null;
  const guessed = guess ? placementOf(guess, purpose) : null;
  put({ purpose, guess });
  placementIs(setRight && placement && guessed ? { ...placement, centre: guessed.centre } : guessed);
}

function placementIs(placement: MeshPlacement | null): void {
  const { imported } = desk();
  put({ placement, placed: imported && placement ? placeMesh(imported, placement) : null });
}

function setRight(placement: MeshPlacement): void {
  put({ setRight: true });
  placementIs(placement);
}

export function changePlacement(change: Partial<MeshPlacement>): void {
  const { placement } = desk();
  if (placement) setRight({ ...placement, ...change });
}

/** Another unit: the numbers of the file are taken for it as they are. */
export const unitIs = (unit: LengthUnit) => changePlacement({ unit, scale: 1 });

export function heightIs(height: Millimetres): void {
  const { imported, placement } = desk();
  if (imported && placement && height > 0) setRight(scaledToHeight(imported, placement, height));
}

export const quarterTurn = () => changePlacement({ turn: ((desk().placement?.turn ?? 0) + Math.PI / 2) % (2 * Math.PI) });

export const deskIs = (
  change: Partial<Pick<ImportDesk, 'name' | 'author' | 'licence' | 'owner' | 'bodyHeight' | 'grade' | 'standable'>>,
) => put(change);

/** Puts what lies on the desk onto the table, as one step that can be taken back, and goes on with the mesh that waits. */
export async function finishImport(): Promise<void> {
  const { files, waiting, placed, purpose, name, author, licence, owner, bodyHeight, grade, standable } = desk();
  if (!files || !placed) return;
  const { mesh } = placed;
  const hash = hashMesh(mesh);
  const credits = { fileName: files.mesh.name, author, licence };
  closeImport();
  if (purpose === 'figure') {
    const make = (taken: ReadonlySet<string>) => {
      const id = idFromName(name, 'figure', taken);
      return modelFromMesh(mesh, hash, { id, name, unit: id, owner: owner ?? 'a', credits, height: bodyHeight });
    };
    await placeNewModel(make, [hash, mesh]);
  } else {
    const cover = { grade, concealOnly: false, closeRangeProof: false };
    const make = (taken: ReadonlySet<string>) =>
      pieceFromMesh(mesh, hash, { id: idFromName(name, 'terrain', taken), name, credits, cover, standable });
    placeNewPiece(make, [hash, mesh]);
  }
  const [next, ...others] = waiting;
  if (next && read().dialog === null) await takeMesh(next, others);
}

/** The base that a figure made of the desk's mesh would stand on. */
export function deskBase() {
  const { placed } = desk();
  return placed ? guessBase(placed.mesh) : null;
}

import { create } from 'zustand';
import {
  type CoverGrade,
  type Fault,
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
  readMesh,
  type SideId,
  STANDARD_HEIGHT,
  scaledToHeight,
} from '../../../engine/index.ts';
import { placeNewModel, placeNewPiece } from './new-things.ts';
import { read, write } from './session.ts';

/** A mesh on its way to the table: what was read, how it is understood, what it is to become. Nothing of it is on the board yet. */
export interface ImportDesk {
  /** A file is being read. */
  readonly reading: string | null;
  readonly fileName: string;
  readonly imported: ImportedMesh | null;
  /** What was set right while reading. */
  readonly notices: readonly Fault[];
  /** Why the file could not be read at all. */
  readonly faults: readonly Fault[];
  readonly purpose: MeshPurpose;
  readonly guess: PlacementGuess | null;
  readonly placement: MeshPlacement | null;
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
  reading: null,
  fileName: '',
  imported: null,
  notices: [],
  faults: [],
  purpose: 'terrain',
  guess: null,
  placement: null,
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

/** Reads a mesh file onto the desk. A file that can't be read leaves its faults there, and the board as it is. */
export async function takeMeshFile(file: File): Promise<void> {
  put({ ...EMPTY, reading: file.name });
  write({ dialog: 'import' });
  const found = await readMesh(new Uint8Array(await file.arrayBuffer()));
  if (desk().reading !== file.name) return; // put away or replaced meanwhile
  if (!found.ok) {
    put({ ...EMPTY, fileName: file.name, faults: found.problem });
    return;
  }
  const imported = found.value.value;
  const name = file.name.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');
  const owner = Object.keys(read().document.board.sides)[0] ?? null;
  put({ ...EMPTY, fileName: file.name, imported, notices: found.value.faults, name, owner });
  purposeIs(likelyPurpose(imported));
}

/** What fits a man's size as it is is taken for a figure, all else for terrain. */
function likelyPurpose(imported: ImportedMesh): MeshPurpose {
  return guessPlacements(imported, 'figure')[0]?.confidence === 'likely' ? 'figure' : 'terrain';
}

export function purposeIs(purpose: MeshPurpose): void {
  const { imported } = desk();
  const guess = imported ? (guessPlacements(imported, purpose)[0] ?? null) : null;
  put({ purpose, guess });
  placementIs(guess ? placementOf(guess, purpose) : null);
}

function placementIs(placement: MeshPlacement | null): void {
  const { imported } = desk();
  put({ placement, placed: imported && placement ? placeMesh(imported, placement) : null });
}

export function changePlacement(change: Partial<MeshPlacement>): void {
  const { placement } = desk();
  if (placement) placementIs({ ...placement, ...change });
}

/** Another unit: the numbers of the file are taken for it as they are. */
export const unitIs = (unit: LengthUnit) => changePlacement({ unit, scale: 1 });

export function heightIs(height: Millimetres): void {
  const { imported, placement } = desk();
  if (imported && placement && height > 0) placementIs(scaledToHeight(imported, placement, height));
}

export const quarterTurn = () => changePlacement({ turn: ((desk().placement?.turn ?? 0) + Math.PI / 2) % (2 * Math.PI) });

export const deskIs = (
  change: Partial<Pick<ImportDesk, 'name' | 'author' | 'licence' | 'owner' | 'bodyHeight' | 'grade' | 'standable'>>,
) => put(change);

/** Puts what lies on the desk onto the table, as one step that can be taken back. */
export async function finishImport(): Promise<void> {
  const { placed, purpose, fileName, name, author, licence, owner, bodyHeight, grade, standable } = desk();
  if (!placed) return;
  const { board, meshes } = read().document;
  const { mesh } = placed;
  const hash = hashMesh(mesh);
  const credits = { fileName, author, licence };
  const all = new Map(meshes).set(hash, mesh);
  closeImport();
  if (purpose === 'figure') {
    const id = idFromName(name, 'figure', new Set(Object.keys(board.models)));
    await placeNewModel(
      modelFromMesh(mesh, hash, { id, name: name || id, unit: id, owner: owner ?? 'a', credits, height: bodyHeight }),
      all,
    );
  } else {
    const id = idFromName(name, 'terrain', new Set(Object.keys(board.pieces)));
    const cover = { grade, concealOnly: false, closeRangeProof: false };
    await placeNewPiece(pieceFromMesh(mesh, hash, { id, name: name || id, credits, cover, standable }), all);
  }
}

/** The base that a figure made of the desk's mesh would stand on. */
export function deskBase() {
  const { placed } = desk();
  return placed ? guessBase(placed.mesh) : null;
}

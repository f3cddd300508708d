import {
  agreeTerrain,
  fail,
  hashMesh,
  idFromName,
  type LengthUnit,
  type MeshPurpose,
  type MeshUnderstanding,
  type MeshWishes,
  type Millimetres,
  modelFromMesh,
  NOTHING_SAID,
  nothingLeft,
  type OpeningKind,
  pieceFromMesh,
  proposalsOf,
} from '../../../engine/index.ts';
import { run } from './errands.ts';
import { unreadable } from './fault-report.ts';
import { figureOfDesk } from './figure-on-desk.ts';
import { EMPTY_DESK, type ImportDesk, useImportDesk } from './import-desk-state.ts';
import { habitOf, keepHabit } from './import-habits.ts';
import { isLarge, readLargeMeshFiles } from './large-mesh.ts';
import { folderOf, isCalledMesh, lacksCompanion, type MeshFiles, meshesAmong, readMeshFiles } from './mesh-files.ts';
import { placeNewModel, placeNewPiece } from './new-things.ts';
import { read, write } from './session.ts';

const desk = useImportDesk.getState;
const put = useImportDesk.setState;

export function openImport(): void {
  desk().stop?.();
  put(EMPTY_DESK);
  write({ dialog: 'import' });
}

export function closeImport(): void {
  desk().stop?.();
  write({ dialog: null });
  put(EMPTY_DESK);
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
  desk().stop?.();
  put({ ...EMPTY_DESK, files, reading: true, waiting });
  write({ dialog: 'import' });
  const found = await readFiles(files).catch((error: unknown) => fail([unreadable(error)]));
  if (desk().files !== files) return; // put away or replaced meanwhile
  if (!found.ok) {
    put({ reading: false, progress: null, stop: null, faults: found.problem });
    return;
  }
  const imported = found.value.value;
  const name = files.mesh.name.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');
  const owner = Object.keys(read().document.board.sides)[0] ?? null;
  put({ imported, progress: null, stop: null, notices: found.value.faults, name, owner });
  const habit = habitOf(null, folderOf(files.mesh));
  if (habit) put({ wishes: habit.wishes, author: habit.author, licence: habit.licence, asBefore: habit.of });
  await understand();
  if (desk().imported === imported)
    put({ reading: false, faults: desk().placed ? [] : [...desk().notices, nothingLeft(imported)] });
}

/** What is large is read in a thread of its own and tells how far it has got. */
function readFiles(files: MeshFiles) {
  if (!isLarge(files)) return readMeshFiles(files);
  const { reading, stop } = readLargeMeshFiles(files, (progress) => {
    if (desk().files === files) put({ progress });
  });
  put({ progress: { doing: 'reading', share: 0 }, stop });
  return reading;
}

/** The last that was asked of how the mesh is meant. */
let asked: Promise<void> = Promise.resolve();

/** Asks anew how the mesh is meant, with all that was said of it. Of several times, the last one counts. */
function understand(): Promise<void> {
  const { imported, wishes } = desk();
  if (!imported) return Promise.resolve();
  asked = new Promise((resolve) => {
    const take = (understood: MeshUnderstanding | null) => {
      const now = desk();
      if (now.imported === imported && now.wishes === wishes) {
        const { purpose, placement, placed } = understood ?? { purpose: now.purpose, placement: null, placed: null };
        // Another reading has other proposals.
        const agreement = now.understood?.purpose === purpose && hasSame(now, understood) ? now.agreement : NOTHING_SAID;
        put({ understood, purpose, placement, placed, agreement });
      }
      resolve();
    };
    run('understand-mesh', { imported, wishes }, null, take, () => resolve());
  });
  return asked;
}

/** Are the same openings, ladders and stairs proposed, whatever their lengths? */
function hasSame({ understood }: ImportDesk, next: MeshUnderstanding | null): boolean {
  const idsOf = (of: MeshUnderstanding | null) => (of?.terrain ? proposalsOf(of.terrain).map(({ id }) => id) : []).join(' ');
  return idsOf(understood) === idsOf(next);
}

/** Goes on with the mesh that waits, or puts the desk away. */
export async function skipMesh(): Promise<void> {
  const [next, ...others] = desk().waiting;
  if (next) await takeMesh(next, others);
  else closeImport();
}

function wish(change: MeshWishes, without: readonly (keyof MeshWishes)[] = []): void {
  const wishes = Object.fromEntries(Object.entries(desk().wishes).filter(([key]) => !without.includes(key as keyof MeshWishes)));
  put({ wishes: { ...wishes, ...change } });
  void understand();
}

/** What it is to become; what was set right of unit and axes stays so. */
export function purposeIs(purpose: MeshPurpose): void {
  put({ purpose });
  wish({ purpose });
}

/** Another unit: the numbers of the file are taken for it as they are. */
export function unitIs(unit: LengthUnit): void {
  put({ setRight: true });
  wish({ unit }, ['scale', 'height']);
}

export function heightIs(height: Millimetres): void {
  if (!(height > 0)) return;
  put({ setRight: true });
  wish({ height }, ['scale']);
}

export function upIs(up: 'y' | 'z'): void {
  put({ setRight: true });
  wish({ up });
}

export function quarterTurn(): void {
  put({ setRight: true });
  wish({ turn: ((desk().placement?.turn ?? 0) + Math.PI / 2) % (2 * Math.PI) });
}

/** Takes a part of the file, or leaves it out. What was said of the proposals falls away: they are other ones then. */
export function partIs(name: string, isTaken: boolean): void {
  const others = (desk().wishes.leaveOut ?? []).filter((one) => one !== name);
  put({ agreement: NOTHING_SAID });
  wish({ leaveOut: isTaken ? others : [...others, name] });
}

/** Says yes or no to what is proposed of a piece of terrain. */
export function proposalIs(id: string, isTaken: boolean): void {
  const { taken, kinds } = desk().agreement;
  put({ agreement: { kinds, taken: { ...taken, [id]: isTaken } } });
}

/** What kind of opening it is. */
export function openingIs(id: string, kind: OpeningKind): void {
  const { taken, kinds } = desk().agreement;
  put({ agreement: { taken, kinds: { ...kinds, [id]: kind } } });
}

/** The author of the mesh. Unless somebody has set this one right, it is taken as the last one of this author was. */
export function authorIs(author: string): void {
  put({ author });
  const habit = desk().setRight ? null : habitOf(author, null);
  if (!habit) return;
  put({ licence: habit.licence, asBefore: habit.of });
  wish(habit.wishes);
}

/** Forgets what the last mesh of this author or folder was like: everything is guessed. */
export function guessAnew(): void {
  put({ asBefore: null });
  wish({}, ['unit', 'scale', 'height', 'up', 'turn']);
}

export const deskIs = (
  change: Partial<
    Pick<
      ImportDesk,
      'name' | 'licence' | 'owner' | 'shape' | 'bodyHeight' | 'eye' | 'base' | 'heightClass' | 'grade' | 'standable' | 'category'
    >
  >,
) => put(change);

/** Puts what lies on the desk onto the table, as one step that can be taken back, and goes on with the mesh that waits. */
export async function finishImport(): Promise<void> {
  await asked;
  const now = desk();
  const { files, waiting, placed, purpose, name, author, licence, owner, grade, agreement } = now;
  if (!files || !placed) return;
  const { mesh } = placed;
  const hash = hashMesh(mesh);
  const credits = { fileName: files.mesh.name, author, licence };
  keepCorrection(now);
  const like = figureOfDesk(now);
  closeImport();
  if (purpose === 'figure') {
    const make = (taken: ReadonlySet<string>) => {
      const id = idFromName(name, 'figure', taken);
      return modelFromMesh(mesh, hash, { id, name, unit: id, owner: owner ?? 'a', credits, ...like });
    };
    await placeNewModel(make, [hash, mesh]);
  } else {
    const cover = { grade, concealOnly: false, closeRangeProof: false };
    const terrain = now.understood?.terrain ?? null;
    const standable = now.standable ?? terrain?.standable.value ?? true;
    const like = { name, credits, cover, standable, traits: { heightCategory: now.category } };
    const agreed = terrain ? { agreed: agreeTerrain(terrain, agreement) } : {};
    const make = (taken: ReadonlySet<string>) =>
      pieceFromMesh(mesh, hash, { id: idFromName(name, 'terrain', taken), ...like, ...agreed });
    placeNewPiece(make, [hash, mesh]);
  }
  const [next, ...others] = waiting;
  if (next && read().dialog === null) await takeMesh(next, others);
}

/** What is kept for the next meshes of this author and folder: how this one had to be set right. A height is kept as the scale that it made. */
function keepCorrection({ files, setRight, wishes, placement, author, licence }: ImportDesk): void {
  if (!files || !setRight || !placement) return;
  const { unit, scale, up } = placement;
  const turned = wishes.turn === undefined ? {} : { turn: wishes.turn };
  keepHabit(author, folderOf(files.mesh), { wishes: { unit, scale, up, ...turned }, author, licence });
}

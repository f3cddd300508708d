import { create } from 'zustand';
import {
  boardOfForeign,
  type Fault,
  type ForeignBoard,
  type ForeignScale,
  kindOfImport,
  type MadeBoard,
  musterRoster,
  proposeScale,
  type Roster,
  readBoardFile,
  readForeignBoardWith,
  readRoster,
  type SideId,
  scaleForSquare,
  withModel,
  writeBoardFile,
} from '../../../engine/index.ts';
import { boardWishes, PLAIN_FIGURE } from '../../catalogue/board-wishes.ts';
import { letDown } from '../../catalogue/let-down.ts';
import { figuresByName } from '../../catalogue/roster-figures.ts';
import { makeSpeaker } from '../../wording/speak.ts';
import { commit } from './board-intents.ts';
import { unreadable } from './fault-report.ts';
import { layBoard, openTableFile } from './file-intents.ts';
import { closeImport, takeMeshFiles } from './import-desk.ts';
import { isCalledMesh } from './mesh-files.ts';
import { keepRosterHabits } from './roster-habits.ts';
import { figuresOfRoster } from './roster-on-desk.ts';
import { read, write } from './session.ts';

/** A board of another program, or an army list, on its way to the table. Nothing of it is there yet. */
export interface MapDesk {
  readonly file: File | null;
  readonly reading: boolean;
  /** Why the file could not be read at all. */
  readonly faults: readonly Fault[];
  /** What was left behind while reading. */
  readonly notices: readonly Fault[];
  readonly foreign: ForeignBoard | null;
  readonly scale: ForeignScale | null;
  readonly made: MadeBoard | null;
  /** Shapes that came along, by name. */
  readonly beside: readonly File[];
  readonly roster: Roster | null;
  readonly owner: SideId | null;
  /** Figures that were chosen for models of the list, by their names in it. */
  readonly figures: Readonly<Record<string, string>>;
}

const EMPTY: MapDesk = {
  file: null,
  reading: false,
  faults: [],
  notices: [],
  foreign: null,
  scale: null,
  made: null,
  beside: [],
  roster: null,
  owner: null,
  figures: {},
};

export const useMapDesk = create<MapDesk>()(() => EMPTY);
const desk = useMapDesk.getState;
const put = useMapDesk.setState;

export const clearMapDesk = () => put(EMPTY);

/** Puts away whatever lies on either desk. */
export function leaveImport(): void {
  clearMapDesk();
  closeImport();
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const isPicture = ({ name }: File): boolean => /\.(?:png|tiff?)$/i.test(name);
const isOnlyMesh = (file: File): boolean => isCalledMesh(file) && !/\.zip$/i.test(file.name);

/**
 * Takes files that were given together, whatever they are: a map or an army list is told by what is in it, and everything else is taken for
 * meshes. Pictures that come with a mesh are its own. Shapes that a map on the desk lacks may come after it.
 */
export async function takeImportFiles(given: readonly File[]): Promise<void> {
  const { file, beside, foreign } = desk();
  if (file && foreign?.holds.layout === 'things' && given.every(isOnlyMesh)) {
    await takeMap(file, await bytesOf(file), [...beside, ...given]);
    return;
  }
  const withMesh = given.some(isOnlyMesh);
  for (const one of given) {
    if (isOnlyMesh(one) || (withMesh && isPicture(one))) continue;
    const bytes = await bytesOf(one).catch(() => null);
    const kind = bytes ? kindOfImport({ name: one.name, bytes }) : 'mesh';
    if (bytes && kind === 'board') {
      await takeMap(
        one,
        bytes,
        given.filter((other) => other !== one),
      );
      return;
    }
    if (bytes && kind === 'roster') {
      takeRoster(one, bytes);
      return;
    }
  }
  clearMapDesk();
  await takeMeshFiles(given);
}

/** How often files were given: of several times, the last one is meant. */
let given = 0;

/** A board or a ruling of ours is opened; everything else is taken for what other programs made. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const time = ++given;
  const table = files.find(({ name }) => /\.(json|eyeline|html?)$/i.test(name));
  const bytes = table && /\.json$/i.test(table.name) ? await bytesOf(table).catch(() => null) : null;
  const foreign = table && bytes ? kindOfImport({ name: table.name, bytes }) !== 'mesh' : false;
  if (time !== given) return;
  if (table && !foreign) await openTableFile(table);
  else await takeImportFiles(files);
}

async function takeMap(file: File, bytes: Uint8Array, beside: readonly File[]): Promise<void> {
  const { scale: before } = desk();
  const again = desk().file === file;
  put({ ...EMPTY, file, beside, reading: true });
  write({ dialog: 'import', coming: null });
  const shape = async (name: string) => {
    const found = beside.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return found ? bytesOf(found) : null;
  };
  const found = await readForeignBoardWith({ name: file.name, bytes }, shape).catch((error: unknown) => ({
    ok: false as const,
    problem: [unreadable(error)],
  }));
  if (desk().file !== file) return; // put away or replaced meanwhile
  if (!found.ok) {
    put({ reading: false, faults: found.problem });
    return;
  }
  const { value: foreign, faults: notices } = found.value;
  put({ reading: false, foreign, notices });
  scaleIs(again && before ? before : proposeScale(foreign));
}

function scaleIs(scale: ForeignScale): void {
  const { foreign, file } = desk();
  if (!foreign) return;
  const { say } = makeSpeaker({ language: read().language, ruler: 'mm' });
  const credits = { fileName: file?.name ?? '', author: '', licence: '' };
  put({ scale, faults: [], made: boardOfForeign(foreign, scale, boardWishes(say, credits)) });
}

/** Another answer to a question of scale. With a longer square everything that is measured in squares grows. */
export function answerScale(question: keyof ForeignScale, value: number): void {
  const { scale } = desk();
  if (!scale) return;
  scaleIs(question === 'square' ? { ...scaleForSquare(value), thickness: scale.thickness } : { ...scale, [question]: value });
}

/**
 * Lays the map on the table, in place of what is there, as one step that can be taken back. A board that no file could hold (a wall two
 * kilometres off) is not laid: what is wrong with it stands above its questions, which another scale may answer.
 */
export function finishMap(): void {
  const { made } = desk();
  if (!made) return;
  const kept = readBoardFile(writeBoardFile(made.board, made.meshes));
  if (!kept.ok) {
    put({ faults: kept.problem });
    return;
  }
  leaveImport();
  layBoard({ board: made.board, meshes: made.meshes });
}

function takeRoster(file: File, bytes: Uint8Array): void {
  const found = readRoster(bytes, file.name);
  const owner = Object.keys(read().document.board.sides)[0] ?? null;
  write({ dialog: 'import', coming: null });
  if (found.ok) put({ ...EMPTY, file, roster: found.value.value, notices: found.value.faults, owner });
  else put({ ...EMPTY, file, faults: found.problem });
}

export const ownerIs = (owner: SideId) => put({ owner });

/** Whom the models of this name stand as. */
export const rosterFigureIs = (name: string, key: string) => put({ figures: { ...desk().figures, [name]: key } });

/** The base of models of which a list says none: the commonest there is. @unit millimetres */
const COMMON_BASE = 25;
/** How far from the near edge an army is put down. @unit millimetres */
const FROM_THE_EDGE = 150;

/** Puts all models of the army along the near edge of the table, as one step that can be taken back. */
export async function finishRoster(): Promise<void> {
  const { roster, owner, figures } = desk();
  if (!roster || owner === null) return;
  leaveImport();
  const { document } = read();
  const { board, meshes } = document;
  const bound = figuresOfRoster(roster, board, figures);
  keepRosterHabits(figures);
  const models = musterRoster(roster, {
    owner,
    miniature: PLAIN_FIGURE,
    figures: figuresByName(bound),
    at: { x: 0, z: board.size.depth / 2 - FROM_THE_EDGE },
    facing: Math.PI,
    taken: new Set(Object.keys(board.models)),
    base: { kind: 'round', diameter: COMMON_BASE },
  });
  const next = models.reduce(withModel, board);
  const stood = await letDown(
    { board: next, meshes },
    models.map(({ id }) => id),
  );
  if (read().document !== document) return; // the table has changed meanwhile
  commit({ ...document, board: stood.value }, { code: 'told.army-added', fill: { count: models.length, name: roster.name } });
}

import { readBoardFile, writeBoardFile } from '../../../engine/index.ts';
import { exportBoard } from '../../catalogue/export-board.ts';
import { commit } from './board-intents.ts';
import { demoIn } from './demo-names.ts';
import { download, fileNameOf } from './download.ts';
import { textOf, unreadable } from './fault-report.ts';
import { holdsGame, openGameText } from './play/game-files.ts';
import { leaveGame } from './play/game-intents.ts';
import { holdsRuling, leaveRuling, openRulingText } from './ruling-intents.ts';
import { BLANK_BOARD, type ComingFile, read, type TableDocument, write } from './session.ts';
import { showFaults } from './show-faults.ts';
import { forgetMeasured } from './write-measuring.ts';

const demos = import.meta.glob<string>('../../../assets/boards/demo.json', { query: '?raw', import: 'default' });

/** The finished board that the page opens on. */
export async function loadDemo(): Promise<TableDocument | null> {
  const load = Object.values(demos)[0];
  if (!load) return null;
  const demo = readBoardFile(await load());
  return demo.ok ? { ...demo.value, board: demoIn(read().language, demo.value.board), fromDemo: true } : null;
}

/** Takes the place of what is on the table, as one step that can be taken back. */
function lay(document: TableDocument, code: string): void {
  leaveRuling();
  leaveGame();
  write({ coming: null, selected: null, looker: null, target: null, ruling: null, lit: null, start: false, hint: null });
  forgetMeasured();
  commit(document, { code, fill: { name: document.board.meta.name } });
  write({ view: { kind: 'home' } });
}

export function newBoard(): void {
  lay({ board: BLANK_BOARD, meshes: new Map() }, 'told.new');
}

/** Lays a board that another program made on the table. */
export const layBoard = (document: TableDocument) => lay(document, 'told.opened');

export async function openDemo(): Promise<void> {
  const demo = await loadDemo();
  if (demo) lay(demo, 'told.opened');
}

export const continueKept = (kept: TableDocument) => lay(kept, 'told.opened');

/** Opens a board, a ruling or a game. A file that is wrong is told about fault by fault and changes nothing. Of several, the last one is meant. */
export async function openTableFile(file: File): Promise<void> {
  const coming: ComingFile = { fileName: file.name, holds: 'board' };
  write({ coming });
  const text = await file.arrayBuffer().then(textOf, unreadable);
  if (read().coming !== coming) return;
  if (typeof text !== 'string') {
    write({ coming: null });
    return showFaults(file.name, [text], true);
  }
  if (holdsRuling(text)) return openRulingText(file.name, text);
  if (holdsGame(text)) {
    write({ coming: { ...coming, holds: 'game' } });
    return openGameText(file.name, text);
  }
  const found = readBoardFile(text);
  write({ coming: null });
  if (found.ok) lay(found.value, 'told.opened');
  else showFaults(file.name, found.problem, true);
}

/** Hands the board to the browser as a download. */
export function saveBoard(): void {
  const { board, meshes } = read().document;
  const name = `${fileNameOf(board)}.json`;
  download(name, 'application/json', writeBoardFile(board, meshes));
  write({ told: { code: 'told.saved', fill: { name } } });
}

/** Hands the terrain to the browser in a form that other programs read. */
export async function saveTerrain(kind: 'glb' | 'uvtt'): Promise<void> {
  const { board, meshes } = read().document;
  const { bytes } = await exportBoard({ board, meshes }, kind);
  const name = `${fileNameOf(board)}.${kind}`;
  download(name, kind === 'glb' ? 'model/gltf-binary' : 'application/json', bytes);
  write({ told: { code: 'told.saved', fill: { name } } });
}

/** Hands the board to the browser with silhouettes in place of the sculpts, for somebody who has not paid for them. */
export async function saveForOthers(): Promise<void> {
  const { board, meshes } = read().document;
  const { bytes } = await exportBoard({ board, meshes }, 'json');
  const name = `${fileNameOf(board)}-light.json`;
  download(name, 'application/json', bytes);
  write({ told: { code: 'told.saved', fill: { name } } });
}

/** What could not be read, as it is. */
export const saveText = (text: string) => download('eyeline-kept.json', 'application/json', text);

import { get, set } from 'idb-keyval';
import { recordOf, type SideId, writeGameFile } from '../../../../engine/index.ts';
import { asFileName, download } from '../download.ts';
import { run } from '../errands.ts';
import { read, type Session, useSession, write } from '../session.ts';
import { showFaults } from '../show-faults.ts';
import { showGame } from './game-intents.ts';
import type { KeptGame, Play } from './play.ts';

/** Does a text say that it is a game? What it says wrongly then is told as of a game. */
export const holdsGame = (text: string): boolean => /"eyeline"\s*:\s*"game"/.test(text);

/** Opens the text of a game: everything in it is played again, and it goes on from the last line that is good. */
export function openGameText(fileName: string, text: string, computers: readonly SideId[] = []): void {
  run(
    'open-game',
    { text },
    null,
    (opened) => {
      write({ coming: null });
      if (opened.ok) showGame(opened.value, opened.value.meshes, { doubt: opened.value.doubt, computers });
      else showFaults(fileName, opened.problem, true);
    },
    () => write({ coming: null }),
  );
}

const textOf = ({ game, meshes }: Play): string => writeGameFile({ record: recordOf(game), meshes: new Map(meshes) });

/** Hands the game to the browser as a download. */
export function saveGame(): void {
  const { play } = read();
  if (!play) return;
  const name = `${asFileName(play.game.setup.board.meta.name) || 'game'}-game.json`;
  download(name, 'application/json', textOf(play));
  write({ told: { code: 'told.saved', fill: { name } } });
}

/** The last game of this browser. */
const KEY = 'eyeline.last-game';
/** Lines that follow one another faster than this are kept once. @unit milliseconds */
const PAUSE = 400;

export async function findKeptGame(): Promise<KeptGame | null> {
  try {
    return (await get<KeptGame>(KEY)) ?? null;
  } catch {
    return null; // storage may be switched off: nothing is kept then
  }
}

/** Keeps the game that is played, so that closing the page loses nothing. */
export function keepGame(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let unkept: Play | null = null;
  const keep = () => {
    if (!unkept) return;
    const kept = { name: unkept.game.setup.board.meta.name, text: textOf(unkept), computers: unkept.computers };
    unkept = null;
    write({ keptGame: kept });
    void set(KEY, kept).catch(() => write({ keepsNothing: true }));
  };
  const stop = useSession.subscribe(
    ({ play }: Session) => play?.game,
    () => {
      const { play } = read();
      if (!play) return keep();
      unkept = play;
      clearTimeout(waiting);
      waiting = setTimeout(keep, PAUSE);
    },
  );
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('pagehide', keep);
    clearTimeout(waiting);
    stop();
  };
}

import { del, get, set } from 'idb-keyval';
import { agreedSettings, findRuleSet, installedRuleSets, readBoardFile, writeBoardFile } from '../../../engine/index.ts';
import { readSaid, saidOf } from './kept-words.ts';
import type { Agreement } from './rule-set.ts';
import { read, type TableDocument, useSession, write } from './session.ts';

/** What was tried on the demo board never takes the place of one's own board. */
const KEYS = { own: 'eyeline.last-board', demo: 'eyeline.last-demo' } as const;
/** Changes that follow one another faster than this are kept once. @unit milliseconds */
const PAUSE = 400;

const keyOf = ({ fromDemo }: TableDocument) => (fromDemo ? KEYS.demo : KEYS.own);

/** The boards of the last visits, one's own first, if this browser keeps any. One that can no longer be read is told of and can be saved as a file. */
export async function findKeptBoards(): Promise<readonly TableDocument[]> {
  const found: TableDocument[] = [];
  for (const key of [KEYS.own, KEYS.demo]) {
    try {
      const text = await get<string>(key);
      if (text === undefined) continue;
      const board = readBoardFile(text);
      if (board.ok)
        found.push({
          ...board.value,
          ...(await keptAgreement(key)),
          ...(await keptWords(key, board.value)),
          ...(key === KEYS.demo ? { fromDemo: true as const } : {}),
        });
      else write({ report: { fileName: 'eyeline', faults: board.problem, refused: true, text }, dialog: 'faults' });
    } catch {
      // storage may be switched off: nothing is kept then
    }
  }
  return found;
}

/** What was agreed on a kept board lies beside it. */
const agreedKey = (key: string) => `${key}.agreed`;

/** What was agreed on a kept board, if there still is such a rule set with such settings. */
async function keptAgreement(key: string): Promise<Pick<TableDocument, 'agreed'>> {
  const kept = await get<Agreement>(agreedKey(key));
  const ruleSet = kept && findRuleSet(installedRuleSets, kept.ruleSet);
  return ruleSet && agreedSettings(ruleSet.settings, kept.settings).ok ? { agreed: kept } : {};
}

/** What was said of movers and vehicles lies beside it as well. */
const saidKey = (key: string) => `${key}.said`;

const keptWords = async (key: string, { board }: Pick<TableDocument, 'board'>) =>
  readSaid(await get<unknown>(saidKey(key)), board);

/** Keeps every board that is worked on, so that closing the page loses nothing. */
export function keepBoard(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let unkept: TableDocument | null = null;
  let told = false;
  const keep = async () => {
    if (!unkept) return;
    const { board, meshes, agreed } = unkept;
    const key = keyOf(unkept);
    const said = saidOf(unkept);
    unkept = null;
    try {
      await set(key, writeBoardFile(board, meshes));
      await (agreed ? set(agreedKey(key), agreed) : del(agreedKey(key)));
      await (Object.keys(said).length > 0 ? set(saidKey(key), said) : del(saidKey(key)));
    } catch {
      if (!told) write({ told: { code: 'told.keeps-nothing', fill: {} }, keepsNothing: true });
      told = true;
    }
  };
  const keepNow = () => void keep();
  const stop = useSession.subscribe(
    (session) => session.document,
    (document) => {
      if (read().past.length === 0 && read().future.length === 0) return; // only looked at so far
      unkept = document;
      clearTimeout(waiting);
      waiting = setTimeout(keepNow, PAUSE);
    },
  );
  window.addEventListener('pagehide', keepNow);
  return () => {
    window.removeEventListener('pagehide', keepNow);
    clearTimeout(waiting);
    stop();
  };
}

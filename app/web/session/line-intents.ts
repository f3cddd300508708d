import { type LineWish, lineBetween } from '../../catalogue/lines-between-models.ts';
import { run } from './errands.ts';
import { read, useSession, write } from './session.ts';
import { type StraightLine, USUAL_LINE } from './straight-line.ts';

function writeLine(change: Partial<StraightLine>): void {
  const { line } = read();
  if (line) write({ line: { ...line, ...change } });
}

let asking = false;

/** Asks for the line as it is wished now: one question at a time, and only ever the last that was asked. */
function askLine(): void {
  const { line, looker, target, document, ghost } = read();
  const [from, to] = [looker, target].map((id) => (id === null ? undefined : document.board.models[id]));
  if (!line || !from || !to || ghost) {
    writeLine({ found: null, asking: false, broke: null });
    return;
  }
  if (!line.asking) writeLine({ asking: true });
  if (asking) return;
  asking = true;
  const { wish } = line;
  const take = (change: Partial<StraightLine>) => {
    asking = false;
    const now = read();
    const isStill =
      now.line?.wish === wish && now.looker === looker && now.target === target && now.document === document && !now.ghost;
    if (isStill) writeLine({ ...change, asking: false });
    else askLine();
  };
  run(
    'line',
    { query: lineBetween(document.board, from, to, wish) },
    document,
    (found) => take({ found, broke: null }),
    (broke) => take({ found: null, broke }),
  );
}

/** Opens the question about the line, and closes it. */
export function askForLine(open: boolean): void {
  if (open === (read().line !== null)) return;
  write({ line: open ? { wish: USUAL_LINE, found: null, asking: false, broke: null } : null });
  askLine();
}

export function wishLine(change: Partial<LineWish>): void {
  const { line } = read();
  if (!line) return;
  writeLine({ wish: { ...line.wish, ...change } });
  askLine();
}

/** Between others, and on a table that has changed, the line is asked for again. */
export const keepLine = (): (() => void) =>
  useSession.subscribe(
    ({ looker, target, document, ghost }) => [looker, target, document, ghost],
    () => {
      if (read().line) askLine();
    },
    { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
  );

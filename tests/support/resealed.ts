import type { Game, JournalLine } from '../../engine/index.ts';
import { hashOfSetup, sealLine } from '../../engine/turn/seal-line.ts';

/** The lines of a game as somebody would hand them on who changes them and knows how they are sealed. */
export function resealed(
  { setup, lines }: Game,
  change: (lines: JournalLine[]) => readonly JournalLine[],
): readonly JournalLine[] {
  const changed = change(JSON.parse(JSON.stringify(lines)) as JournalLine[]);
  let before = hashOfSetup(setup);
  return changed.map(({ hash: _hash, ...content }, number) => {
    const line = sealLine({ ...content, number }, before);
    before = line.hash;
    return line;
  });
}

import type { Board, BoardAnalysis } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import { type Language, makeSpeaker } from '../wording/speak.ts';
import { openMethodNotes } from './method-notes.ts';
import { headedTable, pageOf, sectionOf } from './page-frame.ts';

/** One of several boards, and the file its own page is in. */
export interface RankedBoard {
  readonly board: Board;
  readonly hash: string;
  readonly analysis: BoardAnalysis;
  readonly page: string;
}

/** The boards from the fairest on: the one whose terrain is matched best on both sides first, of equals the one with the fewest things to look at. */
export const ranked = <Analysed extends { readonly analysis: BoardAnalysis; readonly hash: string }>(
  boards: readonly Analysed[],
): readonly Analysed[] =>
  boards.toSorted((a, b) => {
    const share = ({ analysis }: Analysed) => analysis.symmetry[0]?.share ?? 0;
    return share(b) - share(a) || a.analysis.findings.length - b.analysis.findings.length || (a.hash < b.hash ? -1 : 1);
  });

/** Several boards side by side, each leading to its own page. */
export function writeRankingPage(boards: readonly RankedBoard[], language: Language): string {
  const speaker = makeSpeaker({ language, ruler: 'mm' });
  const { say, share } = speaker;
  const notes = openMethodNotes(speaker);
  const symmetry = notes.note({ code: 'method/symmetry', fill: {} });
  const check = notes.note({ code: 'method/check', fill: {} });
  const rows = ranked(boards).map(({ board, hash, analysis, page }, i) => {
    const [best] = analysis.symmetry;
    return [
      `${i + 1}. <a href="${encodeURI(page)}">${escaped(board.meta.name || page)}</a>`,
      best ? `${share(best.share)}${symmetry} <span class="quiet">${escaped(say(`symmetry/${best.map}`))}</span>` : '',
      `${analysis.findings.length}${check}`,
      String(Object.keys(board.pieces).length),
      `<code>${hash.slice(0, 12)}</code>`,
    ];
  });
  const heads = ['board', 'symmetry', 'findings', 'pieces', 'hash'].map((column) => say(`lab-page.ranking-${column}`));
  const title = say('lab-page.ranking-title', { count: boards.length });
  return pageOf(title, language, [
    `<header>\n${element('h1', title)}\n${element('p', say('lab-page.ranking-order'), 'class="quiet"')}\n</header>`,
    sectionOf(say('lab-page.ranking'), headedTable(heads, rows, [2, 3])),
    sectionOf(say('lab-page.methods'), notes.list()),
  ]);
}

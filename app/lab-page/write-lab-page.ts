import { type Board, type BoardAnalysis, compareSides, hashBoard, largestDifference } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import { type Language, makeSpeaker, type Speaker } from '../wording/speak.ts';
import { drawBoard } from './draw-board.ts';
import { fairnessText } from './fairness-text.ts';
import { groundText, lanesText } from './ground-text.ts';
import { mapText } from './map-text.ts';
import { type MethodNotes, openMethodNotes } from './method-notes.ts';
import { cardOf, pageOf, sectionOf } from './page-frame.ts';
import { symmetryText } from './symmetry-text.ts';

/** How the check and the comparison of both sides find their figures. */
const CHECK_METHOD = { code: 'method/check', fill: {} };
const SYMMETRY_METHOD = { code: 'method/symmetry', fill: {} };

/**
 * What was found out about a board, as one page that can be read, printed and handed on without network, program or script. Every figure leads to the line that says how it was
 * found; the same analysis gives the same bytes.
 */
export function writeLabPage(board: Board, analysis: BoardAnalysis, language: Language): string {
  const speaker = makeSpeaker({ language, ruler: 'mm', board });
  const { say, length, share } = speaker;
  const notes = openMethodNotes(speaker);
  const name = board.meta.name || say('lab-page.unnamed');
  const title = say('lab-page.title', { board: name });
  const [best] = analysis.symmetry;
  const { check } = analysis.wishes;
  const cards = [
    best
      ? cardOf(
          share(best.share),
          say('lab-page.card-symmetry', { way: say(`symmetry/${best.map}`) }),
          notes.note(SYMMETRY_METHOD),
          best.share === 1 ? 'good' : '',
        )
      : '',
    cardOf(
      String(analysis.findings.length),
      say('lab-page.card-findings'),
      notes.note(CHECK_METHOD),
      analysis.findings.length === 0 ? 'good' : 'bad',
    ),
    cardOf(String(Object.keys(board.pieces).length), say('lab-page.card-pieces'), ''),
  ];
  if (analysis.exposures) {
    const largest = largestDifference(compareSides(board, analysis.exposures.exposures));
    cards.splice(
      1,
      0,
      cardOf(
        share(largest),
        say('lab-page.card-fairness'),
        notes.note(analysis.exposures.provenance.method),
        largest > 0.1 ? 'bad' : 'good',
      ),
    );
  }
  const sections = [
    `<header>\n${element('h1', title)}\n${element('p', say('lab-page.board-is', { width: length(board.size.width), depth: length(board.size.depth), pieces: Object.keys(board.pieces).length, models: Object.keys(board.models).length }), 'class="quiet"')}\n<div class="cards">\n${cards.join('\n')}\n</div>\n</header>`,
    sectionOf(
      say('lab-page.plan'),
      drawBoard(board, {
        title: say('lab-page.plan-title', { board: name }),
        id: 'plan',
        marks: analysis.findings.map(({ at }, i) => ({ label: String(i + 1), at })),
      }),
      findingsText(analysis, speaker, notes),
    ),
    best ? sectionOf(say('lab-page.symmetry'), symmetryText(analysis.symmetry, speaker, notes.note(SYMMETRY_METHOD))) : '',
    analysis.exposures ? sectionOf(say('lab-page.fairness'), fairnessText(board, analysis, speaker, notes)) : '',
    analysis.lanes ? sectionOf(say('lab-page.lanes'), lanesText(board, analysis, speaker, notes)) : '',
    analysis.chokePoints || analysis.floors ? sectionOf(say('lab-page.ground'), groundText(board, analysis, speaker, notes)) : '',
    analysis.maps.length > 0
      ? sectionOf(
          say('lab-page.maps'),
          ...analysis.maps.map(({ from, field }, i) => mapText(board, from, field, i + 1, speaker, notes)),
        )
      : '',
    sectionOf(say('lab-page.methods'), notes.list()),
    sectionOf(say('lab-page.basis'), basisText(board, analysis, check, speaker)),
  ];
  return pageOf(title, language, sections);
}

function findingsText(
  { findings, wishes: { check } }: BoardAnalysis,
  { say, number, length }: Speaker,
  notes: MethodNotes,
): string {
  const goesBy = say('lab-page.check-for', { bases: check.bases.map(length).join(', '), height: check.height, eyes: check.eyes });
  const lead = `<p>${escaped(goesBy)}${notes.note(CHECK_METHOD)}</p>`;
  if (findings.length === 0) return `${lead}\n${element('p', say('check.nothing-found'), 'class="good"')}`;
  const items = findings.map(({ code, fill, at }) => {
    const inCentimetres = (value: number) => number(Math.round(value) / 10);
    const place = say('check.at', { x: inCentimetres(at.x), z: inCentimetres(at.z), height: inCentimetres(at.y) });
    return `<li>${escaped(say(code, fill))} <span class="quiet">(${escaped(place)})</span></li>`;
  });
  return `${lead}\n${element('p', say('check.found', { count: findings.length }))}\n<ol>\n${items.join('\n')}\n</ol>`;
}

function basisText(
  board: Board,
  { engine, wishes, maps }: BoardAnalysis,
  check: BoardAnalysis['wishes']['check'],
  { say, length }: Speaker,
): string {
  const rules = maps[0]?.field.provenance.ruleSet;
  const rows = [
    [say('lab-page.basis-board'), hashBoard(board)],
    [say('lab-page.basis-engine'), engine],
    ...(rules ? [[say('lab-page.basis-rules'), `${rules.id} ${rules.version}`]] : []),
    [say('lab-page.basis-cell'), length(wishes.cell)],
    [
      say('lab-page.basis-stated'),
      say('lab-page.basis-stated-pieces', { count: check.stated.pieces.length, tolerance: check.stated.tolerance }),
    ],
    ...(board.meta.author ? [[say('lab-page.basis-author'), board.meta.author]] : []),
    ...(board.meta.licence ? [[say('lab-page.basis-licence'), board.meta.licence]] : []),
  ];
  const lines = rows.map(
    ([head = '', cell = '']) => `<tr>${element('th', head, 'scope="row"')}<td><code>${escaped(cell)}</code></td></tr>`,
  );
  return `<table><tbody>\n${lines.join('\n')}\n</tbody></table>`;
}

import { element, escaped, pageHead } from '../ruling-page/markup.ts';
import type { Language } from '../wording/speak.ts';
import { BOARD_STYLE } from './draw-board.ts';

const LIGHT =
  '--paper: #f6f4ef; --sheet: #fff; --ink: #1c2126; --quiet: #5a636c; --line: #d8d3c8; --table: #e9e5da; --good: #2d6a4f; --bad: #a03b12';

const STYLE = `:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --sheet: #1d2228; --ink: #e8eaec; --quiet: #a3adb7; --line: #333b44; --table: #c9c5ba; --good: #7cc9a2; --bad: #ff9a66 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 66rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 }
h2 { font-size: 1.25rem; margin: 0 0 0.5rem }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1.25rem 0 }
table { border-collapse: collapse; width: 100% }
.wide { overflow-x: auto }
th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; border-top: 1px solid var(--line) }
th { font-weight: 600 }
tbody th { font-weight: 400 }
td { font-variant-numeric: tabular-nums }
td.number, th.number { text-align: right }
ol, ul { padding-left: 1.5rem; margin: 0.5rem 0 }
li { margin: 0.25rem 0; overflow-wrap: anywhere }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0.75rem; margin: 0.75rem 0 }
.card { border: 1px solid var(--line); border-radius: 8px; padding: 0.6rem 0.9rem }
.card strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.card span { color: var(--quiet) }
.good { color: var(--good) }
.bad { color: var(--bad) }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem }
figure { margin: 0 }
figcaption { margin-top: 0.35rem; color: var(--quiet) }
.scale { display: flex; align-items: center; gap: 0.5rem; margin: 0.25rem 0 }
.scale i { flex: 0 1 12rem; height: 0.7rem; border: 1px solid var(--line) }
.quiet { color: var(--quiet) }
code { overflow-wrap: anywhere }
sup a { color: inherit; text-decoration: underline; padding: 0 0.15em }
@media (max-width: 32rem) { body { padding: 0.75rem } section { padding: 0.9rem } h1 { font-size: 1.3rem } table { font-size: 0.9rem } th, td { padding-right: 0.5rem } .cards { grid-template-columns: 1fr 1fr } .card strong { font-size: 1.25rem } }
@media print { :root { color-scheme: light; ${LIGHT} } * { print-color-adjust: exact } h2, h3 { break-after: avoid } tr, li, figure, .card { break-inside: avoid } body { background: #fff; max-width: none; padding: 0 } section { border-width: 0 0 1px; border-radius: 0; padding: 0.75rem 0; margin: 0 } svg.board { max-height: 12cm } }
${BOARD_STYLE}`;

/** A whole page that needs no network, program or script. */
export const pageOf = (
  title: string,
  language: Language,
  sections: readonly string[],
): string => `${pageHead(title, language, STYLE, true)}<main>
${sections.filter((section) => section !== '').join('\n')}
</main>
</body>
</html>
`;

/** One part of the page under its heading. */
export const sectionOf = (heading: string, ...content: readonly string[]): string =>
  `<section>\n${element('h2', heading)}\n${content.filter((part) => part !== '').join('\n')}\n</section>`;

/** A figure that stands for much, with what it is of. @shape `note`: markup */
export const cardOf = (figure: string, says: string, note: string, className = ''): string =>
  `<div class="card"><strong${className === '' ? '' : ` class="${className}"`}>${escaped(figure)}${note}</strong>${element('span', says)}</div>`;

/** A table under a row of headings; cells are markup. @shape `numbers`: the columns whose cells are numbers */
export function headedTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): string {
  const attributes = (i: number) => (numbers.includes(i) ? ' class="number"' : '');
  const head = heads.map((text, i) => `<th scope="col"${attributes(i)}>${escaped(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell, i) => `<td${attributes(i + 1)}>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

/** Text as it may stand in a page, between tags or in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element with this text. */
export const element = (tag: string, text: string, attributes = ''): string =>
  `<${tag}${attributes === '' ? '' : ` ${attributes}`}>${escaped(text)}</${tag}>`;

/** Rows of cells; the first cell of each names it. Rows without cells give no table. */
export function table(rows: readonly (readonly string[])[], className = ''): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([head = '', ...cells]) => {
    const others = cells.map((cell) => element('td', cell)).join('');
    return `<tr>${element('th', head, 'scope="row"')}${others}</tr>`;
  });
  return `<table${className === '' ? '' : ` class="${className}"`}>\n${lines.join('\n')}\n</table>`;
}

import type { Language } from '../wording/speak.ts';

/** Text as it may stand in a page, between tags or in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * What a page that stands by itself begins with. Nothing is fetched and nothing runs, whatever a name in it may try.
 * @shape `style` as it stands between the tags; `pictures`: may pictures stand in the page itself?
 */
export const pageHead = (title: string, language: Language, style: string, pictures: boolean): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${pictures ? '; img-src data:' : ''}">
<title>${escaped(title)}</title>
<style>
${style}
</style>
</head>
<body>
`;

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

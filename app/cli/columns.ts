/** Rows of cells as lines of text, each column as wide as its widest cell; the last one is left as it is. Numbers go to the right. */
export function inColumns(rows: readonly (readonly string[])[], right: readonly number[] = [], between = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, [...cell].length);
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const fill = ' '.repeat((widths[column] ?? 0) - [...cell].length);
        if (right.includes(column)) return fill + cell;
        return column === row.length - 1 ? cell : cell + fill;
      })
      .join(between)
      .trimEnd(),
  );
}

/** A text broken at blanks so that no line is longer than this, and indented. */
export function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + 1 + [...word].length <= width - indent.length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}

import type { KeyboardEvent } from 'react';

/** Numbers in fields are written as they are typed: without a sign between thousands. */
export const PLAIN = { useGrouping: false, maximumFractionDigits: 2 } as const;

/** Half of those who type a number type a comma before its tenths: where the language has a point there, it becomes one. */
export function takeComma(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== ',' || (1.5).toLocaleString(document.documentElement.lang).includes(',')) return;
  event.preventDefault();
  document.execCommand('insertText', false, '.');
}

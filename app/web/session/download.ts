import type { Board } from '../../../engine/index.ts';

/** Hands a text, or bytes, to the browser as a file. */
export function download(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name in letters that every file system takes. */
export const asFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-');

export const fileNameOf = (board: Board): string => asFileName(board.meta.name) || 'board';

import { openTableFile } from '../session/file-intents.ts';

/** Asks for a file with the browser's own dialog; null when nothing was chosen. */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

export async function chooseTableFile(): Promise<void> {
  const file = await chooseFile('.json,.eyeline,.html,.htm,application/json,text/html');
  if (file) await openTableFile(file);
}

import { openTableFile } from '../session/file-intents.ts';
import { takeMeshFile } from '../session/import-desk.ts';

/** Board and ruling files are opened; everything else is taken for a mesh, and the reader says what it is. */
export async function takeFile(file: File): Promise<void> {
  if (/\.(json|eyeline|html?)$/i.test(file.name)) await openTableFile(file);
  else await takeMeshFile(file);
}

/** A file dropped anywhere on the page. */
export function listenToDrops(): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void takeFile(file);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}

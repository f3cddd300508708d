import { openTableFile } from '../session/file-intents.ts';
import { takeMeshFiles } from '../session/import-desk.ts';

/** A board or a ruling is opened; everything else is taken for meshes, and the reader says what it is. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const table = files.find(({ name }) => /\.(json|eyeline|html?)$/i.test(name));
  if (table) await openTableFile(table);
  else await takeMeshFiles(files);
}

/** Files dropped anywhere on the page. */
export function listenToDrops(): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void takeFiles(files);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}

import { takeFiles, takeImportFiles } from '../session/map-desk.ts';
import { IMPORT_ENDINGS } from '../session/mesh-files.ts';

/** Asks for files with the browser's own dialog; none when nothing was chosen. */
function chooseFiles(accept: string, multiple: boolean): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** Boards and rulings of ours, and whatever other programs call one. */
export async function chooseTableFile(): Promise<void> {
  const ours = ['.json', '.eyeline', '.html', '.htm', 'application/json', 'text/html'];
  const files = await chooseFiles([...ours, ...IMPORT_ENDINGS].join(), true);
  if (files.length > 0) await takeFiles(files);
}

export async function chooseImportFiles(): Promise<void> {
  const files = await chooseFiles([...IMPORT_ENDINGS, 'model/stl', 'model/gltf-binary', 'model/gltf+json'].join(), true);
  if (files.length > 0) await takeImportFiles(files);
}

export async function chooseForcesFile(): Promise<File | null> {
  const [file] = await chooseFiles('.json,application/json', false);
  return file ?? null;
}

import { openTableFile } from '../session/file-intents.ts';
import { takeMeshFiles } from '../session/import-desk.ts';
import { MESH_ENDINGS } from '../session/mesh-files.ts';

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

export async function chooseTableFile(): Promise<void> {
  const [file] = await chooseFiles('.json,.eyeline,.html,.htm,application/json,text/html', false);
  if (file) await openTableFile(file);
}

export async function chooseMeshFiles(): Promise<void> {
  const files = await chooseFiles([...MESH_ENDINGS, 'model/stl', 'model/gltf-binary', 'model/gltf+json'].join(), true);
  if (files.length > 0) await takeMeshFiles(files);
}

export async function chooseForcesFile(): Promise<File | null> {
  const [file] = await chooseFiles('.json,application/json', false);
  return file ?? null;
}

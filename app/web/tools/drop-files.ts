import { filesOfEntries } from '../session/files-of-entries.ts';
import { takeFiles } from '../session/map-desk.ts';

/** Files and folders dropped anywhere on the page; of a folder all that is in it. */
export function listenToDrops(): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    // Both are gone as soon as this returns: they are asked for before anything is waited for.
    const files = [...(event.dataTransfer?.files ?? [])];
    const entries = [...(event.dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.() ?? null);
    if (files.length === 0) return;
    event.preventDefault();
    if (!entries.some((entry) => entry?.isDirectory)) void takeFiles(files);
    else void filesOfEntries(entries).then((found) => (found.length > 0 ? takeFiles(found) : undefined));
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}

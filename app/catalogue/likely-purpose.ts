import { guessPlacements, type ImportedMesh, type MeshPurpose } from '../../engine/index.ts';

/** What is a mesh likely meant for, if nobody says so? What fits a man's size as it is, is a figure; all else is terrain. */
export function likelyPurpose(imported: ImportedMesh): MeshPurpose {
  return guessPlacements(imported, 'figure')[0]?.confidence === 'likely' ? 'figure' : 'terrain';
}

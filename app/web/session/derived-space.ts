import type { BoardPoint, FootingFinding, ModelId } from '../../../engine/index.ts';
export async function readyPhysics(): Promise<void> {}
export function footingAt(_model: ModelId, _at: BoardPoint): FootingFinding | null {
  return null;
}
export function eyeOf(_model: ModelId): { readonly at: BoardPoint; readonly towards: BoardPoint } | null {
  return null;
}

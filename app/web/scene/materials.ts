import { Color, DoubleSide, MeshStandardMaterial } from 'three';
import catalogue from '../../../assets/materials.json';
import type { MaterialId } from '../../../engine/index.ts';

/** How much one sees through a pane. */
const GLASS_OPACITY = 0.34;

const made = new Map<string, MeshStandardMaterial>();

/** How a material of the catalogue looks; a quiet grey for those that it does not hold. */
export function materialOf(id: MaterialId): MeshStandardMaterial {
  const known = made.get(id);
  if (known) return known;
  const entry = catalogue.terrain.find((one) => one.id === id);
  const glass = id.includes('glass');
  const material = new MeshStandardMaterial({
    color: new Color(entry?.colour ?? '#b3aca0'),
    roughness: entry?.roughness ?? 0.9,
    metalness: entry?.metalness ?? 0,
    side: DoubleSide,
    transparent: glass,
    opacity: glass ? GLASS_OPACITY : 1,
    depthWrite: !glass,
  });
  made.set(id, material);
  return material;
}

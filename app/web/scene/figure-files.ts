import type { MiniatureId } from '../../../engine/index.ts';

const found = import.meta.glob<string>('../../../assets/miniatures/*/figure.glb', {
  query: '?url',
  import: 'default',
  eager: true,
});

const files = new Map(Object.entries(found).map(([path, url]) => [path.split('/').at(-2) ?? '', url]));

/** Where a miniature's sculpt is served from; null when the project has none of that name. */
export const figureFile = (miniature: MiniatureId): string | null => files.get(miniature) ?? null;

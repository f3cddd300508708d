import type { HeightCategory } from '../../engine/kit.ts';

/** The category that a thing of this height beside a man of 50 mm would be given at most tables. */
export const heightCategoryOf = (height: number): HeightCategory => (height <= 25 ? 1 : height <= 60 ? 2 : 3);

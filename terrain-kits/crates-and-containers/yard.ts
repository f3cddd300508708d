import type { KitValues } from '../terrain-kit.ts';
import type { CRATES_AND_CONTAINERS_SHEET } from './sheet.ts';

/** What was asked for: a container, and crates and barrels in front of it. */
export type Yard = KitValues<typeof CRATES_AND_CONTAINERS_SHEET>;

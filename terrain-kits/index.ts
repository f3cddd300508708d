import type { KitId } from '../engine/kit.ts';
import { cratesAndContainers } from './crates-and-containers/crates-and-containers.ts';
import { gardenWall } from './garden-wall/garden-wall.ts';
import { ruinedHouse } from './ruined-house/ruined-house.ts';
import { type AnyTerrainKit, asAnyKit } from './terrain-kit.ts';

export { defaultValues, makePiece } from './make-piece.ts';
export type { AnyTerrainKit, KitFault, KitFaultCode, KitMeasure, KitParameter, KitSheet } from './terrain-kit.ts';
export { KIT_FAULT_CODES } from './terrain-kit.ts';

/** Every kit, in the order of the palette. */
export const TERRAIN_KITS: readonly AnyTerrainKit[] = [
  asAnyKit(ruinedHouse),
  asAnyKit(gardenWall),
  asAnyKit(cratesAndContainers),
];

/** The kit of this id, or null where there is none. */
export const findKit = (id: KitId): AnyTerrainKit | null => TERRAIN_KITS.find((kit) => kit.id === id) ?? null;

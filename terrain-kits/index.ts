import type { KitId } from '../engine/kit.ts';
import { cratesAndContainers } from './crates-and-containers/crates-and-containers.ts';
import { fence } from './fence/fence.ts';
import { gardenWall } from './garden-wall/garden-wall.ts';
import { hedge } from './hedge/hedge.ts';
import { hill } from './hill/hill.ts';
import { platform } from './platform/platform.ts';
import { rubble } from './rubble/rubble.ts';
import { ruinedHouse } from './ruined-house/ruined-house.ts';
import { type AnyTerrainKit, asAnyKit } from './terrain-kit.ts';
import { trench } from './trench/trench.ts';
import { watchTower } from './watch-tower/watch-tower.ts';
import { woods } from './woods/woods.ts';

export { defaultValues, makePiece } from './make-piece.ts';
export type { AnyTerrainKit, KitFault, KitFaultCode, KitMeasure, KitParameter, KitSheet } from './terrain-kit.ts';
export { KIT_FAULT_CODES } from './terrain-kit.ts';

/** Every kit, in the order of the palette. */
export const TERRAIN_KITS: readonly AnyTerrainKit[] = [
  asAnyKit(ruinedHouse),
  asAnyKit(gardenWall),
  asAnyKit(fence),
  asAnyKit(hedge),
  asAnyKit(woods),
  asAnyKit(cratesAndContainers),
  asAnyKit(watchTower),
  asAnyKit(hill),
  asAnyKit(trench),
  asAnyKit(rubble),
  asAnyKit(platform),
];

/** The kit of this id, or null where there is none. */
export const findKit = (id: KitId): AnyTerrainKit | null => TERRAIN_KITS.find((kit) => kit.id === id) ?? null;

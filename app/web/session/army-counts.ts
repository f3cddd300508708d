import { modelsIn, type Roster } from '../../../engine/index.ts';

/** How many units and models an army has. */
export const countsOf = ({ units }: Roster): { readonly units: number; readonly models: number } => ({
  units: units.length,
  models: units.reduce((sum, unit) => sum + modelsIn(unit), 0),
});

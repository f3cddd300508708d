import type { Refusal } from '../../../../outcome/refusal.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { refuse } from '../acting.ts';
import type { Battle, Fighter } from '../state.ts';

/** Whoever takes a load along has no hand free to shoot or throw with; a machine gun in his hands is no load. @clause SK-LOAD-7, SK-SUPW-6 */
export function whatKeepsCarrierFrom({ model, bears }: Fighter, { table }: Situation<Battle>): Refusal | null {
  if (!bears || bears.as === 'in-hand' || (table.settings as SkirmishSettings).loadedMayFight) return null;
  return refuse('action/carries-a-load', 'SK-LOAD-7', { model, load: bears.load }).problem;
}

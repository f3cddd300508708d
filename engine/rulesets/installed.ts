import type { RuleSet } from '../rules/rule-set.ts';
import { battle } from './battle/rule-set.ts';
import { core } from './core/rule-set.ts';
import { skirmish } from './skirmish/rule-set.ts';

/** Every rule set that can be played by, the first one first. */
export const installedRuleSets: readonly RuleSet[] = [skirmish, battle, core];

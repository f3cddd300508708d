import { defaultSettings, installedRuleSets, type RuleSet, type Settings } from '../../../engine/index.ts';

const first = installedRuleSets[0];
if (!first) throw new Error('no rule set is installed');

/** The rule set that rules on this table, and what was agreed under it. */
export const RULE_SET: RuleSet = first;
export const SETTINGS: Settings = defaultSettings(RULE_SET.settings);

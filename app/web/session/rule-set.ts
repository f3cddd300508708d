import type { RuleSet } from '../../../engine/index.ts';

/** The rule set that rules on this table. */
export const RULE_SET: RuleSet | null = null as RuleSet | null;

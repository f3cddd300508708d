import type { RuleSet } from './rule-set.ts';

/** Finds a rule set by its id among those that are installed; null when there is none of that name. */
export function findRuleSet(installed: readonly RuleSet[], id: string): RuleSet | null {
  return installed.find((ruleSet) => ruleSet.id === id) ?? null;
}

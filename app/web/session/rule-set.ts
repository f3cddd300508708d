import {
  defaultSettings,
  findRuleSet,
  installedRuleSets,
  type QuestionKind,
  type RuleSet,
  type Settings,
} from '../../../engine/index.ts';

/** What a table plays by: a rule set, by its id, and what was agreed of all that it leaves to the players. */
export interface Agreement {
  readonly ruleSet: string;
  readonly settings: Settings;
}

const first = installedRuleSets[0];
if (!first) throw new Error('no rule set is installed');

/** Every rule set that a table can play by. */
export const RULE_SET_IDS: readonly string[] = installedRuleSets.map(({ id }) => id);

const printed = ({ id, settings }: RuleSet): Agreement => ({ ruleSet: id, settings: defaultSettings(settings) });

/** What holds on a table where nothing was said. */
export const USUAL: Agreement = printed(first);

export const agreementOf = ({ agreed }: { readonly agreed?: Agreement }): Agreement => agreed ?? USUAL;

/** A rule set as its book prints it; null where there is none of this id. */
export function asPrinted(id: string): Agreement | null {
  const ruleSet = findRuleSet(installedRuleSets, id);
  return ruleSet && printed(ruleSet);
}

/** The rule set that rules on a table. */
export const ruleSetOf = ({ ruleSet }: Agreement): RuleSet => findRuleSet(installedRuleSets, ruleSet) ?? first;

/** The rule sets that have an answer to such a question. */
export const whoAnswers = (kind: QuestionKind): readonly string[] =>
  installedRuleSets.filter(({ answers }) => answers.includes(kind)).map(({ id }) => id);

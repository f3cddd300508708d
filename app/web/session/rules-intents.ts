import { commit } from './board-intents.ts';
import { agreementOf, asPrinted } from './rule-set.ts';
import { read } from './session.ts';

/** From here on this table plays by another rule set, as its book prints it: one step that can be taken back. */
export function playBy(ruleSet: string): void {
  const { document } = read();
  const agreed = asPrinted(ruleSet);
  if (!agreed || agreementOf(document).ruleSet === ruleSet) return;
  commit({ ...document, agreed }, { code: 'told.plays-by', fill: { ruleSet } });
}

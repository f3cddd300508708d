import { useMemo } from 'react';
import type { Evidence } from '../../../engine/index.ts';
import { litOfTemplate } from '../session/laid-template.ts';
import type { Direction } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';

/** All evidence of one direction, sight and cover. */
export const evidenceOf = (direction: Direction): readonly Evidence[] =>
  [direction.sees, direction.cover].flatMap((answer) => (answer?.ok ? answer.value.evidence : []));

/** The evidence of the reason that is pointed at. */
export function useLitEvidence(): readonly Evidence[] {
  const lit = useSession((session) => session.lit);
  const template = useSession((session) => session.template);
  const ruling = useSession((session) => session.ruling);
  return useMemo(() => {
    if (template) return litOfTemplate(template);
    if (!ruling || !lit) return [];
    const direction = lit.direction === 'there' ? ruling.there : ruling.back;
    if (!direction) return [];
    const answer = direction[lit.answer];
    return answer?.ok ? answer.value.evidence.filter((one) => lit.evidence.includes(one.id)) : [];
  }, [lit, ruling, template]);
}

import { useMemo } from 'react';
import { makeSpeaker, type Speaker } from '../../wording/speak.ts';
import { agreementOf, ruleSetOf } from './rule-set.ts';
import { useSession } from './session.ts';

/** The page's voice: in the chosen language, in the rule set's ruler, about the board on the table. */
export function useVoice(): Speaker {
  const language = useSession((session) => session.language);
  const inMillimetres = useSession((session) => session.inMillimetres);
  const board = useSession((session) => session.document.board);
  const ruler = useSession((session) => ruleSetOf(agreementOf(session.document)).ruler);
  return useMemo(() => makeSpeaker({ language, inMillimetres, board, ruler }), [language, inMillimetres, board, ruler]);
}

import { useEffect, useState } from 'react';
import { run } from './errands.ts';
import type { Deed, DeedsOf } from './find-deeds.ts';
import { stateOf } from './mover-state.ts';
import { agreementOf } from './rule-set.ts';
import { useSession } from './session.ts';

const NONE: readonly Deed[] = [];

/** What can be done as the board now is; what could be a moment ago until that is known. */
export function useDeeds(of: DeedsOf['of'], id: string, hasKey: boolean): readonly Deed[] {
  const document = useSession((session) => session.document);
  const [known, setKnown] = useState({ id, deeds: NONE });
  useEffect(() => {
    let wanted = true;
    run('deeds', { of, id, hasKey, state: stateOf(document, id), agreed: agreementOf(document) }, document, (deeds) => {
      if (wanted) setKnown({ id, deeds });
    });
    return () => {
      wanted = false;
    };
  }, [of, id, hasKey, document]);
  return known.id === id ? known.deeds : NONE;
}

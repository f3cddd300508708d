import { useEffect, useState } from 'react';
import type { ModelId } from '../../../engine/index.ts';
import { run } from './errands.ts';
import type { DeclarationChoice } from './find-declarations.ts';
import { agreementOf } from './rule-set.ts';
import { useSession } from './session.ts';

const NONE: readonly DeclarationChoice[] = [];

/** What could be declared of a model as the board now is; what could be a moment ago until that is known. */
export function useDeclarationChoices(id: ModelId): readonly DeclarationChoice[] {
  const document = useSession((session) => session.document);
  const [known, setKnown] = useState({ id, choices: NONE });
  useEffect(() => {
    let wanted = true;
    run('declarations', { model: id, agreed: agreementOf(document) }, document, (choices) => {
      if (wanted) setKnown({ id, choices });
    });
    return () => {
      wanted = false;
    };
  }, [id, document]);
  return known.id === id ? known.choices : NONE;
}

import { Button } from 'react-aria-components';
import { removeSelected } from '../session/board-intents.ts';
import type { Selected } from '../session/session.ts';
import { frame } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { Icon } from './icon.tsx';

interface Origin {
  readonly fileName: string;
  readonly author: string;
  readonly licence: string;
}

/** Which file a model or a piece came from, and whose it is. */
export function Imported({ from: { fileName, author, licence } }: { readonly from: Origin }) {
  const { say } = useVoice();
  return (
    <p className="small quiet">{say('thing.imported', { file: fileName, author: author || '–', licence: licence || '–' })}</p>
  );
}

/** What is at the foot of every panel about a thing on the table: bring it into view, take it away. */
export function ThingFoot({ kind, id }: { readonly kind: Selected['kind']; readonly id: string }) {
  const { say } = useVoice();
  return (
    <div className="row thing-foot">
      <Button className="button quiet-button" onPress={() => frame({ kind, id })}>
        <Icon name="frame" size={18} />
        {say('thing.frame')}
      </Button>
      <Button className="button quiet-button" onPress={removeSelected}>
        <Icon name="trash" size={18} />
        {say('thing.remove')}
      </Button>
    </div>
  );
}

import { Button } from 'react-aria-components';
import { useSession } from '../session/session.ts';
import { setHint } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';

const STEPS = ['looker', 'target', 'card'] as const;

/** Three hints on the real board, one after the other, each of them skippable. */
export function HintTrail() {
  const { say } = useVoice();
  const hint = useSession((session) => session.hint);
  if (hint === null) return null;
  return (
    <div className="hint" role="note">
      <span className="hint-steps" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} data-now={step === hint || undefined} />
        ))}
      </span>
      <p>{say(`hint.${hint}`)}</p>
      <Button className="text-button" onPress={() => setHint(null)}>
        {say(hint === 'card' ? 'hint.done' : 'hint.skip')}
      </Button>
    </div>
  );
}

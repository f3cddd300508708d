import { Button } from 'react-aria-components';
import { handOn } from '../session/ruling-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';

const FORMS = ['file', 'page', 'link'] as const;

/** The ruling as something to hand on: whoever opens it gets the same answer, or is told what differs. */
export function HandOn() {
  const { say } = useVoice();
  const handing = useSession((session) => session.handing);
  const held = useSession((session) => session.ghost !== null);
  return (
    <section className="card-section">
      <h3>{say('hand-on.title')}</h3>
      <div className="hand-on">
        {FORMS.map((form) => (
          <Button key={form} className="button" isDisabled={held || handing?.busy === true} onPress={() => handOn(form)}>
            {say(handing?.busy && handing.form === form ? 'hand-on.making' : `hand-on.${form}`)}
          </Button>
        ))}
      </div>
      {handing?.form === 'link' && !handing.busy && (
        <div className="hand-on-link">
          <p className="small quiet">
            {say(handing.link === null ? 'ruling.too-large-for-link' : handing.copied ? 'told.link-copied' : 'told.link-made')}
          </p>
          {handing.link !== null && (
            <input
              readOnly
              aria-label={say('hand-on.link-field')}
              value={handing.link}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </div>
      )}
    </section>
  );
}

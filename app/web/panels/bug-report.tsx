import { Button } from 'react-aria-components';
import { saveBoard } from '../session/file-intents.ts';
import { useVoice } from '../session/voice.ts';

/** Says that the fault is ours, with what a report needs, and that nothing on the table is lost. */
export function BugReport({
  says,
  details,
  onReload,
}: {
  readonly says: string;
  readonly details: string;
  readonly onReload?: () => void;
}) {
  const { say } = useVoice();
  return (
    <div className="bug" role="alert">
      <h2>{say('bug.title')}</h2>
      <p>{say(says)}</p>
      <div className="row">
        <Button className="button" onPress={saveBoard}>
          {say('file.save')}
        </Button>
        {onReload && (
          <Button className="button" onPress={onReload}>
            {say('bug.afresh')}
          </Button>
        )}
      </div>
      <details>
        <summary>{say('bug.details')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
        <pre tabIndex={0} data-scrolls="">
          {details}
        </pre>
      </details>
    </div>
  );
}

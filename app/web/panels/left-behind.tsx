import { Button } from 'react-aria-components';
import { isTemplateAnswered, type LaidTemplate } from '../session/laid-template.ts';
import { useVoice } from '../session/voice.ts';
import { leaveOnTable, mayStay } from '../session/zone-intents.ts';
import { ZoneList } from './zone-panel.tsx';

/** What the template may leave behind where it lies, and everything that lies marked on the table. */
export function LeftBehind({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  return (
    <details className="way-note left-behind small" open={template.weapon === 'gas' || undefined}>
      <summary>{say('zone.stays')}</summary>
      <p className="quiet">{say('zone.stays-how')}</p>
      <div className="row effects">
        {mayStay(template).map((of) => (
          <Button
            key={of}
            className="button"
            isDisabled={!isTemplateAnswered(template)}
            onPress={() => leaveOnTable(of, say(`effect/${of}`))}
          >
            {say('zone.leave', { effect: say(`effect/${of}`) })}
          </Button>
        ))}
      </div>
      <ZoneList />
    </details>
  );
}

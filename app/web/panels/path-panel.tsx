import { Button } from 'react-aria-components';
import { bendTape, dropGroundTape, leadTape, takeBackTape } from '../session/ground-tape-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { ThingChoice } from './thing-choice.tsx';

/** A tape along several places: how long it is laid on the ground, through the air, and seen from above. */
export function PathPanel() {
  const { say, length } = useVoice();
  const { places, found, asking } = useSession((session) => session.measuring.path);
  return (
    <>
      <div className="way-note">
        <ThingChoice
          label={say(places.length === 0 ? 'path.from' : 'path.on-to')}
          chosen={null}
          sorts={['models', 'objectives']}
          onChoose={leadTape}
        />
      </div>
      {places.length < 2 || !found ? (
        <p className="empty">{say(places.length === 0 ? 'path.how' : 'path.how-on')}</p>
      ) : (
        <div className="tape" aria-busy={asking}>
          <div className="tape-head">
            <h2 className="tape-distance">{length(found.laid)}</h2>
            <p className="small">{say('path.laid')}</p>
          </div>
          <dl className="facts card-section">
            <div>
              <dt>{say('path.straight')}</dt>
              <dd>{length(found.straight)}</dd>
            </div>
            <div>
              <dt>{say('path.plan')}</dt>
              <dd>{length(found.plan)}</dd>
            </div>
          </dl>
        </div>
      )}
      {places.length > 0 && (
        <div className="row way-deeds">
          <Button className="button" onPress={bendTape}>
            {say('way.bend')}
          </Button>
          <Button className="button" onPress={takeBackTape}>
            {say('way.take-back-bend')}
          </Button>
          <Button className="button" onPress={dropGroundTape}>
            {say('path.take-up')}
          </Button>
        </div>
      )}
    </>
  );
}

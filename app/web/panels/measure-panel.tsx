import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useSession } from '../session/session.ts';
import { terrainMeans } from '../session/tape-intents.ts';
import { useVoice } from '../session/voice.ts';
import { TapeChoice, TapeList } from './tape-list.tsx';

/** What is measured on the table. */
export function MeasurePanel() {
  const { say } = useVoice();
  return (
    <article className="question" aria-label={say('tool.measure')}>
      <TapeChoice />
      <TapeList />
      <TerrainMeaning />
    </article>
  );
}

/** What somebody means who points at terrain. */
function TerrainMeaning() {
  const { say } = useVoice();
  const terrainIs = useSession((session) => session.measuring.terrainIs);
  return (
    <div className="way-note">
      <RadioGroup className="choice" value={terrainIs} onChange={(value) => terrainMeans(value === 'place' ? 'place' : 'piece')}>
        <Label>{say('measuring.terrain-is')}</Label>
        <div className="segments">
          <Radio value="piece" className="segment">
            {say('measuring.terrain-piece')}
          </Radio>
          <Radio value="place" className="segment">
            {say('measuring.terrain-place')}
          </Radio>
        </div>
      </RadioGroup>
    </div>
  );
}

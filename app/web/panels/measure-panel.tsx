import { Label, Radio, RadioGroup } from 'react-aria-components';
import { MEASURE_MODES } from '../session/measuring.ts';
import { takeMeasure } from '../session/measuring-intents.ts';
import { useSession } from '../session/session.ts';
import { terrainMeans } from '../session/tape-intents.ts';
import { useVoice } from '../session/voice.ts';
import { FacingPanel } from './facing-panel.tsx';
import { PathPanel } from './path-panel.tsx';
import { RingPanel } from './ring-panel.tsx';
import { TapeChoice, TapeList } from './tape-list.tsx';

/** What is measured on the table. */
export function MeasurePanel() {
  const { say } = useVoice();
  const mode = useSession((session) => session.measuring.mode);
  return (
    <article className="question" aria-label={say('tool.measure')}>
      <RadioGroup
        className="way-note"
        aria-label={say('measuring.what')}
        value={mode}
        onChange={(value) => takeMeasure(MEASURE_MODES.find((one) => one === value) ?? 'tape')}
      >
        <div className="segments">
          {MEASURE_MODES.map((one) => (
            <Radio key={one} value={one} className="segment">
              {say(`measuring.mode-${one}`)}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {mode === 'path' ? (
        <PathPanel />
      ) : mode === 'ring' ? (
        <RingPanel />
      ) : mode === 'facing' ? (
        <FacingPanel />
      ) : (
        <>
          <TapeChoice />
          <TapeList />
          <TerrainMeaning />
        </>
      )}
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

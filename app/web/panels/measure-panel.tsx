import { MEASURE_MODES } from '../session/measuring.ts';
import { takeMeasure } from '../session/measuring-intents.ts';
import { useSession } from '../session/session.ts';
import { terrainMeans } from '../session/tape-intents.ts';
import { useVoice } from '../session/voice.ts';
import { FacingPanel } from './facing-panel.tsx';
import { PathPanel } from './path-panel.tsx';
import { RingPanel } from './ring-panel.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { TapeChoice, TapeList } from './tape-list.tsx';

/** What is measured on the table. */
export function MeasurePanel() {
  const { say } = useVoice();
  const mode = useSession((session) => session.measuring.mode);
  return (
    <article className="question" aria-label={say('tool.measure')}>
      <SegmentedChoice
        label={say('measuring.what')}
        labelHidden
        className="way-note"
        value={mode}
        among={MEASURE_MODES.map((value) => ({ value, says: say(`measuring.mode-${value}`) }))}
        onChoose={takeMeasure}
      />
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
      <SegmentedChoice
        label={say('measuring.terrain-is')}
        value={terrainIs}
        among={[
          { value: 'piece', says: say('measuring.terrain-piece') },
          { value: 'place', says: say('measuring.terrain-place') },
        ]}
        onChoose={terrainMeans}
      />
    </div>
  );
}

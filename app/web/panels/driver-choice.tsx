import { Group, Switch } from 'react-aria-components';
import type { ModelId } from '../../../engine/index.ts';
import { changeDriver, changeGear, DRIVES, driverOf, isTold, MOST_GEARS, setGears } from '../session/driver-state.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { UNITS } from './typed-number.ts';

const DEGREE = Math.PI / 180;
/** The most that a profile may say. @unit millimetres and degrees */
const FARTHEST = 1000;
const ROUND = 360;
const MOST_POINTS = 99;

/** What a vehicle brings to a drive and is not on the board: its drive, what each of its gears goes and turns, how it drove last. */
export function DriverChoice({ model }: { readonly model: ModelId }) {
  const { say } = useVoice();
  const told = useSession((session) => isTold(session.document, model));
  const driver = useSession((session) => driverOf(session.document, model));
  const { drive, distances, lastGear, halved } = driver;
  const lastGears = ['unknown', ...Array.from({ length: distances.length + 2 }, (_, i) => `${i - 1}`)];
  return (
    <details className="way-note mover small">
      <summary>{say(told ? 'driver.title' : 'driver.title-untold')}</summary>
      {!told && <p className="quiet">{say('driver.untold')}</p>}
      <SegmentedChoice
        label={say('driver.drive')}
        className="choice drives"
        value={drive}
        among={DRIVES.map((value) => ({ value, says: say(`driver.drive-${value}`) }))}
        onChoose={(value) => changeDriver(model, { drive: value })}
      />
      <SegmentedChoice
        label={say('driver.gears')}
        value={`${distances.length}`}
        among={Array.from({ length: MOST_GEARS }, (_, i) => ({ value: `${i + 1}`, says: `${i + 1}` }))}
        onChoose={(count) => setGears(model, Number(count))}
      />
      {distances.map((distance, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gear is known by its number
        <GearRow key={i} model={model} gear={i + 1} distance={distance} />
      ))}
      <SegmentedChoice
        label={say('driver.last-gear')}
        value={lastGear === null ? 'unknown' : `${lastGear}`}
        among={lastGears.map((value) =>
          value === 'unknown'
            ? { value, says: '?', named: say('driver.unknown') }
            : {
                value,
                says: say('driving.gear-short', { gear: Number(value) }),
                named: say('driving.gear-number', { gear: Number(value) }),
              },
        )}
        onChoose={(value) => changeDriver(model, { lastGear: value === 'unknown' ? null : Number(value) })}
      />
      <Switch className="switch" isSelected={halved} onChange={(is) => changeDriver(model, { halved: is })}>
        <span className="switch-track" aria-hidden="true" />
        {say('driver.halved')}
      </Switch>
      <PointsField model={model} />
    </details>
  );
}

/** How far one gear goes and turns, and whether it turns on the spot. */
function GearRow({ model, gear, distance }: { readonly model: ModelId; readonly gear: number; readonly distance: number }) {
  const { say } = useVoice();
  const turn = useSession((session) => driverOf(session.document, model).turns[gear - 1]);
  const ruler = useSession((session) => (session.inMillimetres ? 'mm' : ruleSetOf(agreementOf(session.document)).ruler));
  const unit = UNITS[ruler];
  return (
    <Group aria-label={say('driving.gear-number', { gear })} className="gear-row">
      <div className="two">
        <NumberField
          label={say(`driver.goes-${ruler}`, { gear })}
          value={distance / unit}
          least={0}
          most={FARTHEST / unit}
          onChange={(value) => changeGear(model, gear, { distance: value * unit })}
        />
        <NumberField
          label={say('driver.turns', { gear })}
          value={(turn?.angle ?? 0) / DEGREE}
          least={0}
          most={ROUND}
          onChange={(value) => changeGear(model, gear, { angle: value * DEGREE })}
        />
      </div>
      <Switch
        className="switch"
        isSelected={turn?.onTheSpot ?? false}
        onChange={(onTheSpot) => changeGear(model, gear, { onTheSpot })}
      >
        <span className="switch-track" aria-hidden="true" />
        {say('driver.on-the-spot', { gear })}
      </Switch>
    </Group>
  );
}

/** What a vehicle can still take; 0 as long as nobody told. */
export function PointsField({ model }: { readonly model: ModelId }) {
  const { say } = useVoice();
  const points = useSession((session) => driverOf(session.document, model).points);
  return (
    <NumberField
      label={say('driver.points', { model })}
      value={points ?? 0}
      least={0}
      most={MOST_POINTS}
      onChange={(value) => changeDriver(model, { points: value > 0 ? Math.round(value) : null })}
    />
  );
}

import type { Setting, Settings } from '../../../../engine/index.ts';
import { playedSheet } from '../../session/play/set-up.ts';
import { useVoice } from '../../session/voice.ts';
import { NumberField } from '../number-field.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';

interface AgreementsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** Everything that the rules leave to the table, each in plain words with its clause. */
export function Agreements({ settings, onChange }: AgreementsProps) {
  const { say } = useVoice();
  const sheet = Object.entries(playedSheet());
  const changed = sheet.filter(([name, { byDefault }]) => settings[name] !== byDefault).length;
  return (
    <details className="agreements">
      <summary>
        {say('setup.agreements')} {changed > 0 && <span className="chip">{say('setup.changed', { count: changed })}</span>}
      </summary>
      <p className="small quiet">{say('setup.agreements.what')}</p>
      <ul>
        {sheet.map(([name, setting]) => (
          <li key={name}>
            <Agreement
              name={name}
              setting={setting}
              value={settings[name] ?? setting.byDefault}
              onChange={(value) => onChange({ ...settings, [name]: value })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Agreement(props: {
  readonly name: string;
  readonly setting: Setting;
  readonly value: Settings[string];
  readonly onChange: (value: Settings[string]) => void;
}) {
  const { name, setting, value, onChange } = props;
  const { say } = useVoice();
  const label = say(`agree/${name}`);
  return (
    <div className="agreement">
      {setting.kind === 'number' ? (
        <NumberField label={label} value={Number(value)} least={setting.atLeast} most={setting.atMost} onChange={onChange} />
      ) : setting.kind === 'flag' ? (
        <SegmentedChoice
          label={label}
          value={value === true ? 'yes' : 'no'}
          among={[
            { value: 'yes', says: say('setup.yes') },
            { value: 'no', says: say('setup.no') },
          ]}
          onChoose={(chosen) => onChange(chosen === 'yes')}
        />
      ) : (
        <SegmentedChoice
          label={label}
          value={String(value)}
          among={setting.among.map((one) => ({ value: one, says: say(`agree/${name}-${one}`) }))}
          onChoose={onChange}
        />
      )}
      <span className="clause">{setting.clause}</span>
    </div>
  );
}

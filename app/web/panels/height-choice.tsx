import { useVoice } from '../session/voice.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

interface HeightChoiceProps<Height extends number> {
  readonly label: string;
  /** What it is called where nobody says how high it counts. */
  readonly otherwise: string;
  readonly value: Height | null;
  readonly among: readonly Height[];
  readonly onChoose: (value: Height | null) => void;
}

const NOBODY_SAID = 'nobody-said';

/** How high something counts, for rules that judge by class. */
export function HeightChoice<Height extends number>({ label, otherwise, value, among, onChoose }: HeightChoiceProps<Height>) {
  const { say } = useVoice();
  return (
    <SegmentedChoice<string>
      label={label}
      value={value === null ? NOBODY_SAID : String(value)}
      among={[
        { value: NOBODY_SAID, says: otherwise },
        ...among.map((one) => ({ value: String(one), says: String(one), named: say(`height/${one}`) })),
      ]}
      onChoose={(chosen) => onChoose(among.find((one) => String(one) === chosen) ?? null)}
    />
  );
}

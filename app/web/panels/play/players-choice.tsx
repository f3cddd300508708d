import type { SideId } from '../../../../engine/index.ts';
import { useVoice } from '../../session/voice.ts';
import { SegmentedChoice } from '../segmented-choice.tsx';

/** A side that somebody must play. */
export interface SideToPlay {
  readonly side: SideId;
  readonly name: string;
  readonly colour: string | undefined;
}

interface PlayersChoiceProps {
  readonly sides: readonly SideToPlay[];
  readonly computers: readonly SideId[];
  readonly onChange: (computers: readonly SideId[]) => void;
}

/** Who plays which side: a person here, or the computer. */
export function PlayersChoice({ sides, computers, onChange }: PlayersChoiceProps) {
  const { say } = useVoice();
  return (
    <section>
      <h3>{say('setup.players')}</h3>
      <div className="setup-players">
        {sides.map(({ side, name, colour }) => (
          <div key={side}>
            <span className="swatch" style={{ background: colour }} aria-hidden="true" />
            <SegmentedChoice
              label={name}
              value={computers.includes(side) ? 'computer' : 'person'}
              among={[
                { value: 'person', says: say('setup.person') },
                { value: 'computer', says: say('setup.computer') },
              ]}
              onChoose={(by) => onChange([...computers.filter((one) => one !== side), ...(by === 'computer' ? [side] : [])])}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

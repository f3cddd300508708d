import type { Fault } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

interface Listed {
  readonly faults: readonly Fault[];
  /** What lies at a place, in words. */
  readonly placeOf?: (where: string) => string | null;
}

/** Faults in words, each with the place it was found at. */
export function FaultList({ faults, placeOf = () => null }: Listed) {
  const { say } = useVoice();
  return (
    <ul className="fault-list">
      {faults.map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes
        <li key={index}>
          <code>{fault.where || say('faults.whole')}</code>
          <Placed place={placeOf(fault.where)} />
          <span>{say(fault.code, fault.fill)}</span>
        </li>
      ))}
    </ul>
  );
}

const Placed = ({ place }: { readonly place: string | null }) => place && <strong>{place}</strong>;

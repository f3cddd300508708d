import type { Fault } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

/** Faults in words, each with the place it was found at. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  const { say } = useVoice();
  return (
    <ul className="fault-list">
      {faults.map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes
        <li key={index}>
          <code>{fault.where || say('faults.whole')}</code>
          <span>{say(fault.code, fault.fill)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useMemo } from 'react';
import type { Measured } from '../../../engine/index.ts';
import { nameOfMeasured } from '../../wording/name-of-measured.ts';
import { type MeasurableThings, measurableThings } from '../session/measurable-things.ts';
import { useSession } from '../session/session.ts';
import { keyOfMeasured } from '../session/tape.ts';
import { useVoice } from '../session/voice.ts';

interface ThingChoiceProps {
  readonly label: string;
  readonly chosen: Measured | null;
  /** Which sorts of things can be chosen; all unless told. */
  readonly sorts?: readonly MeasurableThings['sort'][];
  readonly onChoose: (thing: Measured) => void;
}

/** Anything on the board that can be measured to or from, chosen by its name. */
export function ThingChoice({ label, chosen, sorts, onChoose }: ThingChoiceProps) {
  const voice = useVoice();
  const board = useSession((session) => session.document.board);
  const groups = useMemo(() => measurableThings(board).filter(({ sort }) => sorts?.includes(sort) ?? true), [board, sorts]);
  const things = groups.flatMap((group) => group.things);
  const key = chosen ? keyOfMeasured(chosen) : '';
  const isListed = things.some((thing) => keyOfMeasured(thing) === key);
  return (
    <label className="field">
      <span className="small quiet">{label}</span>
      <select
        value={key}
        onChange={({ target }) => {
          const thing = things.find((one) => keyOfMeasured(one) === target.value);
          if (thing) onChoose(thing);
        }}
      >
        <option value="" disabled>
          {voice.say('measuring.choose')}
        </option>
        {chosen && !isListed && <option value={key}>{nameOfMeasured(chosen, voice)}</option>}
        {groups.map((group) => (
          <optgroup key={group.sort} label={voice.say(`measuring.sort-${group.sort}`)}>
            {group.things.map((thing) => (
              <option key={keyOfMeasured(thing)} value={keyOfMeasured(thing)}>
                {nameOfMeasured(thing, voice)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

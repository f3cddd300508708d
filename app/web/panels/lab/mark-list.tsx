import { useState } from 'react';
import { Button } from 'react-aria-components';
import { lightMark } from '../../session/lab/lab-intents.ts';
import type { ListedMark } from '../../session/lab/lab-marks.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';

/** So many are listed before somebody asks for all of them. */
const LISTED = 12;

/** What was found at places, each to be shown on the table, by its number there. */
export function MarkList({ marks, label }: { readonly marks: readonly ListedMark[]; readonly label: string }) {
  const { say } = useVoice();
  const lit = useSession((session) => session.lab.mark?.key ?? null);
  const [all, setAll] = useState(false);
  const shown = all ? marks : marks.slice(0, LISTED);
  return (
    <>
      <ol className="lab-list lab-marks" aria-label={label}>
        {shown.map(({ key, at, pieces, says, more }) => (
          <li key={key}>
            <Button
              className="list-item"
              data-chosen={lit === key || undefined}
              aria-pressed={lit === key}
              onPress={() => lightMark(lit === key ? null : { key, at, pieces })}
            >
              <span className="item-name">{says}</span>
              {more.map((line) => (
                <span key={line} className="quiet small">
                  {line}
                </span>
              ))}
            </Button>
          </li>
        ))}
      </ol>
      {shown.length < marks.length && (
        <Button className="button" onPress={() => setAll(true)}>
          {say('lab.show-all', { count: marks.length })}
        </Button>
      )}
    </>
  );
}

import { Button } from 'react-aria-components';
import type { LanesFinding } from '../../../../engine/index.ts';
import { lightLane } from '../../session/lab/lab-intents.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { MethodLine } from './method-line.tsx';

/** The lanes of the board, the longest first; one that is chosen is lit on the table with its free strip. */
export function LaneList({ found }: { readonly found: LanesFinding }) {
  const { say } = useVoice();
  const lit = useSession((session) => session.lab.lane);
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      {found.lanes.length === 0 && <p className="lead">{say('lab.no-lanes')}</p>}
      <ol className="lab-list">
        {found.lanes.map(({ from, to, length, width }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lanes of one answer never change
          <li key={i}>
            <Button className="list-item" data-chosen={lit === i || undefined} onPress={() => lightLane(lit === i ? null : i)}>
              <span className="item-name">{say('lab.lane', { length, width })}</span>
              <span className="quiet small">
                {say('lab.lane-ends', { x: from.x, z: from.z, toX: to.x, toZ: to.z, height: from.y })}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      <MethodLine provenance={found.provenance} />
    </section>
  );
}

import { Button } from 'react-aria-components';
import { seekSightings } from '../session/asking-way.ts';
import type { DrawnWay, WayRuling } from '../session/drawn-way.ts';
import { useVoice } from '../session/voice.ts';

/** Who sees the mover first, and after how much of its way: looked for when somebody wants to know. */
export function FirstSightings(asked: { readonly way: DrawnWay; readonly ruling: WayRuling }) {
  return (
    <section className="card-section">
      <Sightings {...asked} />
    </section>
  );
}

function Sightings({ way, ruling }: { readonly way: DrawnWay; readonly ruling: WayRuling }) {
  const { say } = useVoice();
  const known = way.sightings?.of === ruling ? way.sightings : null;
  if (!known)
    return (
      <Button className="button" onPress={seekSightings}>
        {say('way.who-sees')}
      </Button>
    );
  if (!known.found) return <p className="small quiet">{say('way.looking-who-sees')}</p>;
  if (known.found.length === 0) return <p className="small">{say('way.nobody-looks')}</p>;
  return (
    <ul className="first-sightings small" aria-live="polite">
      {known.found.map(({ by, seen }) => (
        <li key={by}>
          {seen
            ? say(seen.length === 0 ? 'way.seen-at-once' : 'way.seen-after', { by, length: seen.length })
            : say('way.seen-nowhere', { by })}
        </li>
      ))}
    </ul>
  );
}

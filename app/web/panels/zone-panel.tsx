import { Button } from 'react-aria-components';
import type { Zone, ZoneId } from '../../../engine/index.ts';
import { pointAt, select } from '../session/board-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { liftZone } from '../session/zone-intents.ts';
import { Icon } from './icon.tsx';
import { ThingFoot } from './thing-parts.tsx';

/** What a marked area is: what lingers there, or what it is marked for. */
export function useSayZone(): (zone: Zone) => string {
  const { say } = useVoice();
  return (zone) => (zone.kind === 'effect' && zone.effect ? say(`effect/${zone.effect.of}`) : say(`zone-kind/${zone.kind}`));
}

/** All that is to be said of one marked area. */
export function ZonePanel({ id }: { readonly id: ZoneId }) {
  const { say, length } = useVoice();
  const zone = useSession((session) => session.document.board.zones[id]);
  const sayZone = useSayZone();
  if (!zone) return null;
  const effect = zone.kind === 'effect' ? zone.effect : undefined;
  return (
    <article className="thing" aria-label={say('zone.label')}>
      <header className="thing-head">
        <h2>{zone.name || id}</h2>
        <span className="quiet small">{sayZone(zone)}</span>
      </header>
      {effect && (
        <dl className="facts">
          {effect.circle && (
            <div>
              <dt>{say('zone.across')}</dt>
              <dd>{length(effect.circle.radius * 2)}</dd>
            </div>
          )}
          <div>
            <dt>{say('zone.reaches')}</dt>
            <dd>{effect.floor ? say('zone.one-floor', { height: effect.floor.y }) : say('zone.all-heights')}</dd>
          </div>
        </dl>
      )}
      <ThingFoot kind="zone" id={id} />
    </article>
  );
}

/** Every marked area by its name, each to be chosen and to be taken off the table. */
export function ZoneList() {
  const { say } = useVoice();
  const zones = useSession((session) => session.document.board.zones);
  const selected = useSession((session) => (session.selected?.kind === 'zone' ? session.selected.id : null));
  const sayZone = useSayZone();
  const all = Object.values(zones);
  if (all.length === 0) return null;
  return (
    <ul className="zone-list">
      {all.map((zone) => {
        const { id } = zone;
        const name = zone.name || id;
        const on = () => pointAt({ kind: 'zone', id });
        const off = () => pointAt(null);
        return (
          <li key={id} className="row">
            <Button
              className="list-item"
              data-chosen={selected === id || undefined}
              onPress={() => select({ kind: 'zone', id })}
              onHoverStart={on}
              onHoverEnd={off}
              onFocus={on}
              onBlur={off}
            >
              <span className="item-name">{name}</span>
              {name.startsWith(sayZone(zone)) ? null : <span className="quiet small">{sayZone(zone)}</span>}
            </Button>
            <Button className="bar-button" aria-label={say('zone.remove', { name })} onPress={() => liftZone(id)}>
              <Icon name="trash" size={18} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

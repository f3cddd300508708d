import { Button } from 'react-aria-components';
import { placeInRuling } from '../../wording/place-in-ruling.ts';
import { leaveRuling } from '../session/ruling-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { FaultList } from './fault-list.tsx';
import { Icon } from './icon.tsx';

/** What came of opening a ruling: whether it stands, what differs, and the way back to one's own table. */
export function OpenedRuling() {
  const voice = useVoice();
  const { say } = voice;
  const opened = useSession((session) => session.opened);
  const board = useSession((session) => session.document.board);
  if (!opened) return null;
  const { fileName, faults, notices, ruling } = opened;
  const { leftOut } = ruling;
  const file = fileName === 'link' ? say('opened.link') : fileName;
  return (
    <article className="opened" data-stands={faults.length === 0} aria-label={say('opened.label')}>
      <h2>
        <Icon name={faults.length === 0 ? 'check' : 'cross'} size={20} />
        {say(faults.length === 0 ? 'opened.stands' : 'opened.does-not-stand', { count: faults.length })}
      </h2>
      <p className="small">{say(faults.length === 0 ? 'opened.stands.what' : 'opened.does-not-stand.what', { file })}</p>
      {faults.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        <div className="opened-faults" tabIndex={0} data-scrolls="">
          <FaultList faults={faults} placeOf={(where) => placeInRuling(where, ruling, voice)} />
        </div>
      )}
      {notices.length > 0 && <FaultList faults={notices} />}
      {leftOut.pieces + leftOut.models > 0 && <p className="small quiet">{say('opened.left-out', leftOut)}</p>}
      {board !== ruling.board && <p className="small quiet">{say('opened.changed')}</p>}
      <Button className="button" onPress={leaveRuling}>
        <Icon name="undo" size={18} />
        {say('opened.back')}
      </Button>
    </article>
  );
}

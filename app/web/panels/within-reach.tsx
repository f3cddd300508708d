import { useState } from 'react';
import { Button } from 'react-aria-components';
import { doDeed } from '../session/deed-intents.ts';
import { useDeeds } from '../session/deeds.ts';
import type { Deed } from '../session/find-deeds.ts';
import { openingNumber } from '../session/opening-number.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

/** Doors and loads that somebody could work or take up from where he stands, each with what the rules say of it. */
export function WithinReach({ of, id }: { readonly of: 'model' | 'piece'; readonly id: string }) {
  const { say } = useVoice();
  const [hasKey, setHasKey] = useState(false);
  const deeds = useDeeds(of, id, hasKey);
  if (deeds.length === 0) return null;
  const asksForKey = deeds.some((deed) => deed.kind === 'work-opening' && (deed.work === 'lock' || deed.work === 'unlock'));
  return (
    <section className="way-note" aria-label={say('deed.title')}>
      <h3>{say('deed.title')}</h3>
      {asksForKey && (
        <SegmentedChoice
          label={say('deed.key')}
          value={hasKey ? 'key' : 'none'}
          among={[
            { value: 'none', says: say('deed.no-key') },
            { value: 'key', says: say('deed.has-key') },
          ]}
          onChoose={(value) => setHasKey(value === 'key')}
        />
      )}
      <ul className="deeds">
        {deeds.map((deed) => (
          <DeedLine key={deed.key} deed={deed} namesModel={of === 'piece'} />
        ))}
      </ul>
    </section>
  );
}

function DeedLine({ deed, namesModel }: { readonly deed: Deed; readonly namesModel: boolean }) {
  const { say } = useVoice();
  const piece = useSession(({ document }) => (deed.kind === 'work-opening' ? document.board.pieces[deed.piece] : undefined));
  const opening = deed.kind === 'work-opening' ? piece?.openings[deed.opening] : undefined;
  const { model, allowed, close, because } = deed;
  const what =
    deed.kind === 'pick-up'
      ? say('deed.pick-up', { load: deed.load })
      : say(`deed.${deed.work}`, {
          opening: opening?.kind ?? '',
          piece: deed.piece,
          number: piece && opening ? openingNumber(piece, opening) : 1,
        });
  return (
    <li data-may={allowed}>
      <Button className="button deed" isDisabled={!allowed && !close} onPress={() => doDeed(deed)}>
        {namesModel ? say('deed.by', { model, what }) : what}
      </Button>
      <p className="small">
        {close && `${say('verdict.close')} `}
        {say(because.says, because.fill)} {because.clause && <span className="clause">{because.clause}</span>}
      </p>
    </li>
  );
}

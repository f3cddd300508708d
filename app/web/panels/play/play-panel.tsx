import { useState } from 'react';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { useSession } from '../../session/session.ts';
import { QuestionPanel } from '../question-panel.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { ChosenOrder } from './chosen-order.tsx';
import { Journal } from './journal.tsx';
import { OrderList } from './order-list.tsx';
import { Prompt } from './prompt.tsx';
import { SelectedUnit, UnitCards } from './unit-card.tsx';

type Tab = 'orders' | 'journal';

/** The game in the side panel: what is to be done, what can be done, and what has been done. */
export function PlayPanel({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const [tab, setTab] = useState<Tab>('orders');
  const looks = useSession((session) => session.looker !== null && session.target !== null);
  return (
    <article className="play-panel">
      <Prompt play={play} />
      <SegmentedChoice
        className="choice play-tabs"
        label={say('orders.label')}
        labelHidden
        value={tab}
        among={[
          { value: 'orders', says: say('orders.tab') },
          { value: 'journal', says: say('orders.journal') },
        ]}
        onChoose={setTab}
      />
      {tab === 'journal' ? (
        <Journal play={play} />
      ) : play.chosen && play.shownAt === null ? (
        <ChosenOrder play={play} chosen={play.chosen} />
      ) : (
        <div className="play-orders">
          <div className="only-narrow">
            <UnitCards play={play} />
          </div>
          <SelectedUnit play={play} />
          <OrderList play={play} />
        </div>
      )}
      {play.shownAt !== null && looks && <QuestionPanel />}
    </article>
  );
}

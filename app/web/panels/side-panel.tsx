import { Button } from 'react-aria-components';
import { useSession } from '../session/session.ts';
import { toggleSheet } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { ModelPanel } from './model-panel.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';

/** The one panel on the right: it follows the question and the selection. On a phone it is a sheet from below. */
export function SidePanel() {
  const { say } = useVoice();
  const tool = useSession((session) => session.tool);
  const selected = useSession((session) => session.selected);
  const asked = useSession((session) => session.looker !== null || session.target !== null);
  const tall = useSession((session) => session.sheetTall);
  const phase = useSession((session) => session.phase);
  return (
    <section className="side-panel" aria-label={say('panel.label')}>
      <Button className="sheet-handle" aria-label={say(tall ? 'sheet.lower' : 'sheet.raise')} onPress={toggleSheet} />
      {phase === 'loading' ? <Loading /> : (tool === 'sight' || asked) && <QuestionPanel />}
      {selected?.kind === 'model' && <ModelPanel id={selected.id} />}
      {selected?.kind === 'piece' && <PiecePanel id={selected.id} />}
      {phase === 'ready' && tool === 'select' && !selected && !asked && <p className="empty">{say('panel.nothing-selected')}</p>}
    </section>
  );
}

function Loading() {
  const { say } = useVoice();
  return (
    <div className="loading" role="status">
      <span className="loading-bar" />
      {say('page.loading')}
    </div>
  );
}

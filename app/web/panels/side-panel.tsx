import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { type ToolName, useSession } from '../session/session.ts';
import { toggleSheet } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { BugBoundary } from './bug-boundary.tsx';
import { BugReport } from './bug-report.tsx';
import { LabPanel } from './lab/lab-panel.tsx';
import { MeasurePanel } from './measure-panel.tsx';
import { ModelPanel } from './model-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { OpenedRuling } from './opened-ruling.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { PlayPanel } from './play/play-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { ZonePanel } from './zone-panel.tsx';

/** Whose panels say what there is to say of a model. */
const TELLS_OF_MODELS: readonly ToolName[] = ['move', 'measure', 'template', 'lab', 'play'];

/** The one panel on the right: it follows the question and the selection. On a phone it is a sheet from below. */
export function SidePanel() {
  const { say } = useVoice();
  const tool = useSession((session) => session.tool);
  const selected = useSession((session) => session.selected);
  const coming = useSession((session) => session.coming);
  const tall = useSession((session) => session.sheetTall);
  const phase = useSession((session) => session.phase);
  const play = useSession((session) => session.play);
  const looker = useSession((session) => session.looker);
  const target = useSession((session) => session.target);
  const document = useSession((session) => session.document);
  // half a question asks for a click that is another tool's in these
  const tellsOfModels = TELLS_OF_MODELS.includes(tool);
  const asked = tellsOfModels ? looker !== null && target !== null : looker !== null || target !== null;
  const played = useSession((session) => session.play?.game);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at the top of its card
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [looker, target, played]);
  return (
    <section ref={panel} className="side-panel" aria-label={say('panel.label')}>
      <Button className="sheet-handle" aria-label={say(tall ? 'sheet.lower' : 'sheet.raise')} onPress={toggleSheet} />
      {coming && (
        <Loading
          says={say(`coming.${coming.holds}`, { file: coming.fileName === 'link' ? say('opened.link') : coming.fileName })}
        />
      )}
      <OpenedRuling />
      {play && tool === 'play' && (
        <BugBoundary about={play.game} instead={(details) => <BugReport says="bug.selection" details={details} />}>
          <PlayPanel play={play} />
        </BugBoundary>
      )}
      {phase === 'ready' && tool === 'move' && <MovePanel />}
      {phase === 'ready' && tool === 'measure' && <MeasurePanel />}
      {phase === 'ready' && tool === 'template' && <TemplatePanel />}
      {phase === 'ready' && tool === 'lab' && <LabPanel />}
      {phase === 'loading' ? (
        <Loading says={say('page.loading')} />
      ) : (
        tool !== 'play' && tool !== 'lab' && (tool === 'sight' || asked) && <QuestionPanel />
      )}
      {selected?.kind === 'model' && !tellsOfModels && !play && (
        <BugBoundary about={document} instead={(details) => <BugReport says="bug.selection" details={details} />}>
          <ModelPanel id={selected.id} />
        </BugBoundary>
      )}
      {selected?.kind === 'zone' && tool !== 'measure' && tool !== 'lab' && !play && <ZonePanel id={selected.id} />}
      {selected?.kind === 'piece' && tool !== 'measure' && tool !== 'template' && tool !== 'lab' && !play && (
        <PiecePanel id={selected.id} />
      )}
      {phase === 'ready' && tool === 'select' && !selected && !asked && <p className="empty">{say('panel.nothing-selected')}</p>}
    </section>
  );
}

function Loading({ says }: { readonly says: string }) {
  return (
    <div className="loading" role="status">
      <span className="loading-bar" />
      {says}
    </div>
  );
}

import { Button, Label, ProgressBar } from 'react-aria-components';
import type { AnalysisPart, Refusal } from '../../../../engine/index.ts';
import { leaveOff, workOut } from '../../session/lab/lab-intents.ts';
import { askedOf } from '../../session/lab/lab-question.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { BugReport } from '../bug-report.tsx';
import { CheckList } from './check-list.tsx';
import { ChokeList } from './choke-list.tsx';
import { ExposureTable } from './exposure-table.tsx';
import { FieldFigures } from './field-figures.tsx';
import { LabWishes } from './lab-wishes.tsx';
import { LaneList } from './lane-list.tsx';
import { ReportFound } from './report-found.tsx';

/** Questions about the whole board: what is asked, how far the work is, and what was found. */
export function LabPanel() {
  const { say } = useVoice();
  const lab = useSession((session) => session.lab);
  const { working, part, found, refused, broke, wish } = lab;
  const board = useSession((session) => session.document.board);
  const asked = askedOf(wish, board);
  return (
    <article className="question lab" aria-label={say('tool.lab')}>
      <header className="lab-head">
        <h2>{say('tool.lab')}</h2>
        <p className="small quiet">{say('lab.lead')}</p>
      </header>
      <LabWishes />
      <div className="lab-work">
        {working === null ? (
          <Button className="button main" isDisabled={!asked} onPress={() => void workOut()}>
            {say(found ? 'lab.work-out-again' : 'lab.work-out')}
          </Button>
        ) : (
          <Working done={working} part={part} />
        )}
        {!asked && <p className="small quiet">{say('lab.name-somebody')}</p>}
      </div>
      {broke !== null && <BugReport says="bug.question" details={broke} />}
      {refused && <Refused refusal={refused} />}
      {found?.kind === 'field' && <FieldFigures field={found.field} />}
      {found?.kind === 'lanes' && <LaneList found={found.found} />}
      {found?.kind === 'exposures' && <ExposureTable found={found.found} />}
      {found?.kind === 'choke-points' && <ChokeList found={found.found} />}
      {found?.kind === 'check' && <CheckList found={found.found} />}
      {found?.kind === 'report' && <ReportFound found={found.found} />}
    </article>
  );
}

/** How much is done, of which part, and the button that leaves the rest off. */
function Working({ done, part }: { readonly done: number; readonly part: AnalysisPart | null }) {
  const { say } = useVoice();
  return (
    <div className="lab-working">
      <ProgressBar value={100 * done} className="progress">
        {({ percentage }) => (
          <>
            <div className="row lab-progress-line">
              <Label>{part === null ? say('lab.working') : say('lab.working-on', { part: say(`analysis/${part}`) })}</Label>
              <span className="figures">{say('lab.done', { done })}</span>
            </div>
            <div className="progress-track">
              <div className="progress-fill" style={{ width: `${percentage ?? 0}%` }} />
            </div>
          </>
        )}
      </ProgressBar>
      <Button className="button" onPress={leaveOff}>
        {say('lab.leave-off')}
      </Button>
    </div>
  );
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { say } = useVoice();
  return (
    <p className="lead" role="alert">
      {say(refusal.code, refusal.fill)}
    </p>
  );
}

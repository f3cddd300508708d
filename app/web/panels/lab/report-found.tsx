import { Button } from 'react-aria-components';
import type { BoardAnalysis } from '../../../../engine/index.ts';
import { differenceOf } from '../../session/lab/lab-marks.ts';
import { openReport, saveReport } from '../../session/lab/lab-report.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { FindingList } from './check-list.tsx';
import { SymmetryList } from './symmetry-list.tsx';

/** The report of a board: to be opened or saved whole, and what of it can be shown on the table. */
export function ReportFound({ found }: { readonly found: BoardAnalysis }) {
  const { say, share } = useVoice();
  const board = useSession((session) => session.document.board);
  const difference = differenceOf(board, { kind: 'report', found });
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      <div className="row lab-save">
        <Button className="button main" onPress={() => void openReport()}>
          {say('lab.open-report')}
        </Button>
        <Button className="button" onPress={() => void saveReport()}>
          {say('lab.save-report')}
        </Button>
      </div>
      {difference !== null && (
        <p>
          <strong>{share(difference)}</strong> {say('lab-page.card-fairness')}
        </p>
      )}
      <FindingList findings={found.findings} wishes={found.wishes.check} />
      <SymmetryList findings={found.symmetry} />
      <p className="small quiet">{say('lab.report-holds')}</p>
    </section>
  );
}

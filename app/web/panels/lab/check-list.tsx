import type { CheckFinding, CheckWishes } from '../../../../engine/index.ts';
import type { LabCheck } from '../../session/lab/lab.ts';
import { listFindings } from '../../session/lab/lab-marks.ts';
import { useVoice } from '../../session/voice.ts';
import { MarkList } from './mark-list.tsx';
import { SymmetryList } from './symmetry-list.tsx';

/** What whoever prints, builds or lays out the table should look at, and how far it is the same for its sides. */
export function CheckList({ found: { findings, wishes, symmetry } }: { readonly found: LabCheck }) {
  const { say } = useVoice();
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      <FindingList findings={findings} wishes={wishes} />
      <SymmetryList findings={symmetry} />
      <details className="lab-method">
        <summary className="small quiet">{say('lab.method')}</summary>
        <p className="small">{say('method/check')}</p>
        <p className="small">{say('method/symmetry')}</p>
      </details>
    </section>
  );
}

/** Each finding as a sentence, to be shown on the table. */
export function FindingList(props: { readonly findings: readonly CheckFinding[]; readonly wishes: CheckWishes }) {
  const { findings, wishes } = props;
  const voice = useVoice();
  const { say, length } = voice;
  const { bases, height, eyes } = wishes;
  return (
    <section className="lab-part">
      <h3>{say('lab-page.plan')}</h3>
      <p className="small quiet">{say('lab-page.check-for', { bases: bases.map(length).join(', '), height, eyes })}</p>
      {findings.length === 0 ? (
        <p>{say('check.nothing-found')}</p>
      ) : (
        <>
          <p>{say('check.found', { count: findings.length })}</p>
          <MarkList marks={listFindings(findings, voice)} label={say('lab-page.plan')} />
        </>
      )}
    </section>
  );
}

import type { ChokePointsFinding } from '../../../../engine/index.ts';
import { listChokePoints } from '../../session/lab/lab-marks.ts';
import { useVoice } from '../../session/voice.ts';
import { MarkList } from './mark-list.tsx';
import { MethodLine } from './method-line.tsx';

/** What everybody goes through, those with most behind them first. */
export function ChokeList({ found }: { readonly found: ChokePointsFinding }) {
  const voice = useVoice();
  const { say } = voice;
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      {found.points.length === 0 ? (
        <p className="lead">{say('lab-page.no-choke-points')}</p>
      ) : (
        <MarkList marks={listChokePoints(found, voice)} label={say('lab-page.choke-points')} />
      )}
      <MethodLine provenance={found.provenance} />
    </section>
  );
}

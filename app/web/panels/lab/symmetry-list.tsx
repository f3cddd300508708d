import type { SymmetryFinding } from '../../../../engine/index.ts';
import { isMeantAlike, listMismatches } from '../../session/lab/lab-marks.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { MarkList } from './mark-list.tsx';

/** In which way a board is best the same for its sides, how far, and what does not match, each to be shown on the table. */
export function SymmetryList({ findings }: { readonly findings: readonly SymmetryFinding[] }) {
  const voice = useVoice();
  const { say, share } = voice;
  const board = useSession((session) => session.document.board);
  const [best] = findings;
  if (!best) return null;
  const marks = listMismatches(board, best, voice);
  const alone = [
    ...best.zones.map((zone) => say('symmetry/zone-alone', { zone })),
    ...best.objectives.map((objective) => say('symmetry/objective-alone', { objective })),
  ];
  return (
    <section className="lab-part">
      <h3>{say('lab-page.symmetry')}</h3>
      <p>
        <strong>{share(best.share)}</strong> {say('lab-page.card-symmetry', { way: say(`symmetry/${best.map}`) })}
      </p>
      {!isMeantAlike(best) && <p className="small quiet">{say('lab-page.symmetry-not-meant')}</p>}
      {marks.length > 0 && <MarkList marks={marks} label={say('lab-page.symmetry')} />}
      {alone.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </section>
  );
}

import type { CoverAnswer, Hider, Refusal, Result, Verdict } from '../../../engine/index.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';

/** The cover that counts, and every source that was weighed. */
export function CoverList({ cover }: { readonly cover: Result<Verdict<CoverAnswer>, Refusal> | null }) {
  const { say, bounds } = useVoice();
  const nameOf = useSourceName();
  if (!cover) return <p className="quiet">{say('cover.measuring')}</p>;
  if (!cover.ok) return <p className="quiet">{say(cover.problem.code, cover.problem.fill)}</p>;
  const { grade, value, save, weighed, concealOnly, closeRangeProof, from } = cover.value.answer;
  return (
    <div className="cover">
      <p className="cover-head" data-grade={grade}>
        <strong className="cover-grade">{say(`grade/${grade}`)}</strong>
        {value > 0 && <span className="quiet">{save ? say('cover.save', { save }) : say('cover.value', { value })}</span>}
        {concealOnly && <span className="chip">{say('cover.conceal-only')}</span>}
        {closeRangeProof && <span className="chip">{say('cover.close-range-proof')}</span>}
      </p>
      {from && <p className="small quiet">{say('cover.from', { name: nameOf(from) })}</p>}
      {weighed.length > 0 ? (
        <ul className="weighed">
          {weighed.map(({ source, share, grade: sourceGrade, reaches }) => (
            <li key={keyOfSource(source)} data-reaches={reaches || undefined}>
              <span className="bar-name">{nameOf(source)}</span>
              <span className="bar hatched" aria-hidden="true">
                <span className="bar-least" style={{ width: `${share.atLeast * 100}%` }} />
              </span>
              <span className="bar-value">{bounds(share)}</span>
              <span className="small quiet weighed-note">
                {say(`grade/${sourceGrade}`)} · {say(reaches ? 'cover.reaches' : 'cover.falls-short')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small quiet">{say('cover.nothing-weighed')}</p>
      )}
    </div>
  );
}

export const keyOfSource = (source: Hider) => JSON.stringify(source);

/** What a source is called: the piece it belongs to, the model, or the cloud by its zone. */
export function useSourceName(): (source: Hider) => string {
  const board = useSession((session) => session.document.board);
  return (source) => {
    switch (source.kind) {
      case 'part':
        return board.pieces[source.piece]?.name ?? source.piece;
      case 'model':
        return board.models[source.model]?.name ?? source.model;
      case 'zone':
        return board.zones[source.zone]?.name ?? source.zone;
    }
  };
}

import { Button } from 'react-aria-components';
import type { BoardPoint, Field, Fill } from '../../../../engine/index.ts';
import { type LabVerdict, sortsFor } from '../../session/lab/lab.ts';
import { askAtPlace, lookFrom, otherOfVerdict } from '../../session/lab/lab-intents.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { useSayFigure } from './say-figure.ts';

/** The figure of the place that is pointed at, with its bounds, and the single verdict on it where one can be asked for. */
export function FieldPlace({ field }: { readonly field: Field }) {
  const { say } = useVoice();
  const sayFigure = useSayFigure(field);
  const lab = useSession((session) => session.lab);
  const { place, asked, pinned } = lab;
  if (place === null || place >= field.atLeast.length)
    return <p className="small quiet lab-place">{say('lab.point-at-a-place')}</p>;
  const { at, storeys } = field.places;
  return (
    <div className="lab-place" data-pinned={pinned || undefined}>
      <p aria-live="polite">
        <strong>{sayFigure(field.atLeast[place]!, field.atMost[place]!)}</strong>{' '}
        <span className="small quiet">
          {say('lab.at', { x: at[3 * place]!, z: at[3 * place + 2]!, height: at[3 * place + 1]!, storey: storeys[place]! })}
        </span>
      </p>
      {otherOfVerdict(lab) !== null && (
        <Button className="button" onPress={() => void askAtPlace()}>
          {say('lab.ask-verdict')}
        </Button>
      )}
      {pinned && sortsFor(lab.wish.question).includes('point') && (
        <Button
          className="button"
          onPress={() => lookFrom({ x: at[3 * place]!, y: at[3 * place + 1]!, z: at[3 * place + 2]! } as BoardPoint)}
        >
          {say('lab.look-from-here')}
        </Button>
      )}
      {asked?.place === place && <Verdict verdict={asked.verdict} />}
    </div>
  );
}

function Verdict({ verdict }: { readonly verdict: LabVerdict }) {
  const { say, bounds } = useVoice();
  const models = useSession((session) => session.document.board.models);
  if (!verdict.ok) return <p className="lead">{say(verdict.problem.code, verdict.problem.fill)}</p>;
  const { asked } = verdict.value;
  if (asked.kind !== 'sees') return null;
  const ghost = asked.looker in models ? asked.target : asked.looker;
  /** The figure is on no board, and has no name but this. */
  const named = (fill: Fill): Fill =>
    Object.fromEntries(Object.entries(fill).map(([gap, value]) => [gap, value === ghost ? say('lab.the-figure') : value]));
  const { answer, confidence, because } = verdict.value;
  const headline = confidence === 'close-call' ? 'close' : answer.sees ? 'sees' : 'sees-not';
  return (
    <div className="lab-verdict">
      <p>
        <strong>{say(`lab.verdict-${headline}`)}</strong> <span className="figures">{bounds(answer.whole)}</span>
      </p>
      <ul className="lab-because">
        {because.slice(0, 4).map(({ says, fill, clause }) => (
          <li key={`${clause} ${says}`} className="small">
            {say(says, named(fill))} <span className="clause">{clause}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

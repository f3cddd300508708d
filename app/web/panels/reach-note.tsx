import { Button } from 'react-aria-components';
import type { DrawnWay } from '../session/drawn-way.ts';
import { hasThreads } from '../session/errands.ts';
import { useVoice } from '../session/voice.ts';
import { leadTo } from '../session/way-intents.ts';

/** What a rule set says of all reach, which the lines say already. */
const SAID_BY_THE_LINES = ['reach/with-allowance', 'distance/reach'];

/** What the outlines on the table mean, what has to be kept away from, and the ladders that can be come to. */
export function ReachNote({ way: { reach, nearReach, noStops, seeking } }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  if (!reach && !seeking) return <p className="way-note small quiet">{say(hasThreads() ? 'way.reach-broke' : 'way.no-reach')}</p>;
  if (reach && !reach.ok)
    return (
      <p className="way-note small">
        {say(reach.problem.code, reach.problem.fill)} <span className="clause">{reach.problem.clause}</span>
      </p>
    );
  const [one, both] = reach?.value.allowances ?? [];
  return (
    <section className="way-note small" aria-busy={seeking}>
      {one !== undefined && (
        <p className="way-line">
          <i aria-hidden="true" />
          {say(both === undefined && !seeking ? 'way.reach-all' : 'way.reach-one', { allowance: one })}
        </p>
      )}
      {both !== undefined && (
        <p className="way-line" data-second="">
          <i aria-hidden="true" />
          {say('way.reach-both', { allowance: both })}
        </p>
      )}
      {nearReach && (
        <p className="way-line" data-near="">
          <i aria-hidden="true" />
          {say(nearReach.isAllLookedThrough ? 'way.reach-near' : 'way.reach-so-far', { allowance: nearReach.allowance })}
        </p>
      )}
      {noStops.places.length > 0 && (
        <p className="way-line" data-hatched="">
          <i aria-hidden="true" />
          {say('way.no-stop')}
        </p>
      )}
      {seeking && <p className="quiet">{say('way.seeking')}</p>}
      {reach?.value.because
        .filter(({ says }) => !SAID_BY_THE_LINES.includes(says))
        .map((reason) => (
          <p key={`${reason.says} ${JSON.stringify(reason.fill)}`} className="quiet">
            {say(reason.says, reason.fill)} <span className="clause">{reason.clause}</span>
          </p>
        ))}
      {reach?.value.ladders.map(({ piece, ladder, to }) => (
        <Button
          key={`${piece} ${ladder}`}
          className="button"
          onPress={() => leadTo({ kind: 'ladder', piece, ladder, height: to })}
        >
          {say('way.up-ladder', { piece, height: to })}
        </Button>
      ))}
    </section>
  );
}

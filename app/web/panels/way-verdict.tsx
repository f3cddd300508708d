import { Button } from 'react-aria-components';
import type { MoveAnswer, Reason } from '../../../engine/index.ts';
import { sayPassage } from '../../wording/say-passage.ts';
import { pointAt } from '../session/board-intents.ts';
import { type DrawnWay, headlineOfWay, isAnswered, mayBeGone, type WayHeadline, type WayRuling } from '../session/drawn-way.ts';
import { hasThreads } from '../session/errands.ts';
import { carrierId, runsOfLegs } from '../session/leg-runs.ts';
import { useVoice } from '../session/voice.ts';
import { addBend, forgetWay, goTheWay, leadCheapest, leadToStop, lightLegs, takeBackBend } from '../session/way-intents.ts';
import { FirstSightings } from './first-sightings.tsx';
import { Icon, type IconName } from './icon.tsx';
import { policyOf, sayKind, sayMeasure, sayPriceLine, sayWayHead, sayWhy, type WayPolicy } from './say-way.ts';

const ICONS: Readonly<Record<WayHeadline, IconName>> = {
  allowed: 'check',
  'not-allowed': 'cross',
  'too-close': 'close_call',
  refused: 'cross',
};

/** The answer in one line with its sign, and the button that acts on it. */
export function WayHead(props: {
  readonly way: DrawnWay;
  readonly headline: WayHeadline;
  readonly says: string;
  readonly clause: string | null;
}) {
  const { say } = useVoice();
  return (
    <div className="verdict-head">
      <span className="verdict-sign">
        <Icon name={ICONS[props.headline]} size={26} />
      </span>
      <div>
        <h2>{props.says}</h2>
        {props.clause && <p className="small quiet">{props.clause}</p>}
      </div>
      <Button className="button main" isDisabled={!mayBeGone(props.way)} onPress={goTheWay}>
        {say('way.go')}
      </Button>
    </div>
  );
}

/** What the rules say of the way of one model. */
export function WayVerdict({ way, ruling }: { readonly way: DrawnWay; readonly ruling: WayRuling }) {
  const voice = useVoice();
  const headline = headlineOfWay(ruling);
  const why = sayWhy(ruling, voice);
  const policy = policyOf(ruling);
  const verdict = ruling.result.ok ? ruling.result.value : null;
  return (
    <div className="verdict way-verdict" data-answer={headline} aria-busy={way.asking}>
      <WayHead way={way} headline={headline} says={sayWayHead(ruling, voice)} clause={why?.clause ?? null} />
      {why && <p className="lead">{why.says}</p>}
      {verdict && <Meeting answer={verdict.answer} />}
      <Deeds way={way} />
      {verdict && policy && <Legs answer={verdict.answer} policy={policy} litLegs={way.litLegs} />}
      {verdict && <FirstSightings way={way} ruling={ruling} />}
      {verdict && <Areas areas={verdict.answer.areas} />}
      {verdict && <Reasons because={verdict.because.slice(1)} />}
    </div>
  );
}

/** Whom it meets: whether a charge comes home, and who has a right to strike before the mover leaves. */
function Meeting({ answer: { arrives, strikes } }: { readonly answer: MoveAnswer }) {
  const { say } = useVoice();
  if (arrives === null && strikes.length === 0) return null;
  return (
    <ul className="chips way-meeting">
      {arrives !== null && <li className="chip">{say(arrives ? 'way.arrives' : 'way.falls-short')}</li>}
      {strikes.map((model) => (
        <li key={model} className="chip">
          {say('way.may-strike', { model })}
        </li>
      ))}
    </ul>
  );
}

/** What can be done with the way as it is. */
function Deeds({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  const answer = way.ruling?.result.ok && isAnswered(way) ? way.ruling.result.value.answer : null;
  return (
    <div className="row way-deeds">
      {answer?.stop && (
        <Button className="button" onPress={leadToStop}>
          {say('way.as-far')}
        </Button>
      )}
      <Button className="button" onPress={addBend}>
        {say('way.bend')}
      </Button>
      {way.bends.length > 0 && (
        <Button className="button" onPress={takeBackBend}>
          {say('way.take-back-bend')}
        </Button>
      )}
      {hasThreads() && (
        <Button className="button" isDisabled={way.cheapest === 'sought'} onPress={leadCheapest}>
          {say('way.cheapest')}
        </Button>
      )}
      <Button className="button" onPress={forgetWay}>
        {say('held.put-back')}
      </Button>
      {way.cheapest === 'sought' && <p className="small quiet">{say('way.seeking-cheapest')}</p>}
      {way.cheapest === 'none' && <p className="small">{say('route/none', { model: way.model })}</p>}
    </div>
  );
}

/** Every stretch with what it costs and by which clause, and their sum. */
function Legs(props: { readonly answer: MoveAnswer; readonly policy: WayPolicy; readonly litLegs: DrawnWay['litLegs'] }) {
  const { answer, policy, litLegs } = props;
  const voice = useVoice();
  const { say, length } = voice;
  const { allowed, legs, cost, allowance, left, actions } = answer;
  return (
    <section className="card-section">
      <h3>{say('move.stretches')}</h3>
      <p className="small">{sayPriceLine(legs, policy, voice)}</p>
      <ol className="legs">
        {runsOfLegs(legs, 'with-carrier-and-clause').map((run) => (
          <li key={run.first}>
            <Button
              className="leg"
              data-lit={litLegs?.[0] === run.first || undefined}
              onHoverStart={() => lightLegs([run.first, run.last])}
              onHoverEnd={() => lightLegs(null)}
              onFocus={() => lightLegs([run.first, run.last])}
              onBlur={() => lightLegs(null)}
            >
              <span>
                {sayKind(run, voice)} · {say('way.on', { on: carrierId(run.leg.on) })}
              </span>
              <span className="leg-cost">{length(run.leg.cost)}</span>
              <span className="quiet">{sayMeasure(run.leg, policy, voice)}</span>
              <span className="clause">{run.clauses.join(', ')}</span>
            </Button>
          </li>
        ))}
      </ol>
      <p className="leg-sum">
        <span>
          {allowed ? say('move.costs', { cost, allowance, left, count: actions }) : say('way.sum', { cost, allowance })}
        </span>
      </p>
    </section>
  );
}

/** What lingers on the way: where it comes into it and out of it. Pointed at, the area is lit on the table. */
function Areas({ areas }: { readonly areas: MoveAnswer['areas'] }) {
  const voice = useVoice();
  if (areas.length === 0) return null;
  return (
    <section className="card-section">
      <h3>{voice.say('way.areas')}</h3>
      <ul className="legs">
        {areas.map((area, i) => {
          const on = () => pointAt({ kind: 'zone', id: area.zone });
          const off = () => pointAt(null);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a passage is known by its place in the way
            <li key={i}>
              <Button className="leg" onHoverStart={on} onHoverEnd={off} onFocus={on} onBlur={off}>
                <span>{sayPassage(area, voice)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What else was weighed, each with its clause. */
export function Reasons({ because }: { readonly because: readonly Reason[] }) {
  const { say } = useVoice();
  if (because.length === 0) return null;
  return (
    <section className="card-section">
      <h3>{say('verdict.reasons')}</h3>
      <ul className="legs">
        {because.map((reason) => (
          <li key={`${reason.clause} ${reason.says} ${JSON.stringify(reason.fill)}`} className="leg">
            <span>{say(reason.says, reason.fill)}</span>
            <span className="clause">{reason.clause}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

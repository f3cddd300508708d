import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import type { MoveAnswer, Reason } from '../../../engine/index.ts';
import { type DrawnWay, headlineOfWay, isAnswered, mayBeGone, type WayHeadline, type WayRuling } from '../session/drawn-way.ts';
import { hasThreads } from '../session/errands.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import {
  addBend,
  chooseOrder,
  forgetWay,
  goTheWay,
  leadCheapest,
  leadTo,
  leadToStop,
  lightLegs,
  takeBackBend,
} from '../session/way-intents.ts';
import { BugReport } from './bug-report.tsx';
import { Icon, type IconName } from './icon.tsx';
import { carrierId, policyOf, runsOfLegs, sayFactor, sayPriceLine, sayWayHead, sayWhy, type WayPolicy } from './say-way.ts';

const ORDERS = ['move', 'two-moves'] as const;

/** The model that is moved by the rules: what its way costs leg by leg, or why it may not go it, and what is in reach. */
export function MovePanel() {
  const { say } = useVoice();
  const way = useSession((session) => session.way);
  const name = useSession((session) => (way ? (session.document.board.models[way.model]?.name ?? way.model) : ''));
  return (
    <article className="question" aria-label={say('tool.move')}>
      {way ? (
        <>
          {way.to ? (
            <Ruled way={way} />
          ) : (
            <div className="way-note">
              <h2>{name}</h2>
              <p className="small">{say('way.how')}</p>
            </div>
          )}
          <div className="way-note">
            <RadioGroup
              className="choice"
              value={way.order}
              onChange={(order) => chooseOrder(order === 'two-moves' ? 'two-moves' : 'move')}
            >
              <Label>{say('way.order')}</Label>
              <div className="segments">
                {ORDERS.map((order) => (
                  <Radio key={order} value={order} className="segment">
                    {say(`way.order-${order}`)}
                  </Radio>
                ))}
              </div>
            </RadioGroup>
          </div>
          <Reach way={way} />
        </>
      ) : (
        <p className="empty">{say('way.choose')}</p>
      )}
    </article>
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

const ICONS: Readonly<Record<WayHeadline, IconName>> = {
  allowed: 'check',
  'not-allowed': 'cross',
  'too-close': 'close_call',
  refused: 'cross',
};

/** What the rules say of the way. */
function Ruled({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  if (way.broke !== null) return <BugReport says="bug.question" details={way.broke} />;
  if (!way.ruling)
    return (
      <div className="loading">
        <span className="loading-bar" />
        {say('way.pricing')}
      </div>
    );
  return <Verdict way={way} ruling={way.ruling} />;
}

function Verdict({ way, ruling }: { readonly way: DrawnWay; readonly ruling: WayRuling }) {
  const voice = useVoice();
  const headline = headlineOfWay(ruling);
  const why = sayWhy(ruling, voice);
  const policy = policyOf(ruling);
  const verdict = ruling.result.ok ? ruling.result.value : null;
  return (
    <div className="verdict way-verdict" data-answer={headline} aria-busy={way.asking}>
      <div className="verdict-head">
        <span className="verdict-sign">
          <Icon name={ICONS[headline]} size={26} />
        </span>
        <div>
          <h2>{sayWayHead(ruling, voice)}</h2>
          {why?.clause && <p className="small quiet">{why.clause}</p>}
        </div>
        <Button className="button main" isDisabled={!mayBeGone(way)} onPress={goTheWay}>
          {voice.say('way.go')}
        </Button>
      </div>
      {why && <p className="lead">{why.says}</p>}
      <Deeds way={way} />
      {verdict && policy && <Legs answer={verdict.answer} policy={policy} litLegs={way.litLegs} />}
      {verdict && <Reasons because={verdict.because.slice(1)} />}
    </div>
  );
}

/** Every stretch with what it costs and by which clause, and their sum. */
function Legs(props: { readonly answer: MoveAnswer; readonly policy: WayPolicy; readonly litLegs: DrawnWay['litLegs'] }) {
  const { answer, policy, litLegs } = props;
  const voice = useVoice();
  const { say, length } = voice;
  const { legs, cost, allowance, left, actions } = answer;
  return (
    <section className="card-section">
      <h3>{say('move.stretches')}</h3>
      <p className="small">{sayPriceLine(legs, policy, voice)}</p>
      <ol className="legs">
        {runsOfLegs(legs, 'with-carrier').map(({ leg, first, last }) => (
          <li key={first}>
            <Button
              className="leg"
              data-lit={litLegs?.[0] === first || undefined}
              onHoverStart={() => lightLegs([first, last])}
              onHoverEnd={() => lightLegs(null)}
              onFocus={() => lightLegs([first, last])}
              onBlur={() => lightLegs(null)}
            >
              <span>
                {say(`leg/${leg.kind}`)} · {say('way.on', { on: carrierId(leg.on) })}
              </span>
              <span className="leg-cost">{length(leg.cost)}</span>
              <span className="quiet">{sayFactor(leg, policy, voice) ?? length(leg.length)}</span>
              <span className="clause">{leg.clause}</span>
            </Button>
          </li>
        ))}
      </ol>
      <p className="leg-sum">
        <span>{say('move.costs', { cost, allowance, left, count: actions })}</span>
      </p>
    </section>
  );
}

function Reasons({ because }: { readonly because: readonly Reason[] }) {
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

/** What the outlines on the table mean, what has to be kept away from, and the ladders that can be come to. */
function Reach({ way: { reach, seeking } }: { readonly way: DrawnWay }) {
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
          {say('way.reach-one', { allowance: one })}
        </p>
      )}
      {both !== undefined && (
        <p className="way-line" data-second="">
          <i aria-hidden="true" />
          {say('way.reach-both', { allowance: both })}
        </p>
      )}
      {seeking && <p className="quiet">{say('way.seeking')}</p>}
      {reach?.value.because
        .filter(({ says }) => says !== 'reach/with-allowance')
        .map((reason) => (
          <p key={reason.says} className="quiet">
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

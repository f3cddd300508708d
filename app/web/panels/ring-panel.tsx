import { Button } from 'react-aria-components';
import { nameOfMeasured } from '../../wording/name-of-measured.ts';
import type { InRing, Ring, RingStanding } from '../session/ring.ts';
import { liftRing, lightInRing, ringAround, widenRing } from '../session/ring-intents.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { Icon, type IconName } from './icon.tsx';
import { NumberField } from './number-field.tsx';
import { placeInRing, type RingPlace } from './say-ring.ts';
import { ThingChoice } from './thing-choice.tsx';
import { UNITS } from './typed-number.ts';

/** The widest ring that can be typed. @unit millimetres */
const WIDEST = 3000;

/** A ring of a distance around somebody, and who stands how to it. */
export function RingPanel() {
  const { say } = useVoice();
  const ring = useSession((session) => session.measuring.ring);
  const ruler = useSession((session) => (session.inMillimetres ? 'mm' : ruleSetOf(agreementOf(session.document)).ruler));
  const unit = UNITS[ruler];
  return (
    <>
      <div className="way-note two">
        <ThingChoice label={say('ring.of')} chosen={ring.of} sorts={['models', 'units']} onChoose={ringAround} />
        <NumberField
          label={say(`ring.distance-${ruler}`)}
          value={ring.distance / unit}
          least={0}
          most={WIDEST / unit}
          onChange={(value) => widenRing(value * unit)}
        />
      </div>
      <Answer ring={ring} />
    </>
  );
}

function Answer({ ring: { of, standing, asking, broke, lit } }: { readonly ring: Ring }) {
  const { say } = useVoice();
  if (!of) return <p className="empty">{say('ring.how')}</p>;
  if (broke !== null) return <BugReport says="bug.question" details={broke} />;
  if (!standing)
    return (
      <div className="loading">
        <span className="loading-bar" />
        {say('measuring.asking')}
      </div>
    );
  if (!standing.ok)
    return (
      <p className="way-note">
        {say(standing.problem.code, standing.problem.fill)} <span className="clause">{standing.problem.clause}</span>
      </p>
    );
  return <Standing standing={standing.value} asking={asking} lit={lit} />;
}

const ICONS: Readonly<Record<RingPlace, IconName>> = { close: 'close_call', wholly: 'check', within: 'check', outside: 'cross' };

function Standing(props: { readonly standing: RingStanding; readonly asking: boolean; readonly lit: Ring['lit'] }) {
  const { asking, lit } = props;
  const { models, by, closest } = props.standing;
  const { say } = useVoice();
  return (
    <div className="ring" aria-busy={asking}>
      <section className="card-section">
        <p className="small quiet">{say('ring.measured', { by })}</p>
        {closest?.because && (
          <p className={closest.close || closest.models.length > 1 ? 'close-note' : ''}>
            {say(closest.because.says, closest.because.fill)} <span className="clause">{closest.because.clause}</span>
          </p>
        )}
        {models.length === 0 && <p className="small">{say('ring.nobody')}</p>}
        <ul className="legs">
          {models.map((one) => (
            <li key={one.model}>
              <InRingItem one={one} lit={one.model === lit} />
            </li>
          ))}
        </ul>
        <Button className="button" onPress={liftRing}>
          {say('ring.lift')}
        </Button>
      </section>
    </div>
  );
}

/** One model with its distance, where it stands, and by which clause. */
function InRingItem({ one, lit }: { readonly one: InRing; readonly lit: boolean }) {
  const voice = useVoice();
  const { say, length } = voice;
  const place = placeInRing(one);
  const reason = place === 'wholly' ? one.wholly?.because : one.because;
  return (
    <Button
      className="leg in-ring"
      data-place={place}
      data-lit={lit || undefined}
      onHoverStart={() => lightInRing(one.model)}
      onHoverEnd={() => lightInRing(null)}
      onFocus={() => lightInRing(one.model)}
      onBlur={() => lightInRing(null)}
    >
      <span>
        <Icon name={ICONS[place]} size={16} /> {nameOfMeasured({ kind: 'model', model: one.model }, voice)}
      </span>
      <span className="leg-cost">{length(one.distance)}</span>
      <span className="quiet">{say(`ring.${place}`)}</span>
      <span className="clause">{reason?.clause}</span>
    </Button>
  );
}

import { Button } from 'react-aria-components';
import type { Reason } from '../../../engine/index.ts';
import { aimWith, faceOf, liftFacings, MOUNTS, tellOf } from '../session/facing-intents.ts';
import type { FacingOf, Facings } from '../session/facings.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { NumberField } from './number-field.tsx';
import { sayFacing } from './say-facing.ts';
import { SegmentedChoice } from './segmented-choice.tsx';
import { ThingChoice } from './thing-choice.tsx';

const DEGREE = Math.PI / 180;

/** The sides of a model, what it can aim at, and how everybody else stands to them. */
export function FacingPanel() {
  const { say } = useVoice();
  const facings = useSession((session) => session.measuring.facings);
  const { of } = facings;
  const isVehicle = useSession((session) => of !== null && session.document.board.models[of]?.body.kind === 'vehicle');
  return (
    <>
      <div className="way-note">
        <ThingChoice
          label={say('facings.of')}
          chosen={of === null ? null : { kind: 'model', model: of }}
          sorts={['models']}
          onChoose={faceOf}
        />
        {isVehicle && <WeaponChoice facings={facings} />}
      </div>
      <Answer facings={facings} />
    </>
  );
}

/** With what a vehicle aims. */
function WeaponChoice({ facings: { weapon } }: { readonly facings: Facings }) {
  const { say } = useVoice();
  const { mount, bearing, turn, crewOut } = weapon;
  return (
    <>
      <SegmentedChoice
        label={say('facings.mount')}
        value={mount}
        among={MOUNTS.map((value) => ({ value, says: say(`facings.mount-${value}`) }))}
        onChoose={(value) => aimWith({ mount: value })}
      />
      {(mount === 'hull' || mount === 'rigid') && (
        <NumberField
          label={say('facings.bearing')}
          value={bearing / DEGREE}
          least={-180}
          most={180}
          onChange={(value) => aimWith({ bearing: value * DEGREE })}
        />
      )}
      {mount === 'turret' && (
        <NumberField
          label={say('facings.turn')}
          value={turn === null ? 90 : turn / DEGREE}
          least={0}
          most={180}
          onChange={(value) => aimWith({ turn: value * DEGREE })}
        />
      )}
      {mount === 'cupola' && (
        <SegmentedChoice
          label={say('facings.crew')}
          value={crewOut ? 'out' : 'in'}
          among={[
            { value: 'in', says: say('facings.crew-in') },
            { value: 'out', says: say('facings.crew-out') },
          ]}
          onChoose={(value) => aimWith({ crewOut: value === 'out' })}
        />
      )}
    </>
  );
}

function Answer({ facings: { of, other, found, asking, broke } }: { readonly facings: Facings }) {
  const { say } = useVoice();
  if (of === null) return <p className="empty">{say('facings.how')}</p>;
  if (broke !== null) return <BugReport says="bug.question" details={broke} />;
  if (!found)
    return (
      <div className="loading">
        <span className="loading-bar" />
        {say('measuring.asking')}
      </div>
    );
  if (!found.ok)
    return (
      <p className="way-note">
        {say(found.problem.code, found.problem.fill)} <span className="clause">{found.problem.clause}</span>
      </p>
    );
  const { models, arc } = found.value;
  return (
    <section className="card-section facings" aria-busy={asking}>
      <p className="way-line small">
        <i aria-hidden="true" data-border="" />
        {say('facings.borders')}
      </p>
      {arc && (
        <p className="way-line small">
          <i aria-hidden="true" />
          {say('facings.arc')}
        </p>
      )}
      {models.length === 0 && <p className="small">{say('ring.nobody')}</p>}
      <ul className="legs">
        {models.map((one) => (
          <li key={one.model}>
            <Faced one={one} of={of} told={one.model === other} />
          </li>
        ))}
      </ul>
      <Button className="button" onPress={liftFacings}>
        {say('facings.lift')}
      </Button>
    </section>
  );
}

/** How one model stands to the facings; its reasons where it is told of. */
function Faced({ one, of, told }: { readonly one: FacingOf; readonly of: string; readonly told: boolean }) {
  const voice = useVoice();
  const { say } = voice;
  const { side, aim } = one;
  const close = (side.ok && side.value.close) || (aim.ok && aim.value.close);
  const may = aim.ok && aim.value.answer.allowed;
  const sides = side.ok ? side.value.answer.among.map((among) => say(`flank/${among}`)).join(' / ') : '';
  const reasons: readonly Reason[] = [...(side.ok ? side.value.because : []), ...(aim.ok ? aim.value.because : [])];
  return (
    <>
      <Button
        className="leg in-ring"
        aria-expanded={told}
        data-place={close ? 'close' : may ? 'within' : 'outside'}
        data-lit={told || undefined}
        onPress={() => tellOf(told ? null : one.model)}
      >
        <span>{say('measured.model', { model: one.model })}</span>
        <span className="leg-cost">{sides}</span>
        <span className="quiet">{say(close ? 'ring.close' : may ? 'facings.can-aim' : 'facings.cannot-aim')}</span>
      </Button>
      {told && (
        <div className="faced small">
          {sayFacing(one, of, voice).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {reasons.map(({ says, fill, clause }) => (
            <p key={`${says} ${clause}`} className="quiet">
              {say(says, fill)} <span className="clause">{clause}</span>
            </p>
          ))}
        </div>
      )}
    </>
  );
}

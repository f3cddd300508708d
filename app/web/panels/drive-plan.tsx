import { Button, Group } from 'react-aria-components';
import type { DriveStep } from '../../../engine/index.ts';
import type { DrawnDrive } from '../session/drawn-drive.ts';
import { changePart, driveOn, forgetDrive, settleDrive, takeBackPart, turnDrive } from '../session/drive-intents.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { Icon } from './icon.tsx';
import { NumberField } from './number-field.tsx';
import { UNITS } from './typed-number.ts';

/** What one press of a button adds. @unit millimetres and radians */
const RUN = 10;
const DEGREE = Math.PI / 180;
const TURN = 5 * DEGREE;
/** The most that can be typed into a part. @unit millimetres and degrees */
const FARTHEST = 2000;
const ROUND = 360;

/** The plan part by part, each to be typed over, and buttons that add to it. */
export function DrivePlan({ drive: { way, settled } }: { readonly drive: DrawnDrive }) {
  const { say } = useVoice();
  return (
    <div className="way-note drive-plan">
      <Group className="row" aria-label={say('driving.add')}>
        <Button className="button" onPress={() => turnDrive(TURN)} aria-label={say('driving.add-left', { angle: TURN })}>
          <Icon name="turnLeft" size={18} />
        </Button>
        <Button className="button" onPress={() => driveOn(RUN)} aria-label={say('driving.add-ahead', { length: RUN })}>
          <Icon name="ahead" size={18} />
        </Button>
        <Button className="button" onPress={() => driveOn(-RUN)} aria-label={say('driving.add-back', { length: RUN })}>
          <Icon name="back" size={18} />
        </Button>
        <Button className="button" onPress={() => turnDrive(-TURN)} aria-label={say('driving.add-right', { angle: TURN })}>
          <Icon name="turnRight" size={18} />
        </Button>
      </Group>
      {way.length > 0 && (
        <>
          <ol className="two drive-parts">
            {way.map((step, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the way
              <li key={part}>
                <Part step={step} part={part} />
              </li>
            ))}
          </ol>
          <div className="row drive-deeds">
            {settled < way.length && (
              <Button className="button" onPress={settleDrive}>
                {say('way.bend')}
              </Button>
            )}
            <Button className="button" onPress={takeBackPart}>
              {say('driving.take-back')}
            </Button>
            <Button className="button" onPress={forgetDrive}>
              {say('held.put-back')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** One part: how far, or how much round; its direction stays. */
function Part({ step, part }: { readonly step: DriveStep; readonly part: number }) {
  const { say } = useVoice();
  const ruler = useSession((session) => (session.inMillimetres ? 'mm' : ruleSetOf(agreementOf(session.document)).ruler));
  const unit = UNITS[ruler];
  const number = { number: part + 1 };
  if (step.kind === 'turn')
    return (
      <NumberField
        label={say(step.by < 0 ? 'driving.right' : 'driving.left', number)}
        value={Math.abs(step.by) / DEGREE}
        least={0}
        most={ROUND}
        onChange={(value) => changePart(part, Math.sign(step.by) * value * DEGREE)}
      />
    );
  return (
    <NumberField
      label={say(step.length < 0 ? `driving.back-${ruler}` : `driving.ahead-${ruler}`, number)}
      value={Math.abs(step.length) / unit}
      least={0}
      most={FARTHEST / unit}
      onChange={(value) => changePart(part, (step.length < 0 ? -1 : 1) * value * unit)}
    />
  );
}

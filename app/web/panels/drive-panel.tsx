import { Button } from 'react-aria-components';
import type { DriveAnswer } from '../../../engine/index.ts';
import { type DrawnDrive, type DriveHeadline, type DriveRuling, headlineOfDrive, mayBeDriven } from '../session/drawn-drive.ts';
import { chooseGear, driveHere } from '../session/drive-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { DrivePlan } from './drive-plan.tsx';
import { DriveTouches } from './drive-touches.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { Icon, type IconName } from './icon.tsx';
import { sayDriveHead, sayDriveWhy } from './say-drive.ts';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Reasons } from './way-verdict.tsx';

/** The vehicle that is driven by the rules: whether it may, what it meets, its plan, its gear and its profile. */
export function DrivePanel({ drive }: { readonly drive: DrawnDrive }) {
  const { say } = useVoice();
  const name = useSession((session) => session.document.board.models[drive.model]?.name ?? drive.model);
  return (
    <>
      {drive.way.length > 0 ? (
        <Ruled drive={drive} />
      ) : (
        <div className="way-note">
          <h2>{name}</h2>
          <p className="small">{say('driving.how')}</p>
        </div>
      )}
      <GearChoice drive={drive} />
      <DrivePlan drive={drive} />
      <DriverChoice model={drive.model} key={drive.model} />
    </>
  );
}

function Ruled({ drive }: { readonly drive: DrawnDrive }) {
  const { say } = useVoice();
  if (drive.broke !== null) return <BugReport says="bug.question" details={drive.broke} />;
  if (drive.ruling) return <DriveVerdict drive={drive} ruling={drive.ruling} />;
  return (
    <div className="loading">
      <span className="loading-bar" />
      {say('driving.asking')}
    </div>
  );
}

const ICONS: Readonly<Record<DriveHeadline, IconName>> = {
  allowed: 'check',
  'not-allowed': 'cross',
  'too-close': 'close_call',
  refused: 'cross',
};

/** What the rules say of the drive. */
function DriveVerdict({ drive, ruling }: { readonly drive: DrawnDrive; readonly ruling: DriveRuling }) {
  const voice = useVoice();
  const headline = headlineOfDrive(ruling);
  const why = sayDriveWhy(ruling, voice);
  const verdict = ruling.result.ok ? ruling.result.value : null;
  return (
    <div className="verdict way-verdict" data-answer={headline} aria-busy={drive.asking}>
      <div className="verdict-head">
        <span className="verdict-sign">
          <Icon name={ICONS[headline]} size={26} />
        </span>
        <div>
          <h2>{sayDriveHead(ruling, voice)}</h2>
          {why?.clause && <p className="small quiet">{why.clause}</p>}
        </div>
        <Button className="button main" isDisabled={!mayBeDriven(drive)} onPress={driveHere}>
          {voice.say(verdict?.answer.leavesTable ? 'driving.leave' : 'driving.go')}
        </Button>
      </div>
      {why && <p className="lead">{why.says}</p>}
      {verdict && <Price answer={verdict.answer} />}
      {verdict && <DriveTouches drive={drive} answer={verdict.answer} />}
      {verdict && <Reasons because={verdict.because.slice(1)} />}
    </div>
  );
}

/** How much of what the gear allows is driven and turned, and what follows for those who shoot from it. */
function Price({ answer: { driven, least, most, turned, mostTurned, penalty } }: { readonly answer: DriveAnswer }) {
  const { say } = useVoice();
  return (
    <ul className="chips way-meeting drive-price">
      <li className="chip">{say('driving.driven', { driven, least, most })}</li>
      <li className="chip">{say('driving.turned', { turned, most: mostTurned })}</li>
      {penalty > 0 && <li className="chip">{say('driving.penalty', { penalty })}</li>}
    </ul>
  );
}

/** In which gear it drives: backwards, standing, and every gear that its profile has. */
function GearChoice({ drive: { gear, state } }: { readonly drive: DrawnDrive }) {
  const { say } = useVoice();
  const gears = Array.from({ length: state.distances.length + 2 }, (_, i) => i - 1);
  return (
    <div className="way-note">
      <SegmentedChoice
        label={say('driving.gear')}
        value={`${gear}`}
        among={gears.map((one) => ({
          value: `${one}`,
          says: say('driving.gear-short', { gear: one }),
          named: say('driving.gear-number', { gear: one }),
        }))}
        onChoose={(value) => chooseGear(Number(value))}
      />
    </div>
  );
}

import { Switch } from 'react-aria-components';
import type { LineFinding } from '../../../engine/index.ts';
import { nameOfHider } from '../../wording/name-of-hider.ts';
import { askForLine, wishLine } from '../session/line-intents.ts';
import type { Ruling } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';
import { IN_THE_WAY, LINE_PLACES, SMALLEST_GAP, SMOKE_HEIGHT, type StraightLine } from '../session/straight-line.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { Icon, type IconName } from './icon.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

/** The thickest line that can be typed. @unit millimetres */
const THICKEST = 50;

/** Whether there is a straight line between the two, as thick as somebody's rule book wants it: asked only when it is opened. */
export function StraightLineQuestion({ ruling }: { readonly ruling: Ruling }) {
  const { say } = useVoice();
  const line = useSession((session) => session.line);
  const hasSmoke = useSession(({ document }) =>
    Object.values(document.board.zones).some((zone) => zone.kind === 'effect' && zone.effect?.of === 'smoke'),
  );
  return (
    <details
      className="card-section straight-line small"
      open={line !== null}
      onToggle={({ currentTarget }) => askForLine(currentTarget.open)}
    >
      <summary>{say('line.title')}</summary>
      {line && (
        <>
          <Answer line={line} ruling={ruling} />
          <Ends label={say('line.starts')} value={line.wish.starts} onChange={(starts) => wishLine({ starts })} />
          <Ends label={say('line.ends')} value={line.wish.ends} onChange={(ends) => wishLine({ ends })} />
          <NumberField
            label={say('line.thick')}
            value={line.wish.thickness}
            least={0}
            most={THICKEST}
            onChange={(thickness) => wishLine({ thickness })}
          />
          <Switch
            className="switch"
            isSelected={line.wish.smallestGap !== null}
            onChange={(is) => wishLine({ smallestGap: is ? SMALLEST_GAP : null })}
          >
            <span className="switch-track" aria-hidden="true" />
            {say('line.gap', { ...SMALLEST_GAP })}
          </Switch>
          {hasSmoke && (
            <Switch
              className="switch"
              isSelected={line.wish.smoke !== null}
              onChange={(is) => wishLine({ smoke: is ? SMOKE_HEIGHT : null })}
            >
              <span className="switch-track" aria-hidden="true" />
              {say('line.smoke-hides')}
            </Switch>
          )}
          <SegmentedChoice
            label={say('line.in-the-way')}
            value={line.wish.blocking}
            among={IN_THE_WAY.map((value) => ({ value, says: say(`line.past-${value}`) }))}
            onChoose={(blocking) => wishLine({ blocking })}
          />
        </>
      )}
    </details>
  );
}

function Ends(props: {
  readonly label: string;
  readonly value: StraightLine['wish']['starts'];
  readonly onChange: (place: (typeof LINE_PLACES)[number]) => void;
}) {
  const { say } = useVoice();
  const { label, value, onChange } = props;
  return (
    <SegmentedChoice
      label={label}
      value={typeof value === 'string' ? value : ''}
      among={LINE_PLACES.map((one) => ({ value: one, says: say(`line.place-${one}`) }))}
      onChoose={onChange}
    />
  );
}

type LineHeadline = 'free' | 'blocked' | 'close';

const ICONS: Readonly<Record<LineHeadline, IconName>> = { free: 'check', blocked: 'cross', close: 'close_call' };

const headlineOfLine = ({ outcome, closeCall }: LineFinding): LineHeadline =>
  closeCall || outcome === 'undecided' ? 'close' : outcome;

/** That there is one, shown by one; or that there is none, which is proven; and what stops the line from middle to middle. */
function Answer({ line: { found, wish, asking, broke }, ruling }: { readonly line: StraightLine; readonly ruling: Ruling }) {
  const voice = useVoice();
  const { say } = voice;
  if (broke !== null) return <BugReport says="bug.question" details={broke} />;
  if (!found) return <p className="quiet">{say('line.asking')}</p>;
  const { outcome, proof, stopped, closeCall } = found;
  return (
    <div className="line-answer" data-line={headlineOfLine(found)} aria-busy={asking} role="status">
      <p>
        <Icon name={ICONS[headlineOfLine(found)]} size={18} />{' '}
        <strong>{say(`line.${outcome}`, { looker: ruling.there.looker, target: ruling.there.target })}</strong>
      </p>
      {proof && <p className="quiet">{say('line.proof', { ...proof })}</p>}
      {stopped && <p className="quiet">{say('line.stopped', { by: nameOfHider(stopped.by, voice) })}</p>}
      {closeCall && (
        <p>{say(outcome === 'undecided' ? 'line.undecided-is-close' : 'line.close', { tolerance: wish.tolerance })}</p>
      )}
    </div>
  );
}

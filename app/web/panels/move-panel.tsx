import type { DrawnWay } from '../session/drawn-way.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { DrivePanel } from './drive-panel.tsx';
import { MoverChoice } from './mover-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { ReachNote } from './reach-note.tsx';
import { UnitVerdict } from './unit-verdict.tsx';
import { WayVerdict } from './way-verdict.tsx';
import { WithinReach } from './within-reach.tsx';

/** The model that is moved by the rules, or its unit: what the way costs leg by leg, or why it may not be gone, and what is in reach. */
export function MovePanel() {
  const { say } = useVoice();
  const way = useSession((session) => session.way);
  const drive = useSession((session) => session.drive);
  const name = useSession((session) => (way ? (session.document.board.models[way.model]?.name ?? way.model) : ''));
  return (
    <article className="question" aria-label={say('tool.move')}>
      {drive ? (
        <DrivePanel drive={drive} />
      ) : way ? (
        <>
          {way.to ? (
            <Ruled way={way} />
          ) : (
            <div className="way-note">
              <h2>{name}</h2>
              <p className="small">{say('way.how')}</p>
            </div>
          )}
          {!way.ordered && <OrderChoice way={way} />}
          <ReachNote way={way} />
          {!way.ordered && <MoverChoice model={way.model} key={way.model} />}
          {!way.ordered && <WithinReach of="model" id={way.model} />}
        </>
      ) : (
        <p className="empty">{say('way.choose')}</p>
      )}
    </article>
  );
}

/** What the rules say of the way. */
function Ruled({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  if (way.broke !== null) return <BugReport says="bug.question" details={way.broke} />;
  if (way.whole && way.unitRuling) return <UnitVerdict way={way} ruling={way.unitRuling} />;
  if (!way.whole && way.ruling) return <WayVerdict way={way} ruling={way.ruling} />;
  return (
    <div className="loading">
      <span className="loading-bar" />
      {say('way.pricing')}
    </div>
  );
}

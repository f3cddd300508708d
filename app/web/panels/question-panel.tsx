import { Button } from 'react-aria-components';
import { putBack, putDown } from '../session/board-intents.ts';
import { useSession } from '../session/session.ts';
import { closeQuestion, swapSides } from '../session/sight-intents.ts';
import { useVoice } from '../session/voice.ts';
import { BugBoundary } from './bug-boundary.tsx';
import { BugReport } from './bug-report.tsx';
import { Icon } from './icon.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Who looks at whom, and the verdict once both are chosen. */
export function QuestionPanel() {
  const { say } = useVoice();
  const models = useSession((session) => session.document.board.models);
  const looker = useSession((session) => session.looker);
  const target = useSession((session) => session.target);
  const ruling = useSession((session) => session.ruling);
  const tried = useSession(
    (session) => session.ghost !== null && !session.ghost.byHand && session.way === null && session.play === null,
  );
  const broke = useSession((session) => session.broke);
  const asking = useSession((session) => session.asking);
  const nameOf = (id: string | null) => (id === null ? null : (models[id]?.name ?? id));
  return (
    <article className="question" aria-label={say('question.label')}>
      <header className="pair">
        <Place label={say('tag.looker')} name={nameOf(looker)} empty={say('question.choose-looker')} kind="looker" />
        <Button
          className="bar-button"
          aria-label={say('question.swap')}
          isDisabled={looker === null || target === null}
          onPress={swapSides}
        >
          <Icon name="swap" />
        </Button>
        <Place label={say('tag.target')} name={nameOf(target)} empty={say('question.choose-target')} kind="target" />
        <Button className="bar-button" aria-label={say('question.close')} isDisabled={looker === null} onPress={closeQuestion}>
          <Icon name="close" />
        </Button>
      </header>
      {tried && (
        <div className="row tried">
          <Button className="button main" autoFocus onPress={() => void putDown()}>
            {say('held.put-down')}
          </Button>
          <Button className="button" onPress={putBack}>
            {say('held.put-back')}
          </Button>
        </div>
      )}
      {broke !== null ? (
        <BugReport says="bug.question" details={broke} />
      ) : ruling ? (
        <BugBoundary about={ruling} instead={(details) => <BugReport says="bug.question" details={details} />}>
          <VerdictCard ruling={ruling} />
        </BugBoundary>
      ) : asking ? (
        <div className="loading">
          <span className="loading-bar" />
          {say('question.measuring')}
        </div>
      ) : (
        <p className="empty">
          {Object.keys(models).length < 2
            ? say('question.too-few-models')
            : say(
                looker === null ? 'question.how-to-begin' : target === null ? 'question.how-to-go-on' : 'question.cannot-answer',
              )}
        </p>
      )}
    </article>
  );
}

function Place(props: { readonly label: string; readonly name: string | null; readonly empty: string; readonly kind: string }) {
  return (
    <div className="place" data-kind={props.kind} data-empty={props.name === null || undefined}>
      <span className="small">{props.label}</span>
      <strong>{props.name ?? props.empty}</strong>
    </div>
  );
}

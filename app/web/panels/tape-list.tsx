import { Button, ToggleButton } from 'react-aria-components';
import { nameOfMeasured } from '../../wording/name-of-measured.ts';
import { currentTape } from '../session/measuring.ts';
import { useSession } from '../session/session.ts';
import { countedFigure, type Tape, type TapeRuling } from '../session/tape.ts';
import { beginTape, chooseEnd, lightFigure, listFiguresOf, takeUpAllTapes, takeUpTape } from '../session/tape-intents.ts';
import { toggleMillimetres } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { Icon } from './icon.tsx';
import { ThingChoice } from './thing-choice.tsx';
import { Reasons } from './way-verdict.tsx';

/** From where to where, and how far that is. */
export function TapeChoice() {
  const { say } = useVoice();
  const measuring = useSession((session) => session.measuring);
  const tape = currentTape(measuring);
  return (
    <>
      <div className="way-note two">
        <ThingChoice
          label={say('measuring.from')}
          chosen={tape?.from ?? measuring.from}
          onChoose={(thing) => chooseEnd('from', thing)}
        />
        <ThingChoice label={say('measuring.to')} chosen={tape?.to ?? null} onChoose={(thing) => chooseEnd('to', thing)} />
      </div>
      {tape ? (
        <CurrentTape tape={tape} />
      ) : (
        <p className="empty">{say(measuring.from ? 'measuring.how-to-go-on' : 'measuring.how')}</p>
      )}
    </>
  );
}

function CurrentTape({ tape: { broke, ruling, asking } }: { readonly tape: Tape }) {
  const { say } = useVoice();
  if (broke !== null) return <BugReport says="bug.question" details={broke} />;
  if (!ruling)
    return (
      <div className="loading">
        <span className="loading-bar" />
        {say('measuring.asking')}
      </div>
    );
  return <Figures ruling={ruling} asking={asking} />;
}

/** The distance that counts, then by every definition. */
function Figures({ ruling: { question, result }, asking }: { readonly ruling: TapeRuling; readonly asking: boolean }) {
  const voice = useVoice();
  const { say, length } = voice;
  const litFigure = useSession((session) => session.measuring.litFigure);
  const inMillimetres = useSession((session) => session.inMillimetres);
  if (!result.ok)
    return (
      <div className="tape-head" data-answer="refused" role="note">
        <h2>{say('measure.refused')}</h2>
        <p>
          {say(result.problem.code, result.problem.fill)} <span className="clause">{result.problem.clause}</span>
        </p>
      </div>
    );
  const { answer, because, confidence, under } = result.value;
  return (
    <div className="tape" aria-busy={asking}>
      <div className="tape-head">
        <h2 className="tape-distance">{length(answer.distance)}</h2>
        <p className="small">
          {nameOfMeasured(question.from, voice)} – {nameOfMeasured(question.to, voice)}
        </p>
        <p className="small quiet">
          {say(`rule-set/${under.ruleSet}`)} · {because[0]?.clause}
        </p>
        {confidence === 'close-call' && <p className="close-note">{say('measure.too-close')}</p>}
      </div>
      <section className="card-section">
        <div className="section-head">
          <h3>{say('measuring.figures')}</h3>
          <ToggleButton className="small-toggle" isSelected={inMillimetres} onChange={toggleMillimetres}>
            {say('units.mm')}
          </ToggleButton>
        </div>
        <ul className="legs">
          {answer.figures.map(({ by, distance, counts }) => (
            <li key={by}>
              <Button
                className="leg figure"
                data-counts={counts || undefined}
                data-lit={litFigure === by || undefined}
                onHoverStart={() => lightFigure(by)}
                onHoverEnd={() => lightFigure(null)}
                onFocus={() => lightFigure(by)}
                onBlur={() => lightFigure(null)}
              >
                <span>
                  {counts && <Icon name="check" size={16} />} {say(`figure/${by}`)}
                </span>
                <span className="leg-cost">{length(distance)}</span>
                {counts && <span className="quiet">{say('measuring.counts')}</span>}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Reasons because={because} />
    </div>
  );
}

/** Every tape that lies on the table. */
export function TapeList() {
  const voice = useVoice();
  const { say, length } = voice;
  const { tapes, current } = useSession((session) => session.measuring);
  if (tapes.length === 0) return null;
  return (
    <section className="way-note" aria-label={say('measuring.tapes')}>
      <div className="section-head">
        <h3>{say('measuring.tapes')}</h3>
        <Button className="text-button" onPress={takeUpAllTapes}>
          {say('measuring.clear')}
        </Button>
      </div>
      <ul className="tapes">
        {tapes.map((tape) => {
          const figure = countedFigure(tape);
          const name = `${nameOfMeasured(tape.from, voice)} – ${nameOfMeasured(tape.to, voice)}`;
          return (
            <li key={tape.id}>
              <Button className="list-item" data-chosen={tape.id === current || undefined} onPress={() => listFiguresOf(tape.id)}>
                <span className="item-name">{name}</span>
                <span className="leg-cost">{figure ? length(figure.distance) : ''}</span>
              </Button>
              <Button
                className="bar-button"
                aria-label={say('measuring.take-up', { tape: name })}
                onPress={() => takeUpTape(tape.id)}
              >
                <Icon name="close" size={18} />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button className="button" onPress={() => beginTape(null)}>
        {say('measuring.another')}
      </Button>
    </section>
  );
}

import { Button } from 'react-aria-components';
import type { MoveUnitAnswer } from '../../../engine/index.ts';
import { type DrawnWay, headlineOfWay, type UnitRuling } from '../session/drawn-way.ts';
import { whoAnswers } from '../session/rule-set.ts';
import { playBy } from '../session/rules-intents.ts';
import { useVoice } from '../session/voice.ts';
import { forgetWay } from '../session/way-intents.ts';
import { sayUnitHead, sayUnitWhy } from './say-way.ts';
import { Reasons, WayHead } from './way-verdict.tsx';

/** What the rules say of a unit that is moved as it stands; where they have nothing to say of units, which rules have. */
export function UnitVerdict({ way, ruling }: { readonly way: DrawnWay; readonly ruling: UnitRuling }) {
  const voice = useVoice();
  const { say } = voice;
  const headline = headlineOfWay(ruling);
  const why = sayUnitWhy(ruling, voice);
  const { result } = ruling;
  return (
    <div className="verdict way-verdict" data-answer={headline} aria-busy={way.asking}>
      <WayHead way={way} headline={headline} says={sayUnitHead(ruling, voice)} clause={why.clause} />
      <p className="lead">{why.says}</p>
      <div className="row way-deeds">
        {!result.ok &&
          result.problem.code === 'question/not-in-these-rules' &&
          whoAnswers('move-unit').map((id) => (
            <Button key={id} className="button" onPress={() => playBy(id)}>
              {say('way.play-by', { ruleSet: id })}
            </Button>
          ))}
        <Button className="button" onPress={forgetWay}>
          {say('held.put-back')}
        </Button>
      </div>
      {result.ok && <Men answer={result.value.answer} />}
      {result.ok && <Chain answer={result.value.answer} />}
      {result.ok && <Reasons because={result.value.because.slice(why.toldReasons)} />}
    </div>
  );
}

/** Each model of the unit with what its own way costs. */
function Men({ answer: { moves } }: { readonly answer: MoveUnitAnswer }) {
  const { say, length } = useVoice();
  return (
    <section className="card-section">
      <h3>{say('way.each-model')}</h3>
      <ul className="legs">
        {moves.map(({ model, move }) => (
          <li key={model} className="leg" data-may={move.allowed}>
            <span>{say('way.who', { model })}</span>
            <span className="leg-cost">{length(move.cost)}</span>
            <span className="quiet">{say(move.allowed ? 'move.may' : 'move.may-not')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the unit hangs together where it ends, gap by gap. */
function Chain({ answer: { coherent, groups, links } }: { readonly answer: MoveUnitAnswer }) {
  const { say, length } = useVoice();
  if (links.length === 0) return null;
  return (
    <section className="card-section">
      <h3>{coherent ? say('move.coherent') : say('move.not-coherent', { count: groups.length })}</h3>
      <ul className="legs">
        {links.map(({ one, other, gap, holds }) => (
          <li key={`${one} ${other}`} className="leg">
            <span>{say('way.link', { one, other })}</span>
            <span className="leg-cost">{length(gap)}</span>
            <span className="quiet">{say(holds ? 'way.link-holds' : 'way.link-broken')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

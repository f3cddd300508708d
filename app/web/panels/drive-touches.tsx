import { Button, Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { DriveAnswer, ModelId } from '../../../engine/index.ts';
import type { DrawnDrive } from '../session/drawn-drive.ts';
import { choosePush, lightTouch } from '../session/drive-intents.ts';
import { changeDriver, driverOf } from '../session/driver-state.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { PointsField } from './driver-choice.tsx';
import { nameOfObstacle } from './say-drive.ts';

/** What is touched on the drive, in order: with which side, after how much; who is pushed aside and which way. */
export function DriveTouches({ drive, answer }: { readonly drive: DrawnDrive; readonly answer: DriveAnswer }) {
  const voice = useVoice();
  const { say } = voice;
  const board = useSession((session) => session.document.board);
  if (answer.collisions.length === 0 && answer.pushed.length === 0) return null;
  return (
    <section className="card-section">
      <h3>{say('driving.meets')}</h3>
      <ol className="legs">
        {answer.collisions.map(({ touch: { with: thing, at, side }, stops }, i) => {
          const on = () => lightTouch(i);
          const off = () => lightTouch(null);
          const other = thing.kind === 'model' && board.models[thing.model]?.body.kind === 'vehicle' ? thing.model : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a touch is known by its place in the drive
            <li key={i}>
              <Button
                className="leg"
                data-lit={drive.lit === i || undefined}
                onHoverStart={on}
                onHoverEnd={off}
                onFocus={on}
                onBlur={off}
              >
                <span>{nameOfObstacle(thing, board, voice)}</span>
                <span className="leg-cost">{say('driving.tag', { side: side.sector, after: at.driven })}</span>
                <span className="quiet">{say('driving.share', { share: at.share, part: at.part + 1 })}</span>
                <span className="quiet">{stops ? say('driving.stops') : ''}</span>
              </Button>
              {other !== null && <Rammed model={other} own={drive.model} />}
            </li>
          );
        })}
      </ol>
      {answer.pushed.map(({ model, ways, blocked }) => (
        <PushChoice key={model} model={model} drive={drive} ways={ways.length > 0 ? ways : blocked} free={ways.length > 0} />
      ))}
    </section>
  );
}

/** What two vehicles can still take decides how often each rolls. */
function Rammed({ model, own }: { readonly model: ModelId; readonly own: ModelId }) {
  const { say } = useVoice();
  const wreck = useSession((session) => driverOf(session.document, model).wreck);
  return (
    <div className="rammed">
      <Switch className="switch" isSelected={wreck} onChange={(is) => changeDriver(model, { wreck: is })}>
        <span className="switch-track" aria-hidden="true" />
        {say('driving.wreck', { model })}
      </Switch>
      {!wreck && (
        <div className="two">
          <PointsField model={own} />
          <PointsField model={model} />
        </div>
      )}
    </div>
  );
}

type Ways = DriveAnswer['pushed'][number]['ways'];

/** By which of the shortest ways somebody is moved out; where none is free, the table may still agree on one. */
function PushChoice(props: { readonly model: ModelId; readonly drive: DrawnDrive; readonly ways: Ways; readonly free: boolean }) {
  const { model, drive, ways, free } = props;
  const { say } = useVoice();
  if (free && ways.length < 2) return null;
  return (
    <RadioGroup
      className="choice"
      value={`${drive.pushes[model] ?? (free ? 0 : -1)}`}
      onChange={(value) => choosePush(model, Number(value))}
    >
      <Label>{say(free ? 'driving.push' : 'driving.push-blocked', { model })}</Label>
      <div className="stack">
        {!free && (
          <Radio className="option" value="-1">
            {say('driving.push-stays')}
          </Radio>
        )}
        {ways.map(({ to, length }, i) => (
          <Radio className="option" key={`${to.x} ${to.z}`} value={`${i}`}>
            {say('driving.push-way', { number: i + 1, length, x: to.x, z: to.z })}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

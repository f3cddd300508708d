import { Button, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import type { Battle, SideId } from '../../../../engine/index.ts';
import { sayOrder } from '../../../wording/say-order.ts';
import { mayComputerAct } from '../../session/play/computer-sides.ts';
import { showAt, takeBack } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { lastOrder, shownPosition } from '../../session/play/shown-game.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../icon.tsx';
import { LastThrow } from './dice-tray.tsx';
import { SideSwatch } from './side-name.tsx';
import { UnitCards } from './unit-card.tsx';

/** The bar below the table: the round, the points, whose turn it is, everybody who takes part, the last dice, and the way back. */
export function TurnBar() {
  const play = useSession((session) => session.play);
  return play && <Bar play={play} />;
}

function Bar({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  return (
    <section className="turn-bar" aria-label={say('bar.label')}>
      <div className="turn-row">
        <Standing play={play} />
        <div className="only-wide">
          <UnitCards play={play} />
        </div>
        <LastThrow play={play} />
      </div>
      <div className="turn-row replay-row">
        <TakeBack play={play} />
        <Replay play={play} />
      </div>
    </section>
  );
}

function Standing({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const { state, ending } = shownPosition(play);
  const { round, victoryPoints } = state as Battle;
  const [side, other] = play.now.whose;
  return (
    <div className="standing">
      <strong>{ending ? say('bar.over', { round }) : say('bar.round', { round })}</strong>
      <ul className="standing-points">
        {play.game.setup.seats.map((seat) => (
          <li key={seat} data-turn={(seat === side && other === undefined) || undefined}>
            <SideSwatch side={seat} />
            <span>{say('name.side', { side: seat })}</span>
            {play.computers.includes(seat) && <ByComputer play={play} side={seat} />}
            <span className="only-spoken">{say('bar.points', { side: seat, points: victoryPoints[seat] ?? 0 })}</span>
            <b aria-hidden="true">{say('bar.points-short', { points: victoryPoints[seat] ?? 0 })}</b>
          </li>
        ))}
      </ul>
      <Marks play={play} />
    </div>
  );
}

/** What is fought for, and who holds it as it stands now. */
function Marks({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const { objectives } = shownPosition(play).board;
  if (play.shownAt !== null) return null;
  return (
    <ul className="standing-marks">
      {Object.entries(play.now.holders).map(([id, side]) => (
        <li key={id}>
          {side !== null && <SideSwatch side={side} />}
          {side === null
            ? say('objective.held-by-nobody', { objective: objectives[id]?.name || id })
            : say('objective.held', { objective: objectives[id]?.name || id, holder: say('name.side', { side }) })}
        </li>
      ))}
    </ul>
  );
}

/** Nobody here plays this side; whether it is thinking is seen beside its name. */
function ByComputer({ play, side }: { readonly play: Play; readonly side: SideId }) {
  const { say } = usePlayVoice(play);
  const thinks = play.now.whose.includes(side) && mayComputerAct(play);
  return (
    <span className="by-computer" data-thinks={thinks || undefined}>
      <Icon name="computer" size={14} />
      <span className="only-spoken">{say(thinks ? 'bar.thinks' : 'bar.computer')}</span>
    </span>
  );
}

/** Goes back to before the last order that counts: at once where nothing came out by it, else by consent. */
function TakeBack({ play }: { readonly play: Play }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const last = lastOrder(play);
  const what = last && sayOrder(last.command.order, voice);
  return (
    <Button
      className="button"
      isDisabled={last === null || play.busy || play.shownAt !== null}
      aria-label={what === null ? say('bar.take-back') : say('bar.take-back.what', { what })}
      onPress={() => takeBack()}
    >
      <Icon name="undo" size={18} />
      <span>{say('bar.take-back')}</span>
    </Button>
  );
}

/** A slider over all lines of the journal: the table is shown as it stood after each. */
function Replay({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const count = play.game.lines.length;
  const at = play.shownAt ?? count;
  return (
    <div className="replay">
      <Button className="bar-button" aria-label={say('bar.earlier')} isDisabled={at === 0} onPress={() => showAt(at - 1)}>
        <Icon name="earlier" />
      </Button>
      <Slider
        className="replay-slider"
        aria-label={say('bar.replay')}
        minValue={0}
        maxValue={Math.max(1, count)}
        value={at}
        isDisabled={count === 0}
        onChange={(value) => showAt(value)}
      >
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <Button className="bar-button" aria-label={say('bar.later')} isDisabled={at === count} onPress={() => showAt(at + 1)}>
        <Icon name="later" />
      </Button>
      <span className="small quiet replay-line">{say('bar.lines', { line: at, count })}</span>
    </div>
  );
}

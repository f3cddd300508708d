import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { saveGame } from '../../session/play/game-files.ts';
import { leaveGame } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { resultOf } from '../../session/play/result.ts';
import { useSession } from '../../session/session.ts';
import { openDialog } from '../../session/view-intents.ts';
import { Icon } from '../icon.tsx';
import { SideSwatch } from './side-name.tsx';

/** Who has won and by what, and how each side came out of it. */
export function ResultDialog() {
  const play = useSession((session) => session.play);
  const open = useSession((session) => session.dialog === 'result');
  if (!play) return null;
  return (
    <ModalOverlay className="veil" isDismissable isOpen={open} onOpenChange={(now) => !now && openDialog(null)}>
      <Modal className="dialog">
        <Result play={play} />
      </Modal>
    </ModalOverlay>
  );
}

function Result({ play }: { readonly play: Play }) {
  const { say, number } = usePlayVoice(play);
  const { ending, round, sides } = resultOf(play.game);
  const kinds = [...new Set(sides.flatMap(({ dice }) => dice.map((kind) => kind.sides)))].sort((a, b) => a - b);
  return (
    <Dialog aria-label={say('result.title')}>
      <header className="dialog-head">
        <Heading slot="title">{say('result.title')}</Heading>
        <Button className="bar-button" aria-label={say('dialog.close')} onPress={() => openDialog(null)}>
          <Icon name="close" />
        </Button>
      </header>
      <div className="dialog-body result">
        {ending && (
          <p className="result-head">
            {ending.winner === null ? say('fact/nobody-won') : say('fact/won', { side: ending.winner })}{' '}
            {say(ending.by, ending.fill)}
          </p>
        )}
        <p className="quiet">{say('result.rounds', { count: round })}</p>
        <table className="result-table">
          <thead>
            <tr>
              <td />
              {sides.map(({ side }) => (
                <th key={side} scope="col">
                  <SideSwatch side={side} /> {say('name.side', { side })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('result.points')}</th>
              {sides.map(({ side, points }) => (
                <td key={side}>{number(points)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('result.lost')}</th>
              {sides.map(({ side, lost, began }) => (
                <td key={side}>{say('result.of', { lost, began })}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('result.thrown')}</th>
              {sides.map(({ side, dice }) => (
                <td key={side}>{number(dice.reduce((sum, { thrown }) => sum + thrown, 0))}</td>
              ))}
            </tr>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{say('result.average', { sides: kind })}</th>
                {sides.map(({ side, dice }) => {
                  const own = dice.find((one) => one.sides === kind);
                  return <td key={side}>{own ? number(own.average) : '–'}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className="dialog-foot">
        <Button className="button" onPress={saveGame}>
          {say('file.save-game')}
        </Button>
        <Button
          className="button"
          onPress={() => {
            openDialog(null);
            leaveGame();
          }}
        >
          {say('file.leave-game')}
        </Button>
        <Button className="button main" onPress={() => openDialog(null)}>
          {say('result.look')}
        </Button>
      </footer>
    </Dialog>
  );
}

import { Button } from 'react-aria-components';
import { continueKept } from '../session/file-intents.ts';
import { openGameText } from '../session/play/game-files.ts';
import { useSession } from '../session/session.ts';
import { leaveStart, openDialog } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { chooseTableFile } from './choose-file.ts';
import { Icon } from './icon.tsx';

/** The doors over the demo board. The board is alive behind them: a click on a figure opens it as well. */
export function StartDoors() {
  const { say } = useVoice();
  const open = useSession((session) => session.start && session.phase === 'ready');
  const kept = useSession((session) => session.kept);
  const keptGame = useSession((session) => session.keptGame);
  if (!open) return null;
  return (
    <section className="start" aria-label={say('start.label')}>
      <div className="start-words">
        <h2>{say('start.title')}</h2>
        <p className="quiet">{say('start.what')}</p>
      </div>
      <div className="doors">
        <Button className="door main" onPress={() => leaveStart('looker')}>
          <Icon name="eye" size={24} />
          <span>
            <strong>{say('start.sight')}</strong>
            <span className="small">{say('start.sight.what')}</span>
          </span>
        </Button>
        <Button className="door" onPress={() => openDialog('play')}>
          <Icon name="dice" size={24} />
          <span>
            <strong>{say('start.play')}</strong>
            <span className="small quiet">{say('start.play.what')}</span>
          </span>
        </Button>
        {keptGame && (
          <Button className="door" onPress={() => openGameText('eyeline', keptGame.text, keptGame.computers)}>
            <Icon name="undo" size={24} />
            <span>
              <strong>{say('start.continue-game')}</strong>
              <span className="small quiet">{keptGame.name || say('board.unnamed')}</span>
            </span>
          </Button>
        )}
        <Button className="door" onPress={() => void chooseTableFile()}>
          <Icon name="file" size={24} />
          <span>
            <strong>{say('start.open')}</strong>
            <span className="small quiet">{say('start.open.what')}</span>
          </span>
        </Button>
        {kept.map((document) => (
          <Button key={String(document.fromDemo)} className="door" onPress={() => continueKept(document)}>
            <Icon name="undo" size={24} />
            <span>
              <strong>{say('start.continue')}</strong>
              <span className="small quiet">{document.board.meta.name || say('board.unnamed')}</span>
            </span>
          </Button>
        ))}
      </div>
      <Button className="bar-button start-close" aria-label={say('start.close')} onPress={() => leaveStart()}>
        <Icon name="close" />
      </Button>
    </section>
  );
}

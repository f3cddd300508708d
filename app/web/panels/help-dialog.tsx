import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSession } from '../session/session.ts';
import { openDialog } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { Icon } from './icon.tsx';

const KEYS: readonly (readonly [keys: readonly string[], says: string])[] = [
  [['S'], 'tool.sight'],
  [['A'], 'tool.select'],
  [['W'], 'tool.move'],
  [['M'], 'tool.measure'],
  [['T'], 'tool.template'],
  [['K'], 'tool.lab'],
  [['X'], 'question.swap'],
  [['V'], 'rail.eye'],
  [['H', 'O', 'F'], 'help.views'],
  [['G'], 'help.frame'],
  [['L'], 'rail.list'],
  [['N'], 'rail.names'],
  [['Tab', 'Enter'], 'help.walk'],
  [['←', '↑', '→', '↓'], 'help.nudge'],
  [['Shift', '←'], 'help.nudge-far'],
  [['Q', 'E'], 'help.turn'],
  [['↑', '↓'], 'help.drive'],
  [['←', '→'], 'help.drive-turn'],
  [['B'], 'help.bend'],
  [['PgUp', 'PgDn'], 'help.lift'],
  [['PgUp', 'PgDn'], 'help.template-lift'],
  [['Enter'], 'help.go'],
  [['Del'], 'help.remove'],
  [['Del'], 'help.tape'],
  [['Esc'], 'help.escape'],
  [['Ctrl', 'Z'], 'edit.undo'],
  [['Ctrl', 'Y'], 'edit.redo'],
];

/** The keys, and what the pointer does. */
export function HelpDialog() {
  const { say } = useVoice();
  const open = useSession((session) => session.dialog === 'help');
  return (
    <ModalOverlay className="veil" isDismissable isOpen={open} onOpenChange={(now) => !now && openDialog(null)}>
      <Modal className="dialog">
        <Dialog aria-label={say('help.title')}>
          <header className="dialog-head">
            <Heading slot="title">{say('help.title')}</Heading>
            <Button className="bar-button" aria-label={say('dialog.close')} onPress={() => openDialog(null)}>
              <Icon name="close" />
            </Button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
          <div className="dialog-body" tabIndex={0} data-scrolls="">
            <p>{say('help.pointer')}</p>
            <table className="keys">
              <tbody>
                {KEYS.map(([keys, says]) => (
                  <tr key={says}>
                    <th scope="row">
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </th>
                    <td>{say(says)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="small quiet">{say('help.private')}</p>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

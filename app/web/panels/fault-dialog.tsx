import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { placeInRuling } from '../../wording/place-in-ruling.ts';
import { saveText } from '../session/file-intents.ts';
import { useSession } from '../session/session.ts';
import { openDialog } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { FaultList } from './fault-list.tsx';

/** What was wrong with a board file, in words; the table behind it is untouched. */
export function FaultDialog() {
  const voice = useVoice();
  const { say } = voice;
  const open = useSession((session) => session.dialog === 'faults');
  const report = useSession((session) => session.report);
  if (!report) return null;
  return (
    <ModalOverlay className="veil" isDismissable isOpen={open} onOpenChange={(now) => !now && openDialog(null)}>
      <Modal className="dialog">
        <Dialog role="alertdialog" aria-label={say('faults.title')}>
          <header className="dialog-head tall">
            <Heading slot="title">{say('faults.title')}</Heading>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
          <div className="dialog-body" tabIndex={0} data-scrolls="">
            <p>
              {report.text === undefined
                ? say(report.refused ? 'faults.refused' : 'faults.loaded', { file: report.fileName })
                : say('faults.kept')}
            </p>
            <FaultList
              faults={report.faults}
              {...(report.holds === 'ruling' && { placeOf: (where: string) => placeInRuling(where, null, voice) })}
            />
          </div>
          <footer className="dialog-foot">
            {report.text !== undefined && (
              <Button className="button" onPress={() => saveText(report.text ?? '')}>
                {say('faults.save-kept')}
              </Button>
            )}
            <Button className="button main" autoFocus onPress={() => openDialog(null)}>
              {say('dialog.close')}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

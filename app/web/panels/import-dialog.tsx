import { Button, Dialog, Heading, Modal, ModalOverlay, ProgressBar } from 'react-aria-components';
import { useImportDesk } from '../session/import-desk-state.ts';
import { leaveImport, useMapDesk } from '../session/map-desk.ts';
import { lacksCompanion } from '../session/mesh-files.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { chooseImportFiles } from './choose-file.ts';
import { FaultList } from './fault-list.tsx';
import { Icon } from './icon.tsx';
import { MapUnderstanding } from './map-import.tsx';
import { MeshUnderstanding } from './mesh-import.tsx';
import { RosterUnderstanding } from './roster-import.tsx';
import { Waiting } from './waiting-meshes.tsx';

/** A file of another program: chosen, looked at (a mesh beside figures of known size, a map from above), set right, put on the table. */
export function ImportDialog() {
  const { say } = useVoice();
  const open = useSession((session) => session.dialog === 'import');
  const mesh = useImportDesk((desk) => desk.placed !== null);
  const map = useMapDesk((desk) => desk.made !== null);
  const roster = useMapDesk((desk) => desk.roster !== null);
  return (
    <ModalOverlay className="veil" isOpen={open} onOpenChange={(now) => !now && leaveImport()}>
      <Modal className={mesh || map || roster ? 'dialog wide' : 'dialog'}>
        <Dialog aria-label={say('import-desk.title')}>
          <header className="dialog-head">
            <Heading slot="title">{say('import-desk.title')}</Heading>
            <Button className="bar-button" aria-label={say('dialog.close')} onPress={leaveImport}>
              <Icon name="close" />
            </Button>
          </header>
          {map ? <MapUnderstanding /> : roster ? <RosterUnderstanding /> : mesh ? <MeshUnderstanding /> : <Choosing />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Choosing() {
  const { say } = useVoice();
  const ofMesh = useImportDesk();
  const ofMap = useMapDesk();
  const { reading, faults } = ofMap.file ? ofMap : ofMesh;
  const fileName = ofMap.file?.name ?? ofMesh.files?.mesh.name ?? '';
  const isMissing = lacksCompanion(faults);
  return (
    <div className="dialog-body">
      {faults.length > 0 && (
        <div role="alert" className="stack">
          <p>{say('faults.refused', { file: fileName })}</p>
          <FaultList faults={faults} />
        </div>
      )}
      <div className="drop-place" data-busy={reading || undefined}>
        <Icon name="import" size={34} />
        {reading ? <Reading fileName={fileName} /> : <p>{say(isMissing ? 'import-desk.drop-missing' : 'import-desk.drop')}</p>}
        {/* It stays while a file is read, so that the focus has a place. */}
        <Button className="button main" onPress={() => void chooseImportFiles()}>
          {say('import-desk.choose')}
        </Button>
        <Waiting />
      </div>
      <p className="small quiet">{say('import-desk.private')}</p>
    </div>
  );
}

/** What is being read; what is large tells how far it has got, and can be stopped. */
function Reading({ fileName }: { readonly fileName: string }) {
  const { say } = useVoice();
  const progress = useImportDesk((desk) => desk.progress);
  if (!progress)
    return (
      <div className="loading" role="status">
        <span className="loading-bar" />
        {say('import-desk.reading', { file: fileName })}
      </div>
    );
  const done = Math.round(progress.share * 100);
  const doing = say(`import-desk.doing.${progress.doing}`, { file: fileName });
  return (
    <>
      <ProgressBar className="progress" value={done} aria-label={doing}>
        <span className="progress-track">
          <span className="progress-done" style={{ width: `${done}%` }} />
        </span>
      </ProgressBar>
      <p role="status">{doing}</p>
      <Button className="button" onPress={leaveImport}>
        {say('import-desk.stop')}
      </Button>
    </>
  );
}

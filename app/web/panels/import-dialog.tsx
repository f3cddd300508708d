import { useEffect, useRef } from 'react';
import { Button, Dialog, Heading, Input, Label, Modal, ModalOverlay, Switch, TextField } from 'react-aria-components';
import type { CoverGrade, LengthUnit } from '../../../engine/index.ts';
import { ImportPreview } from '../scene/import-preview.tsx';
import {
  changePlacement,
  deskBase,
  deskIs,
  finishImport,
  heightIs,
  purposeIs,
  quarterTurn,
  skipMesh,
  unitIs,
  useImportDesk,
} from '../session/import-desk.ts';
import { leaveImport, useMapDesk } from '../session/map-desk.ts';
import { lacksCompanion } from '../session/mesh-files.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { chooseImportFiles } from './choose-file.ts';
import { FaultList } from './fault-list.tsx';
import { Icon } from './icon.tsx';
import { MapUnderstanding } from './map-import.tsx';
import { NameField } from './name-field.tsx';
import { NumberField } from './number-field.tsx';
import { RosterUnderstanding } from './roster-import.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

const UNITS: readonly LengthUnit[] = ['mm', 'cm', 'm', 'inch'];
const GRADES: readonly CoverGrade[] = ['none', 'light', 'heavy'];

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
          {map ? <MapUnderstanding /> : roster ? <RosterUnderstanding /> : mesh ? <Understanding /> : <Choosing />}
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
        {reading ? (
          <div className="loading" role="status">
            <span className="loading-bar" />
            {say('import-desk.reading', { file: fileName })}
          </div>
        ) : (
          <p>{say(isMissing ? 'import-desk.drop-missing' : 'import-desk.drop')}</p>
        )}
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

/** The meshes that were given together with the one on the desk, and the way past it to them. */
function Waiting() {
  const { say } = useVoice();
  const count = useImportDesk((desk) => desk.waiting.length);
  const reading = useImportDesk((desk) => desk.reading);
  if (count === 0) return null;
  return (
    <>
      <p className="small quiet">{say('import-desk.waiting', { count })}</p>
      {!reading && (
        <Button className="button" onPress={() => void skipMesh()}>
          {say('import-desk.skip')}
        </Button>
      )}
    </>
  );
}

function Understanding() {
  const { say } = useVoice();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.closest<HTMLElement>('[role=dialog]')?.focus(), []);
  return (
    <>
      <div ref={top} />
      <div className="dialog-body import-body">
        <div className="import-picture">
          <ImportPreview />
          <SizeReadout />
          <Notices />
        </div>
        <ImportForm />
      </div>
      <footer className="dialog-foot">
        <Waiting />
        <Button className="button" onPress={leaveImport}>
          {say('import-desk.cancel')}
        </Button>
        <Button className="button main" onPress={() => void finishImport()}>
          {say('import-desk.put')}
        </Button>
      </footer>
    </>
  );
}

function SizeReadout() {
  const { say, number } = useVoice();
  const report = useImportDesk((desk) => desk.placed?.report);
  if (!report) return null;
  const { size, sizeInInches: inches } = report;
  return (
    <dl className="facts" aria-live="polite">
      <div>
        <dt>{say('import-desk.size')}</dt>
        <dd>
          {number(size.x)} × {number(size.y)} × {number(size.z)} mm
        </dd>
      </div>
      <div>
        <dt>{say('import-desk.size-inches')}</dt>
        <dd>
          {number(inches.x)} × {number(inches.y)} × {number(inches.z)}
        </dd>
      </div>
      <div>
        <dt>{say('import-desk.triangles')}</dt>
        <dd>{number(report.triangles)}</dd>
      </div>
    </dl>
  );
}

function Notices() {
  const { say } = useVoice();
  const read = useImportDesk((desk) => desk.notices);
  const placed = useImportDesk((desk) => desk.placed?.notices);
  const all = [...read, ...(placed ?? [])];
  if (all.length === 0) return <p className="small quiet">{say('import-desk.no-remarks')}</p>;
  return (
    <details className="small">
      <summary>{say('import-desk.remarks', { count: all.length })}</summary>
      <FaultList faults={all} />
    </details>
  );
}

function ImportForm() {
  const { say } = useVoice();
  const desk = useImportDesk();
  const sides = useSession((session) => session.document.board.sides);
  const { placement, placed, guess, purpose } = desk;
  if (!placement || !placed) return null;
  return (
    <div className="import-form">
      <SegmentedChoice
        label={say('import-desk.as')}
        value={purpose}
        among={(['figure', 'terrain'] as const).map((one) => ({ value: one, says: say(`import-desk.as.${one}`) }))}
        onChoose={purposeIs}
      />
      {guess && (
        <p className="small quiet">
          {say(guess.because.code, guess.because.fill)} {say(`import-desk.${guess.confidence}`)}
        </p>
      )}
      <SegmentedChoice
        label={say('import-desk.unit')}
        value={placement.scale === 1 ? placement.unit : ''}
        among={UNITS.map((unit) => ({ value: unit, says: say(`import-desk.unit.${unit}`) }))}
        onChoose={unitIs}
      />
      <div className="two">
        <NumberField {...MESH_HEIGHTS} label={say('import-desk.height')} value={placed.report.size.y} onChange={heightIs} />
        <SegmentedChoice
          label={say('import-desk.up')}
          value={placement.up}
          among={[
            { value: 'y', says: 'Y' },
            { value: 'z', says: 'Z' },
          ]}
          onChoose={(up) => changePlacement({ up })}
        />
      </div>
      <Button className="button" onPress={quarterTurn}>
        <Icon name="turnLeft" size={18} />
        {say('import-desk.turn')}
      </Button>
      {purpose === 'figure' ? (
        <>
          <NumberField
            {...BODY_HEIGHTS}
            label={say('import-desk.body-height')}
            value={desk.bodyHeight}
            onChange={(bodyHeight) => deskIs({ bodyHeight })}
          />
          <p className="small quiet">{say('import-desk.body-note')}</p>
          <BaseGuessed />
          <SegmentedChoice
            label={say('import-desk.owner')}
            value={desk.owner ?? ''}
            among={Object.values(sides).map((side) => ({ value: side.id, says: side.name }))}
            onChoose={(owner) => deskIs({ owner })}
          />
        </>
      ) : (
        <>
          <SegmentedChoice
            label={say('import-desk.cover')}
            value={desk.grade}
            among={GRADES.map((grade) => ({ value: grade, says: say(`import-desk.cover.${grade}`) }))}
            onChoose={(grade) => deskIs({ grade })}
          />
          <Switch className="switch" isSelected={desk.standable} onChange={(standable) => deskIs({ standable })}>
            <span className="switch-track" />
            {say('import-desk.standable')}
          </Switch>
        </>
      )}
      <NameField label={say('model.name')} value={desk.name} onChange={(name) => deskIs({ name })} />
      <div className="two">
        <Words label={say('import-desk.author')} value={desk.author} onChange={(author) => deskIs({ author })} />
        <Words label={say('import-desk.licence')} value={desk.licence} onChange={(licence) => deskIs({ licence })} />
      </div>
    </div>
  );
}

function BaseGuessed() {
  const { say } = useVoice();
  const guess = deskBase();
  if (!guess) return null;
  const { base } = guess;
  return (
    <p className="small quiet">
      {base.kind === 'round'
        ? say('import-desk.base.round', { diameter: base.diameter })
        : base.kind === 'none'
          ? say('import-desk.base.none')
          : say('import-desk.base.sides', { width: base.width, depth: base.depth })}{' '}
      {say(`import-desk.base.${guess.from}`)}
    </p>
  );
}

/** How high a mesh, and the body of a figure, may be made. @unit millimetres */
const MESH_HEIGHTS = { least: 1, most: 2000 } as const;
const BODY_HEIGHTS = { least: 5, most: 300 } as const;

function Words(props: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <TextField className="field" value={props.value} onChange={props.onChange}>
      <Label>{props.label}</Label>
      <Input />
    </TextField>
  );
}

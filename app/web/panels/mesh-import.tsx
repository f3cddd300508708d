import { useEffect, useRef } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { LengthUnit } from '../../../engine/index.ts';
import { ImportPreview } from '../scene/import-preview.tsx';
import {
  authorIs,
  deskIs,
  finishImport,
  guessAnew,
  heightIs,
  purposeIs,
  quarterTurn,
  unitIs,
  upIs,
} from '../session/import-desk.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { leaveImport } from '../session/map-desk.ts';
import { useVoice } from '../session/voice.ts';
import { FaultList } from './fault-list.tsx';
import { FigureForm } from './figure-import.tsx';
import { GuessNote } from './guess-note.tsx';
import { Icon } from './icon.tsx';
import { NameField } from './name-field.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { PartsOfFile, TerrainForm } from './terrain-import.tsx';
import { Waiting } from './waiting-meshes.tsx';

const UNITS: readonly LengthUnit[] = ['mm', 'cm', 'm', 'inch'];
/** How high a mesh may be made. @unit millimetres */
const MESH_HEIGHTS = { least: 1, most: 2000 } as const;

/** A mesh beside figures of known size, and how it is understood: every guess with its reason, to be set right in one step. */
export function MeshUnderstanding() {
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
  const { placement, placed, understood, purpose, wishes, asBefore } = desk;
  if (!placement || !placed || !understood) return null;
  const { purposeGuess, unit, up, figure, terrain } = understood;
  const isSized = wishes.unit !== undefined || wishes.scale !== undefined || wishes.height !== undefined;
  return (
    <div className="import-form">
      {asBefore !== null && (
        <p className="small" role="status">
          {say('import-desk.as-before', { of: asBefore })}{' '}
          <Button className="button" onPress={guessAnew}>
            {say('import-desk.guess-anew')}
          </Button>
        </p>
      )}
      <SegmentedChoice
        label={say('import-desk.as')}
        value={purpose}
        among={(['figure', 'terrain'] as const).map((one) => ({ value: one, says: say(`import-desk.as.${one}`) }))}
        onChoose={purposeIs}
      />
      {purposeGuess && <GuessNote guess={purposeGuess} />}
      <SegmentedChoice
        label={say('import-desk.unit')}
        value={placement.scale === 1 ? placement.unit : ''}
        among={UNITS.map((one) => ({ value: one, says: say(`import-desk.unit.${one}`) }))}
        onChoose={unitIs}
      />
      {!isSized && <GuessNote guess={unit} />}
      <div className="two">
        <NumberField {...MESH_HEIGHTS} label={say('import-desk.height')} value={placed.report.size.y} onChange={heightIs} />
        <SegmentedChoice
          label={say('import-desk.up')}
          value={placement.up}
          among={[
            { value: 'y', says: 'Y' },
            { value: 'z', says: 'Z' },
          ]}
          onChoose={upIs}
        />
      </div>
      {wishes.up === undefined && <GuessNote guess={up} />}
      <Button className="button" onPress={quarterTurn}>
        <Icon name="turnLeft" size={18} />
        {say('import-desk.turn')}
      </Button>
      {figure && wishes.turn === undefined && <GuessNote guess={figure.front} />}
      <PartsOfFile />
      {figure && <FigureForm figure={figure} />}
      {terrain && <TerrainForm terrain={terrain} />}
      <NameField label={say('model.name')} value={desk.name} onChange={(name) => deskIs({ name })} />
      <div className="two">
        <Words label={say('import-desk.author')} value={desk.author} onChange={authorIs} />
        <Words label={say('import-desk.licence')} value={desk.licence} onChange={(licence) => deskIs({ licence })} />
      </div>
    </div>
  );
}

function Words(props: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <TextField className="field" value={props.value} onChange={props.onChange}>
      <Label>{props.label}</Label>
      <Input />
    </TextField>
  );
}

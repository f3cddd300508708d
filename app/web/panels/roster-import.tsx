import { useEffect, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Roster } from '../../../engine/index.ts';
import { countsOf } from '../session/army-counts.ts';
import { finishRoster, leaveImport, ownerIs, rosterFigureIs, useMapDesk } from '../session/map-desk.ts';
import { rosterOnDesk } from '../session/roster-on-desk.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { FaultList } from './fault-list.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

/** An army list: its units with models and weapons, and the side that they are for. */
export function RosterUnderstanding() {
  const { say, number } = useVoice();
  const { roster, notices, owner } = useMapDesk();
  const sides = useSession((session) => session.document.board.sides);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.closest<HTMLElement>('[role=dialog]')?.focus(), []);
  if (!roster) return null;
  const costs = (all: readonly { readonly name: string; readonly value: number }[]) =>
    all.map(({ name, value }) => `${number(value)} ${name}`).join(', ');
  const counts = countsOf(roster);
  return (
    <>
      <div ref={top} />
      <div className="dialog-body">
        <dl className="facts">
          <div>
            <dt>{say(`import.kind-${roster.kind}`)}</dt>
            <dd>{roster.name}</dd>
          </div>
          <div>
            <dt>{say('roster.costs')}</dt>
            <dd>{costs(roster.costs)}</dd>
          </div>
          <div>
            <dt>{say('roster.holds')}</dt>
            <dd>{say('roster.holds-is', counts)}</dd>
          </div>
        </dl>
        {notices.length > 0 && <FaultList faults={notices} />}
        <ul className="army">
          {roster.units.map((unit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike in everything, and the list never changes
            <li key={index}>
              <strong>{unit.name}</strong> <span className="small quiet">{costs(unit.costs)}</span>
              {unit.brackets.length > 0 && (
                <span className="small quiet"> {say('roster.brackets', { brackets: unit.brackets.join(', ') })}</span>
              )}
              <ul className="small">
                {unit.models.map((group, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <li key={at}>
                    {group.count} × {group.name}
                    {group.weapons.length > 0 &&
                      `: ${group.weapons.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')}`}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {counts.models > 0 && <RosterFigures roster={roster} />}
        {counts.models > 0 && (
          <SegmentedChoice
            label={say('import-desk.owner')}
            value={owner ?? ''}
            among={Object.values(sides).map((side) => ({ value: side.id, says: side.name }))}
            onChoose={ownerIs}
          />
        )}
      </div>
      <footer className="dialog-foot">
        <Button className="button" onPress={leaveImport}>
          {say('import-desk.cancel')}
        </Button>
        <Button className="button main" isDisabled={counts.models === 0 || owner === null} onPress={() => void finishRoster()}>
          {say('import-desk.put')}
        </Button>
      </footer>
    </>
  );
}

/** Whom the models stand as, name by name. */
function RosterFigures({ roster }: { readonly roster: Roster }) {
  const { say } = useVoice();
  const language = useSession((session) => session.language);
  const board = useSession((session) => session.document.board);
  const chosen = useMapDesk((desk) => desk.figures);
  const { offered, rows } = useMemo(() => rosterOnDesk(roster, board, chosen), [roster, board, chosen]);
  return (
    <fieldset className="roster-figures">
      <legend>{say('roster.figures')}</legend>
      {rows.map(({ name, key }) => (
        <label key={name} className="field">
          <span className="small quiet">{name}</span>
          <select value={key} onChange={({ target }) => rosterFigureIs(name, target.value)}>
            {offered.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name[language]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className="small quiet">{say('roster.figures-note')}</p>
    </fieldset>
  );
}

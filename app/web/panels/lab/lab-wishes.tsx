import { Switch } from 'react-aria-components';
import { LAB_QUESTIONS, type LabQuestion, type LabWho, sortsFor } from '../../session/lab/lab.ts';
import { LAB_STANCES } from '../../session/lab/lab-figures.ts';
import { wishInLab } from '../../session/lab/lab-intents.ts';
import { leastWidthOf } from '../../session/lab/lab-question.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { NumberField } from '../number-field.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';

/** What is asked: which figure of which places, of whom, for what figure, how finely. */
export function LabWishes() {
  const { say } = useVoice();
  const wish = useSession((session) => session.lab.wish);
  const board = useSession((session) => session.document.board);
  const { question, cell, exact, stance, like, moves, movesFirst, who, afterMove, mend } = wish;
  /** Where nobody says otherwise, it is about the men who are on the board. */
  const isOfBoard = question === 'check' || question === 'report';
  const isShare = question === 'seen-from' || question === 'seen-of';
  return (
    <div className="lab-wishes">
      <label className="field">
        <span className="small quiet">{say('lab.question')}</span>
        <select value={question} onChange={({ target }) => wishInLab({ question: target.value as LabQuestion })}>
          {LAB_QUESTIONS.map((one) => (
            <option key={one} value={one}>
              {say(`lab.ask-${one}`)}
            </option>
          ))}
        </select>
      </label>
      {sortsFor(question).length > 0 && <WhoChoice sorts={sortsFor(question)} />}
      <label className="field">
        <span className="small quiet">{say(isOfBoard ? 'lab.figure-that-passes' : 'lab.figure')}</span>
        <select value={like ?? ''} onChange={({ target }) => wishInLab({ like: target.value === '' ? null : target.value })}>
          <option value="">{say(isOfBoard ? 'lab.men-of-the-board' : 'lab.usual-man')}</option>
          {Object.values(board.models).map(({ id, name }) => (
            <option key={id} value={id}>
              {say('lab.like', { name: name || id })}
            </option>
          ))}
        </select>
      </label>
      {like === null && !isOfBoard && (
        <SegmentedChoice
          label={say('lab.stance')}
          value={stance}
          among={LAB_STANCES.map((value) => ({ value, says: say(`stance/${value}`) }))}
          onChoose={(value) => wishInLab({ stance: value })}
        />
      )}
      <div className="lab-pair">
        {question !== 'check' && (
          <NumberField
            label={say('lab.cell')}
            value={cell}
            least={5}
            most={200}
            onChange={(value) => wishInLab({ cell: value })}
          />
        )}
        {question === 'lanes' && (
          <NumberField
            label={say('lab.least-width')}
            value={leastWidthOf(wish, board)}
            least={0}
            most={300}
            onChange={(leastWidth) => wishInLab({ leastWidth })}
          />
        )}
        {(question === 'cost-to-come' || question === 'exposures') && (
          <NumberField
            label={say('lab.moves')}
            value={moves}
            least={question === 'exposures' ? 0 : 1}
            most={question === 'exposures' ? 1 : 6}
            onChange={(value) => wishInLab({ moves: Math.round(value) })}
          />
        )}
        {question === 'places-that-see' && who !== null && who.kind !== 'point' && (
          <NumberField
            label={say('lab.moves-first')}
            value={movesFirst}
            least={0}
            most={3}
            onChange={(value) => wishInLab({ movesFirst: Math.round(value) })}
          />
        )}
        {isShare && (
          <SegmentedChoice
            label={say('lab.accuracy')}
            value={exact ? 'exact' : 'nearly'}
            among={[
              { value: 'nearly', says: say('lab.nearly') },
              { value: 'exact', says: say('lab.exact') },
            ]}
            onChoose={(value) => wishInLab({ exact: value === 'exact' })}
          />
        )}
      </div>
      {question === 'report' && (
        <div className="lab-switches">
          <Switch className="switch" isSelected={afterMove} onChange={(value) => wishInLab({ afterMove: value })}>
            <span className="switch-track" aria-hidden="true" />
            {say('lab.report-after-move')}
          </Switch>
          <Switch className="switch" isSelected={mend} onChange={(value) => wishInLab({ mend: value })}>
            <span className="switch-track" aria-hidden="true" />
            {say('lab.report-mend')}
          </Switch>
        </div>
      )}
    </div>
  );
}

/** Everybody and everything of a board that can be named in a question, under one heading a sort. */
function WhoChoice({ sorts }: { readonly sorts: readonly LabWho['kind'][] }) {
  const { say } = useVoice();
  const board = useSession((session) => session.document.board);
  const { who, question } = useSession((session) => session.lab.wish);
  const named = (things: readonly { readonly id: string; readonly name: string }[]) =>
    things.map(({ id, name }) => ({ id, name: name || id }));
  const units = [...new Set(Object.values(board.models).map(({ unit }) => unit))].sort();
  const all: Readonly<Record<Exclude<LabWho['kind'], 'point'>, readonly { readonly id: string; readonly name: string }[]>> = {
    model: named(Object.values(board.models)),
    unit: units.map((id) => ({ id, name: id })),
    side: named(Object.values(board.sides)),
    zone: named(Object.values(board.zones)),
  };
  const key = who ? (who.kind === 'point' ? 'point' : `${who.kind} ${who.id}`) : '';
  const namedSorts = sorts.filter((sort) => sort !== 'point');
  return (
    <label className="field">
      <span className="small quiet">{say(`lab.who-${question}`)}</span>
      <select
        value={key}
        onChange={({ target: { value } }) => {
          const kind = namedSorts.find((sort) => value.startsWith(`${sort} `));
          if (kind) wishInLab({ who: { kind, id: value.slice(kind.length + 1) } });
        }}
      >
        <option value="" disabled>
          {say('lab.choose')}
        </option>
        {who?.kind === 'point' && (
          <option value="point">{say('lab.place-looked-from', { x: who.at.x, z: who.at.z, height: who.at.y })}</option>
        )}
        {namedSorts
          .filter((sort) => all[sort].length > 0)
          .map((sort) => (
            <optgroup key={sort} label={say(`lab.sort-${sort}`)}>
              {all[sort].map(({ id, name }) => (
                <option key={id} value={`${sort} ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}

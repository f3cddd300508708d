import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { ForeignScale } from '../../../engine/index.ts';
import { answerScale, finishMap, leaveImport, useMapDesk } from '../session/map-desk.ts';
import { questionsOf } from '../session/map-questions.ts';
import { useVoice } from '../session/voice.ts';
import { BoardPlan } from './board-plan.tsx';
import { FaultList } from './fault-list.tsx';
import { NumberField } from './number-field.tsx';

/** What may be answered to a question of scale. @unit millimetres */
const BOUNDS: Readonly<Record<keyof ForeignScale, { readonly least: number; readonly most: number }>> = {
  square: { least: 2, most: 1000 },
  wallHeight: { least: 1, most: 2000 },
  doorHeight: { least: 1, most: 2000 },
  thickness: { least: 0.5, most: 100 },
  block: { least: 5, most: 1000 },
  longest: { least: 50, most: 5000 },
  relief: { least: 1, most: 1000 },
};

/** A board of another program seen from above, with the questions that it leaves open and all that was left behind. */
export function MapUnderstanding() {
  const { say, number } = useVoice();
  const desk = useMapDesk();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.closest<HTMLElement>('[role=dialog]')?.focus(), []);
  const { foreign, scale, made, file } = desk;
  if (!foreign || !scale || !made) return null;
  const { width, depth } = made.board.size;
  const pieces = Object.values(made.board.pieces);
  const openings = pieces.reduce((sum, piece) => sum + Object.keys(piece.openings).length, 0);
  const notices = [...desk.notices, ...made.notices];
  return (
    <>
      <div ref={top} />
      <div className="dialog-body import-body">
        <div className="import-picture">
          <BoardPlan board={made.board} meshes={made.meshes} />
          <dl className="facts" aria-live="polite">
            <div>
              <dt>{say('map-desk.kind')}</dt>
              <dd>{say(`import.kind-${foreign.kind}`)}</dd>
            </div>
            <div>
              <dt>{say('map-desk.size')}</dt>
              <dd>
                {number(width / 10)} × {number(depth / 10)} cm
              </dd>
            </div>
            <div>
              <dt>{say('map-desk.holds')}</dt>
              <dd>
                {say('map-desk.holds-is', { pieces: pieces.length, openings, models: Object.keys(made.board.models).length })}
              </dd>
            </div>
          </dl>
        </div>
        <div className="import-form">
          <p className="small quiet">{say('map-desk.questions', { file: file?.name ?? '' })}</p>
          {questionsOf(foreign).map((question) => (
            <NumberField
              key={question}
              {...BOUNDS[question]}
              label={say(`map-desk.${question}`)}
              value={scale[question]}
              onChange={(value) => answerScale(question, value)}
            />
          ))}
          {notices.length === 0 ? (
            <p className="small quiet">{say('map-desk.nothing-left')}</p>
          ) : (
            <section className="small" aria-label={say('map-desk.left')}>
              <h3 className="small">{say('map-desk.left')}</h3>
              <FaultList faults={notices} />
            </section>
          )}
        </div>
      </div>
      <footer className="dialog-foot">
        <p className="small quiet">{say('map-desk.takes-the-place')}</p>
        <Button className="button" onPress={leaveImport}>
          {say('import-desk.cancel')}
        </Button>
        <Button className="button main" onPress={finishMap}>
          {say('import-desk.put')}
        </Button>
      </footer>
    </>
  );
}

import { Switch } from 'react-aria-components';
import type { CoverGrade, HeightCategory, TerrainGuess } from '../../../engine/index.ts';
import { deskIs, openingIs, partIs, proposalIs } from '../session/import-desk.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { KINDS_OF_OPENINGS, type ProposalOnDesk, proposalsOnDesk } from '../session/terrain-on-desk.ts';
import { useVoice } from '../session/voice.ts';
import { GuessNote } from './guess-note.tsx';
import { HeightChoice } from './height-choice.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

const GRADES: readonly CoverGrade[] = ['none', 'light', 'heavy'];
const CATEGORIES: readonly HeightCategory[] = [1, 2, 3, 4];
/** More parts than this are no list any more. */
const MOST_PARTS = 60;

/** What is guessed of terrain alone: its openings, ladders and stairs, whether one stands on it, how high it counts. */
export function TerrainForm({ terrain }: { readonly terrain: TerrainGuess }) {
  const { say } = useVoice();
  const grade = useImportDesk((desk) => desk.grade);
  const standable = useImportDesk((desk) => desk.standable);
  const category = useImportDesk((desk) => desk.category);
  const { heightCategory } = terrain;
  return (
    <>
      <Proposals terrain={terrain} />
      <Switch
        className="switch"
        isSelected={standable ?? terrain.standable.value}
        onChange={(chosen) => deskIs({ standable: chosen })}
      >
        <span className="switch-track" />
        {say('import-desk.standable')}
      </Switch>
      {standable === null && <GuessNote guess={terrain.standable} />}
      <SegmentedChoice
        label={say('import-desk.cover')}
        value={grade}
        among={GRADES.map((one) => ({ value: one, says: say(`import-desk.cover.${one}`) }))}
        onChoose={(chosen) => deskIs({ grade: chosen })}
      />
      <HeightChoice
        label={say('import-desk.category')}
        otherwise={say('import-desk.category-none')}
        value={category}
        among={CATEGORIES}
        onChoose={(chosen) => deskIs({ category: chosen })}
      />
      <GuessNote
        guess={{
          confidence: heightCategory.confidence,
          because: {
            code: 'import-desk.category-guess',
            fill: {
              category: heightCategory.value,
              why: say(heightCategory.because.code, heightCategory.because.fill),
            },
          },
        }}
      />
    </>
  );
}

function Proposals({ terrain }: { readonly terrain: TerrainGuess }) {
  const { say } = useVoice();
  const agreement = useImportDesk((desk) => desk.agreement);
  const all = proposalsOnDesk(terrain, agreement);
  if (all.length === 0) return <p className="small quiet">{say('import-desk.proposals-none')}</p>;
  return (
    <fieldset className="found-list" aria-label={say('import-desk.proposals')}>
      <legend>{say('import-desk.proposals')}</legend>
      {all.map((one) => (
        <Proposed key={one.proposal.id} one={one} />
      ))}
      {terrain.moreHoles > 0 && <p className="small quiet">{say('import-desk.more-holes', { count: terrain.moreHoles })}</p>}
    </fieldset>
  );
}

function Proposed({ one }: { readonly one: ProposalOnDesk }) {
  const { say } = useVoice();
  const { proposal, taken, kind } = one;
  const { id, guess } = proposal;
  return (
    <div className="found">
      <Switch className="switch" isSelected={taken} onChange={(chosen) => proposalIs(id, chosen)}>
        <span className="switch-track" />
        {calledHere(one, say)}
      </Switch>
      <GuessNote guess={guess} />
      {taken && kind !== null && (
        <SegmentedChoice
          label={say('import-desk.kind-of', { id })}
          labelHidden
          value={kind}
          among={KINDS_OF_OPENINGS.map((each) => ({ value: each, says: say(`opening/${each}`) }))}
          onChoose={(chosen) => openingIs(id, chosen)}
        />
      )}
    </div>
  );
}

function calledHere({ proposal, kind }: ProposalOnDesk, say: ReturnType<typeof useVoice>['say']): string {
  if (proposal.what === 'ladder') return say('import-desk.proposed-ladder', { height: proposal.guess.value.head.y });
  if (proposal.what === 'stairs') return say('import-desk.proposed-stairs', { part: proposal.guess.value.group });
  const { width, height } = proposal.guess.value.frame;
  const called = say(`opening/${kind}`);
  return say('import-desk.proposed-opening', { kind: called[0]!.toUpperCase() + called.slice(1), width, height });
}

/** The parts of the file, each to be left out: of three swords a man holds one. */
export function PartsOfFile() {
  const { say } = useVoice();
  const groups = useImportDesk((desk) => desk.imported?.groups);
  const leftOut = useImportDesk((desk) => desk.wishes.leaveOut);
  if (!groups || groups.length < 2 || groups.length > MOST_PARTS) return null;
  return (
    <details className="small">
      <summary>
        {say('import-desk.parts')}: {groups.length - (leftOut?.length ?? 0)} / {groups.length}
      </summary>
      <p className="quiet">{say('import-desk.parts-note')}</p>
      {groups.map(({ name }) => (
        <Switch key={name} className="switch" isSelected={!leftOut?.includes(name)} onChange={(chosen) => partIs(name, chosen)}>
          <span className="switch-track" />
          {name}
        </Switch>
      ))}
    </details>
  );
}

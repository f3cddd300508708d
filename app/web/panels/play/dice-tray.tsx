import { Button, Switch } from 'react-aria-components';
import type { RollRequest } from '../../../../engine/index.ts';
import { giveFaces, setThrowsAtOnce, throwDice, typeFace } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { diceAsked, lastThrow } from '../../session/play/shown-game.ts';
import { SegmentedChoice } from '../segmented-choice.tsx';

/** Dice that must fall: thrown here by the seed, or typed in as they lie on the table. */
export function DiceTray({ play, request }: { readonly play: Play; readonly request: RollRequest }) {
  const { say } = usePlayVoice(play);
  const { roller, purpose, fill, clause, dice } = request;
  return (
    <>
      <h2>{say('prompt.roll', { side: roller })}</h2>
      <p>
        {say(purpose, fill)} <span className="clause">{clause}</span>
      </p>
      {play.game.setup.dice.kind === 'seed' ? (
        <>
          <Button className="button main" isDisabled={play.busy} onPress={throwDice}>
            {say('prompt.throw', { dice })}
          </Button>
          <Switch className="switch" isSelected={play.throwsAtOnce} onChange={setThrowsAtOnce}>
            {say('bar.at-once')}
          </Switch>
        </>
      ) : (
        <TypedDice play={play} request={request} />
      )}
    </>
  );
}

/** One row of faces for each die, and what says that they lie so. */
function TypedDice({ play, request }: { readonly play: Play; readonly request: RollRequest }) {
  const { say } = usePlayVoice(play);
  const { dice, sides } = diceAsked(request);
  const faces = Array.from({ length: sides }, (_, i) => String(i + 1));
  const isWhole = Array.from({ length: dice }, (_, i) => play.faces[i] ?? null).every((face) => face !== null);
  return (
    <>
      {Array.from({ length: dice }, (_, die) => (
        <SegmentedChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
          key={die}
          className="choice dice-faces"
          label={say('prompt.die', { die: die + 1 })}
          labelHidden={dice === 1}
          value={String(play.faces[die] ?? '')}
          among={faces.map((face) => ({ value: face, says: face }))}
          onChoose={(face) => typeFace(die, Number(face))}
        />
      ))}
      <Button className="button main" isDisabled={!isWhole || play.busy} onPress={giveFaces}>
        {say('prompt.give-faces')}
      </Button>
    </>
  );
}

/** The dice that fell last, as they lie. */
export function LastThrow({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const faces = lastThrow(play);
  if (!faces) return null;
  return (
    <p className="last-throw" role="img" aria-label={say('prompt.thrown', { faces: faces.join(', ') })}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
        <span key={i} className="die" aria-hidden="true">
          {face}
        </span>
      ))}
    </p>
  );
}

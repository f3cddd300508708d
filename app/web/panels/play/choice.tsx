import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { GameRequest } from '../../../../engine/index.ts';
import { pick } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';

type ChoiceRequest = Extract<GameRequest, { readonly kind: 'choice' }>;

/** What a player must choose before the game goes on: one of several at a press, several at once by marking them. */
export function Choice({ play, request }: { readonly play: Play; readonly request: ChoiceRequest }) {
  const { say } = usePlayVoice(play);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { chooser, purpose, fill, clause, options, atLeast, atMost } = request;
  const isOne = atLeast === 1 && atMost === 1;
  const fits = picked.length >= atLeast && picked.length <= atMost;
  return (
    <>
      <h2>{say('prompt.choose', { side: chooser })}</h2>
      <p>
        {say(purpose, fill)} <span className="clause">{clause}</span>
      </p>
      <div className="prompt-options">
        {options.map((option) =>
          isOne ? (
            <Button key={option.id} className="button" isDisabled={play.busy} onPress={() => pick([option.id])}>
              {say(option.says, option.fill)}
            </Button>
          ) : (
            <ToggleButton
              key={option.id}
              className="button"
              isSelected={picked.includes(option.id)}
              onChange={(on) => setPicked(on ? [...picked, option.id] : picked.filter((id) => id !== option.id))}
            >
              {say(option.says, option.fill)}
            </ToggleButton>
          ),
        )}
      </div>
      {!isOne && (
        <>
          <p className="small quiet">{say('prompt.how-many', { atLeast, atMost })}</p>
          <Button className="button main" isDisabled={!fits || play.busy} onPress={() => pick(picked)}>
            {say(picked.length === 0 ? 'prompt.nobody' : 'prompt.these')}
          </Button>
        </>
      )}
    </>
  );
}

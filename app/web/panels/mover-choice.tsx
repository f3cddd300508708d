import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { ModelId } from '../../../engine/index.ts';
import { changeMover, HEAVY_WEAPONS, isBorne, stateOf, usualMovement } from '../session/mover-state.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { readDice, UNITS } from './typed-number.ts';

/** The farthest that a profile may say. @unit millimetres */
const MOST = 1000;
/** The reason by which rules ask for dice before a move. */
const ASKS_FOR_DICE = 'ground/roll-first';

/** What has a say in how far the model goes and is not on the board: its profile, what it bears, what was rolled for it. */
export function MoverChoice({ model }: { readonly model: ModelId }) {
  const { say } = useVoice();
  const state = useSession((session) => stateOf(session.document, model));
  const agreed = useSession((session) => agreementOf(session.document));
  const inMillimetres = useSession((session) => session.inMillimetres);
  const wantsDice = useSession(({ way }) => {
    const reasons = [way?.ruling?.result, way?.unitRuling?.result, way?.reach].flatMap((one) => {
      if (!one?.ok) return [];
      return one.value.because;
    });
    return reasons.some(({ says }) => says === ASKS_FOR_DICE);
  });
  const ruler = inMillimetres ? 'mm' : ruleSetOf(agreed).ruler;
  const unit = UNITS[ruler];
  const usual = usualMovement(agreed);
  return (
    <details className="way-note mover small">
      <summary>{say('mover.title')}</summary>
      {usual !== null && (
        <div className="two">
          <NumberField
            label={say(`mover.movement-${ruler}`)}
            value={(state.movement ?? usual) / unit}
            least={0}
            most={MOST / unit}
            onChange={(value) => changeMover(model, { movement: value * unit })}
          />
          {state.movement !== null && (
            <Button className="button" onPress={() => changeMover(model, { movement: null })}>
              {say('mover.as-everybody')}
            </Button>
          )}
        </div>
      )}
      {isBorne(agreed) && (
        <>
          <SegmentedChoice
            label={say('mover.load')}
            value={state.loaded ? 'loaded' : 'free'}
            among={[
              { value: 'free', says: say('mover.free') },
              { value: 'loaded', says: say('mover.loaded') },
            ]}
            onChoose={(value) => changeMover(model, { loaded: value === 'loaded' })}
          />
          <SegmentedChoice
            label={say('mover.heavy')}
            value={state.heavyWeapon}
            among={HEAVY_WEAPONS.map((value) => ({ value, says: say(`mover.heavy-${value}`) }))}
            onChoose={(heavyWeapon) => changeMover(model, { heavyWeapon })}
          />
        </>
      )}
      {(wantsDice || state.dice.length > 0) && <DiceField model={model} dice={state.dice} />}
    </details>
  );
}

/** Dice that were rolled before the move, as they lie on the table. */
function DiceField({ model, dice }: { readonly model: ModelId; readonly dice: readonly number[] }) {
  const { say } = useVoice();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const read = typed === null ? null : readDice(typed);
    setTyped(null);
    if (read && read.join() !== dice.join()) changeMover(model, { dice: read });
  };
  return (
    <TextField
      className="field"
      value={typed ?? dice.join(' ')}
      onChange={setTyped}
      onBlur={take}
      isInvalid={typed !== null && readDice(typed) === null}
      inputMode="numeric"
    >
      <Label>{say('mover.dice')}</Label>
      <Input onKeyDown={({ key }) => key === 'Enter' && take()} />
    </TextField>
  );
}

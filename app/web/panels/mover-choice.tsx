import { Button } from 'react-aria-components';
import type { ModelId } from '../../../engine/index.ts';
import { changeMover, HEAVY_WEAPONS, isBorne, stateOf, usualMovement } from '../session/mover-state.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { DiceField } from './dice-field.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { UNITS } from './typed-number.ts';

/** The farthest that a profile may say. @unit millimetres */
const MOST = 1000;
/** The reasons by which rules ask for dice before a move, and for dice of those who come into danger on it. */
const ASKS_FOR_DICE = 'ground/roll-first';
const ASKS_FOR_DANGER = 'ground/dangerous';

/** What has a say in how far the model goes and is not on the board: its profile, what it bears, what was rolled for it. */
export function MoverChoice({ model }: { readonly model: ModelId }) {
  const { say } = useVoice();
  const state = useSession((session) => stateOf(session.document, model));
  const agreed = useSession((session) => agreementOf(session.document));
  const inMillimetres = useSession((session) => session.inMillimetres);
  const wants = useSession(({ way }) => {
    const reasons = [way?.ruling?.result, way?.unitRuling?.result, way?.reach].flatMap((one) => {
      if (!one?.ok) return [];
      return one.value.because;
    });
    return [ASKS_FOR_DICE, ASKS_FOR_DANGER].filter((asked) => reasons.some(({ says }) => says === asked)).join(' ');
  });
  const asked = new Set(wants.split(' '));
  const { danger = [] } = state;
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
      {(asked.has(ASKS_FOR_DICE) || state.dice.length > 0) && (
        <DiceField label={say('mover.dice')} dice={state.dice} onChange={(dice) => changeMover(model, { dice })} />
      )}
      {(asked.has(ASKS_FOR_DANGER) || danger.length > 0) && (
        <DiceField label={say('mover.danger')} dice={danger} onChange={(rolled) => changeMover(model, { danger: rolled })} />
      )}
    </details>
  );
}

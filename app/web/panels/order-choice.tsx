import { unitOf } from '../session/drawn-unit.ts';
import type { DrawnWay } from '../session/drawn-way.ts';
import { ordersOf } from '../session/mover-state.ts';
import { agreementOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { charge, chooseOrder, leadWhole } from '../session/way-intents.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

/** Who goes, under which order, and whom a charge is aimed at. */
export function OrderChoice({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  const board = useSession((session) => session.document.board);
  const orders = useSession((session) => ordersOf(agreementOf(session.document)));
  const count = unitOf(board, way.model).length;
  return (
    <div className="way-note">
      {count > 1 && (
        <SegmentedChoice
          label={say('way.who-goes')}
          value={way.whole ? 'whole' : 'alone'}
          among={[
            { value: 'alone', says: say('way.alone') },
            { value: 'whole', says: say('way.whole', { count }) },
          ]}
          onChoose={(value) => leadWhole(value === 'whole')}
        />
      )}
      {!way.whole && orders.length > 1 && (
        <SegmentedChoice
          label={say('way.order')}
          value={way.order}
          among={orders.map((value) => ({ value, says: say(`way.order-${value}`) }))}
          onChoose={chooseOrder}
        />
      )}
      {!way.whole && way.order === 'charge' && <TargetChoice way={way} />}
    </div>
  );
}

/** Whom the charge is aimed at: every model of another side, by name. */
function TargetChoice({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  const models = useSession((session) => session.document.board.models);
  const owner = models[way.model]?.owner;
  const enemies = Object.values(models).filter((model) => model.owner !== owner);
  if (enemies.length === 0) return <p className="small">{say('way.nobody-to-charge')}</p>;
  return (
    <label className="field">
      <span className="small quiet">{say('way.target')}</span>
      <select value={way.target ?? ''} onChange={({ target }) => charge(target.value)}>
        <option value="" disabled>
          {say('way.choose-target')}
        </option>
        {enemies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

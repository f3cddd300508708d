import { Label, Radio, RadioGroup } from 'react-aria-components';
import { unitOf } from '../session/drawn-unit.ts';
import type { DrawnWay } from '../session/drawn-way.ts';
import { ordersOf } from '../session/mover-state.ts';
import { agreementOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { charge, chooseOrder, leadWhole } from '../session/way-intents.ts';

/** Who goes, under which order, and whom a charge is aimed at. */
export function OrderChoice({ way }: { readonly way: DrawnWay }) {
  const { say } = useVoice();
  const board = useSession((session) => session.document.board);
  const orders = useSession((session) => ordersOf(agreementOf(session.document)));
  const count = unitOf(board, way.model).length;
  return (
    <div className="way-note">
      {count > 1 && (
        <RadioGroup className="choice" value={way.whole ? 'whole' : 'alone'} onChange={(value) => leadWhole(value === 'whole')}>
          <Label>{say('way.who-goes')}</Label>
          <div className="segments">
            <Radio value="alone" className="segment">
              {say('way.alone')}
            </Radio>
            <Radio value="whole" className="segment">
              {say('way.whole', { count })}
            </Radio>
          </div>
        </RadioGroup>
      )}
      {!way.whole && orders.length > 1 && (
        <RadioGroup
          className="choice"
          value={way.order}
          onChange={(value) => chooseOrder(orders.find((order) => order === value) ?? 'move')}
        >
          <Label>{say('way.order')}</Label>
          <div className="segments">
            {orders.map((order) => (
              <Radio key={order} value={order} className="segment">
                {say(`way.order-${order}`)}
              </Radio>
            ))}
          </div>
        </RadioGroup>
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

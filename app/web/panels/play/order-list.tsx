import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { OfferNow, SideId } from '../../../../engine/index.ts';
import { sayOrder } from '../../../wording/say-order.ts';
import { mayComputerAct } from '../../session/play/computer-sides.ts';
import { concede, pressOffer } from '../../session/play/game-intents.ts';
import { groupOffers, type OfferGroup } from '../../session/play/group-offers.ts';
import { offersListed } from '../../session/play/offers-about.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { useSession } from '../../session/session.ts';

/** Every order that the rules offer now, and below those what they refuse, each with its reason and clause. */
export function OrderList({ play }: { readonly play: Play }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const selected = useSession((session) => (session.selected?.kind === 'model' ? session.selected.id : null));
  const offers = offersListed(play, selected);
  const may = offers.filter(({ refusal }) => refusal === null);
  const mayNot = offers.filter(({ refusal }) => refusal !== null);
  const [side] = play.now.whose;
  // while the computer thinks, the prompt above says so
  if (offers.length === 0) return mayComputerAct(play) ? null : <p className="empty">{say('orders.none')}</p>;
  return (
    <>
      {groupOffers(may).map((group) => (
        <Group key={JSON.stringify(group.head)} play={play} group={group} />
      ))}
      {mayNot.length > 0 && (
        <section className="card-section" aria-label={say('orders.not-now')}>
          <h3>{say('orders.not-now')}</h3>
          <ul className="orders-refused">
            {mayNot.map((offer) => (
              <Refused key={JSON.stringify(offer.order)} play={play} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {side !== undefined && play.now.whose.length === 1 && <Concede play={play} side={side} />}
    </>
  );
}

/** Some of the orders, under what they have in common. */
function Group({ play, group: { head, offers } }: { readonly play: Play; readonly group: OfferGroup }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const said =
    head === null
      ? null
      : head.of === 'model'
        ? say('name.model', { model: head.model })
        : head.of === 'side'
          ? say('name.side', { side: head.side })
          : say(`orders.to-${head.deed}`);
  return (
    <section className="orders-group" aria-label={said ?? say('orders.tab')}>
      {said !== null && <h3>{said}</h3>}
      <ul className="orders">
        {offers.map((offer) => (
          <li key={JSON.stringify(offer.order)}>
            <Button className="button order" isDisabled={play.busy} onPress={() => pressOffer(offer)}>
              {sayOrder(offer.order, voice)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refused({ play, offer }: { readonly play: Play; readonly offer: OfferNow }) {
  const voice = usePlayVoice(play);
  const { refusal, order } = offer;
  if (!refusal) return null;
  return (
    <li>
      <span className="order-refused" aria-disabled="true">
        {sayOrder(order, voice)}
      </span>
      <span className="small">
        {voice.say(refusal.code, refusal.fill)} {refusal.clause && <span className="clause">{refusal.clause}</span>}
      </span>
    </li>
  );
}

/** Giving up is asked twice. */
function Concede({ play, side }: { readonly play: Play; readonly side: SideId }) {
  const { say } = usePlayVoice(play);
  const [asked, setAsked] = useState(false);
  return (
    <div className="concede">
      {asked ? (
        <>
          <p>{say('orders.conceding', { side })}</p>
          <div className="row">
            <Button className="button" onPress={() => concede(side)}>
              {say('orders.concede-yes')}
            </Button>
            <Button className="button main" autoFocus onPress={() => setAsked(false)}>
              {say('orders.concede-no')}
            </Button>
          </div>
        </>
      ) : (
        <Button className="button quiet-button" onPress={() => setAsked(true)}>
          {say('orders.concede')}
        </Button>
      )}
    </div>
  );
}

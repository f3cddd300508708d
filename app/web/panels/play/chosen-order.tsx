import { Button } from 'react-aria-components';
import type { OrderOdds } from '../../../../engine/index.ts';
import { sayOrder } from '../../../wording/say-order.ts';
import { chooseOffer, giveOrder, pressOffer } from '../../session/play/game-intents.ts';
import { offersAt } from '../../session/play/offers-about.ts';
import type { ChosenOffer, Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { isOpen, isPointed, isSameOrder, targetOf } from '../../session/play/shown-game.ts';
import { useSession } from '../../session/session.ts';
import { MovePanel } from '../move-panel.tsx';
import { QuestionPanel } from '../question-panel.tsx';

/** The order in hand, with all that can be known of it before it is given. */
export function ChosenOrder({ play, chosen }: { readonly play: Play; readonly chosen: ChosenOffer }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const { offer, weighed } = chosen;
  const pointed = useSession((session) => isPointed(offer, session.document.board));
  const draws = isOpen(offer) && !pointed;
  const target = targetOf(offer.order);
  const looks = useSession((session) => session.looker !== null && session.target !== null);
  return (
    <article className="chosen" aria-label={sayOrder(offer.order, voice)}>
      <header className="chosen-head">
        <h2>{sayOrder(offer.order, voice)}</h2>
        <div className="row">
          {!draws && !pointed && (
            <Button className="button main" isDisabled={play.busy} onPress={() => giveOrder(offer.by, offer.order)}>
              {say('orders.give')}
            </Button>
          )}
          <Button className="button" onPress={() => chooseOffer(null)}>
            {say('orders.put-back')}
          </Button>
        </div>
      </header>
      {target !== null && <OthersAtTarget play={play} chosen={chosen} target={target} />}
      {pointed ? (
        <>
          <p className="empty">{say('orders.point')}</p>
          {weighed?.odds && <Odds odds={weighed.odds} play={play} />}
        </>
      ) : draws ? (
        <MovePanel />
      ) : weighed ? (
        <Odds odds={weighed.odds} play={play} />
      ) : (
        <p className="empty">{say('orders.weighing')}</p>
      )}
      {!draws && looks && <QuestionPanel />}
    </article>
  );
}

/** What else can be done to the same enemy, and why not. */
function OthersAtTarget(props: { readonly play: Play; readonly chosen: ChosenOffer; readonly target: string }) {
  const { play, chosen, target } = props;
  const voice = usePlayVoice(play);
  const others = offersAt(play, target).filter(({ order }) => !isSameOrder(order, chosen.offer.order));
  if (others.length === 0) return null;
  return (
    <ul className="orders others">
      {others.map((offer) => (
        <li key={JSON.stringify(offer.order)}>
          {offer.refusal === null ? (
            <Button className="button order" onPress={() => pressOffer(offer)}>
              {sayOrder(offer.order, voice)}
            </Button>
          ) : (
            <>
              <span className="order-refused" aria-disabled="true">
                {sayOrder(offer.order, voice)}
              </span>
              <span className="small">
                {voice.say(offer.refusal.code, offer.refusal.fill)}{' '}
                {offer.refusal.clause && <span className="clause">{offer.refusal.clause}</span>}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How likely each end is, what must be thrown, and what makes it so. */
function Odds({ odds, play }: { readonly odds: OrderOdds | null; readonly play: Play }) {
  const { say, share, number } = usePlayVoice(play);
  if (!odds) return <p className="empty small">{say('odds.none')}</p>;
  return (
    <section className="card-section odds">
      <h3>{say('odds.title')}</h3>
      <p>{say('odds.needed', { needed: odds.needed })}</p>
      <ul className="odds-ends">
        {odds.ends.map((end) => (
          <li key={end.says} data-none={end.share === 0 || undefined}>
            <span>{say(end.says)}</span>
            <span className="odds-bar" aria-hidden="true">
              <i style={{ width: `${end.share * 100}%` }} />
            </span>
            <strong>{share(end.share)}</strong>
          </li>
        ))}
      </ul>
      <p className="small quiet">{say('odds.counted')}</p>
      {odds.modifiers.length > 0 && (
        <>
          <h3>{say('odds.modifiers')}</h3>
          <Modifiers modifiers={odds.modifiers} say={say} number={number} />
        </>
      )}
    </section>
  );
}

/** Changes of a number, each with the clause that it comes from. */
export function Modifiers(props: {
  readonly modifiers: OrderOdds['modifiers'];
  readonly say: (code: string) => string;
  readonly number: (value: number) => string;
}) {
  const { modifiers, say, number } = props;
  return (
    <ul className="legs">
      {modifiers.map(({ says, value, clause }) => (
        <li key={`${says} ${clause}`} className="leg">
          <span>{say(says)}</span>
          <span className="leg-cost">{value < 0 ? number(value) : `+${number(value)}`}</span>
          <span className="clause">{clause}</span>
        </li>
      ))}
    </ul>
  );
}

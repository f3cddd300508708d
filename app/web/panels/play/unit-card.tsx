import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { pickInPlay } from '../../session/play/offers-about.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { type UnitCard, unitCards } from '../../session/play/unit-cards.ts';
import { useSession } from '../../session/session.ts';
import { SideSwatch } from './side-name.tsx';

/** Everybody who takes part, as a row of cards. A card is pressed like the figure itself. */
export function UnitCards({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const row = useRef<HTMLUListElement>(null);
  const cards = unitCards(play);
  const active = cards.find(({ whereabouts }) => whereabouts === 'active' || whereabouts === 'arriving')?.model;
  useEffect(() => {
    // of many cards the row shows a few, and among them always whoever acts
    if (active !== undefined) row.current?.querySelector('[data-acts]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <ul className="unit-cards" aria-label={say('bar.units')} ref={row}>
      {cards.map((card) => (
        <li key={card.model} data-acts={card.model === active || undefined}>
          <Card play={play} card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ play, card }: { readonly play: Play; readonly card: UnitCard }) {
  const { say } = usePlayVoice(play);
  const selected = useSession((session) => session.selected?.id === card.model);
  const { model, side, whereabouts, actions } = card;
  return (
    <Button
      className="unit-card"
      data-whereabouts={whereabouts}
      data-chosen={selected || undefined}
      isDisabled={card.whereabouts === 'out'}
      aria-label={`${say('card.label', { model, side })}: ${[say(`card.${whereabouts}`), ...stateOf(card, say)].join(', ')}`}
      onPress={() => pickInPlay(model)}
    >
      <span className="unit-name">
        <SideSwatch side={side} />
        <strong>{say('name.model', { model })}</strong>
        {actions !== null && (
          <span className="unit-actions" aria-hidden="true">
            {'●'.repeat(Math.max(0, actions))}
          </span>
        )}
      </span>
      <span className="small quiet" aria-hidden="true">
        {[...(whereabouts === 'active' ? [] : [say(`card.${whereabouts}`)]), ...briefOf(card, say)].slice(0, 3).join(' · ')}
      </span>
    </Button>
  );
}

type Say = ReturnType<typeof usePlayVoice>['say'];

/** What is out of the ordinary. */
const briefOf = (card: UnitCard, say: Say): readonly string[] => [
  ...(card.broken ? [say('card.broken')] : []),
  ...(card.shocks > 0 ? [say('card.shocks', { shocks: card.shocks })] : []),
  ...(card.hidingBehind === null ? [] : [say('card.hides', { piece: card.hidingBehind })]),
  ...(card.inWait ? [say('play.lies-in-wait')] : []),
  ...(card.aiming ? [say('card.aims')] : []),
  ...(card.bears === null ? [] : [say('card.bears', { load: card.bears })]),
  // nearly everybody stands, and a card is narrow
  ...(card.stance === null || card.stance === 'standing' ? [] : [say(`stance/${card.stance}`)]),
];

const stateOf = (card: UnitCard, say: Say): readonly string[] => [
  ...(card.stance === null ? [] : [say(`stance/${card.stance}`)]),
  say('card.wounds', { wounds: card.wounds }),
  say('card.shocks', { shocks: card.shocks }),
  say(card.broken ? 'card.broken' : 'card.steady'),
  ...(card.actions === null ? [] : [say('card.actions', { actions: card.actions })]),
  card.weapon === null ? say('card.unarmed') : say('card.weapon', { weapon: card.weapon }),
  ...(card.inWait ? [say('play.lies-in-wait')] : []),
  ...(card.aiming ? [say('card.aims')] : []),
  ...(card.bears === null ? [] : [say('card.bears', { load: card.bears })]),
  ...(card.hidingBehind === null ? [] : [say('card.hides', { piece: card.hidingBehind })]),
];

/** All that there is to say of the one who is selected. */
export function SelectedUnit({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const id = useSession((session) => (session.selected?.kind === 'model' ? session.selected.id : null));
  const card = unitCards(play).find(({ model }) => model === id);
  if (!card) return null;
  return (
    <article className="unit-sheet" aria-label={say('card.label', { model: card.model, side: card.side })}>
      <header className="thing-head">
        <SideSwatch side={card.side} />
        <h2>{say('name.model', { model: card.model })}</h2>
        <span className="quiet small">{say(`card.${card.whereabouts}`)}</span>
      </header>
      <ul className="chips">
        {stateOf(card, say).map((text) => (
          <li key={text} className="chip">
            {text}
          </li>
        ))}
      </ul>
    </article>
  );
}

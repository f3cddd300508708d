import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Fact } from '../../../../engine/index.ts';
import { sayFact } from '../../../wording/say-fact.ts';
import { sayOrder } from '../../../wording/say-order.ts';
import { openLine, showAt, showLook, takeBack } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { type ReportEntry, reportOf, type ToldFact } from '../../session/play/report.ts';
import { seenGame } from '../../session/play/seen-game.ts';
import { isOfTheBook, targetOf } from '../../session/play/shown-game.ts';
import { Modifiers } from './chosen-order.tsx';
import { SideSwatch } from './side-name.tsx';

/** The game as a battle report: order after order, each of which opens what it rests on. */
export function Journal({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const entries = reportOf(seenGame(play));
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is shown when it comes
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [entries.length]);
  if (entries.length === 0) return <p className="empty">{say('journal.empty')}</p>;
  return (
    <ol className="journal" aria-label={say('journal.label')}>
      {entries.map((entry, i) => (
        <li
          key={entry.line}
          ref={i === entries.length - 1 ? end : null}
          data-taken-back={entry.takenBack || undefined}
          data-later={(play.shownAt !== null && entry.line >= play.shownAt) || undefined}
        >
          {entry.round !== entries[i - 1]?.round && <h3>{say('journal.round', { round: entry.round })}</h3>}
          <Entry play={play} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** What everybody sees anyway, and what a report of a battle leaves out. */
const UNTOLD: readonly string[] = [
  'requested',
  'skirmish/acted',
  'skirmish/activated',
  'skirmish/activation-ended',
  'skirmish/opened-fire',
];

function Entry({ play, entry }: { readonly play: Play; readonly entry: ReportEntry }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const isOpen = play.openedLine === entry.line;
  const told = entry.told.filter(({ fact }) => !UNTOLD.includes(fact.kind)).flatMap((one) => sayTold(one, play, voice));
  return (
    <>
      <Button className="journal-entry" aria-expanded={isOpen} onPress={() => openLine(isOpen ? null : entry.line)}>
        <span className="journal-order">
          <SideSwatch side={entry.by} />
          {sayHead(entry, voice)}
          {entry.takenBack && <em>{say('journal.taken-back')}</em>}
        </span>
        {told.length > 0 && <span className="journal-told">{told.join(' ')}</span>}
      </Button>
      {isOpen && <Evidence play={play} entry={entry} />}
    </>
  );
}

type Voice = ReturnType<typeof usePlayVoice>;

/** Who did what: whoever the order names himself is not named twice. */
export function sayHead({ by, order }: ReportEntry, voice: Voice): string {
  const { model } = order;
  const who = typeof model === 'string' ? voice.say('name.model', { model }) : voice.say('name.side', { side: by });
  if (!isOfTheBook(order)) return who;
  const what = sayOrder(order, voice);
  return what.includes(who) ? what : `${who}: ${what}`;
}

function sayTold({ fact, line }: ToldFact, { game }: Play, voice: Voice): readonly string[] {
  const { board, underWay } = game.positions[line]!;
  return sayFact(fact, { board, request: underWay?.request ?? null }, voice);
}

/** Everything that an order rests on: what was asked, which dice fell and whose, what changed the numbers and by which clause. */
function Evidence({ play, entry }: { readonly play: Play; readonly entry: ReportEntry }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const { line, until, order, told, takenBack } = entry;
  const target = targetOf(order);
  const isUndone = takenBack || entry.told.some(({ fact }) => fact.kind === 'taken-back');
  return (
    <section className="journal-evidence" aria-label={say('journal.evidence')}>
      <ol className="small">
        {told.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact is known by its place in the line
          <li key={i}>
            <Told fact={one} play={play} voice={voice} />
          </li>
        ))}
      </ol>
      <div className="row journal-deeds">
        <Button className="button" onPress={() => showAt(until + 1)}>
          {say('journal.show')}
        </Button>
        {target !== null && typeof order.model === 'string' && (
          <Button className="button" onPress={() => showLook(line, String(order.model), target)}>
            {say('journal.look')}
          </Button>
        )}
        {!isUndone && play.shownAt === null && (
          <Button className="button" isDisabled={play.busy} onPress={() => takeBack(line)}>
            {say('journal.back-to')}
          </Button>
        )}
      </div>
      <p className="small quiet">{say('journal.line', { line: line + 1 })}</p>
    </section>
  );
}

function Told({ fact: told, play, voice }: { readonly fact: ToldFact; readonly play: Play; readonly voice: Voice }) {
  const { say, number } = voice;
  const { fact } = told;
  return (
    <>
      {fact.kind === 'requested'
        ? say('journal.asked', { what: sayTold(told, play, voice).join(' ') })
        : sayTold(told, play, voice).join(' ')}{' '}
      {fact.kind === 'requested' && <span className="clause">{fact.request.clause}</span>}
      {fact.kind === 'answered' && fact.answer.kind === 'faces' && (
        <span className="quiet">({say(`journal.by-${fact.answer.origin.from}`)})</span>
      )}
      {hasModifiers(fact) && <Modifiers modifiers={fact.modifiers} say={say} number={number} />}
    </>
  );
}

/** Some facts of a rule book tell what their number is made of. */
const hasModifiers = (fact: Fact): fact is Fact & { readonly modifiers: Parameters<typeof Modifiers>[0]['modifiers'] } =>
  'modifiers' in fact && Array.isArray(fact.modifiers) && fact.modifiers.length > 0;

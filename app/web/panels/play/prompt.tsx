import { Button } from 'react-aria-components';
import type { Battle, Proposal, SideId } from '../../../../engine/index.ts';
import { sayOrder } from '../../../wording/say-order.ts';
import { isForComputer, mayComputerAct } from '../../session/play/computer-sides.ts';
import { letComputersGoOn } from '../../session/play/computer-turns.ts';
import { answerProposal, showAt, takeOver } from '../../session/play/game-intents.ts';
import type { Play } from '../../session/play/play.ts';
import { usePlayVoice } from '../../session/play/play-voice.ts';
import { reportOf } from '../../session/play/report.ts';
import { seenGame } from '../../session/play/seen-game.ts';
import { isOfTheBook, openProposal, requestOf, shownPosition } from '../../session/play/shown-game.ts';
import { useSession } from '../../session/session.ts';
import { openDialog } from '../../session/view-intents.ts';
import { BugReport } from '../bug-report.tsx';
import { Choice } from './choice.tsx';
import { DiceTray } from './dice-tray.tsx';
import { sayHead } from './journal.tsx';

/** Whose turn it is and what is asked of him, under the colour of his side. */
export function Prompt({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const { now, refused, busy, broke } = play;
  const sides = useSession((session) => session.document.board.sides);
  const side = play.handedTo ?? (now.whose.length === 1 ? now.whose[0]! : null);
  return (
    <section
      className="prompt"
      aria-label={say('prompt.label')}
      aria-busy={busy}
      style={{ '--side-colour': (side !== null && sides[side]?.colour) || 'var(--line-strong)' } as React.CSSProperties}
    >
      {play.shownAt !== null ? (
        <>
          <p>{say('bar.looking-back')}</p>
          <Button className="button main" onPress={() => showAt(null)}>
            {say('bar.now')}
          </Button>
        </>
      ) : play.handedTo !== null ? (
        <>
          <h2>{say('prompt.hand-over', { side: play.handedTo })}</h2>
          <Button className="button main" autoFocus onPress={takeOver}>
            {say('prompt.here')}
          </Button>
        </>
      ) : (
        <Asked play={play} side={side} />
      )}
      {play.doubt && (
        <p className="prompt-refused" role="note">
          {say('result.doubt', { line: play.doubt.line, why: say(play.doubt.code) })}
        </p>
      )}
      {refused && (
        <p className="prompt-refused" role="alert">
          {say('prompt.refused')} {say(refused.code, refused.fill)}{' '}
          {refused.clause && <span className="clause">{refused.clause}</span>}
        </p>
      )}
      {broke !== null && <BugReport says="bug.question" details={broke} />}
    </section>
  );
}

/** What is waited for: consent, dice, a choice, an order, or nothing any more. */
function Asked({ play, side }: { readonly play: Play; readonly side: SideId | null }) {
  const { say } = usePlayVoice(play);
  const request = requestOf(play);
  const open = openProposal(play);
  if (isForComputer(play)) return <ComputersTurn play={play} />;
  if (open) return <Consent play={play} by={open.by} proposal={open.proposal} />;
  if (play.now.whose.length === 0)
    return (
      <>
        <h2>{say('prompt.over')}</h2>
        <Button className="button main" onPress={() => openDialog('result')}>
          {say('prompt.result')}
        </Button>
      </>
    );
  if (request?.kind === 'roll') return <DiceTray play={play} request={request} />;
  if (request) return <Choice play={play} request={request} key={play.game.lines.length} />;
  const { setUp } = shownPosition(play).state as Battle;
  if (side === null) return <h2>{say('prompt.anyone')}</h2>;
  if (setUp) return <h2>{say(setUp.step === 'scouting' ? 'prompt.scout' : 'prompt.set-up', { side })}</h2>;
  return <h2>{say('prompt.order', { side })}</h2>;
}

/** The computer has its turn: it thinks, or has stopped and says why. */
function ComputersTurn({ play }: { readonly play: Play }) {
  const voice = usePlayVoice(play);
  const { say } = voice;
  const { now, computers, halted } = play;
  const last = reportOf(seenGame(play)).at(-1);
  const side = now.whose.find((one) => computers.includes(one)) ?? '';
  if (mayComputerAct(play))
    return (
      <>
        <h2>{say('prompt.computer', { side })}</h2>
        {last && computers.includes(last.by) && isOfTheBook(last.order) && <p>{sayHead(last, voice)}</p>}
      </>
    );
  return (
    <>
      <h2>{say('prompt.computer-stopped', { side })}</h2>
      {halted !== null && <p>{say(`prompt.computer-${halted}`)}</p>}
      <Button className="button main" onPress={letComputersGoOn}>
        {say('prompt.computer-on')}
      </Button>
    </>
  );
}

/** Somebody would like what needs the consent of the others: what it is, and what each of them says to it. */
function Consent(props: { readonly play: Play; readonly by: SideId; readonly proposal: Proposal }) {
  const { play, by, proposal } = props;
  const voice = usePlayVoice(play);
  const { say } = voice;
  const undone =
    proposal.kind === 'take-back'
      ? reportOf(seenGame(play)).filter(
          ({ line, takenBack }) => line >= proposal.to && line < play.game.lines.length - 1 && !takenBack,
        )
      : [];
  return (
    <>
      <p>
        {proposal.kind === 'take-back'
          ? say('fact/proposed-take-back', { side: by, line: proposal.to })
          : say('fact/proposed-settle', { side: by, question: proposal.question, outcome: proposal.outcome })}
      </p>
      {undone.length > 0 && (
        <>
          <p className="small quiet">{say('prompt.undoes')}</p>
          <ul className="prompt-undoes small">
            {undone.map(({ line, order }) => (
              <li key={line}>{sayOrder(order, voice)}</li>
            ))}
          </ul>
        </>
      )}
      {play.now.whose.map((side) => (
        <div key={side} className="prompt-consent">
          <h2>{say('prompt.consent', { side })}</h2>
          <div className="row">
            <Button className="button main" isDisabled={play.busy} onPress={() => answerProposal(side, true)}>
              {say('prompt.agree')}
            </Button>
            <Button className="button" isDisabled={play.busy} onPress={() => answerProposal(side, false)}>
              {say('prompt.decline')}
            </Button>
          </div>
        </div>
      ))}
    </>
  );
}

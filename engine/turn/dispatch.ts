import { isSecret } from '../dice/promise.ts';
import { isPlain, plainCopy } from '../document/plain-copy.ts';
import type { Fact, Proposal } from '../game/fact.ts';
import type { JournalLine } from '../game/journal.ts';
import type { Command } from '../game/order.ts';
import type { ChoiceRequest, GameRequest, RequestAnswer } from '../game/request.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { carryOut, situationOf } from './carry-out.ts';
import { checkThrow, refuse } from './check-throw.ts';
import { foldLine } from './fold.ts';
import { type Game, type PlayedWith, positionOf } from './game.ts';
import { proposalOf } from './proposal-of.ts';
import { hashOfSetup, sealLine } from './seal-line.ts';
import { isFreeToTakeBack } from './take-back.ts';

/**
 * The one gate through which a game changes: for a player, a computer player, a room, undo and preview alike. A command is turned down and nothing has
 * happened, or it is written into the journal with all that came of it.
 * @refuses a command of somebody who has not seen all lines, an order that is not this side's to give, what the rules do not allow, dice that were not
 * thrown as agreed
 */
export function dispatch<State>(game: Game<State>, command: Command, withWhat: PlayedWith<State>): Result<Game<State>, Refusal> {
  const { setup, lines } = game;
  if (command.seen !== lines.length) return refuse('game/not-up-to-date', { seen: command.seen, lines: lines.length });
  if (!setup.seats.includes(command.by)) return refuse('game/no-such-seat', { side: command.by });
  const odd = Object.entries(command.order).find(([, field]) => !isPlain(field));
  if (odd) return refuse('game/order-malformed', { field: odd[0] });
  const facts = factsOf(game, command, withWhat);
  return facts.ok ? succeed(withLine(game, command, facts.value, withWhat)) : fail(facts.problem);
}

/** The game with one more line, whose facts are kept as a file would give them: who folds them up from there has the same game. */
export function withLine<State>(
  game: Game<State>,
  command: Command,
  facts: readonly Fact[],
  { playing }: Pick<PlayedWith<State>, 'playing'>,
): Game<State> {
  const { lines, setup, positions } = game;
  const before = lines[lines.length - 1]?.hash ?? hashOfSetup(setup);
  const line: JournalLine = sealLine(plainCopy({ number: lines.length, command, facts }), before);
  const thrown = facts.filter((fact) => fact.kind === 'answered' && fact.answer.kind === 'faces').length;
  return {
    ...game,
    lines: [...lines, line],
    positions: [...positions, foldLine(positions, line, playing)],
    throws: game.throws + thrown,
  };
}

type Facts = Result<readonly Fact[], Refusal>;

function factsOf<State>(game: Game<State>, command: Command, withWhat: PlayedWith<State>): Facts {
  const { order, by } = command;
  const position = positionOf(game);
  switch (order.kind) {
    case 'promise':
      return promise(game, command);
    case 'take-back':
    case 'settle':
      return propose(game, command, withWhat);
    case 'agree':
    case 'decline':
      return answerProposal(game, command);
    default:
  }
  if (position.ending) return refuse('game/is-over');
  if (position.open) return refuse('game/waits-for-consent', { side: position.open.by });
  if (order.kind === 'concede')
    return succeed([{ kind: 'game-ended', ending: { winner: otherThan(game, by), by: 'game/conceded', fill: { side: by } } }]);
  if (order.kind === 'answer-roll' || order.kind === 'answer-choice') return answerRequest(game, command, withWhat);
  const { request } = position.underWay ?? {};
  if (request?.kind === 'roll') return refuse('game/waits-for-a-roll', { side: request.roller });
  if (request) return refuse('game/waits-for-a-choice', { side: request.chooser });
  if (!withWhat.playing.orders.includes(order.kind)) return refuse('game/order-not-known', { order: order.kind });
  if (game.setup.dice.kind === 'promises' && game.setup.seats.some((seat) => !position.promises[seat]))
    return refuse('game/waits-for-promises');
  const awaited = withWhat.playing.awaited(situationOf(position, game.setup.seats, withWhat));
  if (!awaited.includes(by)) return refuse('game/not-your-turn', { side: by });
  const done = carryOut(position, command, [], game.setup.seats, withWhat);
  if (!done.ok) return fail(done.problem);
  return succeed([...done.value.facts, ...requested(done.value.request)]);
}

const requested = (request: GameRequest | null): readonly Fact[] => (request ? [{ kind: 'requested', request }] : []);

/** Who is left when a side gives up; nobody where more than one is. */
function otherThan<State>({ setup }: Game<State>, side: string): string | null {
  const others = setup.seats.filter((seat) => seat !== side);
  return others.length === 1 ? others[0]! : null;
}

function answerRequest<State>(game: Game<State>, command: Command, withWhat: PlayedWith<State>): Facts {
  const { underWay } = positionOf(game);
  const { order, by } = command;
  if (!underWay) return refuse('game/waits-for-nothing');
  const { request } = underWay;
  const wants = request.kind === 'roll' ? 'answer-roll' : 'answer-choice';
  if (order.kind !== wants)
    return request.kind === 'roll'
      ? refuse('game/waits-for-a-roll', { side: request.roller })
      : refuse('game/waits-for-a-choice', { side: request.chooser });
  const whose = request.kind === 'roll' ? request.roller : request.chooser;
  if (by !== whose) return refuse('game/not-yours-to-answer', { side: whose });
  const answer: Result<RequestAnswer, Refusal> =
    request.kind === 'roll' ? checkThrow(game, request, order) : checkChoice(request, order.picked);
  if (!answer.ok) return answer;
  const asked = game.lines[underWay.line]!.command;
  const from = game.positions[underWay.line]!;
  const done = carryOut(from, asked, [...underWay.answers, answer.value], game.setup.seats, withWhat);
  if (!done.ok) return fail(done.problem);
  const { facts, request: next } = done.value;
  return succeed([{ kind: 'answered', answer: answer.value }, ...facts.slice(underWay.told), ...requested(next)]);
}

/** @refuses options that are not offered, and too few or too many of them */
function checkChoice(request: ChoiceRequest, picked: unknown): Result<RequestAnswer, Refusal> {
  if (!Array.isArray(picked) || !picked.every((id) => typeof id === 'string'))
    return refuse('game/order-malformed', { field: 'picked' });
  const ids = new Set(request.options.map(({ id }) => id));
  const stray = picked.find((id) => !ids.has(id));
  if (stray !== undefined) return refuse('game/no-such-option', { option: stray });
  const count = new Set(picked).size;
  if (count < request.atLeast || count < picked.length)
    return refuse('game/choice-too-few', { wanted: request.atLeast, given: count });
  if (count > request.atMost) return refuse('game/choice-too-many', { wanted: request.atMost, given: count });
  return succeed({ kind: 'picked', picked });
}

function promise<State>(game: Game<State>, { by, order }: Command): Facts {
  const { promise: given } = order;
  if (game.setup.dice.kind !== 'promises' || positionOf(game).promises[by]) return refuse('game/promise-not-needed');
  if (!isSecret(given)) return refuse('game/promise-malformed');
  return succeed([{ kind: 'promised', side: by, promise: given }]);
}

function propose<State>(game: Game<State>, { by, order }: Command, withWhat: PlayedWith<State>): Facts {
  const { open } = positionOf(game);
  if (open) return refuse('game/waits-for-consent', { side: open.by });
  const proposal = proposalOf(game, order);
  if (!proposal.ok) return proposal;
  const isFree =
    game.setup.seats.length === 1 ||
    (proposal.value.kind === 'take-back' && isFreeToTakeBack(game, by, proposal.value.to, withWhat));
  if (isFree) return succeed(outcomeOf(proposal.value));
  return succeed([{ kind: 'proposed', by, proposal: proposal.value }]);
}

const outcomeOf = (proposal: Proposal): readonly Fact[] =>
  proposal.kind === 'take-back'
    ? [{ kind: 'taken-back', to: proposal.to }]
    : [{ kind: 'settled', question: proposal.question, outcome: proposal.outcome, by: 'agreement' }];

function answerProposal<State>(game: Game<State>, { by, order }: Command): Facts {
  const { open } = positionOf(game);
  if (!open) return refuse('game/nothing-proposed');
  if (order.kind === 'decline') return succeed([{ kind: 'declined', by }]);
  if (by === open.by) return refuse('game/own-proposal');
  if (open.agreed.includes(by)) return refuse('game/said-already');
  const agreed: Fact = { kind: 'agreed', by };
  const missing = game.setup.seats.filter((seat) => seat !== open.by && seat !== by && !open.agreed.includes(seat));
  return succeed(missing.length > 0 ? [agreed] : [agreed, ...outcomeOf(open.proposal)]);
}

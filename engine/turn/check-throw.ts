import { checkFaces, parseDice } from '../dice/notation.ts';
import { isSecret, promiseOf } from '../dice/promise.ts';
import { throwFaces } from '../dice/throw-faces.ts';
import type { Order } from '../game/order.ts';
import type { RequestAnswer, RollRequest, ThrowOrigin } from '../game/request.ts';
import type { SideId } from '../identity/ids.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import type { Fill } from '../outcome/fill.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Game } from './game.ts';
import { positionOf } from './game.ts';
import type { GameRefusalCode } from './refusal-codes.ts';

type Refused = Refusal<GameRefusalCode>;

export const refuse = (code: GameRefusalCode, fill: Fill = {}): { readonly ok: false; readonly problem: Refused } =>
  fail({ code, clause: null, fill });

function diceOf(request: RollRequest) {
  const dice = parseDice(request.dice);
  if (!dice.ok) throw new BrokenInvariant(`a rule set asks for the dice "${request.dice}"`);
  return dice.value;
}

/** The faces that the seed, or these secrets in the order of the seats, come to in the next throw. */
export function facesOf<State>(game: Game<State>, request: RollRequest, secrets: readonly string[]): readonly number[] {
  const { dice, sides } = diceOf(request);
  return throwFaces(secrets, game.throws, dice, sides);
}

const isFaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((face) => typeof face === 'number');

/**
 * May these be the faces of the throw that the game waits for? By hand they need only be on the dice; by a seed or by secrets they must be what comes of
 * them.
 * @refuses faces that are not on the dice, that the seed does not give, or secrets that were not promised
 */
export function checkThrow<State>(
  game: Game<State>,
  request: RollRequest,
  order: Order,
): Result<RequestAnswer & { readonly kind: 'faces' }, Refused> {
  const { faces } = order;
  if (!isFaces(faces)) return refuse('game/order-malformed', { field: 'faces' });
  const dice = diceOf(request);
  const possible = checkFaces(dice, faces);
  if (!possible.ok) {
    const { code, fill } = possible.problem;
    return refuse(code === 'dice/no-such-face' ? code : 'dice/wrong-count', fill);
  }
  const answer = (origin: ThrowOrigin) => succeed({ kind: 'faces' as const, faces, origin });
  const isSame = (thrown: readonly number[]) => thrown.every((face, i) => face === faces[i]);
  const pact = game.setup.dice;
  if (pact.kind === 'by-hand') return answer({ from: 'hand' });
  if (pact.kind === 'seed')
    return isSame(facesOf(game, request, [pact.seed])) ? answer({ from: 'seed' }) : refuse('game/dice-not-of-the-seed');

  const told = toldBy(order.told, game.setup.seats);
  if (!told) return refuse('game/secret-missing');
  const { promises } = positionOf(game);
  const broken = game.setup.seats.find((seat) => promiseOf(told[seat]!) !== promises[seat]);
  if (broken !== undefined) return refuse('game/secret-not-promised', { side: broken });
  const secrets = game.setup.seats.map((seat) => told[seat]!);
  return isSame(facesOf(game, request, secrets)) ? answer({ from: 'promises', told }) : refuse('game/dice-not-of-the-secrets');
}

function toldBy(value: unknown, seats: readonly SideId[]): Readonly<Record<SideId, string>> | null {
  if (typeof value !== 'object' || value === null) return null;
  const told = value as Readonly<Record<string, unknown>>;
  const kept: Record<string, string> = {};
  for (const seat of seats) {
    const secret = told[seat];
    if (!isSecret(secret)) return null;
    kept[seat] = secret;
  }
  return kept;
}

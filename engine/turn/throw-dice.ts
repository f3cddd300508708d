import { secretBefore } from '../dice/promise.ts';
import type { Order } from '../game/order.ts';
import type { RollRequest } from '../game/request.ts';
import type { SideId } from '../identity/ids.ts';
import { facesOf } from './check-throw.ts';
import { type Game, positionOf } from './game.ts';

/** The order by which the dice fall that a game waits for. */
export interface DiceFall {
  readonly by: SideId;
  readonly order: Order;
}

/** While somebody's proposal is open no dice fall. */
function rollWaitedFor<State>(game: Game<State>): RollRequest | null {
  const { underWay, open } = positionOf(game);
  return underWay?.request.kind === 'roll' && !open ? underWay.request : null;
}

/** The throw that the seed of a game gives. Null where it waits for no dice, or is not played by a seed. */
export function throwBySeed<State>(game: Game<State>): DiceFall | null {
  const { dice } = game.setup;
  const request = rollWaitedFor(game);
  if (dice.kind !== 'seed' || !request) return null;
  return { by: request.roller, order: { kind: 'answer-roll', faces: facesOf(game, request, [dice.seed]) } };
}

/**
 * The throw that the secrets of all sides give, each taken from its chain against what was promised last. Null where the game waits for no dice, is not
 * played by promises, or a chain does not hold what was promised or has come to its end.
 * @shape chains: what `chainOfSecrets` gave, by side
 */
export function throwByPromises<State>(game: Game<State>, chains: Readonly<Record<SideId, readonly string[]>>): DiceFall | null {
  const { promises } = positionOf(game);
  const { seats, dice } = game.setup;
  const request = rollWaitedFor(game);
  if (dice.kind !== 'promises' || !request) return null;
  const told: Record<string, string> = {};
  for (const seat of seats) {
    const secret = secretBefore(chains[seat] ?? [], promises[seat] ?? '');
    if (secret === null) return null;
    told[seat] = secret;
  }
  const secrets = seats.map((seat) => told[seat]!);
  return { by: request.roller, order: { kind: 'answer-roll', faces: facesOf(game, request, secrets), told } };
}

import type { PlainData } from '../document/plain-data.ts';
import type { SideId } from '../identity/ids.ts';
import type { Tagged } from '../identity/tagged.ts';

/** Names a command, so that one that is sent twice counts once. */
export type CommandId = Tagged<string, 'command'>;

/** What a player tells the game to do: `{ kind: 'skirmish/shoot', model, target }`. Which orders there are is up to the rule set and, for a few, the game. */
export interface Order {
  readonly kind: string;
  readonly [field: string]: PlainData;
}

/** An order with who gives it, and when. */
export interface Command {
  readonly id: CommandId;
  readonly by: SideId;
  /** So many lines of the journal the sender had seen: whoever has not seen all is told so and not obeyed. */
  readonly seen: number;
  readonly order: Order;
}

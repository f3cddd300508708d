import type { JournalLine } from '../game/journal.ts';
import type { SideId } from '../identity/ids.ts';
import type { Game, PlayedWith, Position } from './game.ts';

/** A line as one side may read it. Its seal remains that of the whole line, so that it can be held against the whole journal once the game is over. */
export function redactLine<State>(
  game: Game<State>,
  line: JournalLine,
  viewer: SideId,
  { playing }: PlayedWith<State>,
): JournalLine {
  const { state } = game.positions[line.number + 1]!;
  const facts = line.facts.flatMap((fact) => playing.redact(fact, viewer, state) ?? []);
  const { command } = line;
  return { ...line, command: { ...command, order: playing.redactOrder(command.order, command.by, viewer, state) }, facts };
}

/** A position as one side may see it. */
export function redactPosition<State>(
  position: Position<State>,
  viewer: SideId,
  { playing }: PlayedWith<State>,
): Position<State> {
  return { ...position, state: playing.redactState(position.state, viewer) };
}

import type { Battle, Board, PlainData, SkirmishFact, TerrainPiece } from '../../engine/index.ts';
import { boardOf, modelOf } from './board-sketch.ts';
import { type FigureChanges, man } from './figures.ts';
import { type GamePlayer, skirmishOn } from './game-board.ts';

/** Where somebody stands, in millimetres from the middle of the table, whose he is and what is special about him. */
export type Placed = readonly [x: number, z: number, owner: string, changes?: FigureChanges];

/** Men on a table of 1200 by 1200 mm, all looking away from the near edge. */
export function menOn(men: Readonly<Record<string, Placed>>, pieces: readonly TerrainPiece[] = []): Board {
  return boardOf(
    pieces,
    Object.entries(men).map(([id, [x, z, owner, changes]]) => modelOf(id, { x, z }, man({ facing: 0, ...changes, owner }))),
  );
}

/** A game in which this one has just been activated; his side won the roll for who begins. */
export function withActive(board: Board, model: string, forces: PlainData = null): GamePlayer {
  const side = board.models[model]!.owner;
  const player = skirmishOn(board, forces).gives('blue', { kind: 'skirmish/roll-initiative' }, ...[[6], [2]]);
  return player.picks(side).gives(side, { kind: 'skirmish/activate', model });
}

/** All that happened of one kind, in order. */
export function factsOf<Kind extends SkirmishFact['kind']>(
  player: GamePlayer,
  kind: Kind,
): readonly Extract<SkirmishFact, { readonly kind: Kind }>[] {
  const facts = player.game.lines.flatMap((line) => line.facts.filter((fact) => fact.kind === kind));
  return facts as readonly unknown[] as readonly Extract<SkirmishFact, { readonly kind: Kind }>[];
}

/** The last that happened of one kind. */
export function lastOf<Kind extends SkirmishFact['kind']>(player: GamePlayer, kind: Kind) {
  const fact = factsOf(player, kind).at(-1);
  if (!fact) throw new Error(`${kind} has not happened`);
  return fact;
}

export const battleOf = (player: GamePlayer) => player.position.state as Battle;

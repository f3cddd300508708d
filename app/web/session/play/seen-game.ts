import { findRuleSet, type Game, installedRuleSets } from '../../../../engine/index.ts';
import { peopleIn, toldGame } from '../../../catalogue/computer-players.ts';
import { spaceOf } from '../derived-space.ts';
import { tableOf } from '../errand.ts';
import type { Play } from './play.ts';

const known = new WeakMap<Game, Game>();

/** The game as those may see it who sit here: who plays alone against the computer sees what his side may know, all others everything. */
export function seenGame({ game, computers, meshes }: Pick<Play, 'game' | 'computers' | 'meshes'>): Game {
  if (computers.length === 0 || peopleIn(game, computers).length !== 1) return game;
  const before = known.get(game);
  if (before) return before;
  const { ruleSet, settings } = game.setup;
  const playing = findRuleSet(installedRuleSets, ruleSet)?.playing;
  if (!playing) return game;
  const library = new Map(meshes);
  const told = toldGame(
    game,
    { playing, tableOf: (board) => tableOf(spaceOf(board, library), { ruleSet, settings }) },
    computers,
  );
  known.set(game, told);
  return told;
}

import { findRuleSet, type Game, installedRuleSets, type SideId } from '../../../../engine/index.ts';
import { peopleIn, toldTo } from '../../../catalogue/computer-players.ts';
import { spaceOf } from '../derived-space.ts';
import { tableOf } from '../errand.ts';
import type { Play } from './play.ts';

const known = new WeakMap<Game, Map<SideId | null, Game>>();

type Looked = Pick<Play, 'game' | 'computers' | 'meshes' | 'handsOver' | 'handedTo' | 'now'>;

/**
 * The game as those may see it who sit here: who plays alone against the computer sees what his side may know, and where the screen is handed over between
 * turns, so does whoever has it; of two who look at it together both see everything, and so does everybody when it is over.
 */
export function seenGame(play: Looked): Game {
  const { game, meshes } = play;
  const viewer = viewerOf(play);
  if (viewer === undefined) return game;
  const views = known.get(game) ?? new Map<SideId | null, Game>();
  known.set(game, views);
  const before = views.get(viewer);
  if (before) return before;
  const { ruleSet, settings } = game.setup;
  const playing = findRuleSet(installedRuleSets, ruleSet)?.playing;
  if (!playing) return game;
  const library = new Map(meshes);
  const told = toldTo(game, { playing, tableOf: (board) => tableOf(spaceOf(board, library), { ruleSet, settings }) }, viewer);
  views.set(viewer, told);
  return told;
}

/** Whose eyes the table is for: one side's, nobody's while it is being handed over; undefined where nothing is kept back. */
function viewerOf({ game, computers, handsOver, handedTo, now }: Looked): SideId | null | undefined {
  const people = peopleIn(game, computers);
  if (people.length === 1) return computers.length > 0 ? people[0] : undefined;
  if (people.length === 0 || !handsOver || game.positions[game.lines.length]!.ending) return undefined;
  const [side, other] = now.whose;
  return handedTo === null && side !== undefined && other === undefined ? side : null;
}

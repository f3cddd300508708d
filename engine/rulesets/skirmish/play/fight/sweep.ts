import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { weaponOf } from '../../tables/weapons.ts';
import type { Ammunition } from '../facts.ts';
import { type Battle, fighterOf } from '../state.ts';
import { figuresSeen, mayFireOn, targetsSeen } from './burst.ts';
import { type Firing, fireShot } from './fire-shot.ts';
import { spanOf } from './rate.ts';

/** Each figure that is swept takes so many shots. @clause SK-ROF-16 */
const SHOTS_AT_EACH = 2;

/** The enemy nearest to somebody of those whom he sees; of several as near the first by name. @clause SK-ROF-18 */
export function nearestSeen(situation: Situation<Battle>, firing: Firing): ModelId | null {
  const far = (id: ModelId) => situation.table.space.distance(firing.shooter, id, 'heads').distance;
  return [...targetsSeen(situation, firing)].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0] ?? null;
}

/**
 * Two shots at the nearest enemy and at everybody near him, friend or foe: him first, the others as the shooter likes.
 * @clause SK-ROF-16, SK-ROF-18, SK-ROF-22, SK-GEOM-19
 */
export function* fireSweep(
  play: Play<Battle>,
  firing: Firing,
  centre: ModelId,
  ammunition: Ammunition,
  crew: readonly ModelId[] = [],
): Resolution {
  const situation = play.now();
  const { shooter, weapon } = firing;
  const { side } = fighterOf(situation.state, shooter)!;
  const apart = spanOf(weaponOf(weapon));
  let left = figuresSeen(situation, firing)
    .filter((id) => id !== centre && !crew.includes(id))
    .filter((id) => isWithin(situation.table.space.distance(centre, id, 'heads').distance, apart, 0).holds);
  let target: ModelId | null = centre;
  while (target !== null) {
    for (let shot = 0; shot < SHOTS_AT_EACH; shot++) {
      if (!mayFireOn(play.now(), shooter)) return;
      if (play.now().table.board.models[target]) yield* fireShot(play, firing, target, 'sweep', ammunition);
    }
    const { models } = play.now().table.board;
    left = left.filter((id) => id !== target && models[id]);
    if (left.length < 2) {
      target = left[0] ?? null;
      continue;
    }
    const [picked]: readonly string[] = yield* askForChoice({
      chooser: side,
      purpose: 'purpose/next-of-sweep',
      clause: 'SK-ROF-16',
      fill: { model: shooter, left: left.length },
      options: left.map((model) => ({ id: model, says: 'shoots/at', fill: { model } })),
      atLeast: 1,
      atMost: 1,
    });
    target = picked ?? null;
  }
}

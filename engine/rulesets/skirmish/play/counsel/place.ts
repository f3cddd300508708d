import type { Objective } from '../../../../board/zone.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { whatKeepsFromFiring } from '../fight/rate.ts';
import { type Battle, type Fighter, fighterOf, onTable } from '../state.ts';
import { shotChance } from './shot-chance.ts';
import { VICTORY_POINT, worthOf } from './worth.ts';

/** How many enemies are looked at, the nearest first: what is farther away hardly changes which place is better. */
const MOST_ENEMIES = 6;
/** How likely it is that an enemy who could shoot at somebody will: he has others to choose from, and things to do. */
const WILL_SHOOT = 0.55;
/** What a shot that may be had later is worth of one that is had now, and what one that can only be had when the enemy has shot in his turn. */
const LATER = 0.45;
const MUCH_LATER = 0.3;
/** How far from an objective somebody still is drawn to it, and how much of its worth is his who is just there. */
const DRAWN_FROM: Millimetres = 900;
const AT_HAND: Millimetres = 80;
/** What each friend who is nearer to it leaves of an objective. */
const LEFT_BY_FRIENDS = 0.55;
/** Off the table nobody is of use. */
const ABSENT = -0.6;
/** Who lies is slow to get anywhere, and who hides must stand up before he does anything at all. */
const LYING = -0.08;
const HIDING = -0.15;

/** Enemies of whom it is known where they are, the nearest first. */
export function knownEnemies({ table, state }: Situation<Battle>, { side, model }: Fighter): readonly Fighter[] {
  const at = table.board.models[model]?.pose.at ?? { x: 0, y: 0, z: 0 };
  return onTable(state)
    .filter((other) => other.side !== side && !other.lyingInWait && table.board.models[other.model])
    .map((other) => ({ other, far: distanceInPlan(table.board.models[other.model]!.pose.at, at) }))
    .sort((a, b) => a.far - b.far || (a.other.model < b.other.model ? -1 : 1))
    .slice(0, MOST_ENEMIES)
    .map(({ other }) => other);
}

/** How well somebody stands where he is: what he may shoot at, who may shoot at him, and what there is to hold. */
export function place(model: ModelId, situation: Situation<Battle>): number {
  const { table, state } = situation;
  const own = fighterOf(state, model);
  const stands = table.board.models[model];
  if (!own || own.whereabouts === 'out-of-action' || own.whereabouts === 'lying-wounded') return 0;
  if (own.whereabouts !== 'table' || !stands) return ABSENT;
  const idle = (stands.stance === 'prone' ? LYING : 0) + (stands.declared.hidingBehind === null ? 0 : HIDING);
  return (
    pullAt(stands.pose.at, own, situation) +
    idle +
    prospectsOf(own, situation) * (maySoonShoot(own) ? LATER : MUCH_LATER) -
    dangerTo(own, situation)
  );
}

const maySoonShoot = (own: Fighter): boolean => own.inHand !== null && whatKeepsFromFiring(own, own.inHand) === null;

/** The best shot that somebody has, by how likely it is and whom it is aimed at. */
export function prospectsOf(own: Fighter, situation: Situation<Battle>): number {
  if (own.lyingInWait || own.broken) return 0;
  return knownEnemies(situation, own).reduce(
    (best, enemy) => Math.max(best, shotChance(situation, own, enemy) * worthOf(enemy, situation.state)),
    0,
  );
}

/** What may be lost by being seen where somebody stands. */
export function dangerTo(own: Fighter, situation: Situation<Battle>): number {
  if (own.lyingInWait) return 0;
  const survives = knownEnemies(situation, own)
    .filter(({ shocks, broken }) => shocks === 0 && !broken)
    .reduce((share, enemy) => share * (1 - WILL_SHOOT * shotChance(situation, enemy, own)), 1);
  return (1 - survives) * worthOf(own, situation.state);
}

/** What draws somebody of a side to a place: objectives that are worth something, and where there are none, the enemy. */
export function pullAt(at: BoardPoint, own: Fighter, situation: Situation<Battle>): number {
  const { table, state } = situation;
  const worths = Object.values(table.board.objectives).map((objective) => ({
    objective,
    worth: worthOfHolding(objective, state),
  }));
  const sought = worths.filter(({ worth }) => worth > 0);
  if (sought.length === 0) {
    const enemies = knownEnemies(situation, own).map(({ model }) => table.board.models[model]!.pose.at);
    const nearest = Math.min(DRAWN_FROM, ...enemies.map((enemy) => distanceInPlan(enemy, at)));
    return VICTORY_POINT * 0.5 * (1 - nearest / DRAWN_FROM);
  }
  return Math.max(...sought.map(({ objective, worth }) => worth * nearness(objective, at, own, situation)));
}

/** What it is worth to hold an objective to the end of this round. */
function worthOfHolding({ id }: Objective, { mission, round }: Battle): number {
  const { keeper, counts, worth, rounds } = mission;
  const isKept = keeper?.objective === id;
  const points = isKept ? WINS : (worth[id] ?? 1);
  const late = rounds === null ? 1 : Math.min(1, round / rounds);
  return VICTORY_POINT * points * (counts === 'at-the-end' || isKept ? 0.35 + 0.65 * late * late : 1);
}

/** To keep or to take what wins the battle is worth so many points. */
const WINS = 3;

/** From 0 for who is far from an objective to 1 for who is there, less for whoever comes after his friends. */
function nearness({ at: mark }: Objective, at: BoardPoint, own: Fighter, { table, state }: Situation<Battle>): number {
  const away = distanceInPlan(mark, at) + Math.abs(mark.y - at.y);
  const before = onTable(state).filter(({ model, side }) => {
    const friend = table.board.models[model];
    return side === own.side && model !== own.model && friend && distanceInPlan(friend.pose.at, mark) < away;
  }).length;
  const near = away <= AT_HAND ? 1 : 0.75 * Math.max(0, 1 - (away - AT_HAND) / DRAWN_FROM);
  return near * (0.25 + 0.75 * power(LEFT_BY_FRIENDS, before));
}

const power = (base: number, times: number): number => Array.from({ length: times }).reduce<number>((all) => all * base, 1);

export function distanceInPlan(a: BoardPoint, b: BoardPoint): Millimetres {
  const x = a.x - b.x;
  const z = a.z - b.z;
  return Math.sqrt(x * x + z * z);
}

import { init, type NavMesh, NavMeshQuery } from 'recast-navigation';
import { generateSoloNavMesh } from 'recast-navigation/generators';
import { findNearReach, reachQueryOf } from '../../app/web/session/near-reach.ts';
import { skirmish, type Table, UNBURDENED, type Vec3 } from '../../engine/index.ts';
import { openMovement } from '../../engine/rulesets/skirmish/movement.ts';
import type { ReachQuestion } from '../../engine/ruling/question.ts';
import { frameOfPose, outOfFrame } from '../../engine/space/frame.ts';
import { man } from '../support/sight-board.ts';
import type { BenchBoard } from './boards.ts';
import { median } from './measure.ts';
import type { TriangleSoup } from './peers.ts';

/** How long one answer or one preparation took, and what came of it. */
export interface ReachTime {
  readonly name: string;
  /** Processor time; the median over the rounds. */
  readonly milliseconds: number;
  /** So many counted, after the first; 0 where the first is the only one. */
  readonly rounds: number;
  /** How long the first took, of code that has perhaps not been run before. */
  readonly first: number;
  readonly found: string;
}

/** What a man has with one action. @unit millimetres */
const ALLOWANCE = 100;
/** The library for games rounds the board to cells of this side, and of this height. @unit millimetres */
const CELLS = [5, 2] as const;
const CELL_HEIGHT = 2;
/** What takes longer is done once and not again. */
const PATIENCE_MS = 15_000;

/** What the page draws first: all that a third of the action is enough for. */
const FIRST_PICTURE = 'the first picture';
/** For so long at most nobody is heard who wishes something else. */
const LONGEST_STEP = 'the longest step';

const QUESTION: ReachQuestion = {
  kind: 'reach',
  model: 'mover',
  order: 'move',
  target: null,
  state: { ...UNBURDENED, movement: ALLOWANCE },
};

/** A man alone on the board: others stand elsewhere on boards of another size. */
interface Mover {
  readonly where: string;
  readonly at: Vec3;
  readonly table: Table;
}

/**
 * What can be come to with an action of 10 cm: by our rules for one man after another, and on a mesh of the whole board that a library for games makes.
 * The men stand at the same places on every board: before the ladder of a house of two floors, and on a hill that is the finer the larger the board.
 */
export async function timeReach(bench: BenchBoard, soup: TriangleSoup, rounds: number): Promise<readonly ReachTime[]> {
  await init();
  const movers = [...beforeLadder(bench), ...onHill(bench)];
  const ours = movers.flatMap(({ where, table }) => [
    time(`ours, ${where}`, rounds, () => whatIsReached(table)),
    time(`ours, ${where}: ${FIRST_PICTURE}`, rounds, () => firstPicture(table)),
    ...longestSteps(`ours, ${where}: ${LONGEST_STEP}`, rounds, table),
  ]);
  return [...ours, ...CELLS.flatMap((cell) => timeRecast(soup, movers, cell, rounds))];
}

/** On the ground floor of a ruined house, as near before its ladder as one may stand. */
function beforeLadder(bench: BenchBoard): readonly Mover[] {
  const { pose, mirrored, ladders } = bench.board.pieces['ruined-house-0']!;
  const foot = outOfFrame(frameOfPose(pose, mirrored), Object.values(ladders)[0]!.foot);
  const around = [20, 30, 40].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => {
      const turn = (Math.PI * i) / 8;
      return { x: foot.x + far * Math.sin(turn), y: foot.y, z: foot.z + far * Math.cos(turn) };
    }),
  );
  return firstThatStands(bench, 'in a house of two floors, before its ladder', around, '');
}

const onHill = (bench: BenchBoard): readonly Mover[] =>
  firstThatStands(
    bench,
    'on a hill',
    Object.values(bench.board.models).map((model) => model.pose.at),
    'hill',
  );

/** A man at the first of these places where the rules let one stand, on a piece whose name begins like this; none where there is none. */
function firstThatStands(
  { board, space }: BenchBoard,
  where: string,
  places: readonly Vec3[],
  carrier: string,
): readonly Mover[] {
  for (const at of places) {
    const alone = { ...board, models: { mover: man('mover', at.x, at.z, { pose: { at, facing: 0 } }) } };
    const table: Table = { board: alone, boardHash: '0'.repeat(64), space: space.queries.supposing(alone), settings: {} };
    const movement = openMovement(QUESTION, table);
    if (!movement.ok) throw new Error(`nobody moves ${where}: ${movement.problem.code}`);
    const stands = table.space.stands('mover', at.x, at.z, movement.value.policy).some(({ at: { y }, on, hindered }) => {
      const isOnIt = carrier === '' || (on.kind === 'part' && on.piece.startsWith(carrier));
      return isOnIt && Math.abs(y - at.y) < 1 && hindered.length === 0;
    });
    if (stands) return [{ where, at, table }];
  }
  return [];
}

/** Asks the rule set, as the page does. */
function whatIsReached(table: Table): string {
  const ruled = skirmish.answer(QUESTION, table);
  if (!ruled.ok) throw new Error(`nothing is in reach: ${ruled.problem.code}`);
  const { levels, ladders } = ruled.value.answer;
  const area = levels.reduce((sum, { within }) => sum + within[0]!.area, 0) / 100;
  return `${area.toFixed(0)} cm² on ${levels.length} surfaces, ${ladders.length} ladders`;
}

/** What is near, laid out on the table as the page draws it. */
function firstPicture(table: Table): string {
  const near = findNearReach(QUESTION, table, skirmish);
  if (!near) throw new Error('nothing is near');
  return `${near.lines.length} lines`;
}

/** Of one search step by step the step that took longest; of several searches the median of those. */
function longestSteps(name: string, rounds: number, table: Table): readonly ReachTime[] {
  const query = reachQueryOf(QUESTION, table, skirmish);
  if (!query) throw new Error('nobody may ask for what is in reach');
  let steps = 0;
  const longest = (): number => {
    const search = table.space.openReach(query);
    let most = 0;
    let goesOn = true;
    for (steps = 0; goesOn; steps++) {
      const start = process.cpuUsage();
      goesOn = search.goOn();
      const { user, system } = process.cpuUsage(start);
      most = Math.max(most, (user + system) / 1000);
    }
    return most;
  };
  const first = longest();
  const times = Array.from({ length: rounds }, longest);
  const found = `${steps} steps`;
  return [{ name, milliseconds: times.length > 0 ? median(times) : first, rounds, first, found }];
}

/** The whole board made into a mesh to walk on, and all of it found that is within the allowance of each man, by ways from edge to edge. */
function timeRecast(soup: TriangleSoup, movers: readonly Mover[], cell: number, rounds: number): readonly ReachTime[] {
  const triangles = Uint32Array.from({ length: soup.corners.length / 3 }, (_, i) => i);
  let mesh: NavMesh | null = null;
  const name = `recast-navigation, cells of ${cell} mm`;
  const built = time(`${name}: the mesh of the whole board`, rounds, () => {
    mesh?.destroy();
    const made = generateSoloNavMesh(soup.corners, triangles, {
      cs: cell,
      ch: CELL_HEIGHT,
      // a man on a base of 30 mm who is 50 mm high, a free step of 15 mm, and the slopes that the rules let him walk
      walkableRadius: Math.ceil(15 / cell),
      walkableHeight: 50 / CELL_HEIGHT,
      walkableClimb: Math.floor(15 / CELL_HEIGHT),
      walkableSlopeAngle: 45,
    });
    if (!made.success) throw new Error(`no mesh: ${made.error}`);
    mesh = made.navMesh;
    return `${mesh.getTile(0).header()?.polyCount() ?? 0} polygons`;
  });
  const query = new NavMeshQuery(mesh!, { maxNodes: 32_768 });
  const floods = movers.map(({ where, at }) =>
    time(`${name}, ${where}`, rounds, () => {
      const { nearestRef } = query.findNearestPoly(at, { halfExtents: { x: 20, y: 20, z: 20 } });
      if (nearestRef === 0) return 'nothing to stand on';
      const { resultCost, resultCount } = query.findPolysAroundCircle(nearestRef, at, ALLOWANCE, { maxPolys: 8192 });
      const near = Array.from({ length: resultCount }, (_, i) => resultCost[i]!).filter((cost) => cost <= ALLOWANCE);
      return `${near.length} polygons`;
    }),
  );
  query.destroy();
  mesh!.destroy();
  return [built, ...floods];
}

/** Works once, and then for so many rounds; whatever takes long only once, which then counts. */
function time(name: string, rounds: number, work: () => string): ReachTime {
  const times: number[] = [];
  let first = 0;
  let found = '';
  for (let round = -1; round < rounds; round++) {
    const start = process.cpuUsage();
    found = work();
    const { user, system } = process.cpuUsage(start);
    const milliseconds = (user + system) / 1000;
    if (round >= 0) times.push(milliseconds);
    else first = milliseconds;
    if (round === -1 && (milliseconds > PATIENCE_MS || rounds === 0)) return { name, milliseconds, rounds: 0, first, found };
  }
  return { name, milliseconds: median(times), rounds, first, found };
}

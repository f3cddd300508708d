import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { BETWEEN, BVH_TREE, EMBREE_CROSS, EMBREE_TREE, ONE_WORKER, OUR_TREE, TWO_WORKERS } from './board-suite.ts';
import type { BoardSize } from './boards.ts';
import { GAME_SIZES } from './game-board.ts';
import { GAME_WORK, type GameRace, type GameWork, withMen } from './game-suite.ts';
import { GROWING, onBoard, PARTLY, RAY } from './growth-suite.ts';
import type { ImportRace } from './import-suite.ts';
import { MAP_KINDS } from './lab-maps.ts';
import {
  AGAIN,
  AT_ONCE,
  embreeMap,
  LAB_ONE_WORKER,
  LAB_TWO_WORKERS,
  type LabRace,
  labMap,
  labMapLarger,
  labShares,
  labSharesLarger,
  WARMED,
} from './lab-suite.ts';
import { RAPIER_NAME, THREE_MESH_BVH } from './peers.ts';
import { EMBREE, PLAIN, SIMD, type Timings } from './ray-suite.ts';
import type { ReachTime } from './reach-suite.ts';
import { ALL_NEARLY, EMBREE_SINGLE, EXACT, NEARLY, type ShareRace } from './share-suite.ts';

export interface BoardResults {
  readonly triangles: number;
  readonly builds: Timings;
  readonly any: Timings;
  readonly nearest: Timings;
  readonly partial: ShareRace;
  readonly random: ShareRace;
  readonly allPairs: Timings | null;
  /** Of a man in a trench, and of some others. */
  readonly heatMap: ShareRace | null;
  readonly otherMaps: ShareRace | null;
  readonly reach: readonly ReachTime[];
}

/** Between these boards times are told to grow. */
export const GROWS_FROM: BoardSize = '100k';
export const GROWS_TO: BoardSize = '1M';

export interface Results {
  /** The same questions on both of those boards by turns; null where one of them was not there. */
  readonly growth: Timings | null;
  readonly boards: ReadonlyMap<BoardSize, BoardResults>;
  /** Whole maps of the lab; null where the board they are measured on was not there. */
  readonly lab: LabRace | null;
  readonly games: GameRace;
  readonly imported: ImportRace;
  readonly leaks: ReadonlyMap<string, number>;
  readonly edgeRays: number;
  readonly rounds: number;
  readonly embree: string | null;
}

const digits = (number: number): string =>
  number >= 100
    ? number.toFixed(0)
    : number >= 10
      ? number.toFixed(1)
      : number >= 0.1
        ? number.toFixed(2)
        : number.toPrecision(2);

/** What everyone's time is told as a share of: the first of these that took part. */
const BASES = [EMBREE, EMBREE_SINGLE, EMBREE_CROSS, EMBREE_TREE, BVH_TREE, SIMD, EXACT];

/** One line for each contestant: its time, and its time as a share of the base's in the same round. */
export function tableOf(timings: Timings): string {
  const base = BASES.find((name) => timings.has(name)) ?? [...timings.keys()][0]!;
  const lines = [...timings.values()].map(
    ({ name, microseconds, against }) => `| ${name} | ${digits(microseconds)} | ${digits(against[base]!)} |`,
  );
  return [`| | µs | of ${base} |`, '|---|---|---|', ...lines].join('\n');
}

/** One line for each question: its time on both boards, and how it grew, round by round. */
export function growthTableOf(growth: Timings): string {
  const lines = GROWING.map((what) => {
    const [from, to] = [onBoard(what, GROWS_FROM), onBoard(what, GROWS_TO)];
    const [less, more] = [growth.get(from)!, growth.get(to)!];
    return `| ${what} | ${digits(less.microseconds)} | ${digits(more.microseconds)} | ${digits(more.against[from]!)} |`;
  });
  return [`| | µs on ${GROWS_FROM} | µs on ${GROWS_TO} | times as long |`, '|---|---|---|---|', ...lines].join('\n');
}

/** One line for each man of ours, and for each mesh of the other and each man on it. */
export function reachTableOf(times: readonly ReachTime[]): string {
  const lines = times.map(
    ({ name, milliseconds, rounds, first, found }) =>
      `| ${name} | ${digits(milliseconds)}${rounds === 0 ? ' (once)' : ''} | ${digits(first)} | ${found} |`,
  );
  return ['| | ms | the first time | found |', '|---|---|---|---|', ...lines].join('\n');
}

/** Whole maps of the lab, and how soon there is something to see. */
export function labTablesOf({ timings, firstPictures, places, side }: LabRace): string {
  const rows = MAP_KINDS.flatMap((map) =>
    [
      [labShares(map), labSharesLarger(map)],
      [labMap(map), labMapLarger(map)],
    ].map(([name = '', largerName = '']) => {
      const [mine, peer, grown] = [timings.get(name)!, timings.get(embreeMap(map)), timings.get(largerName)];
      const cells = [
        mine.microseconds / 1000,
        (peer?.microseconds ?? Number.NaN) / 1000,
        mine.against[embreeMap(map)] ?? Number.NaN,
        (grown?.microseconds ?? Number.NaN) / 1000,
        grown?.against[name] ?? Number.NaN,
      ];
      return `| ${name} | ${cells.map((cell) => (Number.isNaN(cell) ? '–' : digits(cell))).join(' | ')} |`;
    }),
  );
  const [one, two] = [timings.get(LAB_ONE_WORKER)!, timings.get(LAB_TWO_WORKERS)!];
  const first = firstPictures.map(
    ({ name, first, whole }) =>
      `| ${name} | ${digits(first * 1000)} | ${digits(whole * 1000)} | ${digits((100 * first) / whole)} % |`,
  );
  return [
    `Squares of 10 mm: ${places} places to stand on all floors; sampling with ${side}×${side} jittered samples, one ray at a time.`,
    [
      `| | ms on ${GROWS_FROM} | Embree, ms | of Embree | ms on ${GROWS_TO} | times as long |`,
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
    `One worker takes ${digits(one.microseconds / 1000)} ms of the clock for the last map, two ${digits(two.microseconds / 1000)}: ${digits(one.against[LAB_TWO_WORKERS]!)} times as fast.`,
    ['| the first picture | ms | the whole map | share |', '|---|---|---|---|', ...first].join('\n'),
  ].join('\n\n');
}

/** What the machine of a game takes, and how that grows with the men who play. */
export function gameTableOf({ timings, commands }: GameRace): string {
  const [fewest] = GAME_SIZES;
  const rows = (Object.keys(GAME_WORK) as GameWork[]).map((work) => {
    const times = GAME_SIZES.map((men) => timings.get(withMen(work, men))!);
    const grown = times.slice(1).map(({ against }) => digits(against[withMen(work, fewest)]!));
    return `| ${[GAME_WORK[work], ...times.map(({ microseconds }) => digits(microseconds / 1000)), ...grown].join(' | ')} |`;
  });
  const columns = [...GAME_SIZES.map((men) => `ms, ${men} men`), ...GAME_SIZES.slice(1).map((men) => `${men} men, of ${fewest}`)];
  return [
    `A game of ${commands} commands by players who take any order that is offered.`,
    [`| | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`, ...rows].join('\n'),
  ].join('\n\n');
}

/** What reading a large mesh takes. */
export function importTableOf({ triangles, bytes, rows, bound, left }: ImportRace): string {
  const lines = rows.map(
    ({ name, seconds, ofPeer, memory }) =>
      `| ${name} | ${digits(seconds)} | ${digits(ofPeer)} | ${memory === null ? '' : memory.toFixed(0)} |`,
  );
  return [
    `A binary STL file of ${triangles.toLocaleString('en')} triangles (${(bytes / 1e6).toFixed(0)} MB), a bumpy ball of 80 mm. ${left.toLocaleString('en')} triangles are left, and no point of either mesh is farther than ${bound.toFixed(3)} mm from the other. Memory is what the program held beyond what it had held before, at the most that was seen.`,
    ['| | s for a million triangles | of the peer | memory, MB |', '|---|---|---|---|', ...lines].join('\n'),
  ].join('\n\n');
}

/** How what is in reach grows from board to board: one column for each. */
export function reachGrowthOf(boards: ReadonlyMap<string, readonly ReachTime[]>): string {
  const sizes = [...boards.keys()];
  const names = [...new Set([...boards.values()].flatMap((times) => times.map(({ name }) => name)))];
  const lines = names.map((name) => {
    const cells = sizes.map((size) => {
      const own = boards.get(size)!.find((time) => time.name === name);
      return own ? digits(own.milliseconds) : '';
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return [`| | ${sizes.map((size) => `ms on ${size}`).join(' | ')} |`, `|---|${sizes.map(() => '---|').join('')}`, ...lines].join(
    '\n',
  );
}

/** The time of one as a share of another's in the same round; NaN where one of them did not take part. */
const ratio = (timings: Timings | null | undefined, one: string, other: string): number =>
  timings?.get(one)?.against[other] ?? Number.NaN;

interface Goal {
  readonly number: number;
  readonly goal: string;
  readonly measured: string;
  /** Null where it could not be measured in this run. */
  readonly met: boolean | null;
  readonly remark: string;
}

const verdict = (...conditions: readonly boolean[]): boolean => conditions.every(Boolean);

/** Not one of these numbers is missing. */
const known = (...numbers: readonly number[]): boolean => numbers.every((number) => !Number.isNaN(number));

function goals({ boards, growth, lab, leaks, edgeRays }: Results): readonly Goal[] {
  const main = boards.get('100k');
  const list: Goal[] = [];
  const add = (number: number, goal: string, numbers: readonly number[], measured: string, isMet: () => boolean, remark = '') =>
    list.push({ number, goal, measured, met: known(...numbers) ? isMet() : null, remark });

  const simdRapier = ratio(main?.any, RAPIER_NAME, SIMD);
  const simdBvh = ratio(main?.any, THREE_MESH_BVH, SIMD);
  add(
    1,
    'any-hit SIMD ≥ 8x Rapier and ≥ 7x three-mesh-bvh',
    [simdRapier, simdBvh],
    `${digits(simdRapier)}x, ${digits(simdBvh)}x`,
    () => verdict(simdRapier >= 8, simdBvh >= 7),
  );
  const simdEmbree = ratio(main?.any, EMBREE, SIMD);
  add(2, 'any-hit SIMD ≥ 0.42x native Embree', [simdEmbree], `${digits(simdEmbree)}x`, () => simdEmbree >= 0.42);
  const plainRapier = ratio(main?.any, RAPIER_NAME, PLAIN);
  const plainBvh = ratio(main?.any, THREE_MESH_BVH, PLAIN);
  add(
    3,
    'plain kernel ≥ 3.5x of both libraries',
    [plainRapier, plainBvh],
    `${digits(plainRapier)}x Rapier, ${digits(plainBvh)}x three-mesh-bvh`,
    () => verdict(plainRapier >= 3.5, plainBvh >= 3.5),
  );
  const own = [leaks.get(SIMD) ?? 0, leaks.get(PLAIN) ?? Number.NaN];
  add(
    4,
    `edge-aimed rays: no leak of ${edgeRays.toLocaleString('en')}`,
    own,
    `${own[0]} and ${own[1]}; Rapier ${leaks.get(RAPIER_NAME)}, Embree ${leaks.get(EMBREE) ?? '–'}`,
    () => own[0] === 0 && own[1] === 0,
  );
  const widest = main?.partial.widest ?? Number.NaN;
  add(
    5,
    'polygon oracle inside the bounds; width ≤ 1 % on ≥ 99 % of pairs',
    [widest],
    `widest bounds ${widest.toExponential(1)}`,
    () => widest <= 0.01,
    'the oracle is a test: tests/differential/shares-against-polygons.test.ts',
  );
  const shareBvh = ratio(main?.partial.timings, `${THREE_MESH_BVH} sampling`, NEARLY);
  const shareRapier = ratio(main?.partial.timings, `${RAPIER_NAME} sampling`, NEARLY);
  add(
    6,
    'certified ±0.5 %, partly hidden: ≥ 9x three-mesh-bvh and ≥ 8x Rapier sampling',
    [shareBvh, shareRapier],
    `${digits(shareBvh)}x, ${digits(shareRapier)}x`,
    () => verdict(shareBvh >= 9, shareRapier >= 8),
  );
  const onPartial = ratio(main?.partial.timings, NEARLY, EMBREE_SINGLE);
  const onRandom = ratio(main?.random.timings, NEARLY, EMBREE_SINGLE);
  const onMap = ratio(main?.heatMap?.timings, ALL_NEARLY, EMBREE_SINGLE);
  const onOtherMaps = ratio(main?.otherMaps?.timings, ALL_NEARLY, EMBREE_SINGLE);
  add(
    7,
    'certified ±0.5 % ≤ 1.1x Embree single on partly hidden pairs, ≤ 0.75x on random ones, ≤ 0.4x on the heat map',
    [onPartial, onRandom, onMap],
    `${digits(onPartial)}, ${digits(onRandom)}, ${digits(onMap)}`,
    () => verdict(onPartial <= 1.1, onRandom <= 0.75, onMap <= 0.4),
    `the map is of a man in a trench; of three others it is ${digits(onOtherMaps)}`,
  );
  const exact = ratio(main?.partial.timings, EXACT, EMBREE_SINGLE);
  add(
    8,
    'exact mode ≤ 1.5x Embree single, error ≤ 0.02 %',
    [exact],
    `${digits(exact)}; bounds of ${widest.toExponential(1)}`,
    () => verdict(exact <= 1.5, widest <= 0.0002),
  );
  const between = ratio(main?.allPairs, BETWEEN, EMBREE_CROSS);
  const cross = ratio(main?.allPairs, SIMD, EMBREE_CROSS);
  const workers = ratio(main?.allPairs, ONE_WORKER, TWO_WORKERS);
  add(
    9,
    'all pairs 60×60 ≤ 2.0x Embree single; two workers ≥ 1.8x one',
    [between, workers],
    `${digits(between)}; ${digits(workers)}x`,
    () => verdict(between <= 2, workers >= 1.8),
    `each line asked for once; ray by ray, both ways, it is ${digits(cross)}; two workers need two idle processors`,
  );
  const rayGrowth = ratio(growth, onBoard(RAY, GROWS_TO), onBoard(RAY, GROWS_FROM));
  const shareGrowth = ratio(growth, onBoard(PARTLY, GROWS_TO), onBoard(PARTLY, GROWS_FROM));
  add(
    10,
    '100k → 1M: any-hit ≤ 2x, certified ≤ 3x',
    [rayGrowth, shareGrowth],
    `${digits(rayGrowth)}, ${digits(shareGrowth)}`,
    () => verdict(rayGrowth <= 2, shareGrowth <= 3),
    'partly hidden pairs, ±0.5 %; on both boards by turns',
  );
  const build = ratio(main?.builds, OUR_TREE, BVH_TREE);
  add(11, 'SAH build ≤ 2.2x three-mesh-bvh’s', [build], digits(build), () => build <= 2.2);
  const worst = (found: readonly number[]) => (found.length === 0 ? Number.NaN : Math.max(...found));
  const labAgainst = worst(MAP_KINDS.map((map) => ratio(lab?.timings, labShares(map), embreeMap(map))));
  const labGrowth = worst(MAP_KINDS.map((map) => ratio(lab?.timings, labSharesLarger(map), labShares(map))));
  const labWorkers = ratio(lab?.timings, LAB_ONE_WORKER, LAB_TWO_WORKERS);
  const firstOf = (name: string) =>
    worst((lab?.firstPictures ?? []).filter((one) => one.name.endsWith(name)).map(({ first, whole }) => (100 * first) / whole));
  const [fresh, warmed, again] = [firstOf(AT_ONCE), firstOf(WARMED), firstOf(AGAIN)];
  const labWhole = worst(MAP_KINDS.map((map) => ratio(lab?.timings, labMap(map), embreeMap(map))));
  add(
    12,
    'the lab, 14,400 squares: ≤ 0.4x Embree single, growth ≤ 3x, two workers ≥ 1.8x one, first picture ≤ 5 %',
    [labAgainst, labGrowth, labWorkers, warmed],
    `${digits(labAgainst)}, ${digits(labGrowth)}, ${digits(labWorkers)}x, ${digits(warmed)} %`,
    () => verdict(labAgainst <= 0.4, labGrowth <= 3, labWorkers >= 1.8, warmed <= 5),
    `the worse of two maps; with finding where one can stand it is ${digits(labWhole)} of Embree, which is told that; the first picture on a new thread of the page, ${digits(fresh)} % where the thread has had no time to make ready and ${digits(again)} % once more; two workers need two idle processors`,
  );
  return list;
}

export function goalsOf(results: Results): string {
  const lines = goals(results).map(
    ({ number, goal, measured, met, remark }) =>
      `| ${number} | ${goal} | ${measured} | ${met === null ? 'not measured' : met ? 'met' : '**not met**'} | ${remark} |`,
  );
  return ['| # | goal | measured | | |', '|---|---|---|---|---|', ...lines].join('\n');
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(process.cwd(), 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** The page of docs/: what was measured, how, and what of it was aimed at. */
export function reportOf(results: Results): string {
  const { boards, growth, lab, games, imported, rounds, embree } = results;
  const versions = ['@dimforge/rapier3d-compat', 'three-mesh-bvh', 'three', 'recast-navigation', 'assemblyscript'].map(
    (name) => `${name} ${versionOf(name)}`,
  );
  const sections = [...boards].map(([size, board]) => {
    const shares = (title: string, race: ShareRace) =>
      `### ${title}\n\n${race.pairs} pairs; sampling with ${race.side}×${race.side} jittered samples; the widest bounds are ${race.widest.toExponential(1)} apart.\n\n${tableOf(race.timings)}`;
    const parts = [
      `## ${size}: ${board.triangles.toLocaleString('en')} triangles`,
      `### Is anything in the way? (one ray)\n\n${tableOf(board.any)}`,
      `### What is met first? (one ray)\n\n${tableOf(board.nearest)}`,
      shares('Shares of partly hidden targets (one pair)', board.partial),
      shares('Shares of pairs as they come', board.random),
      ...(board.heatMap ? [shares('Heat map: shares of a man in a trench, from all over the table', board.heatMap)] : []),
      ...(board.otherMaps ? [shares('Heat maps of three others, one after another', board.otherMaps)] : []),
      ...(board.allPairs ? [`### All pairs of 60×60 places (one of the 12,960,000 answers)\n\n${tableOf(board.allPairs)}`] : []),
      `### Builds (the whole board)\n\n${tableOf(board.builds)}`,
      `### Reach with 10 cm\n\n${reachTableOf(board.reach)}`,
    ];
    if (board.partial.errors.length > 0) {
      const errors = board.partial.errors.map(
        ({ side, mean, p95 }) => `| ${side * side} | ${(mean * 100).toFixed(2)} % | ${(p95 * 100).toFixed(2)} % |`,
      );
      parts.push(
        `### How far sampling is off (partly hidden targets)\n\n| samples | mean | 95 of 100 pairs below |\n|---|---|---|\n${errors.join('\n')}`,
      );
    }
    return parts.join('\n\n');
  });
  return `# Benchmarks

Written by \`npm run bench -- --write\`. One run, ${rounds} rounds (after one that does not count); in each round all contestants work one after another. Times are
processor time (of the clock where several threads work), medians over the rounds; ratios are medians of the ratios inside one round. **Trust the ratios, not
the times**: the machine may have been busy with other things.

Machine: ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} processors; Node ${process.version}. Peers: ${versions.slice(0, 4).join(', ')},
${embree === null ? 'native Embree was not there and is left out' : `Embree ${embree} (native, -O3 -march=native, high-quality tree, single precision, not robust)`}. Kernel compiled by ${versions[4]}.

## Goals

${goalsOf(results)}

## What is compared

- The boards are the project's own (\`tests/bench/boards.ts\`): the same kits in the same places, among seeded hills, boulders, columns and crowns of loose leaves
  that are the finer the larger the board; 60 men stand on what they find.
- Rays run from the eyes of men to points of other men's bodies. All kernels hit from both sides. Our batches include settling doubtful rays exactly;
  the others answer in single precision. Our SIMD kernel tries first what blocked an earlier ray of the same batch, eye and direction; the others are asked ray
  by ray.
- Who sees whom between all places of a grid is told from each to each. Ours asks for each line once, for an exact answer is the same both ways; Embree, and our
  kernels where they stand by themselves in that table, cast all the rays, both ways, as the goal was set. Ray against ray, Embree is the faster by what the remark
  of goal 9 tells.
- A certified share has proven bounds for every pair. Sampling is given as many jittered samples as make 95 of 100 partly hidden pairs right to half a percent
  (Embree tells how many); it proves nothing about the other five. Embree looks for the target and for what hides it, natively. The JavaScript peers are
  given the rays that meet the target for nothing and only cast them at the terrain.
- Shares are of the head, shoulders and chest of a man (three boxes), with all terrain in the way.
- A heat map tells which share of one man is seen from each place of a grid that is inside of nothing. Ours answers for all places at once, with the same bits as
  for each place alone, which is timed beside it; sampling goes pair by pair, as it does elsewhere.
- A map of the lab is worked out as the page and the command line ask for it: from the question to the figures, with where one can stand, on all floors, in
  squares of 10 mm, by the skirmish rules. Sampling is told where one can stand, and who is to be looked at from where. The first picture shows 48 squares
  or more; the whole map with all its figures comes after it on the same thread.
- A large mesh is imported once, as page and command line do it: read piece by piece with its corners joined, simplified, and the result proven both ways. The peer reads the whole file into
  memory and joins nothing, or joins corners afterwards, and proves and simplifies nothing.
- "The whole finding" is what a ruling asks for: shares by region, what hides each part, greatest widths, witnesses and the picture. It is exact.
- Reach is what a man on a base of 30 mm may come to with an action of 10 cm. The men stand at the same places on every board, alone: in a house of two
  floors before its ladder, and on a hill. Ours answers for one man as the page asks it: outlines of the places of his middle where he may end his move, on
  every surface, with climbs, ladders, windows, difficult ground, headroom and support paid for or refused as the rules say, and it needs nothing made beforehand
  but the scene. recast-navigation makes a mesh of the whole board for everybody of one size, rounded to cells (2 mm high), and then floods it from polygon to
  polygon; it steps up to 15 mm and walks slopes up to 45°, but knows neither climbs nor ladders, nor what stands on its edge; costs run between middles of edges,
  and a polygon counts that is entered within 10 cm. So its time for many men is one mesh and as many floods, ours as many answers. The first time of each is told
  beside the median of those after it, which run code that has been run before. "Once" is the only time that was taken, where it was a long one.
  The first picture is what the page draws before the whole is found: all that a third of the action is enough for. A search goes on step by step, and between two
  steps whoever wishes something else is heard: after the longest of them at the latest.
- A game is the skirmish game of two sides with rifles on a table with a piece of every kit, the same terrain however many play. It comes out of its file each time,
  so that nothing is known of its boards. A command is carried out with all that it asks about sight, cover and ways, sealed and compared with its line; what is
  offered in a position is all that anybody may do whose turn it may be, and what he may not, with the reason; a line that is folded is believed.

${sections.join('\n\n')}

## Reach from board to board

${reachGrowthOf(new Map([...boards].map(([size, { reach }]) => [size, reach])))}
${growth ? `\n## From ${GROWS_FROM} to ${GROWS_TO} triangles\n\nOn both boards by turns, in the same rounds.\n\n${growthTableOf(growth)}\n` : ''}${lab ? `\n## The lab: maps of the whole board\n\n${labTablesOf(lab)}\n` : ''}
## The machine of a game

${gameTableOf(games)}

## A large mesh is imported

${importTableOf(imported)}
`;
}

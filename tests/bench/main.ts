import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { raceAllPairs, raceBuilds } from './board-suite.ts';
import { BOARD_SIZES, type BoardSize, benchBoard } from './boards.ts';
import { startEmbree } from './embree.ts';
import { raceGames } from './game-suite.ts';
import { type GrowingBoard, raceGrowth } from './growth-suite.ts';
import { raceImport } from './import-suite.ts';
import { raceLab } from './lab-suite.ts';
import { countLeaks } from './leak-suite.ts';
import { choosePairs, heatMapPairs, type Pair } from './pairs.ts';
import { meshBvhPeer, rapierPeer, soupOf } from './peers.ts';
import { raceRays, type Timings } from './ray-suite.ts';
import { timeReach } from './reach-suite.ts';
import {
  type BoardResults,
  GROWS_FROM,
  GROWS_TO,
  gameTableOf,
  goalsOf,
  growthTableOf,
  importTableOf,
  labTablesOf,
  type Results,
  reachGrowthOf,
  reachTableOf,
  reportOf,
  tableOf,
} from './report.ts';
import { raceShares, type ShareRace } from './share-suite.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    boards: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const isQuick = values.quick;
// a reach takes long enough for a few rounds to tell
const rounds = Number(values.rounds ?? (isQuick || values.only === 'reach' ? 3 : 7));
const asked = (values.boards ?? (isQuick ? '10k,100k' : BOARD_SIZES.join(','))).split(',');
const sizes = asked.map((size) => {
  const known = BOARD_SIZES.find((own) => own === size);
  if (!known) throw new Error(`there is no board "${size}": ${BOARD_SIZES.join(', ')}`);
  return known;
});
/** The board on which the goals are measured. */
const MAIN: BoardSize = '100k';
/** Men whose heat maps are drawn beside that of the first: every thirteenth. */
const OTHER_TARGETS = [7, 20, 33];

const say = (text: string) => console.log(text);
const show = (title: string, timings: Timings) => say(`\n${title}\n\n${tableOf(timings)}`);
const showShares = (title: string, { timings, side, pairs, widest }: ShareRace) =>
  show(`${title}: ${pairs} pairs, ${side}×${side} samples, widest bounds ${widest.toExponential(1)}`, timings);

/** Measures how times grow, where both boards are there. */
async function growthOf(growing: readonly GrowingBoard[]): Promise<Timings | null> {
  if (growing.length < 2) return null;
  const growth = await raceGrowth(growing, rounds, isQuick ? 20_000 : 60_000);
  say(`\nFrom ${GROWS_FROM} to ${GROWS_TO}\n\n${growthTableOf(growth)}`);
  return growth;
}
const pairsAsked = isQuick ? 60 : 240;
const labThread = new URL('./lab-thread-entry.mjs', import.meta.url);
const startPeer = () => startEmbree(join(process.cwd(), 'tests/bench/native/embree-peer.cpp'));
/** What makes 95 of 100 partly hidden pairs right to half a percent on the main board, where that was not found out in this run. */
const USUAL_SIDE = 48;
/** A map is worked out whole each time: a few rounds tell enough. */
const labRounds = Math.min(rounds, isQuick ? 1 : 3);
/** A game is played again from its beginning each time. */
const gameRounds = Math.min(rounds, 3);
const gameCommands = isQuick ? 30 : 60;
/** Triangles of the mesh that is imported, a quarter of a gigabyte: once, which takes minutes. */
const largeMesh = isQuick ? 1_000_000 : 5_000_000;
const importRounds = 1;

if (values.only !== undefined) {
  if (values.write) throw new Error('docs/benchmarks.md is written from all suites of one run');
  if (values.only === 'growth') {
    const growing = [GROWS_FROM, GROWS_TO].map((size) => {
      const bench = benchBoard(size);
      return { bench, ...choosePairs(bench, pairsAsked) };
    });
    await growthOf(growing);
    process.exit(0);
  }
  if (values.only === 'lab') {
    const peer = await startPeer();
    const [bench, larger] = [benchBoard(GROWS_FROM), isQuick ? null : benchBoard(GROWS_TO)];
    const lab = await raceLab(bench, soupOf(bench.space.scene), larger, peer, labRounds, USUAL_SIDE, labThread);
    peer?.close();
    say(labTablesOf(lab));
    process.exit(0);
  }
  if (values.only === 'game') {
    say(gameTableOf(await raceGames(gameRounds, gameCommands)));
    process.exit(0);
  }
  if (values.only === 'import') {
    say(importTableOf(await raceImport(largeMesh, importRounds)));
    process.exit(0);
  }
  if (values.only !== 'reach')
    throw new Error(`there is no suite "${values.only}" that runs alone: reach, growth, lab, game, import`);
  const reached = new Map<BoardSize, Awaited<ReturnType<typeof timeReach>>>();
  for (const size of sizes) {
    const bench = benchBoard(size);
    const reach = await timeReach(bench, soupOf(bench.space.scene), rounds);
    reached.set(size, reach);
    say(`\n## ${size}: ${bench.triangles} triangles\n\n${reachTableOf(reach)}`);
  }
  say(`\n## Reach from board to board\n\n${reachGrowthOf(reached)}`);
  process.exit(0);
}

const embree = await startPeer();
const boards = new Map<BoardSize, BoardResults>();
const growing: GrowingBoard[] = [];
for (const size of sizes) {
  const bench = benchBoard(size);
  say(`\n## ${size}: ${bench.triangles} triangles in ${bench.space.scene.solids.length} solids`);
  const soup = soupOf(bench.space.scene);
  const builds = await raceBuilds(bench, soup, embree, Math.min(rounds, size === '1M' ? 3 : 5));
  show('Builds (whole board)', builds);
  const rapier = await rapierPeer(soup);
  const peers = [meshBvhPeer(soup), rapier];
  const { any, nearest } = await raceRays(bench, peers, embree, rounds, isQuick ? 20_000 : 60_000);
  show('Is anything in the way? (one ray)', any);
  show('What is met first? (one ray)', nearest);
  const chosen = choosePairs(bench, pairsAsked);
  if (size === GROWS_FROM || size === GROWS_TO) growing.push({ bench, ...chosen });
  const partial = await raceShares(bench, chosen.partial, peers, embree, rounds, true);
  showShares('Shares, partly hidden', partial);
  const random = await raceShares(bench, chosen.random, peers, embree, rounds, false, partial.side);
  showShares('Shares, pairs as they come', random);
  let allPairs: Timings | null = null;
  let heatMap: ShareRace | null = null;
  let otherMaps: ShareRace | null = null;
  if (size === MAIN) {
    const thread = new URL('./ray-thread-entry.mjs', import.meta.url);
    allPairs = await raceAllPairs(bench, embree, rounds, thread, 60, isQuick ? 120 : 24);
    show('All pairs of 60×60 places (one of the answers)', allPairs);
    const raceMap = (cells: readonly Pair[]) => raceShares(bench, cells, [], embree, rounds, false, partial.side, true);
    heatMap = await raceMap(heatMapPairs(bench, isQuick ? 24 : 120, 0));
    showShares('Heat map of shares', heatMap);
    otherMaps = await raceMap(OTHER_TARGETS.flatMap((index) => heatMapPairs(bench, isQuick ? 12 : 40, index)));
    showShares('Heat maps of other targets', otherMaps);
  }
  rapier.close();
  const reach = await timeReach(bench, soup, rounds);
  say(`\nReach with 10 cm\n\n${reachTableOf(reach)}`);
  boards.set(size, { triangles: bench.triangles, builds, any, nearest, partial, random, allPairs, heatMap, otherMaps, reach });
}
const growth = await growthOf(growing);
const [smaller, larger] = [GROWS_FROM, GROWS_TO].map((size) => growing.find(({ bench }) => bench.size === size)?.bench ?? null);
const labSide = boards.get(GROWS_FROM)?.partial.side ?? USUAL_SIDE;
const lab = smaller
  ? await raceLab(smaller, soupOf(smaller.space.scene), larger ?? null, embree, labRounds, labSide, labThread)
  : null;
if (lab) say(`\n${labTablesOf(lab)}`);
const games = await raceGames(gameRounds, gameCommands);
say(`\nThe game\n\n${gameTableOf(games)}`);
const imported = await raceImport(largeMesh, importRounds);
say(`\n${importTableOf(imported)}`);
const edgeRays = isQuick ? 10_000 : 100_000;
const leaks = await countLeaks(embree, edgeRays);
say(
  `\nOf ${edgeRays} rays aimed at shared edges and corners slip through: ${[...leaks].map(([name, n]) => `${name} ${n}`).join(', ')}`,
);
const results: Results = { boards, growth, lab, games, imported, leaks, edgeRays, rounds, embree: embree?.version ?? null };
embree?.close();
say(`\n${goalsOf(results)}`);
if (values.write) {
  const file = join(process.cwd(), 'docs/benchmarks.md');
  const verb = existsSync(file) ? 'rewritten' : 'written';
  writeFileSync(file, reportOf(results));
  say(`\ndocs/benchmarks.md is ${verb}.`);
}
process.exit(0);

import { describe, expect, test } from 'vitest';
import type { Accuracy } from '../../engine/geometry/many-queries.ts';
import { shareSeen } from '../../engine/geometry/visibility/find-sight.ts';
import { type BoardSpace, type Hider, openSpace, type ShareBounds, type SpaceQueries, type Vec3 } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { soak } from '../support/soak.ts';
import { type Battlefield, battlefieldOf, type Pair, pairOn, SITUATIONS, TABLES } from './oracle/battlefield.ts';
import { type ExpectedLook, expectCover, expectSight } from './oracle/expected-sight.ts';
import type { SeenShares } from './oracle/seen-faces.ts';

/** How far outside its bounds a share may lie: more than polygons on a grid, and faces of bodies that are flat to 0.001 mm, can be off. */
const OFF = 1e-6;
const PAIRS = 40;
/** Of so many pairs one is asked what each thing hides as well, which takes many more polygon booleans. */
const DEEPER = 5;
/** With more faces in sight than this nobody waits for the nearest of them. */
const FACES = 100;

/** What comparing many shares came to. */
interface Tally {
  readonly differing: string[];
  pairs: number;
  partly: number;
  shares: number;
  /** Shares that the polygon library had lost something of, as strips showed. */
  lost: number;
  worst: number;
  readonly widths: number[];
}

const nameOf = (source: Hider) =>
  source.kind === 'part' ? `${source.piece}/${source.part}` : source.kind === 'model' ? source.model : source.zone;

/** What a share should be: between two figures where things lie flush, and by strips where polygons are doubted. */
interface Expected {
  readonly least: number;
  readonly most: number;
  readonly byStrips?: () => number;
}

/** Compares bounds with a share. Where they differ strips have the last word: they know no points in which the library loses an edge. */
function compare(tally: Tally, told: string, bounds: ShareBounds, { least, most, byStrips }: Expected): void {
  const offBy = (low: number, high: number) => Math.max(bounds.atLeast - high, low - bounds.atMost, 0);
  tally.shares++;
  let off = offBy(least, most);
  let says = least === most ? `polygons say ${least}` : `polygons say ${least} to ${most}`;
  // after a few that strips confirm it is not the library
  if (off > OFF && byStrips && tally.differing.length < 3) {
    const share = byStrips();
    says += `, strips ${share}`;
    off = offBy(share, share);
    if (off <= OFF) tally.lost++;
  }
  tally.worst = Math.max(tally.worst, off);
  if (!(off <= OFF)) tally.differing.push(`${told}: ${says}, found ${bounds.atLeast} to ${bounds.atMost}`);
}

/** The look of the eye that was found to see most. */
function lookOf(looks: readonly ExpectedLook[], { x, y, z }: Vec3): ExpectedLook {
  const look = looks.find(({ eye }) => Math.abs(eye.x - x) + Math.abs(eye.y - y) + Math.abs(eye.z - z) < 1e-9);
  if (!look) throw new Error('it was looked from where there is no open eye');
  return look;
}

/** Compares how much of the target, of each of its regions is seen. False when no eye was open. */
function compareSight(
  tally: Tally,
  told: string,
  field: Battlefield,
  { board, sight }: Pair,
  space: BoardSpace,
  deeper: boolean,
) {
  const found = space.queries.sight(sight);
  const { regions, looks } = expectSight(board, field.terrain, sight);
  const open = looks.filter(({ inside }) => !inside);
  if ((open.length === 0) !== (found.eyeInside !== null)) tally.differing.push(`${told}: is an eye outside of everything?`);
  if (open.length === 0 || found.eyeInside) return false;

  const seen = open.map(({ look }) => look.sharesSeen());
  const whole = Math.max(...seen.map((shares) => shares.whole));
  /** By the eye that sees most of it. */
  const expected = (shareOf: (shares: SeenShares) => number, region: number | 'whole'): Expected => {
    const share = Math.max(...seen.map(shareOf));
    return { least: share, most: share, byStrips: () => Math.max(...open.map(({ look }) => look.shareByStrips(ANY, region))) };
  };
  const ofWhole = expected((shares) => shares.whole, 'whole');
  compare(tally, `${told}, the whole`, found.whole, ofWhole);
  tally.widths.push(widthOf(found.whole), ...found.seen.map(({ share }) => widthOf(share)));
  compareAccuracies(tally, told, (accuracy) => shareSeen(space.scene, board, sight, accuracy).share, ofWhole);
  if (whole > 1e-6 && whole < 1 - 1e-6) tally.partly++;
  expect(
    found.seen.map(({ region, member }) => ({ region, member })),
    told,
  ).toEqual(regions);
  found.seen.forEach(({ region, member, share }, i) => {
    compare(
      tally,
      `${told}, ${region} ${member}`,
      share,
      expected((shares) => shares.regions[i]!, i),
    );
  });

  const { look, blockers } = lookOf(open, found.picture.eye);
  if (deeper && look.facesInSight <= FACES) {
    const hiddenBy = new Map(found.hiddenBy.map(({ source, share }) => [nameOf(source), share]));
    const nearest = look.sharesOfNearest((blocker) => nameOf(blockers[blocker]!.source));
    for (const name of new Set([...hiddenBy.keys(), ...nearest.keys()])) {
      compare(tally, `${told}, hidden by ${name} as the nearest`, hiddenBy.get(name) ?? NOTHING, nearest.get(name) ?? NEVER);
    }
  }
  return true;
}

const ANY = () => true;
const NOTHING: ShareBounds = { atLeast: 0, atMost: 0 };
const NEVER: Expected = { least: 0, most: 0 };

const widthOf = ({ atLeast, atMost }: ShareBounds) => atMost - atLeast;

/** Compares the share alone, exactly, as exactly as wanted, and only as far as a threshold needs it. */
function compareAccuracies(tally: Tally, told: string, shareBy: (accuracy: Accuracy) => ShareBounds, whole: Expected): void {
  const exactly = shareBy('exact');
  compare(tally, `${told}, the share alone`, exactly, whole);
  tally.widths.push(widthOf(exactly));
  for (const within of [0.1, 0.01]) {
    const share = shareBy({ within });
    compare(tally, `${told}, the share alone within ${within}`, share, whole);
    if (!(widthOf(share) <= within))
      tally.differing.push(`${told}: the share alone within ${within} is ${JSON.stringify(share)}`);
  }
  for (const atLeast of [0.05, 0.25, 0.5, 0.75, whole.most + 0.002, whole.most - 0.002]) {
    if (atLeast <= 0 || atLeast > 1 || Math.abs(whole.most - atLeast) <= OFF) continue;
    const share = shareBy({ atLeast });
    compare(tally, `${told}, whether it is ${atLeast}`, share, whole);
    const isSettled = whole.most > atLeast ? share.atLeast >= atLeast : share.atMost < atLeast;
    if (!isSettled) tally.differing.push(`${told}: whether ${whole.most} is ${atLeast} is told by ${JSON.stringify(share)}`);
  }
}

/** Compares what each piece, part and model hides of the target's silhouette by itself, and what they hide together. */
function compareCover(tally: Tally, told: string, field: Battlefield, { board, cover }: Pair, ask: SpaceQueries): void {
  const found = ask.cover(cover);
  const { looks } = expectCover(board, field.terrain, cover);
  const open = looks.filter(({ inside }) => !inside);
  if (open.length === 0 || found.eyeInside) return;
  const { look, blockers } = lookOf(open, found.picture.eye);
  const hiddenBy = (isOne: (source: Hider) => boolean): Expected => {
    const pick = (blocker: number) => isOne(blockers[blocker]!.source);
    const share = 1 - look.sharesSeen(pick).whole;
    return { least: share, most: share, byStrips: () => 1 - look.shareByStrips(pick, 'whole') };
  };
  const least = Math.min(...open.map((other) => 1 - other.look.sharesSeen().whole));
  if (hiddenBy(() => true).least > least + OFF) tally.differing.push(`${told}: another eye has less hidden from it`);

  compare(
    tally,
    `${told}, hidden by terrain`,
    found.byTerrain,
    hiddenBy(({ kind }) => kind === 'part'),
  );
  compare(
    tally,
    `${told}, hidden by models`,
    found.byModels,
    hiddenBy(({ kind }) => kind === 'model'),
  );
  const inSight = [...look.blockersInSight].map((blocker) => blockers[blocker]!.source);
  const partsOf = new Map(
    found.pieces.map(({ piece, parts }) => [piece, new Map(parts.map(({ part, share }) => [part, share]))]),
  );
  const pieces = new Map(found.pieces.map(({ piece, share }) => [piece, share]));
  const models = new Map(found.models.map(({ model, share }) => [model, share]));
  for (const id of new Set([...pieces.keys(), ...inSight.flatMap((source) => (source.kind === 'part' ? [source.piece] : []))])) {
    const share = hiddenBy((source) => source.kind === 'part' && source.piece === id);
    compare(tally, `${told}, hidden by ${id} alone`, pieces.get(id) ?? NOTHING, share);
  }
  for (const source of new Map(inSight.map((one) => [nameOf(one), one])).values()) {
    const share = hiddenBy((other) => nameOf(other) === nameOf(source));
    const own = source.kind === 'part' ? partsOf.get(source.piece)?.get(source.part) : models.get(source.model);
    compare(tally, `${told}, hidden by ${nameOf(source)} alone`, own ?? NOTHING, share);
  }

  // every second of them together, of pieces and models alike
  if (open.length > 1) return;
  const chosen = <Id>(ids: Iterable<Id>) => [...ids].filter((_, i) => i % 2 === 0);
  const union = { cover, pieces: chosen(pieces.keys()), models: chosen(models.keys()) };
  const isChosen = (source: Hider) =>
    source.kind === 'part' ? union.pieces.includes(source.piece) : source.kind === 'model' && union.models.includes(source.model);
  compare(tally, `${told}, hidden by ${[...union.pieces, ...union.models]}`, ask.hiddenTogether(union), hiddenBy(isChosen));
}

const seeds = Array.from({ length: soak(5) }, (_, i) => i + 1);

describe.each(seeds.map((seed) => ({ seed, table: TABLES[(seed - 1) % TABLES.length]! })))(
  'on $table.name of all kits (seed $seed)',
  ({ seed, table }) => {
    test(`what polygon booleans say of ${PAIRS} pairs lies within the bounds`, { timeout: 600_000 }, async ({ annotate }) => {
      const field = battlefieldOf(seed, table);
      const space = openSpace(field.board, field.meshes);
      const chance = chanceOf(seed + 1_000_000);
      const tally: Tally = { differing: [], pairs: 0, partly: 0, shares: 0, lost: 0, worst: 0, widths: [] };
      for (let tries = 0; tally.pairs < PAIRS; tries++) {
        const situation = SITUATIONS[tries % SITUATIONS.length]!;
        const pair = pairOn(field, situation, chance);
        space.update(pair.board);
        const told = `seed ${seed}, ${tries}. (${situation})`;
        const deeper = tries % DEEPER === 0;
        if (compareSight(tally, told, field, pair, space, deeper)) tally.pairs++;
        if (deeper || situation === 'behind models') compareCover(tally, told, field, pair, space.queries);
      }
      tally.widths.sort((a, b) => b - a);
      const wide = tally.widths[Math.floor(tally.widths.length / 100)]!;
      await annotate(
        `${tally.pairs} pairs, ${tally.partly} seen in part, ${tally.shares} shares (${tally.lost} lost by the library): at worst ${tally.worst.toExponential(1)} outside the bounds, ` +
          `which are at most ${tally.widths[0]!.toExponential(1)} apart, 99 of 100 ${wide.toExponential(1)}`,
      );
      expect(tally.differing).toEqual([]);
      expect(tally.partly, 'pairs that are seen in part').toBeGreaterThan(PAIRS / 6);
      expect(tally.widths[0], 'the widest bounds').toBeLessThan(0.01);
      expect(wide, 'the bounds of 99 in 100').toBeLessThan(0.0005);
    });
  },
);

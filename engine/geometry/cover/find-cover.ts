import type { Board } from '../../board/board.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { CoverFinding, CoverQuery, Hider, PieceCover, Source, UnionQuery } from '../queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { eyesOf, openEyes } from '../visibility/find-sight.ts';
import { type Look, openLook, type Standing, sourceOfOwner } from '../visibility/look.ts';
import { nearestSources } from '../visibility/nearest-source.ts';
import { drawPicture, isInFront } from '../visibility/picture-of-look.ts';
import { placeTarget } from '../visibility/placed-target.ts';
import type { Taken } from '../visibility/shadow-order.ts';
import { compareShares } from '../visibility/share.ts';
import { partsOfLook, shareOfLook } from '../visibility/share-of-look.ts';
import { compareSources } from '../visibility/source-order.ts';
import { coveringSilhouetteOf } from '../visibility/target-faces.ts';

/**
 * How much of a target does each thing hide by itself, as if nothing else stood there, and how much do all pieces and all covering models hide
 * together? A covering model hides with its silhouette, a vehicle with hull and turret. Of many eyes the one counts from which least is hidden.
 * @clause SK-COVER-8 to 10, SK-COVER-15, SK-GEOM-1, SK-GEOM-4 to 6
 * @edge looker and target cover nothing; only things that hide something are listed, most hiding first, then by name
 * @breaks when the board has no such model
 */
export function findCover(scene: SightScene, board: Board, query: CoverQuery): CoverFinding {
  const { look, eyeInside } = lookForCover(scene, board, query);
  const owners = ownersIn(look);
  const sourceOf = (owner: number) => sourceOfOwner(scene, look, owner);
  const measure = (own: readonly number[]) => hiddenBy(look, takes(own));
  const terrain = owners.filter((owner) => sourceOf(owner).kind === 'part');
  const models = owners.filter((owner) => sourceOf(owner).kind === 'model');
  const byTerrain = measure(terrain);
  const byModels = measure(models);
  const grouped = { sourceOf, measure };
  const { visible, hidden } = partsOfLook(look, EVERYTHING);
  return {
    eyeInside,
    pieces: coverOfPieces(terrain, byTerrain, grouped),
    models: sharesOf(models, byModels, modelOfSource, grouped).map(([model, share]) => ({ model, share })),
    byTerrain,
    byModels,
    picture: drawPicture(look, visible.filter(isInFront), nearestSources(scene, look, hidden.filter(isInFront))),
  };
}

/** How much of a target do exactly these pieces and models hide together, as if nothing else stood there? @clause SK-GEOM-4, SK-COVER-15 */
export function findHiddenTogether(scene: SightScene, board: Board, { cover, pieces, models }: UnionQuery): ShareBounds {
  const eyes = eyesOf(modelOf(board, cover.from), cover.eyes);
  if (eyes.length > 1) {
    const { look } = lookForCover(scene, board, cover);
    const isChosen = (source: Hider) =>
      source.kind === 'part' ? pieces.includes(source.piece) : source.kind === 'model' && models.includes(source.model);
    return hiddenBy(look, (owner) => isChosen(sourceOfOwner(scene, look, owner)));
  }
  // for one eye nothing else needs to be looked at
  const blocks = terrainFor(cover);
  const accept: SightFilter = (solid, index) =>
    solid.source.kind === 'part' && pieces.includes(solid.source.piece) && blocks(solid, index);
  const chosen = coveringModels(cover).filter((id) => models.includes(id));
  return hiddenBy(openCoverLook(scene, board, cover, eyes[0]!, accept, chosen, 0), EVERYTHING);
}

const EVERYTHING: Taken = () => true;

/** What some things hide of a target. @edge of a target without area nothing is seen, and nothing hidden either */
function hiddenBy(look: Look, taken: Taken): ShareBounds {
  const { atLeast, atMost } = shareOfLook(look, taken, 'exact');
  return look.whole.length > 0 ? { atLeast: 1 - atMost, atMost: 1 - atLeast } : { atLeast, atMost };
}

function takes(owners: readonly number[]): Taken {
  const own = new Set(owners);
  return (owner) => own.has(owner);
}

/** The things that have shadows in a look, in their order. */
const ownersIn = ({ shadows: { owners, count } }: Look): readonly number[] =>
  [...new Set(owners.subarray(0, count))].sort((a, b) => a - b);

/** Looker and target cover nothing. */
const coveringModels = ({ models, from, to }: CoverQuery): readonly ModelId[] => [
  ...new Set(models.candidates.filter((id) => id !== from && id !== to)),
];

const terrainFor = ({ glass }: CoverQuery): SightFilter => blockingSolids({ terrain: true, models: [], glass }, []);

function openCoverLook(
  scene: SightScene,
  board: Board,
  { to, target, models }: CoverQuery,
  eye: BoardPoint,
  accept: SightFilter,
  covering: readonly ModelId[],
  place: number,
): Look {
  const standing = covering
    .map((id): Standing => {
      const silhouette = coveringSilhouetteOf(modelOf(board, id), models.width, eye, models.stance);
      return { source: { kind: 'model', model: id }, faces: silhouette.flatMap(({ faces }) => faces) };
    })
    .sort((a, b) => compareSources(a.source, b.source));
  return openLook(scene, { eye, target: placeTarget(modelOf(board, to), target), accept, standing }, place);
}

/** The look of the eye from which least is hidden. */
function lookForCover(
  scene: SightScene,
  board: Board,
  query: CoverQuery,
): { readonly look: Look; readonly eyeInside: Source | null } {
  const accept = terrainFor(query);
  const { eyes, eyeInside } = openEyes(scene, eyesOf(modelOf(board, query.from), query.eyes), accept);
  const looks = eyes.map((eye, place) => openCoverLook(scene, board, query, eye, accept, coveringModels(query), place));
  let least = looks[0]!;
  if (looks.length === 1) return { look: least, eyeInside };
  let share = hiddenBy(least, EVERYTHING);
  for (const look of looks.slice(1)) {
    const hidden = hiddenBy(look, EVERYTHING);
    if (compareShares(share, hidden) < 0) [least, share] = [look, hidden];
  }
  return { look: least, eyeInside };
}

/** What is known of the owners of shadows. */
interface Grouped {
  readonly sourceOf: (owner: number) => Hider;
  readonly measure: (owners: readonly number[]) => ShareBounds;
}

/**
 * The owners that belong to each name, and what each hides by itself: most first, then by name. Those that hide nothing are left out.
 * `together` is what all of them hide: the share of the only one, where there is only one.
 */
function sharesOf<Name extends string>(
  owners: readonly number[],
  together: ShareBounds,
  nameOf: (source: Hider) => Name | null,
  { sourceOf, measure }: Grouped,
): readonly (readonly [Name, ShareBounds, readonly number[]])[] {
  if (together.atMost === 0) return [];
  const byName = new Map<Name, number[]>();
  for (const owner of owners) {
    const name = nameOf(sourceOf(owner));
    if (name === null) continue;
    const known = byName.get(name);
    if (known) known.push(owner);
    else byName.set(name, [owner]);
  }
  return [...byName]
    .map(([name, own]) => [name, byName.size === 1 ? together : measure(own), own] as const)
    .filter(([, share]) => share.atMost > 0)
    .sort(([a, one], [b, other]) => compareShares(one, other) || (a < b ? -1 : 1));
}

const modelOfSource = (source: Hider): ModelId | null => (source.kind === 'model' ? source.model : null);
const pieceOfSource = (source: Hider): PieceId | null => (source.kind === 'part' ? source.piece : null);
const partOfSource = (source: Hider) => (source.kind === 'part' ? source.part : null);

function coverOfPieces(terrain: readonly number[], together: ShareBounds, grouped: Grouped): readonly PieceCover[] {
  return sharesOf(terrain, together, pieceOfSource, grouped).map(([piece, share, own]) => ({
    piece,
    share,
    parts: sharesOf(own, share, partOfSource, grouped).map(([part, partShare]) => ({ part, share: partShare })),
  }));
}

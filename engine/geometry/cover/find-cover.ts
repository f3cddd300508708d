import type { Board } from '../../board/board.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { CoverFinding, CoverQuery, PieceCover, Source, UnionQuery } from '../queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { eyesOf, openEyes } from '../visibility/find-sight.ts';
import { drawPicture, hiddenShare, lookPast, type OpenView, openViewOf } from '../visibility/look.ts';
import { gatherOccluders, inDepthOrder, makeOccluder, type Occluder } from '../visibility/occluders.ts';
import { compareShares } from '../visibility/share.ts';
import { shareOfLook } from '../visibility/share-of-look.ts';
import { countedRegionsOf, coveringSilhouetteOf, middleOfTarget } from '../visibility/target-faces.ts';

/**
 * How much of a target does each thing hide by itself, as if nothing else stood there, and how much do all pieces and all covering models hide
 * together? A covering model hides with its silhouette, a vehicle with hull and turret. Of many eyes the one counts from which least is hidden.
 * @clause SK-COVER-8 to 10, SK-COVER-15, SK-GEOM-1, SK-GEOM-4 to 6
 * @edge looker and target cover nothing; only things that hide something are listed, most hiding first, then by name
 * @breaks when the board has no such model
 */
export function findCover(scene: Scene, board: Board, query: CoverQuery): CoverFinding {
  const { view, terrain, models, eyeInside } = lookForCover(scene, board, query);
  const alone = (occluders: readonly Occluder[]) => hiddenShare(lookPast(view, occluders));
  const byTerrain = alone(terrain);
  const byModels = alone(models);
  const modelOfSource = (source: Source) => (source.kind === 'model' ? source.model : null);
  return {
    eyeInside,
    pieces: coverOfPieces(terrain, byTerrain, alone),
    models: sharesOf(models, byModels, modelOfSource, alone).map(([model, share]) => ({ model, share })),
    byTerrain,
    byModels,
    picture: drawPicture(view, lookPast(view, inDepthOrder([...terrain, ...models]))),
  };
}

/** How much of a target do exactly these pieces and models hide together, as if nothing else stood there? @clause SK-GEOM-4, SK-COVER-15 */
export function findHiddenTogether(scene: Scene, board: Board, query: UnionQuery): ShareBounds {
  const { cover, pieces, models: chosen } = query;
  const eyes = eyesOf(modelOf(board, cover.from), cover.eyes);
  if (eyes.length === 1) return hiddenFromEye(scene, board, query, eyes[0]!);
  const { view, terrain, models } = lookForCover(scene, board, cover);
  const isChosen = ({ source }: Occluder) =>
    source.kind === 'part' ? pieces.includes(source.piece) : chosen.includes(source.model);
  return hiddenShare(lookPast(view, inDepthOrder([...terrain, ...models].filter(isChosen))));
}

/** The same for one eye, for which nothing else needs to be looked at. */
function hiddenFromEye(scene: Scene, board: Board, { cover, pieces, models }: UnionQuery, eye: BoardPoint): ShareBounds {
  const target = modelOf(board, cover.to);
  const blocks = blockingSolids({ terrain: true, models: [], glass: cover.glass }, []);
  const accept: SolidFilter = (solid, index) =>
    solid.source.kind === 'part' && pieces.includes(solid.source.piece) && blocks(solid, index);
  const silhouettes = coveringModels(cover)
    .filter((id) => models.includes(id))
    .flatMap((id) => coveringSilhouetteOf(modelOf(board, id), cover.models.width, eye, cover.models.stance));
  const faces = silhouettes.flatMap((silhouette) => silhouette.faces);
  const seen = shareOfLook(scene, eye, target, cover.target, accept, faces, 'exact');
  // nothing is seen, and nothing hidden either, of a target without area
  if (seen.atMost === 0 && pictureIsEmpty(board, cover, eye)) return seen;
  return { atLeast: 1 - seen.atMost, atMost: 1 - seen.atLeast };
}

const pictureIsEmpty = (board: Board, { to, target: policy }: CoverQuery, eye: BoardPoint): boolean => {
  const target = modelOf(board, to);
  return openViewOf(eye, middleOfTarget(target, policy), countedRegionsOf(target, policy, eye)).cells.length === 0;
};

/** Looker and target cover nothing. */
const coveringModels = ({ models, from, to }: CoverQuery): readonly ModelId[] => [
  ...new Set(models.candidates.filter((id) => id !== from && id !== to)),
];

/** Everything that could cover the target from one eye. */
interface CoverLook {
  readonly view: OpenView;
  readonly terrain: readonly Occluder[];
  readonly models: readonly Occluder[];
}

function lookForCover(scene: Scene, board: Board, query: CoverQuery): CoverLook & { readonly eyeInside: Source | null } {
  const looker = modelOf(board, query.from);
  const target = modelOf(board, query.to);
  const accept = blockingSolids({ terrain: true, models: [], glass: query.glass }, []);
  const { eyes, eyeInside } = openEyes(scene, eyesOf(looker, query.eyes), accept);
  const centre = middleOfTarget(target, query.target);
  const looks = eyes.map((eye): CoverLook => {
    const view = openViewOf(eye, centre, countedRegionsOf(target, query.target, eye));
    return { view, terrain: terrainBefore(scene, view, accept), models: modelsBefore(board, query, view, eye) };
  });
  const [first] = looks;
  if (first && looks.length === 1) return { ...first, eyeInside };
  const hidden = looks.map(({ view, terrain, models }) => hiddenShare(lookPast(view, inDepthOrder([...terrain, ...models]))));
  let least = 0;
  for (let i = 1; i < looks.length; i++) if (compareShares(hidden[least]!, hidden[i]!) < 0) least = i;
  return { ...looks[least]!, eyeInside };
}

const terrainBefore = (scene: Scene, view: OpenView, accept: SolidFilter): readonly Occluder[] =>
  view.cells.length > 0 ? gatherOccluders(scene, view.frame, view.pyramid, accept) : [];

/** What the covering models show between the eye and the target. */
function modelsBefore(board: Board, query: CoverQuery, view: OpenView, eye: BoardPoint): readonly Occluder[] {
  if (view.cells.length === 0) return [];
  return inDepthOrder(
    coveringModels(query).flatMap((id) =>
      coveringSilhouetteOf(modelOf(board, id), query.models.width, eye, query.models.stance).flatMap(({ faces }, region) =>
        faces.flatMap(
          (face, index) =>
            makeOccluder(view.frame, view.pyramid.window, { kind: 'model', model: id }, face, [region, index]) ?? [],
        ),
      ),
    ),
  );
}

type Measure = (occluders: readonly Occluder[]) => ShareBounds;

/**
 * The occluders that belong to each name, and what each hides by itself: most first, then by name. Those that hide nothing are left out.
 * `together` is what all of them hide: the share of the only one, where there is only one.
 */
function sharesOf<Name extends string>(
  occluders: readonly Occluder[],
  together: ShareBounds,
  nameOf: (source: Source) => Name | null,
  alone: Measure,
): readonly (readonly [Name, ShareBounds, readonly Occluder[]])[] {
  if (together.atMost === 0) return [];
  const byName = new Map<Name, Occluder[]>();
  for (const occluder of occluders) {
    const name = nameOf(occluder.source);
    if (name === null) continue;
    const known = byName.get(name);
    if (known) known.push(occluder);
    else byName.set(name, [occluder]);
  }
  return [...byName]
    .map(([name, own]) => [name, byName.size === 1 ? together : alone(own), own] as const)
    .filter(([, share]) => share.atMost > 0)
    .sort(([a, one], [b, other]) => compareShares(one, other) || (a < b ? -1 : 1));
}

function coverOfPieces(terrain: readonly Occluder[], together: ShareBounds, alone: Measure): readonly PieceCover[] {
  const pieceOfSource = (source: Source): PieceId | null => (source.kind === 'part' ? source.piece : null);
  const partOfSource = (source: Source) => (source.kind === 'part' ? source.part : null);
  return sharesOf(terrain, together, pieceOfSource, alone).map(([piece, share, own]) => ({
    piece,
    share,
    parts: sharesOf(own, share, partOfSource, alone).map(([part, partShare]) => ({ part, share: partShare })),
  }));
}

import type { PartCover, TerrainPiece } from '../../board/terrain-piece.ts';
import type { CoverFinding, CoverQuery, PieceCover } from '../../geometry/queries.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import { measured } from '../../rules/argument.ts';
import { all, callOf } from '../../rules/call.ts';
import { reachesShare } from '../../rules/limits.ts';
import { fillOfPush, findPushes } from '../../rules/push.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import { argue, judge, type LookArgument, type LookJudgement, NOTHING_TO_SAY } from './argument.ts';
import { heightAllows, isFirersOwn } from './cover-limits.ts';
import { saveOf, VEHICLE_COVER } from './cover-save.ts';
import { bodyOf } from './look.ts';
import { eyesOf, type Shelter, type UnderFire } from './shelter.ts';
import { weighAreas } from './shelter-of-area.ts';

/** What was looked at, and what was found. */
export interface CoverLook {
  readonly query: CoverQuery;
  readonly finding: CoverFinding;
  readonly evidence: LookEvidence;
}

/**
 * What may give somebody a cover save against fire from there? Areas by their outline and Category, everything else by how much of his body it hides.
 * The best save comes first. @clause BT-COVER-3 to 8, BT-COVER-13, BT-COVER-16, BT-COVER-18, BT-COVER-19, BT-BARR-10
 */
export function weighCover(given: UnderFire): { readonly look: CoverLook; readonly shelters: readonly Shelter[] } {
  const look = lookForCover(given);
  const shelters = [...weighAreas(given), ...weighPieces(given, look), ...weighVehicles(given, look)];
  return { look, shelters: [...shelters].sort(compareShelters) };
}

/** Those that hold before those that do not, the better save first; those that are clear before those that are close. */
function compareShelters(a: Shelter, b: Shelter): number {
  const worth = ({ call, save }: Shelter) => (call.holds && save !== null ? 7 - save : 0);
  return worth(b) - worth(a) || Number(a.call.close) - Number(b.call.close);
}

function lookForCover(given: UnderFire): CoverLook {
  const { table, from, target } = given;
  // nobody looks from a burst: the target stands in for him, and is in nobody's way
  const looker = from.kind === 'firer' ? from.model : target;
  const query: CoverQuery = {
    from: looker.id,
    to: target.id,
    eyes: eyesOf(given),
    target: { kind: 'body', stance: target.stance, regions: bodyOf(target) },
    models: { candidates: vehiclesBut(given, looker.id, target.id), width: 0, stance: 'own' },
    glass: false,
  };
  const finding = table.space.cover(query);
  return { query, finding, evidence: { id: `cover:${target.id}`, kind: 'cover', query, finding } };
}

/** Of models only vehicles cover, and only against those who shoot: a burst is asked about terrain alone. @clause BT-COVER-16, BT-BARR-10 */
const vehiclesBut = ({ table, from }: UnderFire, ...but: readonly ModelId[]): readonly ModelId[] =>
  from.kind === 'burst'
    ? []
    : Object.values(table.board.models)
        .filter(({ id, body }) => body.kind === 'vehicle' && !but.includes(id))
        .map(({ id }) => id)
        .sort();

/** What hides a part of the body: trees of an area are decoration and hide nothing. @clause BT-COVER-5 to 8, BT-AREA-1 */
function weighPieces(given: UnderFire, look: CoverLook): readonly Shelter[] {
  const { pieces } = given.table.board;
  return look.finding.pieces.flatMap((found) => {
    const piece = pieces[found.piece]!;
    const { area, heightCategory, soft } = piece.traits;
    return area && heightCategory !== null && soft ? [] : [weighPiece(given, look, piece, found)];
  });
}

function weighPiece(given: UnderFire, look: CoverLook, piece: TerrainPiece, { share, parts }: PieceCover): Shelter {
  const { target, agreed } = given;
  const [most] = parts;
  const cover = piece.parts[most!.part]!.cover;
  const save = saveOf(cover);
  const enough = hidesEnough(given, look, share, { pieces: [piece.id], models: [] });
  const fill = { target: target.id, piece: piece.id, share: middleOf(share), threshold: agreed.coverMinFraction };
  const high = heightAllows(given, piece);
  const own = isFirersOwn(given, piece.id);
  const said: LookArgument =
    save === null
      ? argue('BT-COVER-13', 'cover/gives-none', fill, look.evidence)
      : !enough.call.holds
        ? argue('BT-COVER-6', 'cover/hides-too-little', fill, look.evidence)
        : !own.call.holds
          ? own
          : high.call.holds
            ? argue('BT-COVER-5', 'cover/hides-part', { ...fill, save }, look.evidence)
            : high;
  const call = all(callOf(save !== null), enough.call, own.call, high.call);
  return {
    ...judge<LookEvidence>(call, said, enough),
    source: { kind: 'part', piece: piece.id, part: most!.part },
    share,
    cover,
    save,
  };
}

/** @clause BT-COVER-16 */
const weighVehicles = (given: UnderFire, look: CoverLook): readonly Shelter[] =>
  look.finding.models.map(({ model, share }): Shelter => {
    const { target, agreed } = given;
    const enough = hidesEnough(given, look, share, { pieces: [], models: [model] });
    const cover: PartCover = VEHICLE_COVER;
    const save = saveOf(cover)!;
    const fill = { target: target.id, model, share: middleOf(share), threshold: agreed.coverMinFraction };
    const said = enough.call.holds
      ? argue('BT-COVER-16', 'cover/vehicle-hides-part', { ...fill, save }, look.evidence)
      : argue('BT-COVER-6', 'cover/vehicle-hides-too-little', fill, look.evidence);
    return { ...judge<LookEvidence>(enough.call, said, enough), source: { kind: 'model', model }, share, cover, save };
  });

/** Does it hide a part that is worth the name, and does no push turn that? @clause BT-COVER-6 @edge exactly the share that was agreed is enough */
function hidesEnough(
  { table, agreed, from, target }: UnderFire,
  { query }: CoverLook,
  share: ShareBounds,
  things: { readonly pieces: readonly PieceId[]; readonly models: readonly ModelId[] },
): LookJudgement {
  const threshold = agreed.coverMinFraction;
  const reaches = reachesShare(share, threshold);
  if (from.kind === 'burst') return judge<LookEvidence>(reaches);
  const pushed = { space: table.space, agreed, looker: from.model, target };
  const pushes = findPushes(pushed, { kind: 'hidden', look: { cover: query, ...things }, atLeast: threshold });
  const fill = fillOfPush(pushed, pushes);
  return judge<LookEvidence>(
    { holds: reaches.holds, close: reaches.close || fill !== null },
    measured(pushes.margins),
    fill ? argue('BT-CORE-7', 'cover/push-turns-share', fill) : NOTHING_TO_SAY,
  );
}

const middleOf = ({ atLeast, atMost }: ShareBounds): number => (atLeast + atMost) / 2;

import type { Model } from '../../board/model.ts';
import type { Opening, OpeningKind } from '../../board/opening.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { OpeningEyeFinding } from '../../geometry/queries.ts';
import type { PieceId } from '../../identity/ids.ts';
import { all, callOf, NO, YES } from '../../rules/call.ts';
import { isAtLeast, isWithin } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { distanceBetween } from '../../space/vec3.ts';
import { type Argument, argue, type Judgement, judge } from './argument.ts';
import { headPoint, stanceOf } from './body-policy.ts';
import type { Look } from './look.ts';

/** Windows, loopholes and the like; nobody needs an exception to look out of a door. @clause SK-LOS-5 */
const NARROW: readonly OpeningKind[] = ['window', 'loophole', 'hatch', 'breach'];

/** Where someone looks out. */
export interface Outlook {
  readonly piece: TerrainPiece;
  readonly opening: Opening;
  readonly finding: OpeningEyeFinding;
}

/** Whether someone who says that he looks out does; nowhere when what he named isn't there or he is in no state to. */
export interface LookOut extends Judgement {
  readonly where: Outlook | null;
}

/**
 * Does what this model declared about looking out hold? It must stand directly at the wall, within the opening's width, at a narrow opening
 * of its own floor that is not shut. Who hides or lies down looks out no longer. Null where nothing was declared.
 * @clause SK-LOS-5, SK-LOS-6, SK-LOS-9, SK-GEOM-8 @edge exactly at a limit holds, and is close
 */
export function findLookOut(look: Look, model: Model): LookOut | null {
  const { lookingOut, hidingBehind } = model.declared;
  if (lookingOut === null) return null;
  if (hidingBehind !== null) return nowhere(argue('SK-LOS-9', 'opening/not-while-hiding', { model: model.id }));
  if (stanceOf(model) === 'prone') return nowhere(argue('SK-LOS-9', 'opening/not-while-prone', { model: model.id }));
  const piece = Object.hasOwn(look.board.pieces, lookingOut.piece) ? look.board.pieces[lookingOut.piece] : undefined;
  const opening = piece && Object.hasOwn(piece.openings, lookingOut.opening) ? piece.openings[lookingOut.opening] : undefined;
  if (!piece || !opening || model.body.kind === 'vehicle')
    return nowhere(argue('SK-LOS-5', 'opening/not-there', { model: model.id }));

  const finding = look.space.openingEye(model.id, piece.id, opening.id, stanceOf(model));
  if (!Number.isFinite(finding.gapToWall)) return nowhere(argue('SK-LOS-5', 'opening/not-there', { model: model.id }));
  return { where: { piece, opening, finding }, ...judgeOutlook(look, model, { piece, opening, finding }) };
}

const nowhere = (said: Argument): LookOut => ({ where: null, ...judge(NO, said) });

function judgeOutlook({ agreed }: Look, model: Model, { piece, opening, finding }: Outlook): Judgement {
  const evidence = openingEvidence(model, piece.id, opening, finding);
  const gap = finding.gapToWall;
  const { beside } = finding;
  const rise = finding.eye.y - model.pose.at.y;
  const reach = agreed.openingReach * model.body.height;
  const at = { piece: piece.id, opening: opening.kind };
  const conditions = [
    {
      call: callOf(NARROW.includes(opening.kind)),
      unless: argue('SK-LOS-5', 'opening/not-narrow', { piece: piece.id, opening: opening.kind }, evidence),
    },
    {
      call: callOf(finding.open),
      unless: argue('SK-LOS-4', 'opening/shut', { piece: piece.id, opening: opening.kind }, evidence),
    },
    {
      call: isWithin(gap, agreed.openingGap, agreed.closeCallTolerance),
      unless: argue('SK-LOS-5', 'opening/too-far', { model: model.id, gap, limit: agreed.openingGap, ...at }, evidence),
    },
    {
      call: isWithin(beside, agreed.openingBeside, agreed.closeCallTolerance),
      unless: argue('SK-LOS-5', 'opening/beside-it', { model: model.id, beside, limit: agreed.openingBeside, ...at }, evidence),
    },
    {
      // Not lower than the floor he stands on, which a hatch may be in.
      call: all(isAtLeast(rise, -opening.frame.thickness, 0), isWithin(rise, reach, 0)),
      unless: argue('SK-LOS-5', 'opening/out-of-reach', { model: model.id, rise, reach, ...at }, evidence),
    },
  ];
  const missing = conditions.find(({ call }) => !call.holds);
  const granted = argue(
    'SK-LOS-7',
    'opening/eye-moved-into-it',
    { model: model.id, piece: piece.id, opening: opening.kind },
    evidence,
  );
  return judge(all(...conditions.map(({ call }) => call)), missing?.unless ?? granted);
}

export const openingEvidence = (model: Model, piece: PieceId, opening: Opening, finding: OpeningEyeFinding): LookEvidence => ({
  id: `opening:${model.id}:${piece}:${opening.id}`,
  kind: 'opening',
  model: model.id,
  piece,
  opening: opening.id,
  finding,
});

/** Does the model stand where it might look out, had its owner said so? Of several openings the one nearest to its head. @clause SK-LOS-10 */
export function findUndeclaredOutlook(look: Look, model: Model): Judgement | null {
  if (model.body.kind === 'vehicle' || model.declared.hidingBehind !== null || stanceOf(model) === 'prone') return null;
  if (model.declared.lookingOut !== null) return null;
  const head = headPoint(model);
  const [nearest] = Object.keys(look.board.pieces)
    .sort()
    .flatMap((id) => outlooksOf(look, model, look.board.pieces[id]!))
    .filter((outlook) => judgeOutlook(look, model, outlook).call.holds)
    .sort((a, b) => distanceBetween(head, a.finding.eye) - distanceBetween(head, b.finding.eye));
  if (!nearest) return null;
  const { piece, opening, finding } = nearest;
  const evidence = openingEvidence(model, piece.id, opening, finding);
  const fill = { model: model.id, piece: piece.id, opening: opening.kind };
  return judge(YES, argue('SK-LOS-10', 'opening/nobody-declared', fill, evidence));
}

const outlooksOf = ({ space }: Look, model: Model, piece: TerrainPiece): readonly Outlook[] =>
  Object.keys(piece.openings)
    .sort()
    .map((id) => ({
      piece,
      opening: piece.openings[id]!,
      finding: space.openingEye(model.id, piece.id, id, stanceOf(model)),
    }));

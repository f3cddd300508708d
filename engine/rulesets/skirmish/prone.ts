import type { TerrainPiece } from '../../board/terrain-piece.ts';
import { any } from '../../rules/call.ts';
import { isHigherThan, isWithin } from '../../rules/limits.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, type Judgement, join, NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import type { Look } from './look.ts';
import { findShelter } from './shelter.ts';

/**
 * Does the target lie directly behind cover that is too high to be seen over? Null when it does not lie.
 * @clause SK-PRONE-3, SK-LOS-14, SK-LOS-16 @edge cover of exactly the height leaves ordinary sight lines
 */
export function targetLiesBehindCover(look: Look, eye: BoardPoint): Judgement | null {
  const { agreed, looker, target } = look;
  if (stanceOf(target) !== 'prone') return null;
  const tallEnough = (height: number) => isHigherThan(height, agreed.proneHeight, 0);
  const viewer = { model: looker, at: eye };
  const judged = piecesBefore(look, eye).map((piece) => ({
    piece: piece.id,
    shelter: findShelter(look, target, viewer, piece, tallEnough),
  }));
  const said = judged.map(({ piece, shelter: { why, call, height, evidence } }) => {
    const fill = { target: target.id, piece };
    if (why === 'sheltered')
      return argue('SK-PRONE-3', 'prone/hidden-behind-cover', { target: target.id, piece, height }, ...evidence);
    if (why === 'viewer-above') return argue('SK-LOS-16', 'prone/seen-from-above', { looker: looker.id, ...fill }, ...evidence);
    return { ...NOTHING_TO_SAY, evidence: call.close ? evidence : [] };
  });
  return { call: any(...judged.map(({ shelter }) => shelter.call)), ...join(...said) };
}

/** The pieces that lie between the two and near enough to the target: only their parts need to be asked one by one. */
function piecesBefore({ board, space, agreed, target }: Look, viewer: BoardPoint): readonly TerrainPiece[] {
  return Object.keys(board.pieces)
    .sort()
    .filter((piece) => {
      const { crossed, gap } = space.behind({ model: target.id, viewer, shelter: { kind: 'piece', piece } });
      const near = isWithin(gap, agreed.directlyBehind, agreed.closeCallTolerance);
      return crossed && (near.holds || near.close);
    })
    .map((id) => board.pieces[id]!);
}

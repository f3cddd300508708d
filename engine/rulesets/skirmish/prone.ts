import type { BoardPoint } from '../../space/vec3.ts';
import { argue, type Judgement, join } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import { any } from './call.ts';
import { isHigherThan } from './limits.ts';
import type { Look } from './look.ts';
import { findShelter } from './shelter.ts';

/**
 * Does the target lie directly behind cover that is too high to be seen over? Null when it does not lie.
 * @clause SK-PRONE-3, SK-LOS-14, SK-LOS-16 @edge cover of exactly the height leaves ordinary sight lines
 */
export function targetLiesBehindCover(look: Look, eye: BoardPoint): Judgement | null {
  const { board, agreed, looker, target } = look;
  if (stanceOf(target) !== 'prone') return null;
  const tallEnough = (height: number) => isHigherThan(height, agreed.proneHeight, 0);
  const judged = Object.keys(board.pieces)
    .sort()
    .map((id) => board.pieces[id]!)
    .map((piece) => ({ piece: piece.id, shelter: findShelter(look, target, { model: looker, at: eye }, piece, tallEnough) }));
  const said = judged.map(({ piece, shelter: { why, call, height, evidence } }) => {
    const fill = { target: target.id, piece };
    if (why === 'sheltered')
      return argue('SK-PRONE-3', 'prone/hidden-behind-cover', { target: target.id, piece, height }, ...evidence);
    if (why === 'viewer-above') return argue('SK-LOS-16', 'prone/seen-from-above', { looker: looker.id, ...fill }, ...evidence);
    return { because: [], evidence: call.close ? evidence : [] };
  });
  return { call: any(...judged.map(({ shelter }) => shelter.call)), ...join(...said) };
}

import type { Model } from '../../board/model.ts';
import { NO } from '../../rules/call.ts';
import { isAtLeast } from '../../rules/limits.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, type Judgement, judge } from './argument.ts';
import { headPoint } from './body-policy.ts';
import type { Look } from './look.ts';
import { findShelter } from './shelter.ts';

/**
 * Does the target's hiding place keep it from this eye, even where its model sticks out? Null when it hides nowhere.
 * @clause SK-HIDE-1, SK-HIDE-3, SK-HIDE-4, SK-LOS-15, SK-LOS-16
 */
export function targetHides(look: Look, eye: BoardPoint): Judgement | null {
  const { looker, target } = look;
  const hiding = findHidingPlace(look, target, { model: looker, at: eye });
  if (hiding === null || 'call' in hiding) return hiding;
  const { shelter, piece } = hiding;
  const { gap, height, evidence } = shelter;
  switch (shelter.why) {
    case 'sheltered':
      return judge(shelter.call, argue('SK-HIDE-3', 'hiding/unseen-from-far-side', { target: target.id, piece }, ...evidence));
    case 'viewer-above':
      return judge(
        shelter.call,
        argue('SK-LOS-16', 'hiding/seen-from-above', { looker: looker.id, target: target.id, piece }, ...evidence),
      );
    case 'too-low':
      return judge(
        shelter.call,
        argue('SK-HIDE-1', 'hiding/piece-too-low', { piece, height, needed: look.agreed.hidingHeight }, ...evidence),
      );
    case 'too-far':
      return judge(
        shelter.call,
        argue(
          'SK-HIDE-1',
          'hiding/piece-too-far',
          { target: target.id, piece, gap, limit: look.agreed.directlyBehind },
          ...evidence,
        ),
      );
    case 'not-between':
      return judge(
        shelter.call,
        argue('SK-HIDE-3', 'hiding/seen-from-near-side', { looker: looker.id, target: target.id, piece }, ...evidence),
      );
  }
}

/**
 * Does the looker's own hiding place keep the far side from it? Null when it hides nowhere. The mirror of `targetHides`: whoever could not
 * see the hider is not seen by it.
 * @clause SK-HIDE-8
 */
export function lookerHides(look: Look): Judgement | null {
  const { looker, target } = look;
  const hiding = findHidingPlace(look, looker, { model: target, at: headPoint(target) });
  if (hiding === null || 'call' in hiding) return hiding;
  const { shelter, piece } = hiding;
  if (shelter.why === 'sheltered')
    return judge(
      shelter.call,
      argue('SK-HIDE-8', 'hiding/blind-to-far-side', { looker: looker.id, target: target.id, piece }, ...shelter.evidence),
    );
  if (shelter.why === 'viewer-above')
    return judge(
      shelter.call,
      argue('SK-HIDE-8', 'hiding/sees-what-is-above', { looker: looker.id, target: target.id, piece }, ...shelter.evidence),
    );
  return judge(shelter.call);
}

function findHidingPlace(look: Look, hider: Model, viewer: { readonly model: Model; readonly at: BoardPoint }) {
  const { hidingBehind } = hider.declared;
  if (hidingBehind === null) return null;
  if (hider.body.kind === 'vehicle') return judge(NO, argue('SK-HIDE-1', 'hiding/not-for-vehicles', { model: hider.id }));
  const piece = Object.hasOwn(look.board.pieces, hidingBehind) ? look.board.pieces[hidingBehind] : undefined;
  if (!piece) return judge(NO, argue('SK-HIDE-1', 'hiding/piece-not-there', { model: hider.id, piece: hidingBehind }));
  const tallEnough = (height: number) => isAtLeast(height, look.agreed.hidingHeight, 0);
  return { piece: piece.id, shelter: findShelter(look, hider, viewer, piece, tallEnough) };
}

import type { EyePolicy } from '../../geometry/queries.ts';
import { type Call, YES } from '../../rules/call.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Argument } from './argument.ts';
import { NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import type { Look } from './look.ts';
import { findLookOut } from './window-exception.ts';

/** One place that the looker looks from. */
export interface View {
  /** Names its findings among the evidence. */
  readonly name: string;
  /** With eyes of its own, and not out of an opening. */
  readonly own: boolean;
  readonly policy: EyePolicy;
  readonly eyes: readonly BoardPoint[];
  /** Whether the rules grant it. */
  readonly granted: Call;
  readonly why: Argument;
}

export interface Views {
  /** In the order they are tried. */
  readonly views: readonly View[];
  /** Why a view that was declared is not among them. */
  readonly refused: Argument;
}

/**
 * From where does the looker look? From its eyes; and one who looks out of an opening from there as well, whatever the heights would give.
 * The men of a squad look one by one where the rules ask of each whether he is on the far side of something, and together elsewhere.
 * @clause SK-LOS-3, SK-LOS-6, SK-LOS-7, SK-SQ-4
 */
export function findViews(look: Look): Views {
  const { looker, target, space } = look;
  const stance = stanceOf(looker);
  const lookOut = findLookOut(look, looker);
  const opening: View[] =
    lookOut?.where && (lookOut.call.holds || lookOut.call.close)
      ? [
          {
            name: 'opening',
            own: false,
            policy: { kind: 'point', at: lookOut.where.finding.eye },
            eyes: [lookOut.where.finding.eye],
            granted: lookOut.call,
            why: lookOut,
          },
        ]
      : [];
  const eyes = space.eyes(looker.id, stance);
  const oneByOne = eyes.length > 1 && (target.declared.hidingBehind !== null || stanceOf(target) === 'prone');
  const own: View[] = oneByOne
    ? eyes.map(({ member, at }) => ({
        name: `man-${member}`,
        own: true,
        policy: { kind: 'point', at },
        eyes: [at],
        granted: YES,
        why: NOTHING_TO_SAY,
      }))
    : [
        {
          name: 'own',
          own: true,
          policy: { kind: 'body', stance },
          eyes: eyes.map(({ at }) => at),
          granted: YES,
          why: NOTHING_TO_SAY,
        },
      ];
  return { views: [...opening, ...own], refused: opening.length > 0 ? NOTHING_TO_SAY : (lookOut ?? NOTHING_TO_SAY) };
}

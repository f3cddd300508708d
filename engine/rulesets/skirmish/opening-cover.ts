import { argue, NOTHING_TO_SAY } from './argument.ts';
import type { CoverCandidate } from './cover-candidate.ts';
import type { Look } from './look.ts';
import { isSeenThroughOpening } from './seen-through-opening.ts';
import type { CoverInquiry } from './terrain-cover.ts';
import type { View } from './view.ts';
import { findLookOut } from './window-exception.ts';

/** Who is seen because he looks out of an opening has the cover of the wall that holds it. @clause SK-LOS-8 */
export function weighOpening(look: Look, view: View, { finding }: CoverInquiry): readonly CoverCandidate[] {
  const where = findLookOut(look, look.target)?.where;
  const through = where ? isSeenThroughOpening(look, view) : null;
  const cover = where?.piece.parts[where.opening.wall]?.cover;
  if (!where || !through || !cover || cover.grade === 'none') return [];
  const { piece, opening } = where;
  const parts = finding.pieces.find((one) => one.piece === piece.id)?.parts ?? [];
  const share = parts.find(({ part }) => part === opening.wall)?.share ?? { atLeast: 0, atMost: 0 };
  const shown = through.evidence;
  return [
    {
      source: { kind: 'part', piece: piece.id, part: opening.wall },
      share,
      cover,
      couldBe: [cover],
      reaches: through.call,
      why: argue(
        'SK-LOS-8',
        'cover/wall-of-opening',
        { target: look.target.id, piece: piece.id, opening: opening.kind, grade: cover.grade },
        ...shown,
      ),
      whyNot: NOTHING_TO_SAY,
      together: false,
      byConduct: true,
    },
  ];
}

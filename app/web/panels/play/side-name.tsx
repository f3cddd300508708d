import type { SideId } from '../../../../engine/index.ts';
import { useSession } from '../../session/session.ts';

/** The colour of a side, beside its name. */
export function SideSwatch({ side }: { readonly side: SideId }) {
  const colour = useSession((session) => session.document.board.sides[side]?.colour);
  return <span className="swatch" style={{ background: colour }} aria-hidden="true" />;
}

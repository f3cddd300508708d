import { DoubleSide, Shape } from 'three';
import type { Objective, Side } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BorderLine } from './border-line.tsx';
import { WayTags } from './way-tags.tsx';

/** A flag on a pole, as high as a man. @unit millimetres */
const POLE = { height: 62, radius: 1.4 } as const;
const FLAG = new Shape();
FLAG.moveTo(0, 0);
FLAG.lineTo(0, 20);
FLAG.lineTo(26, 10);
FLAG.closePath();
/** Corners of the ring around a mark, and its least size: one that is smaller is not seen. */
const CORNERS = 32;
const LEAST_RING = 9;

/** Everything on the table that is fought for. */
export function Objectives() {
  const objectives = useSession((session) => session.document.board.objectives);
  return Object.values(objectives).map((objective) => <Mark key={objective.id} objective={objective} />);
}

/** Who holds it in the game that is played, as it stands now; undefined where nobody asks for that. */
function useHolder(id: string): Side | null | undefined {
  return useSession(({ play, document }) => {
    if (!play || play.shownAt !== null || !Object.hasOwn(play.now.holders, id)) return undefined;
    const side = play.now.holders[id]!;
    return side === null ? null : (document.board.sides[side] ?? null);
  });
}

function Mark({ objective: { id, name, at, radius } }: { readonly objective: Objective }) {
  const holder = useHolder(id);
  const { say } = useVoice();
  const called = name || id;
  const text =
    holder === undefined
      ? called
      : holder === null
        ? say('objective.held-by-nobody', { objective: called })
        : say('objective.held', { objective: called, holder: holder.name });
  const colour = holder?.colour ?? MEANING.accent;
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const size = Math.max(radius, LEAST_RING);
    return { x: at.x + size * Math.cos(angle), y: at.y, z: at.z + size * Math.sin(angle) };
  });
  return (
    <>
      <group position={[at.x, at.y, at.z]}>
        <mesh position={[0, POLE.height / 2, 0]} castShadow>
          <cylinderGeometry args={[POLE.radius, POLE.radius, POLE.height, 10]} />
          <meshStandardMaterial color="#d9dee4" roughness={0.6} />
        </mesh>
        <mesh position={[POLE.radius, POLE.height - 21, 0]} castShadow>
          <shapeGeometry args={[FLAG]} />
          <meshStandardMaterial color={colour} roughness={0.8} side={DoubleSide} />
        </mesh>
      </group>
      <BorderLine points={ring} colour={colour} dashed={false} />
      <WayTags tags={[{ text, weight: 2, at }]} below />
    </>
  );
}

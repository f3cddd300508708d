import { DoubleSide, Shape } from 'three';
import type { Objective } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';
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

function Mark({ objective: { id, name, at, radius } }: { readonly objective: Objective }) {
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
          <meshStandardMaterial color={MEANING.accent} roughness={0.8} side={DoubleSide} />
        </mesh>
      </group>
      <BorderLine points={ring} colour={MEANING.accent} dashed={false} />
      <WayTags tags={[{ text: name || id, weight: 2, at }]} below />
    </>
  );
}

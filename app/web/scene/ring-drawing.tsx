import { Line } from '@react-three/drei';
import type { BoardPoint } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import type { InRing } from '../session/ring.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { StretchLines } from './stretch-lines.tsx';
import { WayTags } from './way-tags.tsx';

/** Lines lie so far over the ground that they are not lost in it. @unit millimetres */
const LIFT = 1.4;

/** The ring as it lies on the table and on every floor, and from it those who stand exactly on it, and who is pointed at in the list. */
export function RingDrawing() {
  const { lines, standing, lit } = useSession((session) => session.measuring.ring);
  const shown = standing?.ok ? standing.value.models.filter(({ model, close }) => close || model === lit) : [];
  return (
    <>
      <StretchLines stretches={lines} colour={MEANING.accent} dashed={false} />
      {shown.map((one) => (
        <Reach key={one.model} one={one} />
      ))}
    </>
  );
}

/** The line by which somebody is within the ring or not, dotted where it is too close to call. */
function Reach({ one: { from, to, close, distance } }: { readonly one: InRing }) {
  const { length } = useVoice();
  if (!from || !to) return null;
  const points = [from, to].map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]);
  const dashes = close ? { dashed: true, dashSize: 3, gapSize: 3 } : { dashed: false };
  return (
    <>
      <Line
        points={points}
        color={close ? MEANING.close : '#f4f6f8'}
        lineWidth={3}
        {...dashes}
        transparent
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={6}
      />
      <WayTags tags={[{ text: length(distance), weight: 1, at: middleOf(from, to) }]} />
    </>
  );
}

const middleOf = (from: BoardPoint, to: BoardPoint): BoardPoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  z: (from.z + to.z) / 2,
});

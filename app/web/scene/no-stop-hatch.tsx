import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';

/** Strokes lie so far over the ground that they are not lost in it. @unit millimetres */
const LIFT = 1;

/** Where the model that is moved may come by but not stay: hatched, one slanting stroke through each square. */
export function NoStopHatch() {
  const noStops = useSession((session) => session.way?.noStops ?? null);
  const strokes = useMemo(() => {
    const { places, step } = noStops ?? { places: [], step: 0 };
    return places.flatMap(({ x, y, z }): [number, number, number][] => [
      [x - step / 2, y + LIFT, z + step / 2],
      [x + step / 2, y + LIFT, z - step / 2],
    ]);
  }, [noStops]);
  if (strokes.length === 0) return null;
  return (
    <Line
      segments
      points={strokes}
      color={MEANING.hidden}
      lineWidth={2}
      transparent
      opacity={0.9}
      depthWrite={false}
      toneMapped={false}
      renderOrder={2}
    />
  );
}

import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import type { RingStretch } from '../session/ring.ts';

/** Lines lie so far over the ground that they are not lost in it. @unit millimetres */
const LIFT = 1.4;

interface StretchLinesProps {
  readonly stretches: readonly RingStretch[];
  readonly colour: string;
  /** Only every other stretch is drawn. */
  readonly dashed: boolean;
}

/** Lines as they lie on the table and on every floor: a dark edge sets them off from a pale table; behind things they show faintly. */
export function StretchLines({ stretches, colour, dashed }: StretchLinesProps) {
  const points = useMemo(
    () =>
      stretches
        .filter((_, i) => !dashed || i % 2 === 0)
        .flatMap((stretch) => stretch.map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z])),
    [stretches, dashed],
  );
  if (points.length === 0) return null;
  const common = { segments: true, points, transparent: true, depthWrite: false } as const;
  return (
    <>
      <Line {...common} color="#10151a" lineWidth={5.4} opacity={0.65} renderOrder={2} />
      <Line {...common} color={colour} lineWidth={2.8} toneMapped={false} renderOrder={3} />
      <Line {...common} color={colour} lineWidth={1.2} opacity={0.25} depthTest={false} toneMapped={false} renderOrder={3} />
    </>
  );
}

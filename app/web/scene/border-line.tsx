import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import type { BoardPoint } from '../../../engine/index.ts';

/** So far over the ground a line lies that it is not lost in it. @unit millimetres */
export const LIFT = 1.4;

/** A line on the ground with a dark edge that sets it off, and seen faintly through what stands before it. */
export function BorderLine(props: { readonly points: readonly BoardPoint[]; readonly colour: string; readonly dashed: boolean }) {
  const { points, colour, dashed } = props;
  const drawn = useMemo(() => points.map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]), [points]);
  const dashes = dashed ? { dashed: true, dashSize: 9, gapSize: 6 } : { dashed: false };
  const common = { points: drawn, ...dashes, transparent: true, depthWrite: false, toneMapped: false } as const;
  return (
    <>
      <Line {...common} color="#10151a" lineWidth={5.4} opacity={0.6} renderOrder={2} />
      <Line {...common} color={colour} lineWidth={2.8} opacity={0.95} renderOrder={3} />
      <Line {...common} color={colour} lineWidth={1.6} opacity={0.5} depthTest={false} renderOrder={3} />
    </>
  );
}

import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import { MEANING } from '../look/palette.ts';
import type { ReachLines } from '../session/reach-lines.ts';
import { useSession } from '../session/session.ts';

/** Lines lie so far over the ground that they are not lost in it. @unit millimetres */
const LIFT = 1.2;

/** All that is in reach of the model that is moved: with one action solid, with more dashed, and dotted what is known of it as long as the rest is looked for. */
export function ReachOutlines() {
  const reach = useSession((session) => session.way?.reach ?? null);
  const near = useSession((session) => session.way?.nearReach ?? null);
  const whole = reach?.ok ? reach.value : null;
  return (
    <>
      {near?.lines.map(({ points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change
        <Outline key={i} points={points} as="near" />
      ))}
      {whole?.lines.map(({ allowance, points }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change
        <Outline key={i} points={points} as={allowance === whole.allowances[0] ? 'first' : 'more'} />
      ))}
    </>
  );
}

const DASHES = {
  first: { dashed: false },
  more: { dashed: true, dashSize: 9, gapSize: 7 },
  near: { dashed: true, dashSize: 2.5, gapSize: 2.5 },
} as const;

function Outline({ points, as }: { readonly points: ReachLines['lines'][number]['points']; readonly as: keyof typeof DASHES }) {
  const drawn = useMemo(() => points.map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]), [points]);
  const dashes = DASHES[as];
  const first = as === 'first';
  return (
    <>
      {/* A dark edge sets the line off from a pale table. */}
      <Line
        points={drawn}
        color="#10151a"
        lineWidth={first ? 5.2 : 4.6}
        {...dashes}
        transparent
        opacity={0.6}
        depthWrite={false}
        toneMapped={false}
        renderOrder={2}
      />
      <Line
        points={drawn}
        color={MEANING.accent}
        lineWidth={first ? 2.6 : 2.2}
        {...dashes}
        transparent
        opacity={first ? 0.95 : 0.85}
        depthWrite={false}
        toneMapped={false}
        renderOrder={3}
      />
      {/* Behind things the same line shows faintly, so that one sees how far it goes. */}
      <Line
        points={drawn}
        color={MEANING.accent}
        lineWidth={1.2}
        {...dashes}
        transparent
        opacity={0.22}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={3}
      />
    </>
  );
}

import { Line } from '@react-three/drei';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';

/** A few millimetres cannot be seen from above: the arrow is at least this long and only its direction is to scale. @unit millimetres */
const SHORTEST = 46;
const HEAD = 11;
const LIFT = 3;

/** Where the answer turns: from the model that must be moved the least, or the one that is pointed at in the list. */
export function MarginArrow() {
  const margins = useSession((session) => session.margins);
  const lit = useSession((session) => session.litMargin);
  const flips = (margins?.found ?? []).flatMap(({ model, from, finding: { flip } }) => (flip ? [{ model, from, flip }] : []));
  flips.sort((a, b) => a.flip.displacement - b.flip.displacement);
  const shown = flips.find(({ model }) => model === lit) ?? flips[0];
  if (!shown) return null;
  const { from, flip } = shown;
  const { x, z } = flip.towards;
  const length = Math.max(SHORTEST, flip.displacement);
  const at = (along: number, across: number): [number, number, number] => [
    from.x + x * along - z * across,
    from.y + LIFT,
    from.z + z * along + x * across,
  ];
  const lines = [
    [at(0, 0), at(length, 0)],
    [at(length - HEAD, HEAD * 0.7), at(length, 0), at(length - HEAD, -HEAD * 0.7)],
  ];
  return lines.map((points) => (
    <Line
      key={points.join()}
      points={points}
      color={MEANING.close}
      lineWidth={lit === null ? 2.6 : 4}
      depthTest={false}
      transparent
      toneMapped={false}
      renderOrder={6}
    />
  ));
}

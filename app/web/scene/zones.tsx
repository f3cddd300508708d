import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, DoubleSide } from 'three';
import type { BoardPoint, Zone } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { useDrapedZone } from '../session/drape-zone.ts';
import { useSession } from '../session/session.ts';
import type { Pattern } from '../session/zone-strokes.ts';
import { BorderLine, LIFT } from './border-line.tsx';
import { WayTags } from './way-tags.tsx';

/** How each thing that lies marked on a table is drawn: by the form of its strokes and by its colour; what fills all heights stands up like a wall. */
const LOOKS: Readonly<Record<Pattern, string>> = {
  gas: '#c8d94a',
  smoke: '#d5dae0',
  fire: '#ff7a4d',
  crater: '#b98a5e',
  marked: '#9fb4c8',
};
/** So high the wall around a cloud is drawn; it reaches to the sky. @unit millimetres */
const WALL = 70;

/** Everything that lies marked on the table. */
export function Zones() {
  const zones = useSession((session) => session.document.board.zones);
  return Object.values(zones).map((zone) => <MarkedArea key={zone.id} zone={zone} />);
}

const patternOf = (zone: Zone): Pattern => (zone.kind === 'effect' && zone.effect ? zone.effect.of : 'marked');

function MarkedArea({ zone }: { readonly zone: Zone }) {
  const lit = useSession(({ selected, pointedAt }) =>
    [selected, pointedAt].some((thing) => thing?.kind === 'zone' && thing.id === zone.id),
  );
  const effect = zone.kind === 'effect' ? zone.effect : undefined;
  const pattern = patternOf(zone);
  const owner = useSession((session) => (zone.owner === null ? undefined : session.document.board.sides[zone.owner]));
  const colour = lit ? MEANING.accent : pattern === 'marked' ? (owner?.colour ?? LOOKS.marked) : LOOKS[pattern];
  const draped = useDrapedZone(zone, pattern);
  const { outline } = draped;
  const strokes = useMemo(() => draped.strokes.map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]), [draped]);
  const stands = effect !== undefined && effect.floor === null;
  const wall = useMemo(() => (stands ? wallAlong(outline) : null), [stands, outline]);
  const first = outline.reduce((low, one) => (one.z > low.z ? one : low), outline[0] ?? { x: 0, y: 0, z: 0 });
  return (
    <>
      <BorderLine points={outline} colour={colour} dashed={pattern === 'marked'} />
      {strokes.length > 0 && (
        <Line
          segments
          points={strokes}
          color={colour}
          lineWidth={lit ? 3 : 1.8}
          transparent
          opacity={0.85}
          depthWrite={false}
          toneMapped={false}
          renderOrder={2}
        />
      )}
      {wall && (
        <>
          <mesh geometry={wall} renderOrder={4}>
            <meshBasicMaterial
              color={colour}
              transparent
              opacity={0.14}
              depthWrite={false}
              side={DoubleSide}
              toneMapped={false}
            />
          </mesh>
          <BorderLine points={outline.map((point) => ({ ...point, y: WALL }))} colour={colour} dashed />
        </>
      )}
      <WayTags tags={[{ text: zone.name || zone.id, weight: lit ? 500 : 1, at: first }]} below />
    </>
  );
}

function wallAlong(outline: readonly BoardPoint[]): BufferGeometry {
  const corners = outline.slice(1).flatMap((b, i) => {
    const a = outline[i]!;
    const [low, high] = [LIFT, WALL];
    return [a.x, low, a.z, b.x, low, b.z, b.x, high, b.z, a.x, low, a.z, b.x, high, b.z, a.x, high, a.z];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  return geometry;
}

import { Line } from '@react-three/drei';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, Color, DoubleSide } from 'three';
import type { BoardPoint, Field, Lane } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { fieldOfLab } from '../session/lab/lab-intents.ts';
import { placesOf } from '../session/lab/lab-marks.ts';
import { colourOfPlace, scaleOf, shareOfScale } from '../session/lab/lab-scale.ts';
import { useSession } from '../session/session.ts';

/** So far over the ground the squares of a map lie. @unit millimetres */
const LIFT = 1.6;
/** A square is so wide at least, as a share of its place: what is hidden is small, what is seen whole fills it. */
const SMALLEST = 0.42;

/** What the lab has found, on the table: the map of the storey that is shown, the place pointed at, lanes and what is lit of them. */
export function LabDrawing() {
  const shown = useSession((session) => session.tool === 'lab');
  const lab = useSession((session) => session.lab);
  if (!shown) return null;
  const field = fieldOfLab(lab);
  const lanes = lab.found?.kind === 'lanes' ? lab.found.found.lanes : [];
  return (
    <>
      {field && <HeatMap field={field} storey={lab.storey} />}
      {field && lab.region && <Marked field={field} places={lab.region} colour={MEANING.close} />}
      {field && lab.place !== null && <Marked field={field} places={[lab.place]} colour={MEANING.accent} />}
      <Pins places={placesOf(lab.found)} lit={lab.mark?.at ?? null} />
      {lanes.map((lane, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lanes of one answer never change
        <LaneLine key={i} lane={lane} lit={lab.lane === i} />
      ))}
    </>
  );
}

/** One square for each place: by colour and by size what its figure is. */
function HeatMap({ field, storey }: { readonly field: Field; readonly storey: number | null }) {
  const geometry = useMemo(() => squares(field, storey), [field, storey]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} renderOrder={2} raycast={() => null}>
      <meshBasicMaterial
        vertexColors
        transparent
        opacity={0.82}
        depthWrite={false}
        depthTest={storey === null}
        side={DoubleSide}
        toneMapped={false}
      />
    </mesh>
  );
}

function squares(field: Field, storey: number | null): BufferGeometry {
  const { places, grid, spans, atLeast, atMost } = field;
  const scale = scaleOf(field);
  const shown = Array.from(places.cells.keys()).filter((place) => storey === null || places.storeys[place] === storey);
  const corners = new Float32Array(18 * shown.length);
  const colours = new Float32Array(18 * shown.length);
  const colour = new Color();
  shown.forEach((place, i) => {
    const share = shareOfScale((atLeast[place]! + atMost[place]!) / 2, scale) ?? 0;
    const filled = scale.more === 'seen' ? share : 1 - share;
    const half = (grid.cell * spans[place]! * (SMALLEST + (0.96 - SMALLEST) * filled)) / 2;
    const [x, y, z] = [places.at[3 * place]!, places.at[3 * place + 1]! + LIFT, places.at[3 * place + 2]!];
    const [x0, x1, z0, z1] = [x - half, x + half, z - half, z + half];
    corners.set([x0, y, z0, x0, y, z1, x1, y, z1, x0, y, z0, x1, y, z1, x1, y, z0], 18 * i);
    colour.set(colourOfPlace(field, place, scale));
    for (let k = 0; k < 6; k++) colour.toArray(colours, 18 * i + 3 * k);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** Borders around some places. */
function Marked(props: { readonly field: Field; readonly places: readonly number[]; readonly colour: string }) {
  const { field, places, colour } = props;
  const drawn = useMemo(() => {
    return places.flatMap((place) => {
      const half = (field.grid.cell * field.spans[place]!) / 2;
      const [x, y, z] = [0, 1, 2].map((k) => field.places.at[3 * place + k]!) as [number, number, number];
      const corner = (dx: number, dz: number): [number, number, number] => [x + dx * half, y + 2 * LIFT, z + dz * half];
      const round = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      return round.flatMap((one, i) => [one, round[(i + 1) % 4]!]);
    });
  }, [field, places]);
  return (
    <Line
      segments
      points={drawn}
      color={colour}
      lineWidth={places.length === 1 ? 3.4 : 1.8}
      depthTest={false}
      depthWrite={false}
      toneMapped={false}
      transparent
      renderOrder={5}
    />
  );
}

/** So high stands a pin over its place, and so wide is the square at its foot. @unit millimetres */
const PIN = { height: 46, half: 7 } as const;

/** A pin at each place, and a taller one at the place that is lit. */
function Pins({ places, lit }: { readonly places: readonly BoardPoint[]; readonly lit: BoardPoint | null }) {
  const drawn = useMemo(() => places.flatMap((place) => pinAt(place, 1)), [places]);
  const tall = useMemo(() => (lit ? pinAt(lit, 1.8) : []), [lit]);
  const common = { segments: true, depthTest: false, depthWrite: false, toneMapped: false, transparent: true };
  return (
    <>
      {drawn.length > 0 && <Line {...common} points={drawn} color="#10151a" lineWidth={5} opacity={0.5} renderOrder={4} />}
      {drawn.length > 0 && <Line {...common} points={drawn} color={MEANING.hidden} lineWidth={2.6} renderOrder={5} />}
      {tall.length > 0 && <Line {...common} points={tall} color="#10151a" lineWidth={8} opacity={0.6} renderOrder={6} />}
      {tall.length > 0 && <Line {...common} points={tall} color={MEANING.accent} lineWidth={5} renderOrder={7} />}
    </>
  );
}

function pinAt({ x, y, z }: BoardPoint, size: number): [number, number, number][] {
  const half = PIN.half * size;
  const foot: [number, number, number][] = [
    [x - half, y + LIFT, z],
    [x, y + LIFT, z + half],
    [x + half, y + LIFT, z],
    [x, y + LIFT, z - half],
  ];
  return [[x, y, z], [x, y + PIN.height * size, z], ...foot.flatMap((one, i) => [one, foot[(i + 1) % 4]!])];
}

/** A lane at its height; the one that is lit with its strip. */
function LaneLine({ lane, lit }: { readonly lane: Lane; readonly lit: boolean }) {
  const { from, to } = lane;
  const strip = useMemo(() => (lit ? stripOf(lane) : null), [lane, lit]);
  const common = {
    points: [
      [from.x, from.y, from.z],
      [to.x, to.y, to.z],
    ] as [number, number, number][],
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  };
  return (
    <>
      <Line {...common} color="#10151a" lineWidth={lit ? 7 : 4} opacity={0.55} depthTest={false} renderOrder={4} />
      <Line
        {...common}
        color={lit ? MEANING.accent : MEANING.seen}
        lineWidth={lit ? 4 : 2}
        opacity={0.95}
        depthTest={false}
        renderOrder={5}
      />
      {strip && (
        <mesh geometry={strip} renderOrder={3} raycast={() => null}>
          <meshBasicMaterial
            color={MEANING.accent}
            transparent
            opacity={0.3}
            depthWrite={false}
            side={DoubleSide}
            toneMapped={false}
          />
        </mesh>
      )}
    </>
  );
}

/** The free strip along a lane, tapering towards its ends. */
function stripOf({ from, to, length, width, left }: Lane): BufferGeometry {
  const way = { x: (to.x - from.x) / length, z: (to.z - from.z) / length };
  const at = (along: number, aside: number): [number, number, number] => [
    from.x + way.x * along + way.z * aside,
    from.y,
    from.z + way.z * along - way.x * aside,
  ];
  const right = width - left;
  const [a, b] = [at(0, 0), at(length, 0)];
  const [l0, l1] = [at(Math.min(left, length / 2), left), at(Math.max(length - left, length / 2), left)];
  const [r0, r1] = [at(Math.min(right, length / 2), -right), at(Math.max(length - right, length / 2), -right)];
  const geometry = new BufferGeometry();
  const corners = [a, l0, l1, a, l1, b, a, b, r1, a, r1, r0].flat();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  return geometry;
}

import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, DoubleSide, ShapeUtils, Vector2 } from 'three';
import type { BoardPoint, DriveAnswer } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { type DrawnDrive, headlineOfDrive } from '../session/drawn-drive.ts';
import { useSession } from '../session/session.ts';
import { hullAt, type SweptPart, sweptParts } from '../session/swept-ground.ts';
import { useVoice } from '../session/voice.ts';
import { BorderLine, LIFT } from './border-line.tsx';
import { Stop } from './sight-lines.tsx';
import { WayTags } from './way-tags.tsx';

const PALE = '#f4f6f8';
/** The points of an arrow. @unit millimetres */
const HEAD = 9;

/** The drive of the vehicle in hand: the ground it passes over, what it touches and where, and who is pushed which way. */
export function DriveDrawing() {
  const drive = useSession((session) => session.drive);
  const model = useSession((session) => (session.drive ? session.document.board.models[session.drive.model] : undefined));
  const ruling = drive && drive.way.length > 0 ? drive.ruling : null;
  const parts = useMemo(() => (model && ruling ? sweptParts(model, ruling) : []), [model, ruling]);
  if (!drive || !model || !ruling?.result.ok) return null;
  const { answer } = ruling.result.value;
  const headline = headlineOfDrive(ruling);
  const colour = headline === 'allowed' ? MEANING.accent : headline === 'too-close' ? MEANING.close : MEANING.hidden;
  return (
    <>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the way
        <Swept key={i} part={part} colour={part.beyond ? MEANING.hidden : colour} />
      ))}
      <BorderLine points={closed(hullAt(model, answer.end))} colour={colour} dashed={headline !== 'allowed'} />
      <Touches drive={drive} answer={answer} />
      <Pushes drive={drive} answer={answer} />
    </>
  );
}

const closed = (outline: readonly BoardPoint[]): readonly BoardPoint[] => [...outline, ...outline.slice(0, 1)];

/** A sheet on the ground with the line of the middle; where the vehicle does not come to, only a dashed outline. */
function Swept({ part: { outline, from, to, beyond }, colour }: { readonly part: SweptPart; readonly colour: string }) {
  const sheet = useMemo(() => sheetOf(outline), [outline]);
  return (
    <>
      {!beyond && (
        <mesh geometry={sheet} renderOrder={2}>
          <meshBasicMaterial color={colour} transparent opacity={0.2} depthWrite={false} side={DoubleSide} toneMapped={false} />
        </mesh>
      )}
      <BorderLine points={closed(outline)} colour={colour} dashed={beyond} />
      <BorderLine points={[from, to]} colour={PALE} dashed={beyond} />
    </>
  );
}

function sheetOf(outline: readonly BoardPoint[]): BufferGeometry {
  const faces = ShapeUtils.triangulateShape(
    outline.map(({ x, z }) => new Vector2(x, z)),
    [],
  );
  const geometry = new BufferGeometry();
  const corners = outline.flatMap(({ x, y, z }) => [x, y + LIFT, z]);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  geometry.setIndex(faces.flat());
  return geometry;
}

/** Where things are touched, with which side and after how much. */
function Touches({ drive, answer }: { readonly drive: DrawnDrive; readonly answer: DriveAnswer }) {
  const { say } = useVoice();
  const tags = answer.collisions.map(({ touch: { at, point, side } }, i) => ({
    text: say('driving.tag', { side: side.sector, after: at.driven }),
    weight: drive.lit === i ? 1000 : answer.collisions.length - i,
    at: point,
  }));
  return (
    <>
      {answer.collisions.map(({ touch: { point } }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a touch is known by its place in the drive
        <Stop key={i} at={{ ...point, y: point.y + LIFT }} large={drive.lit === i} />
      ))}
      <WayTags tags={tags} />
    </>
  );
}

/** The ways out of those who stand where the vehicle ends: the one that is taken as a full arrow, the others dashed. */
function Pushes({ drive, answer }: { readonly drive: DrawnDrive; readonly answer: DriveAnswer }) {
  const models = useSession((session) => session.document.board.models);
  return answer.pushed.flatMap(({ model, ways, blocked }) => {
    const from = models[model]?.pose.at;
    const taken = drive.pushes[model] ?? (ways.length > 0 ? 0 : -1);
    if (!from) return [];
    return (ways.length > 0 ? ways : blocked).map(({ to }, i) => (
      <Arrow key={`${model} ${to.x} ${to.z}`} from={from} to={to} taken={i === taken} />
    ));
  });
}

function Arrow({ from, to, taken }: { readonly from: BoardPoint; readonly to: BoardPoint; readonly taken: boolean }) {
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  if (length === 0) return null;
  const [x, z] = [(to.x - from.x) / length, (to.z - from.z) / length];
  const head = (across: number): [number, number, number] => [
    to.x - x * HEAD - z * across,
    to.y + LIFT * 2,
    to.z - z * HEAD + x * across,
  ];
  const tip: [number, number, number] = [to.x, to.y + LIFT * 2, to.z];
  const lines: readonly (readonly [number, number, number][])[] = [
    [[from.x, from.y + LIFT * 2, from.z], tip],
    [head(HEAD * 0.7), tip, head(-HEAD * 0.7)],
  ];
  return lines.map((points) => (
    <Line
      key={points.join()}
      points={[...points]}
      color={PALE}
      lineWidth={taken ? 4 : 2}
      {...(taken ? { dashed: false } : { dashed: true, dashSize: 5, gapSize: 4 })}
      transparent
      depthTest={false}
      depthWrite={false}
      toneMapped={false}
      renderOrder={6}
    />
  ));
}

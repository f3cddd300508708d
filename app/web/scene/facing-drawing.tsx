import { Line } from '@react-three/drei';
import type { BoardPoint } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import type { FacingOf } from '../session/facings.ts';
import { useSession } from '../session/session.ts';
import { StretchLines } from './stretch-lines.tsx';

/** Lines lie so far over the ground that they are not lost in it. @unit millimetres */
const LIFT = 1.6;
const PALE = '#f4f6f8';

/** The borders between the sides of a model on the ground, what it can aim at, and the look of the one who is told of. */
export function FacingDrawing() {
  const { of, other, found } = useSession((session) => session.measuring.facings);
  const middle = useSession((session) => (of === null ? null : (session.document.board.models[of]?.pose.at ?? null)));
  if (!found?.ok || !middle) return null;
  const { onGround, models } = found.value;
  const told = models.find(({ model }) => model === other);
  return (
    <>
      <StretchLines stretches={onGround.borders} colour={PALE} dashed />
      <StretchLines stretches={onGround.arc} colour={MEANING.accent} dashed={false} />
      {told?.eye && <Look one={told} from={told.eye} to={middle} />}
    </>
  );
}

function Look({ one: { side, aim }, from, to }: { readonly one: FacingOf; readonly from: BoardPoint; readonly to: BoardPoint }) {
  const close = (side.ok && side.value.close) || (aim.ok && aim.value.close);
  const may = aim.ok && aim.value.answer.allowed;
  return (
    <GroundLine
      points={[from, to]}
      colour={close ? MEANING.close : may ? MEANING.accent : MEANING.hidden}
      dashed={close || !may}
    />
  );
}

function GroundLine(props: { readonly points: readonly BoardPoint[]; readonly colour: string; readonly dashed?: boolean }) {
  const points = props.points.map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]);
  const dashes = props.dashed ? { dashed: true, dashSize: 6, gapSize: 5 } : { dashed: false };
  const common = { points, ...dashes, transparent: true, depthTest: false, depthWrite: false, toneMapped: false } as const;
  return (
    <>
      {/* A dark edge sets the line off from a pale table. */}
      <Line {...common} color="#10151a" lineWidth={4.8} opacity={0.6} renderOrder={4} />
      <Line {...common} color={props.colour} lineWidth={2.4} renderOrder={5} />
    </>
  );
}

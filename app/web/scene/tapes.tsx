import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import type { Board, BoardPoint, Figure, Measured } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';
import { countedFigure, figuresOf } from '../session/tape.ts';
import { useVoice } from '../session/voice.ts';
import { LIFT, WayTags } from './way-tags.tsx';

const PALE = '#f4f6f8';

/** Every tape on the table between the two points that its distance lies between, and of the one that is listed the definition that is pointed at. */
export function Tapes() {
  const { tapes, current, litFigure, from } = useSession((session) => session.measuring);
  const board = useSession((session) => session.document.board);
  const { length } = useVoice();
  const tags = useMemo(
    () =>
      tapes.flatMap((tape) => {
        const figure = countedFigure(tape);
        if (!figure) return [];
        return [{ text: length(figure.distance), weight: tape.id === current ? 2 : 1, at: middle(figure) }];
      }),
    [tapes, current, length],
  );
  const begun = from && beginningOf(from, board);
  return (
    <>
      {tapes.map((tape) => {
        const counted = countedFigure(tape);
        const lit = tape.id === current ? figuresOf(tape).find(({ by, counts }) => by === litFigure && !counts) : undefined;
        return [
          counted && <TapeLine key={tape.id} figure={counted} colour={tape.id === current ? MEANING.accent : PALE} />,
          lit && <TapeLine key={`${tape.id} ${lit.by}`} figure={lit} colour={PALE} dashed />,
        ];
      })}
      {begun && <End at={begun} colour={MEANING.accent} />}
      <WayTags tags={tags} />
    </>
  );
}

const middle = ({ from, to }: Figure): BoardPoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  z: (from.z + to.z) / 2,
});

/** Where a thing is, to mark it as the beginning of a tape; null of what is wide. */
function beginningOf(measured: Measured, { models, pieces, objectives }: Board): BoardPoint | null {
  switch (measured.kind) {
    case 'model':
      return models[measured.model]?.pose.at ?? null;
    case 'terrain':
      return pieces[measured.piece]?.pose.at ?? null;
    case 'objective':
      return objectives[measured.objective]?.at ?? null;
    case 'point':
      return measured.at;
    default:
      return null;
  }
}

function TapeLine(props: { readonly figure: Figure; readonly colour: string; readonly dashed?: boolean }) {
  const { from, to } = props.figure;
  const points = useMemo(() => [from, to].map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]), [from, to]);
  const dashes = props.dashed ? { dashed: true, dashSize: 6, gapSize: 4 } : { dashed: false };
  return (
    <>
      {/* A dark edge sets the tape off from a pale table. */}
      <Line
        points={points}
        color="#10151a"
        lineWidth={6}
        {...dashes}
        transparent
        opacity={0.7}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={5}
      />
      <Line
        points={points}
        color={props.colour}
        lineWidth={3}
        {...dashes}
        transparent
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={6}
      />
      <End at={from} colour={props.colour} />
      <End at={to} colour={props.colour} />
    </>
  );
}

export function End({ at, colour }: { readonly at: BoardPoint; readonly colour: string }) {
  return (
    <mesh position={[at.x, at.y + LIFT, at.z]} renderOrder={7}>
      <sphereGeometry args={[3, 12, 8]} />
      <meshBasicMaterial color={colour} depthTest={false} transparent toneMapped={false} />
    </mesh>
  );
}

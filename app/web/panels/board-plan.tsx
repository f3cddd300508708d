import { useMemo } from 'react';
import type { Board, MeshHash, TriangleMesh } from '../../../engine/index.ts';
import { planOfBoard } from '../session/plan-of-board.ts';
import { useVoice } from '../session/voice.ts';

/** A board from above: what stands on it, its doors and windows, its figures, and how high its ground is. */
export function BoardPlan(props: { readonly board: Board; readonly meshes: ReadonlyMap<MeshHash, TriangleMesh> }) {
  const { say } = useVoice();
  const { board, meshes } = props;
  const { shades, outlines, openings, models } = useMemo(() => planOfBoard(board, meshes), [board, meshes]);
  const { width, depth } = board.size;
  const thin = Math.max(width, depth) / 300;
  return (
    <svg
      className="board-plan"
      role="img"
      aria-label={say('map-desk.preview')}
      viewBox={`${-width / 2} ${-depth / 2} ${width} ${depth}`}
    >
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className="plan-table" />
      {shades.map(({ x, z, size, light }) => (
        <rect key={`${x} ${z}`} x={x} y={z} width={size.x} height={size.z} fill={`hsl(90 12% ${18 + light * 52}%)`} />
      ))}
      {outlines.map(({ id, points, kind }) => (
        <polygon key={id} points={points} className={`plan-${kind}`} strokeWidth={thin / 2} />
      ))}
      {openings.map(({ id, from, to, state }) => (
        <line key={id} x1={from.x} y1={from.z} x2={to.x} y2={to.z} className={`plan-door ${state}`} strokeWidth={thin * 2.4} />
      ))}
      {models.map(({ id, at, radius, colour, name }) => (
        <circle key={id} cx={at.x} cy={at.z} r={radius} fill={colour}>
          <title>{name}</title>
        </circle>
      ))}
    </svg>
  );
}

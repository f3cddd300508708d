import { useMemo } from 'react';
import type { BoardPoint, PlanPoint, Table, Zone } from '../../../engine/index.ts';
import { shownSpace } from './derived-space.ts';
import { useSession } from './session.ts';
import { type Pattern, strokesIn } from './zone-strokes.ts';

/** Strokes shorter than this lie level, at the height of their middle. @unit millimetres */
const SHORT = 12;

/** How a marked area lies on what stands on the table. */
export interface DrapedZone {
  /** Its border, closed. */
  readonly outline: readonly BoardPoint[];
  /** Two ends for each stroke that fills it. */
  readonly strokes: readonly BoardPoint[];
}

type Ground = Pick<Table['space'], 'surfacesAt' | 'groundPath'>;

/** An area that reaches all heights lies over whatever stands in it; one that keeps to a floor lies flat on that. */
export function drapeZone(zone: Zone, pattern: Pattern, ground: Ground): DrapedZone {
  const closed = [...zone.outline, ...zone.outline.slice(0, 1)];
  const strokes = strokesIn(zone.outline, pattern);
  const floor = zone.kind === 'effect' ? (zone.effect?.floor ?? null) : null;
  if (floor) {
    const raised = ({ x, z }: PlanPoint): BoardPoint => ({ x, y: floor.y, z });
    return { outline: closed.map(raised), strokes: strokes.map(raised) };
  }
  const topAt = (at: PlanPoint): number => ground.surfacesAt(at)[0]?.height ?? 0;
  const onTop = ({ x, z }: PlanPoint): BoardPoint => ({ x, y: topAt({ x, z }), z });
  return {
    outline: closed.length > 1 ? ground.groundPath({ places: closed.map(onTop) }).along : closed.map(onTop),
    strokes: pairsOf(strokes).flatMap(([a, b]) => {
      const [x, z] = [b.x - a.x, b.z - a.z];
      if (x * x + z * z > SHORT * SHORT) return stretchesOf(ground.groundPath({ places: [onTop(a), onTop(b)] }).along);
      const y = topAt({ x: a.x + x / 2, z: a.z + z / 2 });
      return [
        { x: a.x, y, z: a.z },
        { x: b.x, y, z: b.z },
      ];
    }),
  };
}

const pairsOf = (ends: readonly PlanPoint[]): readonly (readonly [PlanPoint, PlanPoint])[] =>
  ends.flatMap((end, i) => (i % 2 === 0 && ends[i + 1] ? [[end, ends[i + 1]!] as const] : []));

const stretchesOf = (along: readonly BoardPoint[]): readonly BoardPoint[] => along.slice(1).flatMap((to, i) => [along[i]!, to]);

/** How a marked area lies on the table; found again when the area or the terrain changes. */
export function useDrapedZone(zone: Zone, pattern: Pattern): DrapedZone {
  const pieces = useSession((session) => session.document.board.pieces);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the area lies on is terrain
  return useMemo(() => drapeZone(zone, pattern, shownSpace().queries), [zone, pattern, pieces]);
}

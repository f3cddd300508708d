import type { Board } from '../../board/board.ts';
import type { ObjectiveId, ZoneId } from '../../identity/ids.ts';
import type { BoardAnalysis } from '../board-analysis.ts';
import type { Provenance } from '../field.ts';
import type { Bounds } from '../summarise-field.ts';
import { areOpposed } from './compare-sides.ts';

/** A figure that both sides have and that is no share: an area in square millimetres, a length in millimetres, a count of moves. */
export interface SideMeasure {
  readonly figure: /** How much of the table whoever stands in the zone comes to with so many moves. */
    | { readonly kind: 'area-reached'; readonly moves: number }
    /** What movement it costs at least to be at an objective. */
    | { readonly kind: 'time-to-objective'; readonly objective: ObjectiveId }
    /** The longest lane through the zone. */
    | { readonly kind: 'longest-lane' };
  /** Null where there is none: nobody comes there, or there is no lane. */
  readonly one: { readonly zone: ZoneId; readonly value: Bounds | null };
  readonly other: { readonly zone: ZoneId; readonly value: Bounds | null };
  readonly provenance: Provenance;
}

/** What does each side have that the other has not, of what is no share? Every pair of deployment zones of different sides is compared. */
export function compareMeasures(
  { zones }: Board,
  { exposures, times, lanes }: Pick<BoardAnalysis, 'exposures' | 'times' | 'lanes'>,
): readonly SideMeasure[] {
  const exactly = (value: number): Bounds => ({ atLeast: value, atMost: value });
  const pairs = <Own extends { readonly zone: ZoneId }>(all: readonly Own[]) =>
    all.flatMap((one) => all.filter((other) => areOpposed(zones, one.zone, other.zone)).map((other) => [one, other] as const));
  return [
    ...(exposures ? pairs(exposures.reaches) : []).map(
      ([one, other]): SideMeasure => ({
        figure: { kind: 'area-reached', moves: one.moves },
        one: { zone: one.zone, value: exactly(one.area) },
        other: { zone: other.zone, value: exactly(other.area) },
        provenance: exposures!.provenance,
      }),
    ),
    ...(times ? pairs(times.times) : []).flatMap(([one, other]): readonly SideMeasure[] =>
      one.objective === other.objective
        ? [
            {
              figure: { kind: 'time-to-objective', objective: one.objective },
              one: { zone: one.zone, value: one.cost },
              other: { zone: other.zone, value: other.cost },
              provenance: times!.provenance,
            },
          ]
        : [],
    ),
    ...(lanes ? pairs(lanes.zones) : []).map(
      ([one, other]): SideMeasure => ({
        figure: { kind: 'longest-lane' },
        one: { zone: one.zone, value: one.lane && exactly(one.lane.length) },
        other: { zone: other.zone, value: other.lane && exactly(other.lane.length) },
        provenance: lanes!.table.provenance,
      }),
    ),
  ];
}

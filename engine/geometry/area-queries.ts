import type { ModelId, ZoneId } from '../identity/ids.ts';
import type { Millimetres, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { MoveLeg } from './movement-queries.ts';

/** Where on its way does a model share ground with areas on which something lingers? The legs are those of a way that it goes. */
export interface AreasOnWayQuery {
  readonly model: ModelId;
  readonly legs: readonly MoveLeg[];
  readonly zones: readonly ZoneId[];
}

/** A place of a way: of the axis, with what has been gone and spent up to there. */
export interface PlaceOnWay {
  readonly at: BoardPoint;
  readonly length: Millimetres;
  readonly cost: number;
}

/** One stretch of a way on which the mover shares ground with an area, on a floor that it reaches. */
export interface AreaPassage {
  readonly zone: ZoneId;
  /** Null where it shares ground with it before the way begins. */
  readonly enters: PlaceOnWay | null;
  /** Null where it still does at the end of the way. */
  readonly leaves: PlaceOnWay | null;
}

export interface AreasOnWayFinding {
  /** By the names of the zones, and along the way. */
  readonly passages: readonly AreaPassage[];
}

/** How a model stands to an area, where it shares ground with it on a floor that the area reaches. */
export interface StandsInArea {
  readonly zone: ZoneId;
  readonly share: Share;
  /** The middle of its base lies in it, or on its border. */
  readonly centre: boolean;
}

/** What may be asked about areas on which something lingers. */
export interface AreaQueries {
  areasOnWay(query: AreasOnWayQuery): AreasOnWayFinding;
  /** In which of these areas does a model stand? By their names. */
  standsIn(model: ModelId, zones: readonly ZoneId[]): readonly StandsInArea[];
}

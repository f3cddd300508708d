import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, MoveFinding, StandFinding, Waypoint } from '../movement-queries.ts';

/** A priced way, without how the model stands at its end: a search asks that where it wants to know it. */
export type PricedStretch = Omit<MoveFinding, 'end'>;

/** A place that the base could be set down on, of which no more is worked out than what is asked. */
export interface PlaceToStand {
  readonly height: Millimetres;
  readonly on: Carrier;
  /** It can be set down there, whatever hinders it. */
  canBeSetDown(): boolean;
  /** How it would stand there; null where it could not be set down. */
  finding(): StandFinding | null;
  /** It may stay there: it can be set down and nothing hinders it. */
  isFree(): boolean;
}

/**
 * What a search for ways asks of the pricing of ways: opened once for a model and a policy, asked thousands of times. What it has to gather of the
 * board it gathers once.
 */
export interface StretchPricing {
  /** The places over one another where the base could be set down, lowest first, as `MoveQueries.stands` tells them. */
  stands(x: Millimetres, z: Millimetres): readonly StandFinding[];
  /** The same places, looked into no farther than is asked of each. */
  places(x: Millimetres, z: Millimetres): readonly PlaceToStand[];
  /**
   * The straight stretch from one place to another, as `MoveQueries.move` would price it if the model stood (or hung) at `from`. Where it is barred, the
   * legs lead up to the place where it is.
   */
  stretch(from: Waypoint, to: Waypoint): PricedStretch;
}

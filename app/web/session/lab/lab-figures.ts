import {
  type Field,
  type FieldSummary,
  type PlaceRegion,
  regionsOfField,
  STANCES,
  summariseField,
} from '../../../../engine/index.ts';

/** The stances that the figure can be thought in. */
export const LAB_STANCES = STANCES;

/** A region smaller than a base is nowhere to hide. @unit square millimetres */
const A_BASE = 900;

/** What the places of the storey that is shown come to. */
export const summaryOf = (field: Field, storey: number | null): FieldSummary => summariseField(field, null, storey);

/** Where surely nothing is seen, and a base has room, the largest region first. */
export const deadGroundOf = (field: Field): readonly PlaceRegion[] =>
  regionsOfField(field, (place) => field.atMost[place] === 0).filter(({ area }) => area >= A_BASE);

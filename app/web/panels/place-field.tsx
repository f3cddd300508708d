import { NumberField } from './number-field.tsx';

/** How far from the middle of the table a place may be typed; the table's own edge is kept to besides. @unit millimetres */
const FARTHEST = 10_000;

/** One coordinate of a thing's place on the table. @unit millimetres */
export function PlaceField(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return <NumberField {...props} least={-FARTHEST} most={FARTHEST} />;
}

/** Why a question about a whole board cannot be put. */
export const LAB_REFUSAL_CODES = [
  'lab/cell-size',
  'lab/figure-size',
  'lab/model-not-there',
  'lab/unit-not-there',
  'lab/zone-not-there',
  'lab/side-not-there',
  'lab/nobody-looks',
  'lab/nowhere-to-stand',
  'lab/eye-inside',
  'lab/no-moves',
  'lab/lane-width',
] as const;
/** One of `LAB_REFUSAL_CODES`. */
export type LabRefusalCode = (typeof LAB_REFUSAL_CODES)[number];

/** The units in which people model. */
export const LENGTH_UNITS = ['mm', 'cm', 'm', 'inch', 'foot'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** How long each unit is. @unit millimetres */
export const MILLIMETRES_IN: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000, inch: 25.4, foot: 304.8 };

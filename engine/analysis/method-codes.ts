/** How figures about a whole board are found: the line that stands under each of them. */
export const LAB_METHOD_CODES = [
  'method/share-seen-from',
  'method/share-seen-of',
  'method/places-that-see',
  'method/cover-from',
  'method/cost-to-come',
  'method/exposure',
  'method/lanes',
  'method/choke-points',
  'method/time-to-objective',
  'method/floors',
  'method/check',
  'method/symmetry',
  'method/mends',
] as const;
/** One of `LAB_METHOD_CODES`. */
export type LabMethodCode = (typeof LAB_METHOD_CODES)[number];

/**
 * How many cases should a seeded property or differential test try?
 *
 * Give the number that is right for every `npm test`. `npm run soak` sets EYELINE_SOAK to a whole number and every such
 * test then tries that many times more. Seeds stay as they are, so a long run contains the short one.
 *
 * @breaks EYELINE_SOAK is set to something that is not a whole number of at least 1
 * @example fc.assert(property, { seed: 7, numRuns: soak(200) })
 */
export function soak(cases: number): number {
  const times = process.env.EYELINE_SOAK ?? '1';
  if (!/^[1-9]\d*$/.test(times)) throw new Error(`EYELINE_SOAK must be a whole number of at least 1; it is "${times}".`);
  return cases * Number(times);
}

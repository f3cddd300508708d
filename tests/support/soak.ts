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

/**
 * The numbers of the cases of a long run, from 1 upwards. EYELINE_SOAK_PART, "3/20" say, leaves the third of every twenty: parts can be run beside each other, or
 * one after another on different days, and together they are the whole.
 *
 * @breaks EYELINE_SOAK_PART is set to something else
 */
export function soakNumbers(cases: number): readonly number[] {
  const all = Array.from({ length: cases }, (_, index) => index + 1);
  const wanted = process.env.EYELINE_SOAK_PART;
  if (wanted === undefined) return all;
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(wanted)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part > parts)
    throw new Error(`EYELINE_SOAK_PART must be like "3/20"; it is "${wanted}".`);
  return all.filter((number) => number % parts === part % parts);
}

import type { Share } from '../space/quantity.ts';

/** Between which shares the truth lies, as far as what was counted can tell. */
export interface HonestInterval {
  readonly atLeast: Share;
  readonly atMost: Share;
}

/** The ends are found to this; halving a share of 1 so often leaves less than a double can tell. */
const HALVINGS = 60;

/**
 * What can be said of a die that came up so often in so many throws: with this confidence or more its true share lies between these (the exact interval of
 * Clopper and Pearson, 1934, which never promises too much, however few the throws).
 * @shape hits from 0 to throws; confidence above 0 and below 1 @edge of no throws at all nothing is known: 0 to 1
 * @cost throws × 120 multiplications
 */
export function honestInterval(hits: number, throws: number, confidence: number): HonestInterval {
  const beyond = (1 - confidence) / 2;
  return {
    // the least share by which so many hits or more are not yet too unlikely, and the greatest by which so many or fewer are not
    atLeast: hits === 0 ? 0 : lowestShare((share) => chanceOfAtLeast(hits, throws, share) > beyond),
    atMost: hits === throws ? 1 : 1 - lowestShare((miss) => chanceOfAtLeast(throws - hits, throws, miss) > beyond),
  };
}

/** Where a statement that grows true with the share begins to hold. */
function lowestShare(holds: (share: number) => boolean): number {
  let below = 0;
  let above = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (below + above) / 2;
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return below;
}

/** How likely so many hits or more are if each throw hits with this chance. Only proportions are added up, so that nothing is too small for a double. */
function chanceOfAtLeast(hits: number, throws: number, share: number): number {
  const odds = share / (1 - share);
  const likeliest = Math.min(throws, Math.floor((throws + 1) * share));
  let all = 1;
  let enough = likeliest >= hits ? 1 : 0;
  const count = (k: number, weight: number): void => {
    all += weight;
    if (k >= hits) enough += weight;
  };
  for (let k = likeliest, weight = 1; k < throws && weight > 0; k++) {
    weight *= ((throws - k) / (k + 1)) * odds;
    count(k + 1, weight);
  }
  for (let k = likeliest, weight = 1; k > 0 && weight > 0; k--) {
    weight *= k / (throws - k + 1) / odds;
    count(k - 1, weight);
  }
  return enough / all;
}

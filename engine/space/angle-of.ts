import type { Radians } from './quantity.ts';

/** An angle of up to an eighth of a turn is cut into so many; of a part's tangent, below 1/20, so many terms of the series are all that a number holds. */
const PARTS = 16;
const TERMS = 8;

/** The angle whose tangent is so much. */
function angleOfTangent(tangent: number): Radians {
  let t = tangent;
  for (let parts = 1; parts < PARTS; parts *= 2) t = t / (1 + Math.sqrt(1 + t * t));
  let sum = 0;
  const square = t * t;
  for (let i = TERMS; i >= 0; i--) sum = 1 / (2 * i + 1) - square * sum;
  return PARTS * t * sum;
}

/**
 * The angle between straight ahead and a direction: from −π to π, above 0 on the side that `aside` counts. By sums, products and roots, so that every
 * machine finds the same.
 * @edge straight back is π, straight aside exactly a quarter turn; a direction without length is 0
 */
export function angleOf(ahead: number, aside: number): Radians {
  const size = Math.sqrt(ahead * ahead + aside * aside);
  if (!(size > 0)) return 0;
  if (ahead === 0) return aside < 0 ? -Math.PI / 2 : Math.PI / 2;
  // the tangent of half the angle; from a quarter turn on that of half what is missing to a half turn
  if (ahead >= 0) return 2 * angleOfTangent(aside / (size + ahead));
  const rest = 2 * angleOfTangent(Math.abs(aside) / (size - ahead));
  return aside < 0 ? rest - Math.PI : Math.PI - rest;
}

import type { ScatterDirection } from '../../../engine/index.ts';
import type { Ruled, ScatterQuestion } from './template-questions.ts';

/** What the rules may ask for before they say where a shot lands, by the code of the refusal that asks. */
export const WANTED = {
  'scatter/needs-a-roll': 'roll',
  'scatter/needs-a-direction': 'direction',
  'scatter/needs-the-scatter-die': 'scatter-die',
  'scatter/other-method': 'die-of-six',
  'scatter/needs-dice': 'dice',
} as const;
export type Wanted = (typeof WANTED)[keyof typeof WANTED];

/** A shot at where the template lies: what is known of its dice, and where it lands. */
export interface Shot {
  readonly skill: number;
  readonly needed: number;
  readonly natural: number | null;
  readonly direction: ScatterDirection | null;
  readonly dice: readonly number[];
  /** All that the rules have asked for so far. */
  readonly wants: readonly Wanted[];
  /** How many dice for the distance they asked for. */
  readonly count: number;
  /** What the dice were thrown with, and how often: with the same secret anybody throws the same. Null where they were typed. */
  readonly thrown: { readonly secret: string; readonly throws: readonly string[] } | null;
  readonly result: Ruled<ScatterQuestion> | null;
}

export const NO_SHOT: Shot = {
  skill: 5,
  needed: 10,
  natural: null,
  direction: null,
  dice: [],
  wants: [],
  count: 1,
  thrown: null,
  result: null,
};

/** What a refusal asks for; null where it turns the question down for good. */
export function wantedBy(result: Ruled<ScatterQuestion>): Wanted | null {
  if (result.ok) return null;
  const { code } = result.problem;
  return code in WANTED ? WANTED[code as keyof typeof WANTED] : null;
}

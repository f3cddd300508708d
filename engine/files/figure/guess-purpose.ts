import type { MeshPurpose } from '../mesh/guess-placement.ts';
import type { PlacedMesh } from '../mesh/tidy-mesh.ts';
import { type Guess, guess } from './guess.ts';
import type { FigureGuess } from './guess-figure.ts';

/** Heights of figures that nobody wonders at. @unit millimetres */
const FIGURES = [18, 80] as const;
/** What is higher than this is no figure on foot. @unit millimetres */
const TOO_LARGE = 160;
/** A trunk that fills more of the box around it is a block. */
const BLOCK = 0.62;
/** What fills so little of it is all limbs. */
const LIMBS = 0.3;
/** What stands on a base rises over it by this share of its width at least. */
const UPON_A_BASE = 0.3;
/** What is lower than this share of its longer side lies. */
const FLAT = 0.45;

/** Is a placed mesh a figure or terrain? Told from whether it has a base with something slender on it, or the trunk of a man. */
export function guessPurpose({ report }: PlacedMesh, { base, trunk }: FigureGuess): Guess<MeshPurpose> {
  const { x, y, z } = report.size;
  if (y > TOO_LARGE) return guess('terrain', 'possible', 'purpose-guess/too-large', { height: y });
  const sensible = y >= FIGURES[0] && y <= FIGURES[1];
  const slender = trunk !== null && trunk.fill < BLOCK;
  const { base: on } = base.value;
  const isHigh = on.kind === 'round' && y >= UPON_A_BASE * on.diameter;
  if (base.because.code === 'base-guess/disc' && isHigh && (slender || y < FIGURES[0]))
    return guess('figure', sensible ? 'likely' : 'possible', 'purpose-guess/on-a-base');
  if (y < FLAT * Math.max(x, z)) return guess('terrain', 'likely', 'purpose-guess/too-flat');
  if (trunk?.isMan && sensible) return guess('figure', on.kind === 'none' ? 'possible' : 'likely', 'purpose-guess/like-a-man');
  if (slender && sensible && trunk.fill < LIMBS && (on.kind === 'round' || on.kind === 'oval'))
    return guess('figure', 'unlikely', 'purpose-guess/by-size');
  return guess('terrain', slender && on.kind !== 'rectangle' ? 'unlikely' : 'possible', 'purpose-guess/straight-sided');
}

import type { Millimetres, Radians } from '../../space/quantity.ts';
import { guessPlacements, type MeshPurpose, type PlacementGuess, placementOf, scaledToHeight } from '../mesh/guess-placement.ts';
import type { ImportedMesh } from '../mesh/imported-mesh.ts';
import type { LengthUnit } from '../mesh/length-unit.ts';
import { type MeshPlacement, type PlacedMesh, placeMesh } from '../mesh/tidy-mesh.ts';
import { withoutParts } from '../mesh/without-parts.ts';
import { guessTerrain } from '../terrain/guess-terrain.ts';
import type { TerrainGuess } from '../terrain/terrain-guess.ts';
import { type Guess, guess } from './guess.ts';
import { type FigureGuess, guessFigure } from './guess-figure.ts';
import { guessPurpose } from './guess-purpose.ts';
import { guessUp } from './guess-up.ts';

/** What is known better than any guess. Whatever is left out is guessed. */
export interface MeshWishes {
  readonly purpose?: MeshPurpose;
  readonly unit?: LengthUnit;
  /** A factor on top of the unit; 1 where only the unit is given. */
  readonly scale?: number;
  /** The whole height that it is to have; goes before the scale. @unit millimetres */
  readonly height?: Millimetres;
  readonly up?: 'y' | 'z';
  readonly turn?: Radians;
  /** Parts of the file that are not taken, by name. */
  readonly leaveOut?: readonly string[];
}

/** How a mesh is understood: what it is, how it is put onto the table, and what was guessed of it and why. */
export interface MeshUnderstanding {
  readonly purpose: MeshPurpose;
  /** Null where it was not guessed but wished. */
  readonly purposeGuess: Guess<MeshPurpose> | null;
  readonly up: Guess<'y' | 'z'>;
  readonly unit: PlacementGuess;
  readonly placement: MeshPlacement;
  readonly placed: PlacedMesh;
  /** Null for terrain. */
  readonly figure: FigureGuess | null;
  /** Null for figures. */
  readonly terrain: TerrainGuess | null;
}

/** A base whose middle is nearer to the origin than this stands in its middle. @unit millimetres */
const IN_THE_MIDDLE = 0.05;

/** How a mesh is put onto the table: all but what is found on terrain. */
export type MeshStanding = Omit<MeshUnderstanding, 'terrain'>;

/**
 * How is this mesh likely meant? Everything that is not wished is guessed: figure or terrain, the axis that points up, unit and scale, which
 * way it faces, and of a figure its base, height, eye and body, of terrain its openings, ladders, floors and ground. A figure comes to stand in the middle of its base.
 * @edge null where no triangle is left once it is placed
 */
export function understandMesh(whole: ImportedMesh, wishes: MeshWishes = {}): MeshUnderstanding | null {
  const stood = standMesh(whole, wishes);
  return stood && { ...stood, terrain: stood.figure ? null : guessTerrain(stood.placed.mesh) };
}

/** The same without looking for what there is on a piece of terrain. @edge null where no triangle is left once it is placed */
export function standMesh(whole: ImportedMesh, wishes: MeshWishes = {}): MeshStanding | null {
  const imported = withoutParts(whole, wishes.leaveOut ?? []);
  const up = guessUp(imported);
  const settled = { ...wishes, up: wishes.up ?? up.value };
  const asFigure = wishes.purpose === 'terrain' ? null : placeAs(imported, 'figure', settled);
  const figure = asFigure?.placed ? guessFigure(asFigure.placed.mesh) : null;
  const purposeGuess = wishes.purpose === undefined && asFigure?.placed && figure ? guessPurpose(asFigure.placed, figure) : null;
  const purpose = wishes.purpose ?? purposeGuess?.value ?? 'terrain';
  if (purpose === 'figure' && asFigure?.placed && figure) {
    const stood = standUp(imported, asFigure.placement, asFigure.placed, figure, wishes.turn === undefined);
    return { purpose, purposeGuess, up, unit: asFigure.unit, ...stood };
  }
  const { unit, placement, placed } = placeAs(imported, 'terrain', settled);
  return placed && { purpose, purposeGuess, up, unit, placement, placed, figure: null };
}

/** Places a mesh by its best reading, as far as nothing else is wished. */
function placeAs(imported: ImportedMesh, purpose: MeshPurpose, wishes: MeshWishes & { readonly up: 'y' | 'z' }) {
  const unit = guessPlacements(imported, purpose, wishes.up)[0]!;
  const guessed = placementOf(unit, purpose);
  const wished: MeshPlacement = {
    ...guessed,
    unit: wishes.unit ?? guessed.unit,
    scale: wishes.scale ?? (wishes.unit === undefined ? guessed.scale : 1),
    turn: wishes.turn ?? 0,
  };
  const placement = wishes.height === undefined ? wished : scaledToHeight(imported, wished, wishes.height);
  return { unit, placement, placed: placeMesh(imported, placement) };
}

/** Turns a figure to the front, if that is left to us, and sets it in the middle of its base. */
function standUp(imported: ImportedMesh, given: MeshPlacement, first: PlacedMesh, guessed: FigureGuess, mayTurn: boolean) {
  const again = (placement: MeshPlacement, was: Stood): Stood => {
    const placed = placeMesh(imported, placement) ?? was.placed;
    return { placement, placed, figure: guessFigure(placed.mesh) };
  };
  const { front } = guessed;
  let now: Stood = { placement: given, placed: first, figure: guessed };
  if (mayTurn && front.value !== 0) now = again({ ...given, turn: front.value }, now);
  const { middle } = now.figure.base.value;
  if (Math.abs(middle.x) > IN_THE_MIDDLE || Math.abs(middle.z) > IN_THE_MIDDLE)
    now = again({ ...now.placement, aside: middle }, now);
  // It faces the front now: what is told is by how much it was turned for that.
  const told = mayTurn ? front : guess(0, front.confidence, front.because.code, front.because.fill);
  return { ...now, figure: { ...now.figure, front: told } };
}

interface Stood {
  readonly placement: MeshPlacement;
  readonly placed: PlacedMesh;
  readonly figure: FigureGuess;
}

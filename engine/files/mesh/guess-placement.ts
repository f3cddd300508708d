import { STANDARD_HEIGHT } from '../../board/standard-body.ts';
import type { Fill } from '../../outcome/fill.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { ImportedMesh } from './imported-mesh.ts';
import { type LengthUnit, MILLIMETRES_IN } from './length-unit.ts';
import type { MeshPlacement } from './tidy-mesh.ts';

/** Why a unit and scale are proposed. */
export const MESH_GUESS_CODES = [
  'mesh-guess/stl-is-in-millimetres',
  'mesh-guess/gltf-is-in-metres',
  'mesh-guess/unit-stated',
  'mesh-guess/taken-as-unit',
  'mesh-guess/life-size',
  'mesh-guess/fitted-to-height',
] as const;
export type MeshGuessCode = (typeof MESH_GUESS_CODES)[number];

/** A reason as a code with what fills its sentence. */
export interface GuessReason {
  readonly code: MeshGuessCode;
  readonly fill: Fill;
}

/** One way to read the numbers of a file that states no unit. */
export interface PlacementGuess {
  readonly unit: LengthUnit;
  readonly scale: number;
  readonly up: 'y' | 'z';
  /** What the thing would measure on the table, upright. @unit millimetres */
  readonly size: Vec3;
  readonly because: GuessReason;
  /** `likely` when files of its kind are so by standard or habit, it gives a sensible size, and no other reading comes near it. */
  readonly confidence: 'likely' | 'possible' | 'unlikely';
}

/** What the mesh is going to be on the table. */
export type MeshPurpose = 'figure' | 'terrain';

/** Height of the men that things drawn at life size are drawn for; with a man of 50 mm that is the scale 1/35. */
const LIFE_HEIGHT: Millimetres = 1750;
const LIFE_SIZE = STANDARD_HEIGHT / LIFE_HEIGHT;

/** What stands as high as this in metres, in a file that is in metres by its standard, is a man at life size. @unit metres */
const SHORTEST_MAN = 1.45;
const TALLEST_MAN = 2.1;

/** Height that terrain is fitted to when nothing else makes sense: a wall that hides a man of 50 mm. */
const FITTED_WALL: Millimetres = 60;

/** Sizes that nobody wonders at: figures by height, terrain by height and by its longest side. */
const SENSIBLE = {
  figure: { height: [25, 70], longest: [20, 200] },
  terrain: { height: [2, 300], longest: [20, 600] },
} as const;

interface Reading {
  readonly unit: LengthUnit;
  readonly scale: number;
  /** How far-fetched it is for this kind of file, before sizes are looked at. */
  readonly strange: number;
  /** The file states it, or files of its kind are so by standard or by habit: without that, nothing about a unit is likely. */
  readonly own?: true;
  readonly because: GuessReason;
}

/** Which axis points up in files of a kind, by its standard or by habit. */
export const UP_BY_HABIT: Readonly<Record<ImportedMesh['kind'], 'y' | 'z'>> = {
  'stl-text': 'z',
  'stl-binary': 'z',
  glb: 'y',
  gltf: 'y',
  obj: 'y',
  'ply-text': 'z',
  'ply-binary': 'z',
  off: 'z',
  vox: 'z',
  '3mf': 'z',
};

/** Every way to read the numbers of a file; `height` is what it says of its height, in its own unit. */
function readingsOf({ kind, unit: stated = 'mm' }: ImportedMesh, height: number, purpose: MeshPurpose): readonly Reading[] {
  const taken = (unit: LengthUnit, strange: number): Reading => ({
    unit,
    scale: 1,
    strange,
    because: { code: 'mesh-guess/taken-as-unit', fill: { unit } },
  });
  const lifeSize = (unit: LengthUnit, strange: number): Reading => ({
    unit,
    scale: LIFE_SIZE,
    strange,
    because: { code: 'mesh-guess/life-size', fill: { unit, oneTo: 1 / LIFE_SIZE } },
  });
  const wanted = purpose === 'figure' ? STANDARD_HEIGHT : FITTED_WALL;
  const fitted: Reading[] =
    height > 0
      ? [
          {
            unit: 'mm',
            scale: wanted / height,
            strange: 2,
            because: { code: 'mesh-guess/fitted-to-height', fill: { height: wanted } },
          },
        ]
      : [];
  switch (kind) {
    case 'stl-text':
    case 'stl-binary': {
      const own: Reading = {
        unit: 'mm',
        scale: 1,
        strange: 0,
        own: true,
        because: { code: 'mesh-guess/stl-is-in-millimetres', fill: {} },
      };
      return [own, taken('inch', 0.7), taken('cm', 0.9), taken('m', 0.9), lifeSize('mm', 1), lifeSize('m', 1.2), ...fitted];
    }
    case 'glb':
    case 'gltf': {
      const own: Reading = {
        unit: 'm',
        scale: 1,
        strange: 0.3,
        own: true,
        because: { code: 'mesh-guess/gltf-is-in-metres', fill: {} },
      };
      const asMan = purpose === 'figure' && height > SHORTEST_MAN && height < TALLEST_MAN;
      const life: Reading = { ...lifeSize('m', 0.2), ...(asMan ? { own: true } : {}) };
      return [own, life, taken('mm', 0.8), taken('cm', 0.8), taken('inch', 0.9), lifeSize('cm', 0.9), ...fitted];
    }
    case 'obj':
    case 'ply-text':
    case 'ply-binary':
    case 'off':
      return [
        taken('mm', 0.3),
        lifeSize('m', 0.5),
        taken('cm', 0.7),
        taken('inch', 0.7),
        taken('m', 0.9),
        lifeSize('cm', 0.9),
        lifeSize('mm', 1),
        ...fitted,
      ];
    case '3mf': {
      const own: Reading = {
        unit: stated,
        scale: 1,
        strange: 0,
        own: true,
        because: { code: 'mesh-guess/unit-stated', fill: { unit: stated } },
      };
      return [own, lifeSize(stated, 1.2), ...fitted];
    }
    case 'vox':
      // A voxel has no length of its own: a whole man or wall is what can be judged.
      return [taken('mm', 0.5), taken('cm', 1), ...fitted.map((one) => ({ ...one, strange: 0.2 }))];
  }
}

/** How far a length lies outside a span: 0 within, half way to 1 at twice or half of what is sensible, never more than 1. */
function outside(length: number, [least, most]: readonly [number, number]): number {
  return length < least ? 1 - length / least : length > most ? 1 - most / length : 0;
}

/** What a size beyond all measure weighs against how far-fetched a reading is. */
const SIZE_WEIGHT = 3;
/** Beyond this a size is so strange that the reading is called unlikely. */
const UNLIKELY = 2;
/** How much stranger the next best reading must be for the best to be called likely. */
const AHEAD = 0.6;

/**
 * In what unit and scale is this file likely meant? STL files state none and are nearly always in millimetres; glTF files are in metres by
 * their standard and in anything at all by habit. So every reading is weighed by how common it is for such a file and by what would stand
 * on the table, against a man of 50 mm. Best first; the player decides.
 * @edge where no axis is given the format is believed: z points up in an STL file, y in a glTF file
 */
export function guessPlacements(
  imported: ImportedMesh,
  purpose: MeshPurpose,
  up: 'y' | 'z' = UP_BY_HABIT[imported.kind],
): readonly PlacementGuess[] {
  const span = spanOf(imported);
  const upright: Vec3 = up === 'y' ? span : { x: span.x, y: span.z, z: span.y };
  const sensible = SENSIBLE[purpose];
  const weighed = readingsOf(imported, upright.y, purpose)
    .map((reading) => {
      const factor = MILLIMETRES_IN[reading.unit] * reading.scale;
      const size = { x: upright.x * factor, y: upright.y * factor, z: upright.z * factor };
      const strange = outside(size.y, sensible.height) + outside(Math.max(size.x, size.y, size.z), sensible.longest);
      return { reading, size, strange: reading.strange + SIZE_WEIGHT * strange };
    })
    .sort((a, b) => a.strange - b.strange);
  return weighed.map(({ reading, size, strange }, index) => {
    const clear =
      index === 0 &&
      reading.own === true &&
      strange < UNLIKELY / 2 &&
      (weighed[1]?.strange ?? Number.POSITIVE_INFINITY) - strange > AHEAD;
    const { unit, scale, because } = reading;
    return { unit, scale, up, size, because, confidence: clear ? 'likely' : strange > UNLIKELY ? 'unlikely' : 'possible' };
  });
}

/** The least and greatest of all finite coordinates of corners, along the file's own axes. @edge turned inside out where there are none */
export function limitsOf({ positions, triangles }: ImportedMesh): {
  readonly min: readonly number[];
  readonly max: readonly number[];
} {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const corner of triangles) {
    for (let k = 0; k < 3; k++) {
      const value = positions[corner * 3 + k]!;
      if (!Number.isFinite(value)) continue;
      if (value < min[k]!) min[k] = value;
      if (value > max[k]!) max[k] = value;
    }
  }
  return { min, max };
}

/** Lengths of the box of all finite corners, along the file's own axes. */
function spanOf(imported: ImportedMesh): Vec3 {
  const { min, max } = limitsOf(imported);
  const along = (k: number): number => (max[k]! >= min[k]! ? max[k]! - min[k]! : 0);
  return { x: along(0), y: along(1), z: along(2) };
}

/** A guess as a placement: what it proposes, not turned, set down by its foot when it is a figure. */
export function placementOf(guess: PlacementGuess, purpose: MeshPurpose): MeshPlacement {
  return { unit: guess.unit, scale: guess.scale, up: guess.up, turn: 0, centre: purpose === 'figure' ? 'foot' : 'plan' };
}

/** The placement scaled so that the whole mesh stands as high as wanted. @edge a mesh without height stays as it is */
export function scaledToHeight(imported: ImportedMesh, placement: MeshPlacement, height: Millimetres): MeshPlacement {
  const span = spanOf(imported);
  const now = (placement.up === 'y' ? span.y : span.z) * MILLIMETRES_IN[placement.unit];
  return now > 0 ? { ...placement, scale: height / now } : placement;
}

import type { BodyRegion } from '../../board/body.ts';
import type { HeightClass } from '../../board/model.ts';
import { EYE_SHARE_OF_HEIGHT } from '../../board/standard-body.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import type { BoxSolid } from '../../space/solid.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { type Guess, guess } from './guess.ts';
import { type FoundBase, guessBase } from './guess-base.ts';
import { guessFront } from './guess-front.ts';
import { measureTrunk, type Trunk } from './measure-trunk.ts';

/** A region of a sculpt's own body. @frame mesh */
export interface SculptRegion {
  readonly region: BodyRegion;
  readonly box: BoxSolid;
}

/** All that is guessed of a figure. Lengths in millimetres, in the frame of the placed mesh. */
export interface FigureGuess {
  readonly base: Guess<FoundBase>;
  /** How far the sculpt has to be turned to face the front. */
  readonly front: Guess<Radians>;
  /** Height of the body above what the base stands on, without what is raised over the head. */
  readonly standing: Guess<Millimetres>;
  readonly eye: Guess<Vec3>;
  /** Empty where the sculpt is nothing like a man. */
  readonly regions: Guess<readonly SculptRegion[]>;
  readonly heightClass: Guess<HeightClass>;
  /** What was measured of its trunk: whether it is a man's, and how much of the box around it it fills. Null where it has none. */
  readonly trunk: { readonly isMan: boolean; readonly fill: number } | null;
}

/** From where to where the regions of a standing man reach, as shares of his height. @clause SK 1.8 */
const BANDS: readonly { readonly region: BodyRegion; readonly from: number; readonly to: number }[] = [
  { region: 'head', from: 0.82, to: 1 },
  { region: 'shoulders', from: 0.74, to: 0.82 },
  { region: 'chest', from: 0.54, to: 0.74 },
  { region: 'abdomen', from: 0.44, to: 0.54 },
  { region: 'legs', from: 0, to: 0.44 },
];

/** Below and above these a figure is smaller or larger than men of 28 to 50 mm. */
const SMALL: Millimetres = 22;
const LARGE: Millimetres = 62;
/** What reaches over the head by less than this share of the height is hair. */
const HAIR = 0.03;

/**
 * What does this placed mesh say of the figure it shows: its base, front, height, eye and body? Everything is measured on the trunk, which is
 * what is left when thin things (weapons, banners, wings) are taken away.
 * @edge a sheet that lies has no trunk: it counts whole, and its body is not a man's
 */
export function guessFigure(mesh: TriangleMesh): FigureGuess {
  const base = guessBase(mesh);
  const trunk = measureTrunk(mesh, base.value.top);
  let top = 0;
  for (let i = 1; i < mesh.positions.length; i += 3) top = Math.max(top, mesh.positions[i]!);
  const standing = guessStanding(top, trunk);
  const regions = guessRegions(standing.value, base.value.top, trunk);
  return {
    base,
    front: guessFront(trunk, base.value.top, standing.value),
    standing,
    eye: guessEye(standing.value, base.value, regions.value),
    regions,
    heightClass: guessClass(standing.value),
    trunk: trunk && { isMan: trunk.isMan, fill: trunk.fill },
  };
}

function guessStanding(top: Millimetres, trunk: Trunk | null): Guess<Millimetres> {
  if (!trunk) return guess(top, 'unlikely', 'height-guess/to-the-top', { height: top });
  const raised = top - trunk.top;
  if (raised <= HAIR * top) return guess(top, 'likely', 'height-guess/to-the-top', { height: top });
  return guess(trunk.top, trunk.isMan ? 'likely' : 'possible', 'height-guess/raised-left-out', { height: trunk.top, raised });
}

function guessRegions(height: Millimetres, foot: Millimetres, trunk: Trunk | null): Guess<readonly SculptRegion[]> {
  const tall = height - foot;
  if (!trunk?.isMan) return guess([], 'possible', 'body-guess/not-a-man');
  const { neck } = trunk;
  // Where the neck is found, everything above it is the head, and the rest of the man keeps his proportions below it.
  const chin = neck ?? foot + tall * 0.82;
  const below = (chin - foot) / 0.82;
  const regions = BANDS.flatMap(({ region, from, to }): readonly SculptRegion[] => {
    const low = region === 'head' ? chin : foot + from * below;
    const high = region === 'head' ? height : foot + to * below;
    const limbless = region === 'chest' || region === 'abdomen' || region === 'head';
    const box = trunk.extent(low, high, limbless ? 'slender' : 'whole') ?? trunk.extent(low, high, 'whole');
    if (!box) return [];
    const { min, max } = box;
    return [{ region, box: { kind: 'box', min: { ...min, y: low }, max: { ...max, y: high } } }];
  });
  if (regions.length < BANDS.length) return guess([], 'possible', 'body-guess/not-a-man');
  return neck === null
    ? guess(regions, 'possible', 'body-guess/by-height')
    : guess(regions, 'likely', 'body-guess/neck-found', { neck });
}

function guessEye(height: Millimetres, { middle }: FoundBase, regions: readonly SculptRegion[]): Guess<Vec3> {
  const head = regions.find(({ region }) => region === 'head')?.box;
  const byHeight = toTenth(height * EYE_SHARE_OF_HEIGHT);
  if (!head) return guess({ ...middle, y: byHeight }, 'possible', 'eye-guess/by-height', { height: byHeight });
  const { min, max } = head;
  const y = toTenth((min.y + max.y) / 2);
  return guess({ x: (min.x + max.x) / 2, y, z: (min.z + max.z) / 2 }, 'likely', 'eye-guess/in-the-head', { height: y });
}

/** An eye is never guessed more finely. */
const toTenth = (length: Millimetres): Millimetres => Math.round(length * 10) / 10;

function guessClass(height: Millimetres): Guess<HeightClass> {
  if (height < SMALL) return guess(1, 'possible', 'class-guess/small', { height });
  if (height > LARGE) return guess(3, 'possible', 'class-guess/large', { height });
  return guess(2, 'possible', 'class-guess/as-a-man', { height });
}

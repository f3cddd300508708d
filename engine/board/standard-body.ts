import type { Millimetres } from '../space/quantity.ts';
import type { BodyRegion, Stance } from './body.ts';
import { type Body, type BodyEye, type BodyVolume, STANCES } from './body.ts';

/** Height of a man of the 1/35 game. @clause SK 1.8 `standingHeight` */
export const STANDARD_HEIGHT: Millimetres = 50;

/** Where the eye, and the point that distances are measured to, lies on a standing body. @clause SK 1.8 `eyeHeight` */
export const EYE_SHARE_OF_HEIGHT = 0.9;

/** The regions of a standing man of 50 mm: from, to and width in millimetres. @clause SK 1.8 body regions; abdomen and legs fill what is left */
const REGIONS: readonly {
  readonly region: BodyRegion;
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly width: Millimetres;
}[] = [
  { region: 'head', from: 41, to: 50, width: 5 },
  { region: 'shoulders', from: 37, to: 41, width: 13 },
  { region: 'chest', from: 27, to: 37, width: 10 },
  { region: 'abdomen', from: 22, to: 27, width: 9 },
  { region: 'legs', from: 0, to: 22, width: 9 },
];

/** Thickness of every region of a man of 50 mm, front to back. @clause SK 1.8 */
const DEPTH: Millimetres = 7;

/**
 * How much of the standing height is left in each stance. A kneeling body is for rule books that know one; the 1/35 game counts a kneeling
 * sculpt as standing.
 * @clause SK-MODEL-11 for prone
 */
export const STANCE_SHARE_OF_HEIGHT: Readonly<Record<Stance, number>> = { standing: 1, kneeling: 0.7, prone: 0.5 };

/** The standing, kneeling and prone eyes and regions of one man whose feet are at (x, z) of the model. */
export function standardMan(
  height: Millimetres,
  stance: Stance,
  member = 0,
  x = 0,
  z = 0,
): { readonly eye: BodyEye; readonly volumes: readonly BodyVolume[] } {
  const size = height / STANDARD_HEIGHT;
  const tall = size * STANCE_SHARE_OF_HEIGHT[stance];
  const halfDepth = (DEPTH / 2) * size;
  return {
    eye: { member, at: { x, y: height * EYE_SHARE_OF_HEIGHT * STANCE_SHARE_OF_HEIGHT[stance], z } },
    volumes: REGIONS.map(({ region, from, to, width }) => ({
      region,
      member,
      solid: {
        kind: 'box',
        min: { x: x - (width / 2) * size, y: from * tall, z: z - halfDepth },
        max: { x: x + (width / 2) * size, y: to * tall, z: z + halfDepth },
      },
    })),
  };
}

/**
 * The body that the rules give a man of this height, whatever his sculpt does.
 * @clause SK-MODEL-1 to 5, SK-MODEL-11
 * @example standardBody(50).eyes.standing[0].at.y === 45
 */
export function standardBody(height: Millimetres = STANDARD_HEIGHT): Body {
  const men = STANCES.map((stance) => [stance, standardMan(height, stance)] as const);
  return {
    height,
    kind: 'figure',
    turretAxis: null,
    eyes: Object.fromEntries(men.map(([stance, man]) => [stance, [man.eye]])) as unknown as Body['eyes'],
    volumes: Object.fromEntries(men.map(([stance, man]) => [stance, man.volumes])) as unknown as Body['volumes'],
  };
}

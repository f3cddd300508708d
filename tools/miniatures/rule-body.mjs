// What the rules call a figure: the body of a 5 cm man after SK 1.8, set down for each stance and each man on the base.
// The shape is that of `Body` in engine/board/body.ts, so that a manifest needs no conversion.

export const MAN_HEIGHT = 50;
const EYE = 0.9;
const DEPTH = 7;
/** Region, from, to, width in millimetres of a man of 50 mm. Abdomen and legs are for other rule books. */
const REGIONS = [
  ['head', 41, 50, 5],
  ['shoulders', 37, 41, 13],
  ['chest', 27, 37, 10],
  ['abdomen', 22, 27, 9],
  ['legs', 0, 22, 9],
];
const STANCES = { standing: 1, kneeling: 0.7, prone: 0.5 };

const tidy = (v) => Math.round(v * 1e4) / 1e4;

/** One man or several; places are [x, z] of each one's axis on the base, front row first. */
export function bodyOfMen(kind, places) {
  const eyes = {};
  const volumes = {};
  for (const [stance, share] of Object.entries(STANCES)) {
    eyes[stance] = places.map(([x, z], member) => ({ member, at: { x, y: tidy(MAN_HEIGHT * EYE * share), z } }));
    volumes[stance] = places.flatMap(([x, z], member) =>
      REGIONS.map(([region, from, to, width]) => ({
        region,
        member,
        solid: {
          kind: 'box',
          min: { x: tidy(x - width / 2), y: tidy(from * share), z: tidy(z - DEPTH / 2) },
          max: { x: tidy(x + width / 2), y: tidy(to * share), z: tidy(z + DEPTH / 2) },
        },
      })),
    );
  }
  return { height: MAN_HEIGHT, kind, turretAxis: null, eyes, volumes };
}

/** SK-SQ-4: two rows of five, 20 mm between neighbours, 30 mm between the rows. */
export const TEN_MEN = [15, -15].flatMap((z) => [40, 20, 0, -20, -40].map((x) => [x, z]));
/** SK-SQ-4: three in front, two behind. */
export const FIVE_MEN = [
  [20, 15],
  [0, 15],
  [-20, 15],
  [10, -15],
  [-10, -15],
];

/**
 * A weapon that stands by itself: gear that makes nobody seen, with the head point of a mark on the ground (SK-DIST-4), 4.5 cm over it, for measuring to it.
 */
export function bodyOfGun(height, halfWidth, halfDepth) {
  const all = (value) => Object.fromEntries(Object.keys(STANCES).map((stance) => [stance, value]));
  const solid = { kind: 'box', min: { x: -halfWidth, y: 0, z: -halfDepth }, max: { x: halfWidth, y: height, z: halfDepth } };
  return {
    height,
    kind: 'figure',
    turretAxis: null,
    eyes: all([{ member: 0, at: { x: 0, y: MAN_HEIGHT * EYE, z: 0 } }]),
    volumes: all([{ region: 'gear', member: 0, solid }]),
  };
}

/** A vehicle: hull and turret are convex solids; the crew's eyes are the same in every stance. */
export function bodyOfVehicle(height, eyes, volumes, turretAxis = null) {
  const all = (value) => Object.fromEntries(Object.keys(STANCES).map((stance) => [stance, value]));
  return {
    height,
    kind: 'vehicle',
    turretAxis,
    eyes: all(eyes.map(([x, y, z], member) => ({ member, at: { x, y, z } }))),
    volumes: all(volumes.map(({ region, solid }) => ({ region, member: 0, solid }))),
  };
}

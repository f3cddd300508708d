import type { DriverState } from '../../../engine/index.ts';

/** What is said of a vehicle and is not on the board: what it brings to a drive, and whether it is a wreck. */
export interface Driver extends Omit<DriverState, 'others'> {
  readonly wreck: boolean;
}

const DEGREE = Math.PI / 180;

/** Three gears such as many vehicles have, taken for every one whose profile nobody has typed. */
export const UNTOLD: Driver = {
  drive: 'plain',
  distances: [100, 200, 300],
  turns: [90, 60, 30].map((degrees) => ({ angle: degrees * DEGREE, onTheSpot: false })),
  lastGear: null,
  halved: false,
  points: null,
  wreck: false,
};

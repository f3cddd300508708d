import type { AgreedOn, SettingsSheet } from '../../rules/settings.ts';

/**
 * What players of the core concepts may agree on, as far as measuring asks for it; names after the rulings and numbers of section 9 of the ledger.
 * @unit millimetres; the rules speak in inches of 25.4
 */
export const CORE_SETTINGS = {
  /** A limit that is missed or met within this is for the table to settle. */
  closeCallTolerance: { clause: 'CR-WITH-11', kind: 'number', byDefault: 1, atLeast: 0, atMost: 20 },
  /** Distances between bases are taken in space, or as seen from above. */
  measureMode: { clause: 'CR-MEAS-5', kind: 'choice', byDefault: '3d', among: ['3d', 'horizontal'] },
  /** How thick a base is; 0 for flat ones. */
  baseThickness: { clause: 'CR-MEAS-5', kind: 'number', byDefault: 4, atLeast: 0, atMost: 20 },
  /** Oval bases are ellipses with their axes, or have straight sides between two half circles. */
  ovalBases: { clause: 'CR-MEAS-3', kind: 'choice', byDefault: 'ellipse', among: ['ellipse', 'stadium'] },
  /** What a limit may be overstepped by, and two distances may differ by that count as equal. */
  measureSlack: { clause: 'CR-WITH-11', kind: 'number', byDefault: 0.01, atLeast: 0, atMost: 1 },
  /** Wholly within a distance of a unit: each point of any of its models, or all of the same one. */
  whollyUnit: { clause: 'CR-WITH-9', kind: 'choice', byDefault: 'union', among: ['union', 'singleModel'] },
  /** Bases that are no farther apart than this touch. */
  contactSlack: { clause: 'CR-BC-7', kind: 'number', byDefault: 0.1, atLeast: 0, atMost: 1 },
  /** How near is near enough for bodies that keep bases apart. */
  overhangReach: { clause: 'CR-BC-5', kind: 'number', byDefault: 25.4, atLeast: 0, atMost: 254 },
  /** A move counts as barred by a body where no place at all within it has contact, or where only the way that was chosen has none. */
  overhangTest: { clause: 'CR-BC-2', kind: 'choice', byDefault: 'anyReachable', among: ['anyReachable', 'chosenSide'] },
  /** Whose body may keep the bases apart: only that of the enemy, or that of the one who moved as well. */
  overhangOf: { clause: 'CR-BC-2', kind: 'choice', byDefault: 'enemyOnly', among: ['enemyOnly', 'either'] },
  /** How much farther than the nearest end an end may be that is as close as possible. */
  acapTolerance: { clause: 'CR-ACAP-7', kind: 'number', byDefault: 1, atLeast: 0, atMost: 20 },
  /** How near to one other model of its unit each stays, how near to all others, seen from above, and how near in height. */
  coherencyReach: { clause: 'CR-EXT-3', kind: 'number', byDefault: 50.8, atLeast: 0, atMost: 762 },
  coherencySpread: { clause: 'CR-EXT-3', kind: 'number', byDefault: 228.6, atLeast: 0, atMost: 2540 },
  coherencyHeight: { clause: 'CR-EXT-3', kind: 'number', byDefault: 127, atLeast: 0, atMost: 762 },
  /** An objective is an area that one stands in, or a marker that one stands near to. */
  objectiveMode: { clause: 'CR-EXT-6', kind: 'choice', byDefault: 'area', among: ['area', 'marker'] },
  /** How near to a marker is near enough. */
  objectiveRange: { clause: 'CR-EXT-6', kind: 'number', byDefault: 76.2, atLeast: 0, atMost: 762 },
} as const satisfies SettingsSheet;

/** What holds at this table, by name. */
export type CoreSettings = AgreedOn<typeof CORE_SETTINGS>;

import type { AgreedOn, SettingsSheet } from '../../rules/settings.ts';

/**
 * What players of the battle rules may agree on, as far as the chapters that are here ask for it. Names after section 3.3 of the ledger.
 * @unit millimetres; the rules speak in inches of 25.4
 */
export const BATTLE_SETTINGS = {
  /** A limit that is missed or met within this is for the table to settle. */
  closeCallTolerance: { clause: 'BT-CORE-7', kind: 'number', byDefault: 1, atLeast: 0, atMost: 20 },
  /** How far a model goes whose unit has no other pace. */
  movement: { clause: 'BT-MOVE-4', kind: 'number', byDefault: 152.4, atLeast: 0, atMost: 1524 },
  /** No nearer than this to an enemy. */
  enemyGap: { clause: 'BT-MOVE-8', kind: 'number', byDefault: 25.4, atLeast: 0, atMost: 254 },
  /** Neighbours in a unit are at most this far apart. */
  coherencyGap: { clause: 'BT-COH-1', kind: 'number', byDefault: 50.8, atLeast: 0, atMost: 508 },
  /** Distances between bases are taken in space, or as seen from above. */
  measure3d: { clause: 'BT-MODEL-7', kind: 'flag', byDefault: true },
  /** How the direction of a scatter is found: by its own die, or by a die of six. */
  scatterMethod: { clause: 'BT-DICE-7', kind: 'choice', byDefault: 'die', among: ['die', 'd6'] },
  /** A template reaches those on the floor that it bursts on, or everybody over and under it. */
  templateLevel: { clause: 'BT-BARR-18', kind: 'choice', byDefault: 'this-floor', among: ['this-floor', 'column'] },
  /** The template of a barrage whose weapon names none. */
  barrageDefaultTemplate: { clause: 'BT-BARR-3', kind: 'choice', byDefault: 'large', among: ['large', 'small'] },
  /** Barrage is aimed at a model and measured then, or laid at a distance that is guessed before anybody measures. */
  barrageGuess: { clause: 'BT-BARR-12', kind: 'choice', byDefault: 'target', among: ['target', 'estimate'] },
  /** The templates of a salvo are resolved one after another, with losses in between, or all together. */
  salvoResolution: { clause: 'BT-SALVO-7', kind: 'choice', byDefault: 'sequential', among: ['sequential', 'pooled'] },
  /** A model is in an area with the middle of its base, or with any part of it. */
  inArea: { clause: 'BT-TERR-16', kind: 'choice', byDefault: 'centre', among: ['centre', 'anyPart'] },
  /** Whoever rises above an area is seen in it at any depth: the one who stands inside, or either of the two. */
  areaTallException: { clause: 'BT-AREA-3', kind: 'choice', byDefault: 'insider', among: ['insider', 'either'] },
  /** So much of a body at least must be hidden for what hides it to be cover. */
  coverMinFraction: { clause: 'BT-COVER-6', kind: 'number', byDefault: 0.05, atLeast: 0.001, atMost: 1 },
  /** Height has an allowance of its own, or shares that of the way. */
  verticalMovement: { clause: 'BT-CLIMB-1', kind: 'choice', byDefault: 'separate', among: ['separate', 'shared'] },
} as const satisfies SettingsSheet;

/** What holds at this table, by name. */
export type BattleSettings = AgreedOn<typeof BATTLE_SETTINGS>;

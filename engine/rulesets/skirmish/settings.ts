import type { AgreedOn, SettingsSheet } from '../../rules/settings.ts';

/**
 * What players of the 1/35 rules may agree on, and which chapters are in play. Names after sections 1.8, 5 and 7 of the ledger.
 * @clause SK-GEN-1
 * @unit millimetres, shares 0 to 1
 */
export const SKIRMISH_SETTINGS = {
  /** A push of looker or target within this that turns the answer, or a width of what is seen up to this, leaves it for the table to settle. */
  closeCallTolerance: { clause: 'SK-GEOM-3', kind: 'number', byDefault: 1, atLeast: 0, atMost: 20 },
  /** Whether a shot or a throw whose sight is too close to call waits for the table to say whether he is seen, or takes what was found. */
  closeCalls: { clause: 'SK-GEN-3', kind: 'choice', byDefault: 'asked', among: ['asked', 'as-found'] },
  /** Every part of the body makes a figure seen, not only head, shoulders and chest. */
  anyPartCounts: { clause: 'SK-LOS-11', kind: 'flag', byDefault: false },
  /** Figures and squads stand in the way of sight like vehicles. */
  figuresBlockSight: { clause: 'SK-LOS-4', kind: 'flag', byDefault: false },
  /** The poor view from an armoured vehicle is in play. */
  armouredSight: { clause: 'SK-VPROT-6', kind: 'flag', byDefault: true },
  /** Largest gap between a base and what it stands directly behind. */
  directlyBehind: { clause: 'SK-HIDE-1', kind: 'number', byDefault: 20, atLeast: 0, atMost: 200 },
  /** Least height of what one can hide behind. */
  hidingHeight: { clause: 'SK-HIDE-1', kind: 'number', byDefault: 25, atLeast: 0, atMost: 200 },
  /** What is higher than this conceals someone who lies directly behind it. */
  proneHeight: { clause: 'SK-PRONE-3', kind: 'number', byDefault: 25, atLeast: 0, atMost: 200 },
  /** Whether those who stand high enough above a piece see who hides or lies behind it. */
  hideFromAbove: { clause: 'SK-LOS-16', kind: 'choice', byDefault: 'seenByAbove', among: ['seenByAbove', 'absolute'] },
  /** Largest gap between a base and the wall whose opening one looks out of. */
  openingGap: { clause: 'SK-LOS-5', kind: 'number', byDefault: 20, atLeast: 0, atMost: 200 },
  /** How far the axis may stand to either side of the opening. */
  openingBeside: { clause: 'SK-LOS-5', kind: 'number', byDefault: 10, atLeast: 0, atMost: 200 },
  /** How high above his feet a man reaches an opening, in heights of his own: a window of the next floor is not his. */
  openingReach: { clause: 'SK-LOS-5', kind: 'number', byDefault: 1.5, atLeast: 0.5, atMost: 10 },
  /** Width of the cover silhouette of a man of 50 mm; it grows with the man. */
  silhouetteWidth: { clause: 'SK-GEOM-6', kind: 'number', byDefault: 13, atLeast: 1, atMost: 60 },
  coverThresholdTerrain: { clause: 'SK-COVER-8', kind: 'number', byDefault: 0.25, atLeast: 0.01, atMost: 1 },
  coverThresholdModel: { clause: 'SK-COVER-10', kind: 'number', byDefault: 0.5, atLeast: 0.01, atMost: 1 },
  /** What each of several pieces must hide by itself to have a say in their grade together. */
  coverShareOfEach: { clause: 'SK-GEOM-4', kind: 'number', byDefault: 0.05, atLeast: 0, atMost: 1 },
  /** How much of area terrain the sight line must run through. */
  areaDepth: { clause: 'SK-COVER-8', kind: 'number', byDefault: 25, atLeast: 0, atMost: 500 },
  /** How far one Move action takes everybody whose profile says nothing else. */
  movement: { clause: 'SK-STAT-1', kind: 'number', byDefault: 100, atLeast: 0, atMost: 1000 },
  /** Nearer than this, head to head, no Move ends to an enemy that is seen. */
  noStopZone: { clause: 'SK-MOVE-2', kind: 'number', byDefault: 50, atLeast: 0, atMost: 500 },
  /** Short distances between figures are taken between their bases, or between their heads with 3 cm added. */
  contactMeasure: { clause: 'SK-DIST-2', kind: 'choice', byDefault: 'baseGap', among: ['baseGap', 'head'] },
  /** Bases nearer than this are in melee. */
  meleeRange: { clause: 'SK-CC-1', kind: 'number', byDefault: 20, atLeast: 0, atMost: 200 },
  /** From how far doors, ladders and the like are reached. */
  terrainReach: { clause: 'SK-DOOR-1', kind: 'number', byDefault: 15, atLeast: 0, atMost: 200 },
  /** From how far a load is taken up. */
  loadReach: { clause: 'SK-LOAD-1', kind: 'number', byDefault: 20, atLeast: 0, atMost: 200 },
  /** Rises and falls up to this cost nothing. */
  climbFree: { clause: 'SK-CLIMB-1', kind: 'number', byDefault: 15, atLeast: 0, atMost: 100 },
  /** The highest that is climbed, in heights of the figure. */
  climbMax: { clause: 'SK-CLIMB-2', kind: 'number', byDefault: 1.5, atLeast: 0, atMost: 10 },
  /** The limit of what is climbed holds on the way down as well. */
  dropLimit: { clause: 'SK-CLIMB-8', kind: 'flag', byDefault: true },
  /** Whoever loses his footing over a deep drop is hit by the fall. */
  falling: { clause: 'SK-CLIMB-17', kind: 'flag', byDefault: true },
  /** How far around its axis a figure needs its height free. */
  headroom: { clause: 'SK-GEOM-12', kind: 'number', byDefault: 6.5, atLeast: 0, atMost: 50 },
  /** How many M a charge goes. */
  chargeFactor: { clause: 'SK-CHARGE-1', kind: 'number', byDefault: 1.5, atLeast: 1, atMost: 4 },
  /** Whether each enemy strikes whom one leaves, or one of them. */
  disengageStrikes: { clause: 'SK-MOVE-6', kind: 'choice', byDefault: 'each', among: ['each', 'one'] },
  /** Whoever carries a load may charge. */
  loadedMayFight: { clause: 'SK-LOAD-7', kind: 'flag', byDefault: false },
  /** Whether long bursts of a machine gun take a stand and no movement beside the second man, or the second man alone. */
  burstCapRule: { clause: 'SK-ROF-14', kind: 'choice', byDefault: 'strict', among: ['strict', 'secondCrewLifts'] },
  /** Whoever comes to exactly no wounds is left lying wounded, where he may be carried away; with fewer he dies. */
  downedFigures: { clause: 'SK-DMG-9', kind: 'flag', byDefault: false },
  /** Whoever is charged may shoot at the charger as he comes, with one of his coming actions. */
  reactionFireOnCharge: { clause: 'SK-CHARGE-11', kind: 'flag', byDefault: false },
  /** What of a base has to be under a template: any part of it, or its middle. */
  templateNeeds: { clause: 'SK-PROX-9', kind: 'choice', byDefault: 'partial', among: ['partial', 'centre'] },
  /** How high and low a template reaches: half its width around the burst, only the floor that it bursts on, or everybody over and under it. */
  templateLevel: { clause: 'SK-PROX-9', kind: 'choice', byDefault: 'sphere', among: ['this-floor', 'sphere', 'column'] },
  /** How high over the surface it meets something bursts. */
  burstHeight: { clause: 'SK-PROX-8', kind: 'number', byDefault: 10, atLeast: 0, atMost: 100 },
  /** Cover as seen from the burst takes from the strength of a template. */
  templateCover: { clause: 'SK-COVER-19', kind: 'flag', byDefault: true },
  /** Templates wider than this are large, and cost a squad more. */
  smallTemplateMax: { clause: 'SK-SQF-14', kind: 'number', byDefault: 80, atLeast: 0, atMost: 500 },
  /** Who must have moved for a direct hit of a big gun at a man to need confirming. */
  bigGunMoved: { clause: 'SK-WPN-14', kind: 'choice', byDefault: 'target', among: ['target', 'weapon'] },
  /** Whoever is hit directly takes the hit of the template as well. */
  directAlsoTemplate: { clause: 'SK-IMPACT-7', kind: 'flag', byDefault: true },
  /** Gaps lower than this let no lobbed shot through. */
  lobGap: { clause: 'SK-IND-3', kind: 'number', byDefault: 10, atLeast: 0, atMost: 100 },
  /**
   * What smoke does, of which no clause speaks: it hides what is seen only through it, it makes harder to hit and stops nothing, or it does nothing.
   */
  smoke: { clause: 'SK-GEN-3', kind: 'choice', byDefault: 'hides', among: ['hides', 'conceals', 'nothing'] },
  /** How high smoke stands over the floor that it lies on; over the table where it fills all heights. By default higher than anything stands. */
  smokeHeight: { clause: 'SK-GEN-3', kind: 'number', byDefault: 1000, atLeast: 10, atMost: 2000 },
  /** Smoke of which the line from head to target runs through no more than this is looked through. */
  smokeDepth: { clause: 'SK-GEN-3', kind: 'number', byDefault: 0, atLeast: 0, atMost: 1000 },
  /** Drives that take any gear on ordinary ground take gear 3 and up there, or leave these to roads. */
  highGearRoadOnly: { clause: 'SK-TERR-7', kind: 'choice', byDefault: 'table', among: ['table', 'always'] },
  /** Steps up to this are driven over on wheels, and on tracks. */
  wheeledStep: { clause: 'SK-TERR-6', kind: 'number', byDefault: 15, atLeast: 0, atMost: 100 },
  trackedStep: { clause: 'SK-TERR-6', kind: 'number', byDefault: 25, atLeast: 0, atMost: 100 },
  /** Two sides that come to the target in the same round play on until one has more, or it is a draw. */
  simultaneousFinish: { clause: 'SK-VP-8', kind: 'choice', byDefault: 'playOn', among: ['playOn', 'draw'] },
  /** Whether everybody sees where somebody was set up hidden, whom nobody may shoot at all the same, or only his own side. */
  hiddenSetUp: { clause: 'SK-ABIL-25', kind: 'choice', byDefault: 'open', among: ['open', 'secret'] },
  /** Whether a leader near lends his morale to those who pull themselves together, or to those whose comrade fell as well. */
  zoneMoFor: { clause: 'SK-REC-5', kind: 'choice', byDefault: 'rally', among: ['rally', 'all'] },
  /** Whose morale counts when a side tests whether it withdraws. */
  withdrawalMoFrom: { clause: 'SK-WITH-5', kind: 'choice', byDefault: 'onTable', among: ['onTable', 'all'] },
  /** Whether aiming at a medic costs points each time, or once in a battle. */
  medicLossPer: { clause: 'SK-ABIL-39', kind: 'choice', byDefault: 'action', among: ['action', 'game'] },
  /** Where army types are in play: whether a general is worth what the army that put him out of action makes of him, or his own. */
  generalVpBy: { clause: 'SK-ABIL-6', kind: 'choice', byDefault: 'killer', among: ['killer', 'owner'] },
  /** Armies are mass armies, elite armies or guerrillas. */
  armyTypes: { clause: 'SK-ATYPE-1', kind: 'flag', byDefault: false },
  /** Guerrillas roll for what each of them is like for all or for none of them, or for whom they like. */
  guerrillaTraits: { clause: 'SK-ATYPE-14', kind: 'choice', byDefault: 'allOrNone', among: ['allOrNone', 'perFighter'] },
  /** Figures may be camouflaged. */
  camouflage: { clause: 'SK-CAMO-9', kind: 'flag', byDefault: false },
  /** Whether camouflage only helps those who lie in wait, or hides whoever has not acted from all who are far off. */
  camouflageLimitsSight: { clause: 'SK-CAMO-9', kind: 'choice', byDefault: 'hiddenOnly', among: ['hiddenOnly', 'all'] },
  /** Whoever is marked so may be a woman. */
  women: { clause: 'SK-WOM-1', kind: 'flag', byDefault: false },
  /** Mercenaries doubt whether they stay. */
  mercenaryDoubt: { clause: 'SK-ABIL-40', kind: 'flag', byDefault: true },
  proneCover: { clause: 'SK-COVER-21', kind: 'choice', byDefault: 'asCover', among: ['asCover', 'hitOnly'] },
  proneReplaces: { clause: 'SK-PRONE-2', kind: 'choice', byDefault: 'replace', among: ['replace', 'max'] },
} as const satisfies SettingsSheet;

/** What holds at this table, by name. */
export type SkirmishSettings = AgreedOn<typeof SKIRMISH_SETTINGS>;

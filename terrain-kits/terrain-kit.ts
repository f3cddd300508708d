import type {
  Fault,
  KitId,
  Ladder,
  LadderId,
  Opening,
  OpeningId,
  PartId,
  PlanPolygon,
  TerrainPart,
  TerrainTraits,
} from '../engine/kit.ts';

/** What a number of a sheet is a number of: lengths are shown in the table's unit, a seed as a dice to throw again. */
export type KitMeasure = 'length' | 'share' | 'count' | 'angle' | 'seed';

/** One setting of a kit, with the bounds it must keep to. `step` is how far one notch of a slider goes; values in between are fine. */
export type KitParameter =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly measures: KitMeasure;
      readonly atLeast: number;
      readonly atMost: number;
      readonly step: number;
      readonly byDefault: number;
    }
  | {
      readonly kind: 'whole';
      readonly name: string;
      readonly measures: KitMeasure;
      readonly atLeast: number;
      readonly atMost: number;
      readonly step: number;
      readonly byDefault: number;
    }
  | { readonly kind: 'choice'; readonly name: string; readonly among: readonly string[]; readonly byDefault: string }
  | { readonly kind: 'flag'; readonly name: string; readonly byDefault: boolean };

/** All settings of a kit, in the order in which a form shows them. Lengths are millimetres, angles radians. */
export type KitSheet = readonly KitParameter[];

/** The settings of a sheet by name, each of its own kind. */
export type KitValues<Sheet extends KitSheet = KitSheet> = {
  readonly [Parameter in Sheet[number] as Parameter['name']]: Parameter extends {
    kind: 'choice';
    among: readonly (infer Choice)[];
  }
    ? Choice
    : Parameter extends { kind: 'flag' }
      ? boolean
      : Parameter extends { kind: 'number' | 'whole' }
        ? number
        : never;
};

/** What a kit makes of its settings: everything of a terrain piece but its name and place. @frame piece: origin on the ground, y up, z to the front */
export interface KitBuild {
  readonly parts: Readonly<Record<PartId, TerrainPart>>;
  readonly openings: Readonly<Record<OpeningId, Opening>>;
  readonly ladders: Readonly<Record<LadderId, Ladder>>;
  readonly footprint: readonly PlanPolygon[];
  readonly traits: TerrainTraits;
}

/** What can be wrong with the settings given to a kit. */
export const KIT_FAULT_CODES = [
  /** The sheet has no setting of this name. */
  'parameter/unknown',
  /** Not a number, a choice or a yes-or-no where one belongs. */
  'parameter/wrong-type',
  /** A broken number where only whole ones make sense. */
  'parameter/not-whole',
  /** Outside the sheet's bounds. */
  'parameter/out-of-bounds',
  /** Not one of the choices. */
  'parameter/not-among-choices',
  /** Within its own bounds, but too large beside another setting (a window wider than its wall). */
  'parameter/too-large-here',
  /** Within its own bounds, but too small beside another setting (a house too short for its stairs). */
  'parameter/too-small-here',
] as const;
export type KitFaultCode = (typeof KIT_FAULT_CODES)[number];
export type KitFault = Fault<KitFaultCode>;

/** A kind of terrain that can be made to measure. */
export interface TerrainKit<Sheet extends KitSheet = KitSheet> {
  readonly id: KitId;
  /** Goes up whenever the same settings make something else than before. */
  readonly version: number;
  readonly sheet: Sheet;
  /** What settings that are each within bounds say against each other. */
  readonly clashes: (values: KitValues<Sheet>) => readonly KitFault[];
  /** @breaks when given settings that `makePiece` would not have let through */
  readonly build: (values: KitValues<Sheet>) => KitBuild;
}

/** A kit as the palette knows it, its settings no longer told apart by name. */
export type AnyTerrainKit = TerrainKit<KitSheet>;

/** Puts a kit with a sheet of its own into the row of all kits. Values reach `build` only through `makePiece`, which has checked them. */
export const asAnyKit = <Sheet extends KitSheet>(kit: TerrainKit<Sheet>): AnyTerrainKit => kit as unknown as AnyTerrainKit;

/** This setting may be at most `atMost` beside `because`; null where it is. */
export const tooLarge = (
  parameter: string,
  given: number,
  atMost: number,
  because: string,
  measures: KitMeasure = 'length',
): KitFault | null =>
  given <= atMost
    ? null
    : {
        code: 'parameter/too-large-here',
        where: `parameters.${parameter}`,
        fill: { parameter, given, atMost, because, measures },
      };

/** This setting must be at least `atLeast` beside `because`; null where it is. */
export const tooSmall = (
  parameter: string,
  given: number,
  atLeast: number,
  because: string,
  measures: KitMeasure = 'length',
): KitFault | null =>
  given >= atLeast
    ? null
    : {
        code: 'parameter/too-small-here',
        where: `parameters.${parameter}`,
        fill: { parameter, given, atLeast, because, measures },
      };

/** The faults among these. */
export const faultsAmong = (faults: readonly (KitFault | null)[]): readonly KitFault[] =>
  faults.filter((fault) => fault !== null);

import type { Millimetres } from '../../../space/quantity.ts';

/** What a figure is made of by the book. @clause SK-STAT-1 to 11 */
export interface Characteristics {
  readonly movement: Millimetres;
  readonly melee: number;
  readonly aim: number;
  readonly strength: number;
  readonly toughness: number;
  readonly reaction: number;
  readonly wounds: number;
  readonly morale: number;
  /** How far its command reaches; 0 for those who lead nobody. */
  readonly commandZone: Millimetres;
  readonly points: number;
}

/** What of a figure's characteristics differs from its table: so much is added to each. */
export type ProfileChanges = Readonly<Partial<Record<keyof Characteristics, number>>>;

function figure(row: readonly [number, number, number, number, number, number, number, number, number, number]): Characteristics {
  const [movement, melee, aim, strength, toughness, reaction, wounds, morale, zone, points] = row;
  return {
    movement: movement * 10,
    melee,
    aim,
    strength,
    toughness,
    reaction,
    wounds,
    morale,
    commandZone: zone * 10,
    points,
  };
}

/** Who fights. @shape M (cm), T, C, E, S, R, W, Mo, command zone (cm), points @clause SK-TAB-FIG, SK-ABIL-7 */
export const FIGURES = {
  conscript: figure([10, 4, 3, 5, 5, 4, 1, 6, 0, 8]),
  'trained-soldier': figure([10, 5, 5, 5, 5, 5, 1, 7, 0, 12]),
  veteran: figure([10, 6, 6, 5, 5, 6, 1, 8, 0, 18]),
  irregular: figure([10, 4, 4, 5, 5, 5, 1, 6, 0, 8]),
  nco: figure([10, 5, 5, 5, 5, 5, 1, 8, 10, 20]),
  officer: figure([10, 5, 5, 5, 5, 6, 1, 9, 20, 35]),
  general: figure([10, 5, 5, 5, 5, 5, 1, 10, 30, 50]),
  zombie: figure([8, 4, 0, 5, 6, 2, 1, 12, 0, 6]),
} as const satisfies Readonly<Record<string, Characteristics>>;

/** Names a figure of the table. */
export type FigureId = keyof typeof FIGURES;

export const isFigure = (name: string): name is FigureId => Object.hasOwn(FIGURES, name);

import type { Board, TerrainPiece } from '../../engine/index.ts';
import { menOn, type Placed } from './battle-men.ts';
import { type FigureChanges, gun, man, tank } from './figures.ts';
import { madeOf } from './kit-pieces.ts';
import { campsOn } from './set-up-board.ts';
import { box, ground, piece } from './sight-board.ts';

/** Where a model stands, whose it is and what is special about it. */
export type ModelWish = readonly [x: number, z: number, side: string, more?: FigureChanges & { readonly is?: 'gun' | 'tank' }];

export type PieceWish =
  | {
      /** The smallest and the largest corner of its one block: x, height and z. */
      readonly box: readonly [number, number, number, number, number, number];
      readonly cover?: Partial<TerrainPiece['parts'][string]['cover']>;
    }
  | { readonly difficult: number; readonly on: readonly [number, number, number, number] }
  | {
      readonly kit: string;
      readonly at?: readonly [number, number];
      readonly with?: Readonly<Record<string, string | number | boolean>>;
    };

/** What stands on the table of a case. */
export interface BoardWish {
  readonly models: Readonly<Record<string, ModelWish>>;
  readonly pieces?: Readonly<Record<string, PieceWish>>;
  readonly objectives?: Readonly<Record<string, readonly [number, number]>>;
}

function placed([x, z, side, more = {}]: ModelWish): Placed {
  const { is, facing = 0, ...changes } = more;
  const { declared: _, facing: __, ...shape } = is === 'gun' ? gun() : is === 'tank' ? tank() : man();
  return [x, z, side, { ...shape, ...changes, facing: ((facing ?? 0) * Math.PI) / 180 }];
}

function pieceOf(id: string, wish: PieceWish): TerrainPiece {
  if ('kit' in wish) {
    const [x, z] = wish.at ?? [0, 0];
    return { ...madeOf(wish.kit, wish.with), id, name: id, pose: { at: { x, y: 0, z }, facing: 0 } };
  }
  if ('difficult' in wish) {
    const traits = piece(id, {}).traits;
    return piece(
      id,
      {},
      { footprint: [ground(...wish.on)], traits: { ...traits, area: true, difficult: { factor: wish.difficult } } },
    );
  }
  const [x0, y0, z0, x1, y1, z1] = wish.box;
  const made = piece(id, { block: box(x0, y0, z0, x1, y1, z1) }, { footprint: [ground(x0, z0, x1, z1)] });
  const block = { ...made.parts.block!, cover: { ...made.parts.block!.cover, ...wish.cover } };
  return { ...made, parts: { block } };
}

/** The board of a case, with a strip of 20 cm for each side where they have to set up. */
export function boardFor({ models, pieces = {}, objectives = {} }: BoardWish, camps: boolean): Board {
  const men = Object.fromEntries(Object.entries(models).map(([id, wish]) => [id, placed(wish)]));
  const terrain = Object.entries(pieces).map(([id, wish]) => pieceOf(id, wish));
  const board = camps ? campsOn(men, terrain) : menOn(men, terrain);
  const marks = Object.entries(objectives).map(([id, [x, z]]) => [id, { id, name: id, at: { x, y: 0, z }, radius: 5 }]);
  return { ...board, objectives: Object.fromEntries(marks) };
}

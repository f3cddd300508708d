import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { Carrier, MovePolicy } from '../geometry/movement-queries.ts';
import type { TableQueries } from '../geometry/table-queries.ts';
import type { StandingPlaces } from './field.ts';
import { middleOfCell, type PlaceGrid } from './place-grid.ts';

/** The board as it is stood on: with the figure, and with the vehicles of the board, which stay where they are. Men come and go. */
export function boardStoodOn(board: Board, figure: Model): Board {
  const staying = Object.entries(board.models).filter(([, { body }]) => body.kind === 'vehicle');
  return { ...board, models: { ...Object.fromEntries(staying), [figure.id]: figure } };
}

/**
 * Where can a figure stand over these squares: on which floors, one over the other?
 * @shape `space`: of the board stood on; `cells` ascending @frame board
 */
export function findStandingPlaces(
  space: TableQueries,
  figure: Model,
  policy: MovePolicy,
  grid: PlaceGrid,
  cells: readonly number[],
): StandingPlaces {
  const over = new Float64Array(2 * cells.length);
  cells.forEach((cell, i) => {
    const { x, z } = middleOfCell(grid, cell);
    over[2 * i] = x;
    over[2 * i + 1] = z;
  });
  const found = space.standing({ model: figure.id, policy, over });
  const count = found.places.length;
  const storeys = new Uint8Array(count);
  const at = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    const place = found.places[i]!;
    storeys[i] = i > 0 && found.places[i - 1] === place ? storeys[i - 1]! + 1 : 0;
    at[3 * i] = over[2 * place]!;
    at[3 * i + 1] = found.heights[i]!;
    at[3 * i + 2] = over[2 * place + 1]!;
  }
  return { cells: found.places.map((place) => cells[place]!), storeys, at, ...numbered(found.on) };
}

/** Each carrier once, and which of them each is. */
export function numbered(all: readonly Carrier[]): Pick<StandingPlaces, 'on' | 'carriers'> {
  const numbers = new Map<string, number>();
  /** Most are not only the same but one. */
  const known = new Map<Carrier, number>();
  const carriers: Carrier[] = [];
  const on = Uint16Array.from(all, (carrier) => {
    let number = known.get(carrier);
    if (number !== undefined) return number;
    const name = JSON.stringify(carrier);
    number = numbers.get(name) ?? carriers.push(carrier) - 1;
    numbers.set(name, number);
    known.set(carrier, number);
    return number;
  });
  return { on, carriers };
}

import { type Board, type Measured, TABLE_EDGES, TABLE_QUARTERS } from '../../../engine/index.ts';
import { unitsOf } from './tape.ts';

/** Things of one sort that one can measure to or from, under one heading of a list. */
export interface MeasurableThings {
  readonly sort: 'models' | 'units' | 'terrain' | 'zones' | 'objectives' | 'edges' | 'quarters';
  readonly things: readonly Measured[];
}

/** Everything of a board that can be measured to or from and has a name. */
export function measurableThings(board: Board): readonly MeasurableThings[] {
  const all: readonly MeasurableThings[] = [
    { sort: 'models', things: Object.keys(board.models).map((model) => ({ kind: 'model', model })) },
    { sort: 'units', things: unitsOf(board) },
    { sort: 'terrain', things: Object.keys(board.pieces).map((piece) => ({ kind: 'terrain', piece })) },
    { sort: 'zones', things: Object.keys(board.zones).map((zone) => ({ kind: 'zone', zone })) },
    { sort: 'objectives', things: Object.keys(board.objectives).map((objective) => ({ kind: 'objective', objective })) },
    { sort: 'edges', things: TABLE_EDGES.map((edge) => ({ kind: 'edge', edge })) },
    { sort: 'quarters', things: TABLE_QUARTERS.map((quarter) => ({ kind: 'quarter', quarter })) },
  ];
  return all.filter(({ things }) => things.length > 0);
}

import type { Board } from '../../board/board.ts';
import type { Place } from '../../geometry/measure-queries.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { Measured } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { QuestionRefusalCode } from '../refusal-codes.ts';
import type { MeasuredPlaces, MeasuringBook } from './book.ts';

/** How wide the lines are that part the quarters of a table. @clause CR-QTR-1 */
const QUARTER_LINE: Millimetres = 1;

/** Finds what is measured to or from on the board. @refuses what is not there, a unit without models, and places that are no numbers */
export function findMeasured(
  measured: Measured,
  { table: { board }, piecesAre, headOverPoint }: MeasuringBook,
): Result<MeasuredPlaces, Refusal<QuestionRefusalCode>> {
  const one = (place: Place, isArea = false) => succeed({ places: [place], isArea });
  switch (measured.kind) {
    case 'model':
      return Object.hasOwn(board.models, measured.model) ? one(measured) : notThere('model', measured.model);
    case 'unit': {
      const models = modelsOf(board, measured);
      return models.length > 0 ? succeed({ places: models, isArea: false }) : notThere('unit', measured.unit);
    }
    case 'terrain': {
      const piece = Object.hasOwn(board.pieces, measured.piece) ? board.pieces[measured.piece] : undefined;
      if (!piece) return notThere('piece', measured.piece);
      if (piecesAre === 'ground' && piece.footprint.length > 0) return one({ kind: 'footprint', piece: piece.id }, true);
      return Object.keys(piece.parts).length > 0 ? one({ kind: 'piece', piece: piece.id }) : notThere('piece', measured.piece);
    }
    case 'zone':
      return Object.hasOwn(board.zones, measured.zone) ? one(measured, true) : notThere('zone', measured.zone);
    case 'objective':
      return findObjective(measured.objective, board, headOverPoint > 0);
    case 'quarter':
      return one({ ...measured, lineWidth: QUARTER_LINE }, true);
    case 'edge':
      return one(measured);
    case 'point':
      return isPlace(measured.at) ? one(measured) : notThere('point', '');
    case 'line':
      return isPlace(measured.from) && isPlace(measured.to) ? one(measured) : notThere('line', '');
  }
}

/** An objective as the round area that it is, or as a point of the ground for those who measure from head to head. */
function findObjective(name: string, board: Board, asPoint: boolean): Result<MeasuredPlaces, Refusal<QuestionRefusalCode>> {
  const objective = Object.hasOwn(board.objectives, name) ? board.objectives[name] : undefined;
  if (!objective) return notThere('objective', name);
  return asPoint
    ? succeed({ places: [{ kind: 'point', at: objective.at }], isArea: false })
    : succeed({ places: [{ kind: 'objective', objective: name }], isArea: true });
}

/** The models of a unit as places, by their names. */
export const modelsOf = (board: Board, { owner, unit }: Extract<Measured, { kind: 'unit' }>) =>
  Object.values(board.models)
    .filter((model) => model.owner === owner && model.unit === unit)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id }) => ({ kind: 'model', model: id }) as const);

const isPlace = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) => [x, y, z].every(Number.isFinite);

const notThere = (kind: string, name: string) =>
  fail({ code: 'measured/not-on-the-board', clause: null, fill: { kind, name } } as const);

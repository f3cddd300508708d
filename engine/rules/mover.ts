import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { Waypoint } from '../geometry/movement-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';

/** Finds the model that a question about moving is about. @refuses a model that is not there */
export function findMover(board: Board, id: ModelId): Result<Model, Refusal<QuestionRefusalCode>> {
  const mover = Object.hasOwn(board.models, id) ? board.models[id] : undefined;
  return mover ? succeed(mover) : fail({ code: 'mover/not-on-the-board', clause: null, fill: { model: id } });
}

/** Checks that a way leads somewhere, and only over ladders that are there. @refuses an empty way, places that are no numbers, what is not on the board, and what is beyond the ends of a ladder */
export function checkWay(board: Board, way: readonly Waypoint[]): Result<readonly Waypoint[], Refusal<QuestionRefusalCode>> {
  if (way.length === 0 || !way.every(isPlace)) return fail({ code: 'way/leads-nowhere', clause: null, fill: {} });
  for (const place of way) {
    if (place.kind === 'ground') continue;
    const piece = Object.hasOwn(board.pieces, place.piece) ? board.pieces[place.piece] : undefined;
    if (!piece) return fail({ code: 'piece/not-on-the-board', clause: null, fill: { piece: place.piece } });
    const ladder = Object.hasOwn(piece.ladders, place.ladder) ? piece.ladders[place.ladder] : undefined;
    if (!ladder) return fail({ code: 'ladder/not-on-the-piece', clause: null, fill: { piece: piece.id, ladder: place.ladder } });
    const most = ladder.head.y - ladder.foot.y;
    const { height } = place;
    if (height < -ROUNDING || height > most + ROUNDING)
      return fail({ code: 'ladder/not-so-high', clause: null, fill: { piece: piece.id, height, most } });
  }
  return succeed(way);
}

/** So far beyond its end a height is still on a ladder: rounding of one that was worked out from its head. */
const ROUNDING = 1e-6;

const isPlace = (place: Waypoint): boolean =>
  (place.kind === 'ladder' ? [place.height] : [place.at.x, place.at.y, place.at.z]).every(Number.isFinite);

import {
  type AnalysisWishes,
  type Board,
  type CheckWishes,
  checkFor,
  type ExposuresQuestion,
  type FieldQuestion,
  type FieldSought,
  type FigureAsked,
  figureOf,
  type LanesQuestion,
  USUAL_MAN,
  usualCheck,
  usualLaneWidth,
  type ViewersAsked,
} from '../../../../engine/index.ts';
import { isFieldQuestion, type LabWho, type LabWish } from './lab.ts';

/** What is asked of the engine. */
export type LabAsked =
  | { readonly kind: 'field'; readonly question: FieldQuestion }
  | { readonly kind: 'lanes'; readonly question: LanesQuestion }
  | { readonly kind: 'choke-points'; readonly question: Pick<FieldQuestion, 'figure' | 'cell'> }
  | { readonly kind: 'exposures'; readonly question: ExposuresQuestion }
  | { readonly kind: 'check'; readonly question: CheckWishes }
  /** The board says of which places its maps tell. */
  | { readonly kind: 'report'; readonly question: Omit<AnalysisWishes, 'maps'> };

/** So many lanes are told. */
const LANES = 12;
/** Of the squares in which those stand who look from a zone, or set out from one: no smaller, as each is a look of its own. @unit millimetres */
const ZONE_CELL = 60;
const START_CELL = 120;
/** How far bounds may lie apart where it need not be exact: half a percent to each side. */
const NEARLY = { within: 0.01 } as const;

export function figureAsked({ like, stance }: LabWish): FigureAsked {
  if (like !== null) return { kind: 'like', model: like };
  return USUAL_MAN.kind === 'man' ? { ...USUAL_MAN, stance } : USUAL_MAN;
}

/** How wide the lanes that are asked for are at least: unless somebody has said, as wide as the base of the figure. @unit millimetres */
export function leastWidthOf(wish: LabWish, board: Board): number {
  if (wish.leastWidth !== null) return wish.leastWidth;
  const figure = figureOf(board, figureAsked(wish));
  return figure.ok ? usualLaneWidth(figure.value) : 0;
}

/** What a check goes by: one of the board who is to pass and stand everywhere, or all the men on it. */
export function checkAsked(wish: LabWish, board: Board): CheckWishes {
  const like = wish.like === null ? null : figureOf(board, figureAsked(wish));
  return like?.ok ? checkFor(like.value) : usualCheck(board);
}

/** The figure of a report: the one that is wished for, or a man on the smallest base of the board, as the command line has it. */
function figureOfReport(wish: LabWish, { bases, height }: CheckWishes): FigureAsked {
  if (wish.like !== null) return figureAsked(wish);
  return { kind: 'man', height, base: { kind: 'round', diameter: bases[0]! }, stance: 'standing' };
}

/** The question in the engine's words; null where something is still to be named. */
export function askedOf(wish: LabWish, board: Board): LabAsked | null {
  const { question, who, cell } = wish;
  const figure = figureAsked(wish);
  if (question === 'lanes')
    return { kind: 'lanes', question: { figure, cell, leastWidth: leastWidthOf(wish, board), most: LANES, within: null } };
  if (question === 'exposures')
    return { kind: 'exposures', question: { figure, cell, starts: wish.moves > 0 ? START_CELL : null, ofTable: true } };
  if (question === 'choke-points') return { kind: question, question: { figure, cell } };
  if (question === 'check') return { kind: question, question: checkAsked(wish, board) };
  if (question === 'report') {
    const check = checkAsked(wish, board);
    const { afterMove, mend } = wish;
    return { kind: question, question: { figure: figureOfReport(wish, check), cell, check, afterMove, mend } };
  }
  if (!isFieldQuestion(question) || !who) return null;
  const sought = soughtOf(wish, who);
  return sought && { kind: 'field', question: { figure, cell, within: null, sought } };
}

function soughtOf({ question, cell, exact, moves, movesFirst }: LabWish, who: LabWho): FieldSought | null {
  const accuracy = exact ? 'as-sight' : NEARLY;
  switch (question) {
    case 'seen-from':
      return { kind: question, viewers: viewersOf(who, Math.max(cell, ZONE_CELL)), accuracy };
    case 'places-that-see':
      return { kind: question, viewers: afterMoving(viewersOf(who, movesFirst > 0 ? START_CELL : cell), movesFirst, cell) };
    case 'seen-of': {
      const targets = viewersOf(who, cell);
      return targets.kind === 'model' || targets.kind === 'unit' || targets.kind === 'side'
        ? { kind: question, targets, accuracy }
        : null;
    }
    case 'cost-to-come': {
      const starts = viewersOf(who, START_CELL);
      return starts.kind === 'point' || starts.kind === 'reached' ? null : { kind: question, starts, moves: Math.max(1, moves) };
    }
    case 'cover-from':
      return who.kind === 'model' ? { kind: question, shooter: who.id } : null;
    default:
      return null;
  }
}

/** Whoever looks when he has moved; a place stays where it is. */
function afterMoving(starts: ViewersAsked, moves: number, cell: number): ViewersAsked {
  return moves > 0 && starts.kind !== 'point' && starts.kind !== 'reached' ? { kind: 'reached', starts, moves, cell } : starts;
}

function viewersOf(who: LabWho, cell: number): ViewersAsked {
  switch (who.kind) {
    case 'model':
      return { kind: 'model', model: who.id };
    case 'unit':
      return { kind: 'unit', unit: who.id };
    case 'side':
      return { kind: 'side', side: who.id };
    case 'zone':
      return { kind: 'zone', zone: who.id, cell };
    case 'point':
      return who;
  }
}

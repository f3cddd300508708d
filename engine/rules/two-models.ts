import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { LookQuestion } from '../ruling/question.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';

/** The two that a question is about. */
export interface TwoModels {
  readonly looker: Model;
  readonly target: Model;
}

/** Finds the one who looks (or shoots) and the one who is looked at. @refuses a model that is not there, and one asked about itself */
export function findTwoModels(question: LookQuestion, board: Board): Result<TwoModels, Refusal<QuestionRefusalCode>> {
  const lookerId = question.kind === 'sees' ? question.looker : question.shooter;
  const looker = Object.hasOwn(board.models, lookerId) ? board.models[lookerId] : undefined;
  const target = Object.hasOwn(board.models, question.target) ? board.models[question.target] : undefined;
  if (!looker) return fail({ code: 'looker/not-on-the-board', clause: null, fill: { model: lookerId } });
  if (!target) return fail({ code: 'target/not-on-the-board', clause: null, fill: { model: question.target } });
  if (looker.id === target.id) return fail({ code: 'target/is-the-looker', clause: null, fill: { model: looker.id } });
  return succeed({ looker, target });
}

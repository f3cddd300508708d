import type { Board } from '../board/board.ts';
import { hashBoard } from '../files/board-hash.ts';
import type { RulingWithMeshes } from '../files/ruling-file.ts';
import { type BoardSpace, openSpace } from '../geometry/space-of-board.ts';
import type { BoardHash, ModelId } from '../identity/ids.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Settings } from '../rules/settings.ts';
import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { LookQuestion } from '../ruling/question.ts';
import { RULING_FORMAT, type RuledQuestion } from '../ruling/recorded-ruling.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { compareValues } from './compare-values.ts';
import { allThingsOf, joined, type NamedThings, narrowBoard, thingsBetween, thingsNamedIn } from './narrow-board.ts';

/** Everything that is asked of two models who face each other: who sees whom, and with what cover, both ways. */
export const questionsBetween = (one: ModelId, other: ModelId): readonly LookQuestion[] =>
  [
    [one, other],
    [other, one],
  ].flatMap(([from, to]): LookQuestion[] => [
    { kind: 'sees', looker: from!, target: to! },
    { kind: 'cover-of', shooter: from!, target: to! },
  ]);

/** What a ruling is made of. */
export interface CaseAtTheTable {
  /** The derived world of the whole board. */
  readonly space: BoardSpace;
  readonly meshes: MeshLibrary;
  readonly ruleSet: RuleSet;
  readonly settings: Settings;
  readonly questions: readonly LookQuestion[];
}

/**
 * How far from the strip between two models things are kept at first: every distance that a rule of sight or cover asks for by default, and the way
 * that a model may be moved to see whether an answer tips over. Where this changes an answer, the next is tried; in the end everything is kept.
 */
const REACHES: readonly Millimetres[] = [60, 200, 400];

/**
 * Puts questions to a rule set and keeps all that the answers stand on, so that they can be handed on, opened anywhere and given again. Of the
 * board only that is kept which may have a say: what stands between or near the models that are asked about, and whatever an answer
 * names. That nothing needed is missing is tried out: on what is kept every question is asked again and must get the very same answer.
 * @cost every question is answered twice, once on the whole board and once on what is kept
 */
export function makeRuling({ space, meshes, ruleSet, settings, questions }: CaseAtTheTable): RulingWithMeshes {
  const { board } = space;
  const position = hashBoard(board);
  const rulings = ruleOn(questions, { ruleSet, settings, board, position, space });
  const kept = narrowedTo(rulings, { space, meshes, ruleSet, settings, questions }, position);
  const count = (things: object) => Object.keys(things).length;
  return {
    ruling: {
      format: RULING_FORMAT,
      engine: ENGINE_VERSION,
      ruleSet: { id: ruleSet.id, version: ruleSet.version },
      settings,
      position,
      board: kept,
      leftOut: {
        pieces: count(board.pieces) - count(kept.pieces),
        models: count(board.models) - count(kept.models),
      },
      rulings,
    },
    meshes,
  };
}

/** The answers to these questions, in their order. */
export function ruleOn(
  questions: readonly LookQuestion[],
  given: {
    readonly ruleSet: RuleSet;
    readonly settings: Settings;
    readonly board: Board;
    /** The hash of the whole board, which the verdicts name. */
    readonly position: BoardHash;
    readonly space: BoardSpace;
  },
): readonly RuledQuestion[] {
  const { ruleSet, settings, board, position, space } = given;
  const table = { board, boardHash: position, space: space.queries, settings };
  return questions.map((asked) => ({ asked, outcome: ruleSet.answer(asked, table) }));
}

function narrowedTo(rulings: readonly RuledQuestion[], given: CaseAtTheTable, position: BoardHash): Board {
  const { space, meshes, ruleSet, settings, questions } = given;
  const { board } = space;
  const named = thingsNamedIn(rulings, board);
  for (const reach of REACHES) {
    const kept = narrowBoard(board, joined(named, ...questions.map((question) => around(question, given, reach))));
    const again = ruleOn(questions, { ruleSet, settings, board: kept, position, space: openSpace(kept, meshes) });
    if (compareValues(rulings, again).length === 0) return kept;
  }
  return narrowBoard(board, allThingsOf(board));
}

function around(question: LookQuestion, { space: { board, scene } }: CaseAtTheTable, reach: Millimetres): NamedThings {
  const from = question.kind === 'sees' ? question.looker : question.shooter;
  const one = Object.hasOwn(board.models, from) ? board.models[from] : undefined;
  const other = Object.hasOwn(board.models, question.target) ? board.models[question.target] : undefined;
  return one && other
    ? thingsBetween(board, scene, one, other, reach)
    : { pieces: new Set(), models: new Set(), zones: new Set() };
}

import { withModelMoved } from '../board/board-edit.ts';
import { findFirstSeen } from '../geometry/movement/first-seen.ts';
import type { FirstSeenFinding } from '../geometry/movement-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { MoveQuestion } from '../ruling/question.ts';
import { lookByRules } from './by-the-rules.ts';

/** Where on a way somebody first sees the mover; null where he does not at all. */
export interface FirstSighting {
  readonly by: ModelId;
  readonly seen: FirstSeenFinding | null;
}

/**
 * Where along a way does each model of another owner see the mover first, by the rules in force? That is where one who waits for it may react, and until where
 * who is hidden stays so. The way ends where it is barred.
 * @frame board
 * @edge it is found to half a millimetre; who is seen where it stands is seen before its first step
 * @refuses what the rules refuse to price
 * @cost two looks a millimetre up to where anything of the mover shows, and from there as many verdicts
 */
export function findFirstSightings(
  question: MoveQuestion,
  table: Table,
  ruleSet: RuleSet,
): Result<readonly FirstSighting[], Refusal> {
  const priced = ruleSet.answer(question, table);
  if (!priced.ok) return priced;
  const { board } = table;
  const mover = board.models[question.model]!;
  const way = priced.value.evidence.flatMap((one) => (one.kind === 'way' ? [one] : []))[0];
  const lookers = Object.values(board.models)
    .filter(({ owner }) => owner !== mover.owner)
    .map(({ id }) => id)
    .sort();
  return succeed(
    lookers.flatMap((by): readonly FirstSighting[] => {
      const asked = { kind: 'sees', looker: by, target: mover.id } as const;
      const now = ruleSet.answer(asked, table);
      // who cannot be asked what he sees takes no notice of anybody
      if (!now.ok) return [];
      if (now.value.answer.sees) return [{ by, seen: { at: mover.pose.at, length: 0, cost: 0 } }];
      if (!way) return [{ by, seen: null }];
      const look = lookByRules(ruleSet, table, by, mover.id);
      // no rules see anybody of whom nothing shows
      const shows = look ? table.space.firstSeen({ move: way.query, look, moreThan: 0 }) : { length: 0 };
      if (!shows) return [{ by, seen: null }];
      const seen = findFirstSeen(
        way.finding,
        mover.pose.at,
        (at) => {
          const there = withModelMoved(board, mover.id, { ...mover.pose, at });
          const sees = ruleSet.answer(asked, { ...table, board: there, space: table.space.supposing(there) });
          return sees.ok && sees.value.answer.sees;
        },
        shows.length,
      );
      return [{ by, seen }];
    }),
  );
}

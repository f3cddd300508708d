import type {
  CoverAnswer,
  MarginFinding,
  MarginQuery,
  ModelId,
  Refusal,
  Result,
  RuleSet,
  SeesAnswer,
  Table,
  Verdict,
} from '../../engine/index.ts';

export const QUESTIONS = ['sees', 'cover', 'both'] as const;
export type AskedFor = (typeof QUESTIONS)[number];

/** What the rule set says about one model looking at another: its verdicts as they are, or why it gives none. Null is what nobody asked. */
export interface Direction {
  readonly looker: ModelId;
  readonly target: ModelId;
  readonly sees: Result<Verdict<SeesAnswer>, Refusal> | null;
  readonly cover: Result<Verdict<CoverAnswer>, Refusal> | null;
}

/** How far one of the two must be moved for the answer to turn. */
export interface ToldMargin {
  readonly query: MarginQuery;
  readonly finding: MarginFinding;
}

/** How far a turn is looked for. @unit millimetres */
const LIMIT = 50;

/** Looks how far looker and target are from turning what the answer rests on: farther than the rules themselves do. */
export function askMargins({ sees }: Direction, { space }: Table): readonly ToldMargin[] {
  if (!sees?.ok) return [];
  const { margins, answer } = sees.value;
  const about = margins.filter(({ query, holds }) => query.predicate.kind === 'seen' && holds === answer.sees);
  return (['looker', 'target'] as const).flatMap((mover) => {
    const first = about.find(({ query }) => query.mover === mover);
    if (!first) return [];
    const query = { ...first.query, limit: LIMIT };
    return [{ query, finding: space.margin(query) }];
  });
}

/** Puts the question to the rule set. Everything that is decided is decided there. */
export const askDirection = (ruleSet: RuleSet, table: Table, looker: ModelId, target: ModelId, asked: AskedFor): Direction => ({
  looker,
  target,
  sees: asked === 'cover' ? null : ruleSet.answer({ kind: 'sees', looker, target }, table),
  cover: asked === 'sees' ? null : ruleSet.answer({ kind: 'cover-of', shooter: looker, target }, table),
});

/** The rule set gave no verdict on something that was asked. */
export const isRefused = ({ sees, cover }: Direction): boolean => sees?.ok === false || cover?.ok === false;

/** The answer in one word: what is a close call is not called seen or unseen. */
export function headlineOf(sees: NonNullable<Direction['sees']>): 'sees' | 'does-not-see' | 'too-close' | 'refused' {
  if (!sees.ok) return 'refused';
  if (sees.value.confidence === 'close-call') return 'too-close';
  return sees.value.answer.sees ? 'sees' : 'does-not-see';
}

import {
  type Model,
  type ModelId,
  type MoverState,
  OPENING_WORKS,
  type Opening,
  type OpeningId,
  type OpeningWork,
  type PieceId,
  type Reason,
  type Refusal,
  type Result,
  type RuleSet,
  type Table,
  type TerrainPiece,
  type Verdict,
} from '../../../engine/index.ts';

/** One thing that a model could do from where it stands, and what the rules say of it. */
export type Deed = {
  readonly key: string;
  readonly model: ModelId;
  /** The answer with its deciding reason; too close where the table has to settle it. */
  readonly allowed: boolean;
  readonly close: boolean;
  readonly because: Pick<Reason, 'says' | 'fill'> & { readonly clause: string | null };
} & (
  | { readonly kind: 'work-opening'; readonly piece: PieceId; readonly opening: OpeningId; readonly work: OpeningWork }
  | { readonly kind: 'pick-up'; readonly load: ModelId }
);

/** Whose deeds are looked for: all of one model, or all that can be done to one piece. */
export interface DeedsOf {
  readonly of: 'model' | 'piece';
  readonly id: string;
  /** What the model bears; nothing is asked of it about a piece. */
  readonly state: MoverState;
  readonly hasKey: boolean;
}

/** Only what is this near is offered at all. It is no rule: what may be done is asked of the rule set. @unit millimetres */
const NEAR = 40;

/** What the state of an opening leaves to be done. The rule set says which of it may be. */
const MEANT: Readonly<Record<Opening['state'], readonly OpeningWork[]>> = {
  'always-open': [],
  open: ['close'],
  closed: ['open', 'lock'],
  locked: ['unlock'],
};

/** What can be done about doors, shutters, hatches and loads, with what the rules say of each. */
export function findDeeds(table: Table, ruleSet: RuleSet, asked: DeedsOf): readonly Deed[] {
  const { models, pieces } = table.board;
  const doers = asked.of === 'model' ? [models[asked.id]] : Object.values(models);
  const about = asked.of === 'piece' ? [pieces[asked.id]] : Object.values(pieces);
  return doers.flatMap((model) => {
    if (!model || model.body.kind === 'vehicle') return [];
    const doors = about.flatMap((piece) => (piece ? worksOn(table, ruleSet, model, piece, asked.hasKey) : []));
    return asked.of === 'model' ? [...doors, ...loadsOf(table, ruleSet, model, asked)] : doors;
  });
}

function worksOn(table: Table, ruleSet: RuleSet, model: Model, piece: TerrainPiece, hasKey: boolean): readonly Deed[] {
  return Object.values(piece.openings).flatMap((opening): readonly Deed[] => {
    const works = OPENING_WORKS.filter((work) => MEANT[opening.state].includes(work) && (work !== 'lock' || opening.locks > 0));
    if (works.length === 0 || table.space.openingGap(model.id, piece.id, opening.id).distance > NEAR) return [];
    return works.map((work) => {
      const deed = { kind: 'work-opening', model: model.id, piece: piece.id, opening: opening.id, work } as const;
      const key = [model.id, piece.id, opening.id, work].join(' ');
      return { key, ...deed, ...ruled(ruleSet.answer({ ...deed, hasKey }, table)) };
    });
  });
}

/** Comrades near enough to be thought of; whether one may be carried is not on the board. */
function loadsOf(table: Table, ruleSet: RuleSet, model: Model, { state }: DeedsOf): readonly Deed[] {
  return Object.values(table.board.models)
    .filter(({ id, owner, body }) => id !== model.id && owner === model.owner && body.kind !== 'vehicle')
    .filter(({ id }) => table.space.distance(model.id, id, 'bases').distance <= NEAR)
    .map(({ id: load }) => ({
      kind: 'pick-up',
      key: `${model.id} ${load}`,
      model: model.id,
      load,
      ...ruled(ruleSet.answer({ kind: 'pick-up', model: model.id, load, state }, table)),
    }));
}

/** The answer with the reason that decides it. */
function ruled(outcome: Result<Verdict<{ readonly allowed: boolean }>, Refusal>): Pick<Deed, 'allowed' | 'close' | 'because'> {
  if (!outcome.ok) {
    const { code, clause, fill } = outcome.problem;
    return { allowed: false, close: false, because: { says: code, clause, fill } };
  }
  const { answer, confidence, because } = outcome.value;
  return { allowed: answer.allowed, close: confidence === 'close-call', because: because[0]! };
}

import {
  type Declarations,
  type Fill,
  type Model,
  type ModelId,
  type Reason,
  type RuleSet,
  type Table,
  withModel,
} from '../../../engine/index.ts';
import { openingNumber } from './opening-number.ts';

/** One thing the owner may declare of a model where it stands. */
export interface DeclarationChoice {
  readonly key: string;
  readonly declared: Declarations;
  readonly says: string;
  readonly fill: Fill;
  /** Why it would not hold there; null where it would. */
  readonly against: Reason | null;
}

/** Only what is this near is offered at all. It is no rule: what holds is asked of the rule set. @unit millimetres */
const NEAR = 60;

/** What the rules say against a declaration, by the codes that they give as their reason. */
const AGAINST = [
  'opening/not-there',
  'opening/shut',
  'opening/not-narrow',
  'opening/too-far',
  'opening/beside-it',
  'opening/out-of-reach',
  'opening/not-while-prone',
  'hiding/piece-too-far',
  'hiding/piece-too-low',
  'hiding/piece-not-there',
  'hiding/not-for-vehicles',
];

/** What could be declared of a model: each opening and piece near it, with what the rules say against it. */
export function findDeclarations(table: Table, ruleSet: RuleSet, id: ModelId): readonly DeclarationChoice[] {
  const model = table.board.models[id];
  return model && model.body.kind !== 'vehicle' ? [...lookOuts(table, ruleSet, model), ...hidings(table, ruleSet, model)] : [];
}

function lookOuts(table: Table, ruleSet: RuleSet, model: Model): readonly DeclarationChoice[] {
  const { board, space } = table;
  return Object.values(board.pieces).flatMap((piece) =>
    Object.values(piece.openings).flatMap((opening): DeclarationChoice[] => {
      if (opening.kind === 'door') return [];
      const { gapToWall, beside, eye } = space.openingEye(model.id, piece.id, opening.id);
      const rise = eye.y - model.pose.at.y;
      if (gapToWall > NEAR || beside > NEAR || rise < 0 || rise > 2 * model.body.height) return [];
      const declared = { lookingOut: { piece: piece.id, opening: opening.id }, hidingBehind: null };
      return [
        {
          key: `out ${piece.id} ${opening.id}`,
          declared,
          says: 'declare.looks-out',
          fill: { opening: opening.kind, piece: piece.id, number: openingNumber(piece, opening) },
          against: whatSpeaksAgainst(table, ruleSet, model, declared),
        },
      ];
    }),
  );
}

function hidings(table: Table, ruleSet: RuleSet, model: Model): readonly DeclarationChoice[] {
  const { board, space } = table;
  return Object.values(board.pieces).flatMap((piece): DeclarationChoice[] => {
    const shelter = { kind: 'piece', piece: piece.id } as const;
    if (space.behind({ model: model.id, viewer: model.pose.at, shelter }).gap > NEAR) return [];
    const declared = { lookingOut: null, hidingBehind: piece.id };
    return [
      {
        key: `behind ${piece.id}`,
        declared,
        says: 'declare.hides',
        fill: { piece: piece.id },
        against: whatSpeaksAgainst(table, ruleSet, model, declared),
      },
    ];
  });
}

/** Asks the rule set about the board on which it had been declared, and takes from the answer what is said against it. */
function whatSpeaksAgainst(table: Table, ruleSet: RuleSet, model: Model, declared: Declarations): Reason | null {
  const other = Object.keys(table.board.models).find((id) => id !== model.id);
  if (other === undefined) return null;
  const board = withModel(table.board, { ...model, declared });
  const asked = ruleSet.answer({ kind: 'sees', looker: model.id, target: other }, { ...table, board });
  if (!asked.ok) return null;
  return asked.value.because.find(({ says, fill }) => AGAINST.includes(says) && fill.model === model.id) ?? null;
}

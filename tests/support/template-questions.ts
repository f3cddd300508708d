import type { PlacedTemplate, TemplateShape } from '../../engine/geometry/template-queries.ts';
import { type Board, type Question, type RuleSet, type Settings, skirmish, type VerdictOn } from '../../engine/index.ts';
import { tableOf } from './expect-verdict.ts';

/** The verdict on a question, or a failure that says why there is none. */
export function verdictOn<Asked extends Question>(
  question: Asked,
  board: Board,
  { rules = skirmish, settings = {} }: { readonly rules?: RuleSet; readonly settings?: Settings } = {},
): VerdictOn<Asked> {
  const result = rules.answer(question, tableOf(board, settings));
  if (!result.ok) throw new Error(`refused: ${result.problem.code} ${JSON.stringify(result.problem.fill)}`);
  return result.value;
}

/** Why a question is turned down. */
export function refusalOn(question: Question, board: Board, rules: RuleSet = skirmish): string {
  const result = rules.answer(question, tableOf(board));
  if (result.ok) throw new Error('was answered');
  return result.problem.code;
}

type Hits = Extract<Question, { kind: 'template-hits' }>;
type Place = Extract<Question, { kind: 'place-template' }>;
type Scatter = Extract<Question, { kind: 'scatter' }>;
type Lob = Extract<Question, { kind: 'indirect-shot' }>;

export const laid = (shape: TemplateShape, x: number, z: number, facing = 0, y = 0): PlacedTemplate => ({
  shape,
  at: { x, y, z },
  facing,
});
export const circle = (diameter: number): TemplateShape => ({ kind: 'circle', diameter });

/** Questions with nothing said but what a test says. */
export const hitsBy = (template: PlacedTemplate, more: Partial<Hits> = {}): Hits => ({
  kind: 'template-hits',
  weapon: 'shell',
  template,
  direct: null,
  force: null,
  dice: [],
  dodges: [],
  ...more,
});
export const placing = (template: PlacedTemplate, firer: string, more: Partial<Place> = {}): Place => ({
  kind: 'place-template',
  weapon: 'shell',
  template,
  firer,
  target: null,
  range: null,
  indirect: false,
  strength: null,
  salvo: null,
  ...more,
});
export const scattering = (firer: string, x: number, z: number, more: Partial<Scatter> = {}): Scatter => ({
  kind: 'scatter',
  weapon: 'shell',
  firer,
  aim: { x, y: 0, z },
  indirect: false,
  roll: null,
  direction: null,
  dice: [],
  ...more,
});
export const lobbing = (firer: string, x: number, z: number, more: Partial<Lob> = {}): Lob => ({
  kind: 'indirect-shot',
  weapon: 'shell',
  firer,
  aim: { x, y: 0, z },
  range: null,
  needed: null,
  strength: null,
  ...more,
});

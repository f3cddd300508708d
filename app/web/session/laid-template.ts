import type {
  BoardPoint,
  Evidence,
  Millimetres,
  ModelId,
  PlacedTemplate,
  Radians,
  Reason,
  Refusal,
  Result,
  TemplateShape,
  TemplateWeapon,
} from '../../../engine/index.ts';

import type { Shot } from './shot.ts';
import type { BestQuestion, HitsQuestion, LobQuestion, PlaceQuestion, Ruled, TemplateHit } from './template-questions.ts';

/** What is said of a template before it is asked about. */
export interface TemplateWish {
  readonly weapon: TemplateWeapon;
  readonly shape: TemplateShape;
  /** Over or on the surface that it is to lie on. */
  readonly at: BoardPoint;
  readonly facing: Radians;
  /** Who fires or throws it; null where nobody is said to. */
  readonly firer: ModelId | null;
  /** It is lobbed. */
  readonly lobbed: boolean;
  /** Dice for those who are hit on a roll, in the order of their names. */
  readonly dice: readonly number[];
  /** How near and how far the weapon shoots by its profile; null where nobody told. */
  readonly range: { readonly least: Millimetres; readonly most: Millimetres } | null;
  /** How strong a thrower is; null where nobody told. */
  readonly strength: number | null;
}

/** Where the template then lies, and what the rules say of it there. */
export interface TemplateRuling {
  readonly wish: TemplateWish;
  readonly template: PlacedTemplate;
  readonly hits: Ruled<HitsQuestion>;
  /** Whether it may lie there; null where nobody fires it. */
  readonly placing: Ruled<PlaceQuestion> | null;
}

/** The template that is being laid on the table. */
export interface LaidTemplate extends TemplateWish {
  /** It follows the pointer until it is laid down. */
  readonly held: boolean;
  /** Of this template or, while the answer is waited for, of the one a moment ago. */
  readonly ruling: TemplateRuling | null;
  readonly asking: boolean;
  /** What broke in the engine over it. */
  readonly broke: string | null;
  /** A shot at where it lies. */
  readonly shot: Shot;
  /** Whether a shot may be lobbed there. */
  readonly lobbing: Ruled<LobQuestion> | null;
  /** Where it hits most. */
  readonly best: Ruled<BestQuestion> | null;
  readonly seeking: boolean;
  /** What is pointed at in the list: a model, whether it may lie there, where the shot lands, or the lob. */
  readonly lit: TemplateLit | null;
}
export type TemplateLit = { readonly model: ModelId } | 'place' | 'shot' | 'lob';

/** Whether the rules have answered for the template as it lies now. */
export const isTemplateAnswered = ({ ruling, asking }: LaidTemplate): boolean => ruling !== null && !asking;

/** What becomes of a model, in the word by which it is drawn and written. */
export type Fate = 'hit' | 'on-a-roll' | 'exempt' | 'clear' | 'too-close';

export function fateOf({ outcome, close }: TemplateHit): Fate {
  if (close) return 'too-close';
  if (outcome === 'hit' || outcome === 'on-a-roll' || outcome === 'exempt') return outcome;
  return 'clear';
}

/** The hits of a ruling, those first who matter most. */
export function hitsOf(ruling: TemplateRuling | null): readonly TemplateHit[] {
  if (!ruling?.hits.ok) return [];
  const order: readonly Fate[] = ['hit', 'on-a-roll', 'too-close', 'exempt', 'clear'];
  return [...ruling.hits.value.answer.hits].sort((a, b) => order.indexOf(fateOf(a)) - order.indexOf(fateOf(b)));
}

/** What the rules weighed of one model under the template. */
export const reasonsOf = (ruling: TemplateRuling | null, model: ModelId): readonly Reason[] =>
  ruling?.hits.ok ? ruling.hits.value.because.filter(({ fill }) => fill.model === model) : [];

/** What is to be lit on the board for what is pointed at in the list. */
export function litOfTemplate({ lit, ruling, shot, lobbing }: LaidTemplate): readonly Evidence[] {
  if (lit === null || ruling === null) return [];
  if (typeof lit === 'object') return shownBy(ruling.hits, reasonsOf(ruling, lit.model));
  if (lit === 'shot') return shot.result?.ok ? shot.result.value.evidence : [];
  if (lit === 'lob') return lobbing?.ok ? lobbing.value.evidence : [];
  const { placing } = ruling;
  return placing?.ok ? shownBy(placing, placing.value.because.slice(0, 1)) : [];
}

function shownBy(
  ruled: Result<{ readonly evidence: readonly Evidence[] }, Refusal>,
  because: readonly Reason[],
): readonly Evidence[] {
  const ids = because.flatMap((reason) => reason.shownBy);
  return ruled.ok ? ruled.value.evidence.filter(({ id }) => ids.includes(id)) : [];
}

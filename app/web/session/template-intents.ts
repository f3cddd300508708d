import type { BoardPoint, ModelId, TemplateShape, TemplateWeapon } from '../../../engine/index.ts';
import { standardTemplates } from '../../catalogue/standard-templates.ts';
import { askTemplate, writeTemplate } from './asking-template.ts';
import { commit } from './board-intents.ts';
import { run } from './errands.ts';
import type { LaidTemplate } from './laid-template.ts';
import { agreementOf, ruleSetOf } from './rule-set.ts';
import { read, useSession, write } from './session.ts';
import { NO_SHOT } from './shot.ts';

/** The setting by which tables agree how high a template reaches. */
const LEVEL_SETTING = 'templateLevel';

/** What the rule set in force lays templates for, in its usual sizes. */
export const templatesInForce = () => standardTemplates(agreementOf(read().document).ruleSet);

/** Takes the usual template of the rule set in hand, over the model that is selected or the middle of the table. */
function begin(): void {
  const { document, selected, looker } = read();
  const { models } = document.board;
  const [usual] = templatesInForce();
  const chosen = selected?.kind === 'model' ? models[selected.id] : undefined;
  const firer = chosen?.id ?? looker;
  write({
    template: {
      weapon: usual.weapon,
      shape: usual.shapes[0],
      at: chosen?.pose.at ?? { x: 0, y: 0, z: 0 },
      facing: chosen?.pose.facing ?? 0,
      firer: firer !== null && firer in models ? firer : null,
      lobbed: false,
      dice: [],
      range: null,
      strength: null,
      held: true,
      ruling: null,
      asking: false,
      broke: null,
      lit: null,
      shot: NO_SHOT,
      lobbing: null,
      best: null,
      seeking: false,
    },
    ghost: null,
    start: false,
    hint: null,
  });
  askTemplate();
}

/** Keeps the template in step with the tool, the board and the rules. */
function follow(): void {
  const { tool, template, document } = read();
  if (tool !== 'template') {
    if (template) write({ template: null });
    return;
  }
  if (!template) {
    begin();
    return;
  }
  const known = templatesInForce();
  const { models } = document.board;
  const usual = known.some(({ weapon }) => weapon === template.weapon) ? null : known[0];
  writeTemplate({
    ...(usual ? { weapon: usual.weapon, shape: usual.shapes[0], dice: [] } : {}),
    firer: template.firer !== null && template.firer in models ? template.firer : null,
    lit: null,
  });
  askTemplate();
}

export const keepTemplate = (): (() => void) =>
  useSession.subscribe(({ tool, document: { board, agreed } }) => [tool, board, agreed], follow, {
    equalityFn: (a, b) => a.every((one, i) => one === b[i]),
  });

/** What was found out about the template where it lay is over once it is another or lies elsewhere; the numbers of the shooter stay. */
function changeWish(what: Partial<LaidTemplate>): void {
  const { template } = read();
  if (!template) return;
  const { skill, needed } = template.shot;
  writeTemplate({ shot: { ...NO_SHOT, skill, needed }, lobbing: null, best: null, ...what });
  askTemplate();
}

/** Holds the template over a place; it lies on the surface there. */
export const holdTemplate = (at: BoardPoint) => changeWish({ at });

/** Lays it down where it is, or takes it up again. */
export const letTemplateFollow = (held: boolean) => writeTemplate({ held });

/** Lays it down at a place, turned as it is if nothing else is said. */
export function layTemplateAt(at: BoardPoint, facing = read().template?.facing ?? 0): void {
  write({ told: null });
  changeWish({ at, facing, held: false });
}

/** Moves it over the surface that it lies on. @unit millimetres */
export function nudgeTemplate(dx: number, dz: number): void {
  const { template } = read();
  if (!template) return;
  const { x, y, z } = liesAt(template);
  layTemplateAt({ x: x + dx, y, z: z + dz });
}

/** Where it lies; where it is wished to lie while nothing is known yet. */
export const liesAt = ({ ruling, at }: LaidTemplate): BoardPoint => (ruling?.wish.at === at ? ruling.template.at : at);

/** Onto the next floor above it, or below it. */
export function liftTemplate(up: boolean): void {
  const { template, document } = read();
  if (!template) return;
  run('next-surface', { at: liesAt(template), up, agreed: agreementOf(document) }, document, (at) => {
    if (read().template) layTemplateAt(at);
  });
}

/** @unit radians */
export function turnTemplate(by: number): void {
  const { template } = read();
  if (template) changeWish({ facing: template.facing + by });
}

export function chooseWeapon(weapon: TemplateWeapon): void {
  const standard = templatesInForce().find((one) => one.weapon === weapon);
  if (standard) changeWish({ weapon, shape: standard.shapes[0], dice: [] });
}

export const chooseTemplateShape = (shape: TemplateShape) => changeWish({ shape });
export const chooseFirer = (firer: ModelId | null) => changeWish({ firer });
/** Says how near and how far the weapon shoots; 0 at most while nobody has told. @unit millimetres */
export function giveRange(change: { readonly least?: number; readonly most?: number }): void {
  const { least, most } = { ...(read().template?.range ?? { least: 0, most: 0 }), ...change };
  changeWish({ range: most > 0 ? { least: Math.min(least, most), most } : null });
}
/** Says how strong the thrower is; 0 while nobody has told. */
export const giveStrength = (strength: number) => changeWish({ strength: strength > 0 ? strength : null });
export const lob = (lobbed: boolean) => changeWish({ lobbed });
export const giveDice = (dice: readonly number[]) => changeWish({ dice });
export const lightTemplate = (lit: LaidTemplate['lit']) => writeTemplate({ lit });

/** The levels that the rule set in force leaves to the table, and its own among them; null where it leaves nothing. */
export function levelsInForce(): { readonly among: readonly string[]; readonly own: string; readonly agreed: string } | null {
  const agreement = agreementOf(read().document);
  const setting = ruleSetOf(agreement).settings[LEVEL_SETTING];
  if (setting?.kind !== 'choice') return null;
  const { among, byDefault } = setting;
  return { among, own: byDefault, agreed: String(agreement.settings[LEVEL_SETTING] ?? byDefault) };
}

/** From here on templates reach as high at this table: one step that can be taken back. */
export function agreeOnLevel(level: string): void {
  const { document } = read();
  const agreement = agreementOf(document);
  if (levelsInForce()?.agreed === level) return;
  commit({ ...document, agreed: { ...agreement, settings: { ...agreement.settings, [LEVEL_SETTING]: level } } });
}

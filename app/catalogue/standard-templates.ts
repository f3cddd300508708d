import type { TemplateShape, TemplateWeapon } from '../../engine/index.ts';

/** Something that a rule book lays a template for, and the sizes in which it prints it, the most usual first. */
export interface StandardTemplate {
  readonly weapon: TemplateWeapon;
  readonly shapes: readonly [TemplateShape, ...TemplateShape[]];
}

const circle = (diameter: number): TemplateShape => ({ kind: 'circle', diameter });

/** The templates of the books, by the names of their rule sets. @clause SK-PROX-1, SK-TAB-WPN, SK-WRECK-4, SK-FLAME-2, SK-GAS-3, BT-BLAST-9, BT-TMPL-9 */
const BOOKS: Readonly<Record<string, readonly [StandardTemplate, ...StandardTemplate[]]>> = {
  skirmish: [
    { weapon: 'shell', shapes: [circle(80), circle(120), circle(200), circle(300)] },
    { weapon: 'grenade', shapes: [circle(80)] },
    { weapon: 'flame', shapes: [{ kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 }] },
    { weapon: 'gas', shapes: [circle(400)] },
  ],
  battle: [
    { weapon: 'blast', shapes: [circle(76.2), circle(127)] },
    { weapon: 'ordnance', shapes: [circle(127)] },
    { weapon: 'barrage', shapes: [circle(127), circle(76.2)] },
    { weapon: 'barrage-ordnance', shapes: [circle(127)] },
    { weapon: 'flame', shapes: [{ kind: 'teardrop', length: 203.2, tipRadius: 0, broadRadius: 31.75 }] },
  ],
};

/** What a rule set lays templates for; those of the first book where it lays none. */
export const standardTemplates = (ruleSet: string): readonly [StandardTemplate, ...StandardTemplate[]] =>
  BOOKS[ruleSet] ?? BOOKS.skirmish!;

/** The teardrop of a rule set. */
export const teardropOf = (ruleSet: string): TemplateShape =>
  standardTemplates(ruleSet)
    .flatMap(({ shapes }) => shapes)
    .find(({ kind }) => kind === 'teardrop')!;

import { run } from './errands.ts';
import type { LaidTemplate, TemplateWish } from './laid-template.ts';
import { agreementOf } from './rule-set.ts';
import { read, write } from './session.ts';

/** Changes what is known of the template that is laid. */
export function writeTemplate(change: Partial<LaidTemplate>): void {
  const { template } = read();
  if (template) write({ template: { ...template, ...change } });
}

export const wishOf = ({ weapon, shape, at, facing, firer, lobbed, dice, range, strength }: LaidTemplate): TemplateWish => ({
  weapon,
  shape,
  at,
  facing,
  firer,
  lobbed,
  dice,
  range,
  strength,
});

let asking = false;
let again = false;

/** Asks what the rules say of the template: one question at a time, and only ever the last that was asked. */
export function askTemplate(): void {
  const { template, document } = read();
  again = asking;
  if (!template) {
    again = false;
    return;
  }
  if (!template.asking) writeTemplate({ asking: true, broke: null });
  if (asking) return;
  asking = true;
  const goOn = (change: Partial<LaidTemplate>) => {
    asking = false;
    writeTemplate(again ? change : { ...change, asking: false });
    if (again) askTemplate();
  };
  run(
    'lay-template',
    { wish: wishOf(template), agreed: agreementOf(document) },
    document,
    (ruling) => goOn(read().template ? { ruling } : {}),
    (broke) => goOn({ ruling: null, broke }),
  );
}

import type { TemplateWeapon } from '../../../engine/index.ts';
import type { LaidTemplate } from '../session/laid-template.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import { giveRange, giveStrength } from '../session/template-intents.ts';
import { useVoice } from '../session/voice.ts';
import { NumberField } from './number-field.tsx';
import { UNITS } from './typed-number.ts';

/** The farthest that a profile may say, and the strongest thrower. @unit millimetres */
const FARTHEST = 3000;
const STRONGEST = 20;
/** Weapons whose range the rules hold against the place of the template. */
const RANGED: readonly TemplateWeapon[] = ['flame', 'blast', 'ordnance', 'barrage', 'barrage-ordnance'];

/** How far the shot goes by the profile of the weapon, or by the strength of the thrower. Its limits lie on the table. */
export function RangeChoice({ template: { firer, weapon, range, strength } }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const inMillimetres = useSession((session) => session.inMillimetres);
  const ruler = useSession((session) => ruleSetOf(agreementOf(session.document)).ruler);
  if (firer === null) return null;
  const unit = UNITS[inMillimetres ? 'mm' : ruler];
  const shown = { unit: inMillimetres ? 'mm' : ruler };
  if (weapon === 'grenade')
    return (
      <NumberField
        label={say('laying.strength')}
        value={strength ?? 0}
        least={0}
        most={STRONGEST}
        onChange={(value) => giveStrength(Math.round(value))}
      />
    );
  if (!RANGED.includes(weapon)) return null;
  return (
    <div className="two">
      <NumberField
        label={say('laying.range-least', shown)}
        value={(range?.least ?? 0) / unit}
        least={0}
        most={FARTHEST / unit}
        onChange={(value) => giveRange({ least: value * unit })}
      />
      <NumberField
        label={say('laying.range-most', shown)}
        value={(range?.most ?? 0) / unit}
        least={0}
        most={FARTHEST / unit}
        onChange={(value) => giveRange({ most: value * unit })}
      />
    </div>
  );
}

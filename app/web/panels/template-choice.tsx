import type { TemplateShape } from '../../../engine/index.ts';
import { fateOf, hitsOf, type LaidTemplate } from '../session/laid-template.ts';
import { agreementOf, ruleSetOf } from '../session/rule-set.ts';
import { useSession } from '../session/session.ts';
import {
  agreeOnLevel,
  chooseFirer,
  chooseTemplateShape,
  chooseWeapon,
  giveDice,
  levelsInForce,
  lob,
  templatesInForce,
} from '../session/template-intents.ts';
import { useVoice } from '../session/voice.ts';
import { DiceField } from './dice-field.tsx';
import { NumberField } from './number-field.tsx';
import { RangeChoice } from './range-choice.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { UNITS } from './typed-number.ts';

/** The largest template that may be typed. @unit millimetres */
const LARGEST = 2000;
const DEGREE = Math.PI / 180;
/** What a cone or teardrop begins with, where the rule set in force prints none. @unit millimetres */
const CONE: TemplateShape = { kind: 'cone', angle: 60 * DEGREE, length: 200 };
const TEARDROP: TemplateShape = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 };
const CIRCLE: TemplateShape = { kind: 'circle', diameter: 80 };
const KINDS = ['circle', 'teardrop', 'cone'] as const;

const sameShape = (one: TemplateShape, other: TemplateShape) => JSON.stringify(one) === JSON.stringify(other);

/** What is laid, how large, how high it reaches, and who lays it. */
export function TemplateChoice({ template }: { readonly template: LaidTemplate }) {
  return (
    <>
      <div className="way-note laying">
        <WeaponChoice template={template} />
        <ShapeChoice template={template} />
      </div>
      <div className="way-note laying">
        <FirerChoice template={template} />
        <RangeChoice template={template} />
        <DiceOfHits template={template} />
        <LevelChoice />
      </div>
    </>
  );
}

function WeaponChoice({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  useSession((session) => session.document.agreed);
  return (
    <SegmentedChoice
      label={say('laying.weapon')}
      value={template.weapon}
      among={templatesInForce().map(({ weapon }) => ({ value: weapon, says: say(`weapon/${weapon}`) }))}
      onChoose={chooseWeapon}
    />
  );
}

/** The kind of shape, the sizes that the book prints, and any other that is typed. */
function ShapeChoice({ template: { weapon, shape } }: { readonly template: LaidTemplate }) {
  const { say, length } = useVoice();
  const printed = templatesInForce().flatMap(({ shapes }) => shapes);
  const ofWeapon = templatesInForce().find((one) => one.weapon === weapon)?.shapes ?? [];
  const usual = { circle: CIRCLE, teardrop: TEARDROP, cone: CONE };
  const begin = (kind: string) => {
    const known = KINDS.find((one) => one === kind) ?? 'circle';
    chooseTemplateShape([...ofWeapon, ...printed].find((one) => one.kind === known) ?? usual[known]);
  };
  const sizes = ofWeapon.flatMap((one) => (one.kind === 'circle' ? [one] : []));
  return (
    <>
      <SegmentedChoice
        label={say('laying.shape')}
        value={shape.kind}
        among={KINDS.map((value) => ({ value, says: say(`laying.${value}`) }))}
        onChoose={begin}
      />
      {shape.kind === 'circle' && sizes.length > 1 && (
        <SegmentedChoice
          label={say('laying.sizes')}
          value={`${shape.diameter}`}
          among={sizes.map(({ diameter }) => ({ value: `${diameter}`, says: length(diameter), named: length(diameter) }))}
          onChoose={(value) => chooseTemplateShape({ kind: 'circle', diameter: Number(value) })}
        />
      )}
      <Measures shape={shape} />
      {ofWeapon.length > 0 && !ofWeapon.some((one) => sameShape(one, shape)) && (
        <p className="small quiet">{say('laying.not-printed')}</p>
      )}
    </>
  );
}

function Measures({ shape }: { readonly shape: TemplateShape }) {
  const { say } = useVoice();
  const inMillimetres = useSession((session) => session.inMillimetres);
  const ruler = useSession((session) => ruleSetOf(agreementOf(session.document)).ruler);
  const used = inMillimetres ? 'mm' : ruler;
  const unit = UNITS[used];
  const field = (name: 'diameter' | 'length', value: number, take: (value: number) => TemplateShape, least = 1) => (
    <NumberField
      label={say(`laying.${name}`, { unit: used })}
      value={value / unit}
      least={least / unit}
      most={LARGEST / unit}
      onChange={(typed) => chooseTemplateShape(take(typed * unit))}
    />
  );
  if (shape.kind === 'circle') return field('diameter', shape.diameter, (diameter) => ({ kind: 'circle', diameter }));
  if (shape.kind === 'teardrop') return field('length', shape.length, (length) => ({ ...shape, length }), 2 * shape.broadRadius);
  return (
    <div className="two">
      {field('length', shape.length, (length) => ({ ...shape, length }))}
      <NumberField
        label={say('laying.angle')}
        value={shape.angle / DEGREE}
        least={1}
        most={180}
        onChange={(degrees) => chooseTemplateShape({ ...shape, angle: degrees * DEGREE })}
      />
    </div>
  );
}

/** Who fires or throws it, and whether over what stands between. */
function FirerChoice({ template: { firer, lobbed, weapon } }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const models = useSession((session) => session.document.board.models);
  return (
    <>
      <label className="field">
        <span className="small quiet">{say('laying.firer')}</span>
        <select value={firer ?? ''} onChange={({ target }) => chooseFirer(target.value === '' ? null : target.value)}>
          <option value="">{say('laying.nobody-fires')}</option>
          {Object.values(models).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {firer !== null && weapon !== 'flame' && (
        <SegmentedChoice
          label={say('laying.flight')}
          value={lobbed ? 'lobbed' : 'straight'}
          among={[
            { value: 'straight', says: say('laying.straight') },
            { value: 'lobbed', says: say('laying.lobbed') },
          ]}
          onChoose={(value) => lob(value === 'lobbed')}
        />
      )}
    </>
  );
}

/** Dice for those who are hit on a roll, where there are any. */
function DiceOfHits({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const { dice } = template;
  const rolls = hitsOf(template.ruling).filter(({ needs }) => needs !== null);
  const open = rolls.filter((hit) => fateOf(hit) === 'on-a-roll').length;
  if (rolls.length === 0 && dice.length === 0) return null;
  return <DiceField label={say('laying.dice', { count: open })} dice={dice} onChange={giveDice} />;
}

/** How high it reaches, where the rules leave that to the table; the rule set's own is marked. */
function LevelChoice() {
  const { say } = useVoice();
  useSession((session) => session.document.agreed);
  const levels = levelsInForce();
  if (!levels) return null;
  return (
    <SegmentedChoice
      label={say('laying.level')}
      value={levels.agreed}
      among={levels.among.map((level) => ({
        value: level,
        says: say(level === levels.own ? 'laying.level-own' : 'laying.level-other', { level }),
      }))}
      onChoose={agreeOnLevel}
    />
  );
}

import type { PlacedTemplate } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { GunAtManAnswer } from '../../../ruling/shot-answer.ts';
import type { GunAtManQuestion } from '../../../ruling/shot-question.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { flyTo } from '../flight.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { forceOfTemplate, scatterOf } from '../template-numbers.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

/** A man is hit directly on this alone, and if somebody moved it must be confirmed. @clause SK-WPN-13, SK-WPN-14 */
const DIRECT = 10;
const CONFIRMS = 4;

/**
 * What becomes of a shot of a mortar, cannon or rocket at a man? A 10 hits him, which a die must confirm where he moved; whatever else would hit lands beside
 * him; a miss is driven aside.
 * @clause SK-WPN-13 to SK-WPN-16, SK-IMPACT-4, SK-IMPACT-6, SK-PROX-5, SK-PROX-8
 * @refuses targets that are not man-sized, a roll that is none, a 10 that is not confirmed where it must be, and a miss without a direction
 */
export function answerGunAtMan(question: GunAtManQuestion, table: Table): Result<VerdictOn<GunAtManQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { roll, confirm, moved, diameter, direction, indirect } = question;
  const shape = { kind: 'circle', diameter: diameter ?? 0 } as const;
  const checked = checkTemplate({ weapon: 'shell', shape }, ['shell'], SKIRMISH_ID, table.board, [
    question.firer,
    question.target,
  ]);
  if (!checked.ok) return fail(checked.problem);
  const firer = table.board.models[question.firer]!;
  const target = table.board.models[question.target]!;
  if (target.body.kind === 'vehicle')
    return fail({ code: 'gun/not-man-sized', clause: 'SK-WPN-16', fill: { target: target.id } });
  if (![roll.skill, roll.needed, roll.natural].every(Number.isFinite))
    return fail({ code: 'scatter/needs-a-roll', clause: 'SK-PROX-3', fill: { model: firer.id } });
  const ten = roll.natural >= DIRECT;
  const mustConfirm = ten && (agreed.bigGunMoved === 'target' ? moved.target : moved.weapon);
  if (mustConfirm && confirm === null)
    return fail({ code: 'gun/needs-confirmation', clause: 'SK-WPN-14', fill: { target: target.id, needs: CONFIRMS } });
  const direct = ten && (!mustConfirm || confirm! >= CONFIRMS);
  const { hit, margin, distance } = scatterOf(roll);
  if (!hit && diameter !== null && direction === null)
    return fail({ code: 'scatter/needs-a-direction', clause: 'SK-PROX-5', fill: { distance } });

  const flight =
    !hit && diameter !== null ? flyTo(table, agreed, firer, target.pose.at, indirect, { facing: direction!, distance }) : null;
  const at: BoardPoint = flight?.landed.at ?? target.pose.at;
  const template: PlacedTemplate | null = diameter === null ? null : { shape, at, facing: 0 };
  const outcome: GunAtManAnswer['outcome'] = direct ? 'direct' : diameter === null ? 'nothing' : hit ? 'beside' : 'scatters';
  const force = template && question.force ? forceOfTemplate(question.force) : null;
  const fill = { target: target.id };
  const sum = roll.skill + roll.natural;
  const confirmed: Argument<Evidence> = !mustConfirm
    ? NOTHING_TO_SAY
    : direct
      ? argue('SK-WPN-14', 'gun/confirmed', { ...fill, die: confirm!, needs: CONFIRMS })
      : argue('SK-WPN-14', 'gun/not-confirmed', { ...fill, die: confirm!, needs: CONFIRMS });
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'gun-at-man', outcome, template, force },
      close: false,
      argument: join<Evidence>(
        direct ? argue('SK-WPN-13', 'gun/hits-directly', fill) : NOTHING_TO_SAY,
        confirmed,
        outcome === 'beside' ? argue('SK-WPN-15', 'gun/lands-beside', fill) : NOTHING_TO_SAY,
        outcome === 'nothing' ? argue('SK-WPN-15', 'gun/has-no-template', fill) : NOTHING_TO_SAY,
        flight
          ? join<Evidence>(
              argue('SK-PROX-5', 'scatter/misses-by', { sum, needed: roll.needed, margin, distance }, ...flight.evidence),
              argue('SK-PROX-8', 'scatter/lands-at', { x: at.x, z: at.z, height: at.y }, ...flight.evidence),
            )
          : NOTHING_TO_SAY,
        force
          ? argue('SK-IMPACT-4', 'gun/template-force', {
              size: shape.diameter,
              strength: force.strength,
              piercing: force.piercing,
            })
          : NOTHING_TO_SAY,
      ),
    }),
  );
}

import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { ScatterQuestion } from '../../../ruling/template-question.ts';
import { argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { flyTo } from '../flight.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { scatterOf } from '../template-numbers.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

const KNOWN = ['shell', 'grenade', 'gas'] as const;

/**
 * Where does the shot land, with this roll and this direction? @clause SK-PROX-4 to 6, SK-PROX-8, SK-PROX-14, SK-IMPACT-3, SK-GREN-1, SK-GAS-2
 * @refuses a shot without a roll to hit, and a miss without a direction
 */
export function answerScatter(question: ScatterQuestion, table: Table): Result<VerdictOn<ScatterQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const checked = checkTemplate(question, KNOWN, SKIRMISH_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { roll, direction, aim, indirect } = question;
  const firer = table.board.models[question.firer]!;
  if (!roll || ![roll.skill, roll.needed, roll.natural].every(Number.isFinite))
    return fail({ code: 'scatter/needs-a-roll', clause: 'SK-PROX-3', fill: { model: firer.id } });
  const { hit, margin, distance } = scatterOf(roll);
  const facing = direction?.by === 'arrow' && Number.isFinite(direction.facing) ? direction.facing : null;
  if (!hit && facing === null) return fail({ code: 'scatter/needs-a-direction', clause: 'SK-PROX-5', fill: { distance } });
  const { landed, evidence } = flyTo(table, agreed, firer, aim, indirect, hit ? null : { facing: facing!, distance });
  const { natural, needed, skill } = roll;
  const short = !hit && needed - skill - natural <= 0;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: {
        kind: 'scatter',
        hit,
        direction: hit ? null : facing,
        distance,
        lands: landed.at,
        offTable: landed.offTable,
        stopped: landed.stopped !== null,
      },
      close: false,
      argument: join<Evidence>(
        hit
          ? argue('SK-PROX-4', 'scatter/hits', { sum: skill + natural, needed }, ...evidence)
          : short
            ? argue('SK-PROX-6', 'scatter/a-one-misses', { distance }, ...evidence)
            : argue('SK-PROX-5', 'scatter/misses-by', { sum: skill + natural, needed, margin, distance }, ...evidence),
        landed.stopped?.by.kind === 'part'
          ? argue('SK-PROX-8', 'scatter/stopped-by-piece', { piece: landed.stopped.by.piece }, ...evidence)
          : landed.stopped?.by.kind === 'model'
            ? argue('SK-PROX-8', 'scatter/stopped-by-model', { model: landed.stopped.by.model }, ...evidence)
            : NOTHING_TO_SAY,
        landed.offTable
          ? argue('SK-PROX-14', 'scatter/off-the-table', {}, ...evidence)
          : argue('SK-PROX-8', 'scatter/lands-at', { x: landed.at.x, z: landed.at.z, height: landed.at.y }, ...evidence),
      ),
    }),
  );
}

import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { ScatterDirection, ScatterQuestion } from '../../../ruling/template-question.ts';
import { angleOf } from '../../../space/angle-of.ts';
import { facingWay } from '../../../space/frame.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { type Argument, argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle, INCH } from '../movement.ts';
import { isSeen } from '../sighting.ts';
import { flightOf, inTheWay, underHole } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

const KNOWN = ['ordnance', 'barrage', 'barrage-ordnance'] as const;

/**
 * Where does the shell land? HIT stays; an arrow takes it as many inches as the die shows, the higher where two are rolled.
 * @clause BT-DICE-5, BT-DICE-7, BT-ORD-8 to 10, BT-BARR-5 to 8, BT-BARR-18
 * @refuses a direction by the method that was not agreed, none, and another number of dice than falls due
 */
export function answerScatter(question: ScatterQuestion, table: Table): Result<VerdictOn<ScatterQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const checked = checkTemplate(question, KNOWN, BATTLE_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { aim, direction, dice, weapon } = flightOf(question);
  const firer = table.board.models[question.firer]!;
  const method = direction?.by === 'd6' ? 'd6' : 'die';
  if (!direction) return fail({ code: 'scatter/needs-the-scatter-die', clause: 'BT-DICE-5', fill: {} });
  if (method !== agreed.scatterMethod)
    return fail({ code: 'scatter/other-method', clause: 'BT-DICE-7', fill: { method: agreed.scatterMethod } });
  const way = wayOf(direction, firer.pose.at, aim);
  const enemies = Object.values(table.board.models).filter(({ owner }) => owner !== firer.owner);
  const target = weapon === 'barrage' ? underHole(table, agreed, aim, enemies) : null;
  const look = target?.call.holds ? isSeen(table, agreed, firer, target.model) : null;
  const due = weapon === 'barrage' ? [look?.seen ? 1 : 2] : [1, 2];
  const isDie = (die: number) => Number.isInteger(die) && die >= 1 && die <= 6;
  if (way && (!due.includes(dice.length) || !dice.every(isDie)))
    return fail({
      code: 'scatter/needs-dice',
      clause: weapon === 'barrage' ? 'BT-BARR-6' : 'BT-ORD-9',
      fill: { count: due[0]! },
    });
  const highest = way ? Math.max(...dice) : 0;
  const distance = highest * INCH;
  const over = way ? { x: aim.x + way.x * distance, y: aim.y, z: aim.z + way.z * distance } : aim;
  const query = { kind: 'from-above', over, blockers: inTheWay(table, ...Object.values(table.board.models)) } as const;
  const landed = table.space.landing(query);
  const shown: Evidence = { id: 'landing', kind: 'landing', query, finding: landed };
  const moved: Argument = !way
    ? argue(method === 'd6' ? 'BT-DICE-7' : 'BT-DICE-5', 'scatter/stays', {}, shown)
    : argue(weapon === 'barrage' ? 'BT-BARR-7' : 'BT-ORD-8', 'scatter/goes', { distance, die: highest }, shown);
  const higher =
    !way || dice.length < 2
      ? NOTHING_TO_SAY
      : weapon === 'barrage'
        ? argue('BT-BARR-6', 'scatter/unseen-higher-counts', { die: highest })
        : argue('BT-ORD-9', 'scatter/moved-higher-counts', { die: highest });
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: {
        kind: 'scatter',
        hit: !way,
        direction: way ? angleOf(way.z, way.x) : null,
        distance,
        lands: landed.at,
        offTable: landed.offTable,
        stopped: false,
      },
      close: false,
      argument: join<Evidence, BattleReasonCode>(
        moved,
        higher,
        look?.seen && way ? argue('BT-BARR-5', 'scatter/seen-one-die', { model: target!.model.id }, look.shown) : NOTHING_TO_SAY,
        landed.offTable
          ? argue('BT-BARR-8', 'scatter/off-the-table', {}, shown)
          : argue('BT-BARR-18', 'scatter/lands-at', { x: landed.at.x, z: landed.at.z, height: landed.at.y }, shown),
      ),
    }),
  );
}

/** The unit direction in which it goes; null where it stays. Right and left are those of the firer who looks at the aim. @clause BT-DICE-5, BT-DICE-7 */
function wayOf(
  direction: ScatterDirection,
  firer: BoardPoint,
  aim: BoardPoint,
): { readonly x: number; readonly z: number } | null {
  if (direction.by === 'hit') return null;
  if (direction.by === 'arrow') return facingWay(direction.facing);
  const dx = aim.x - firer.x;
  const dz = aim.z - firer.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (!(length > 0)) return null;
  const away = { x: dx / length, z: dz / length };
  switch (direction.face) {
    case 1:
      return away;
    case 2:
      return { x: -away.z, z: away.x };
    case 3:
      return { x: -away.x, z: -away.z };
    case 4:
      return { x: away.z, z: -away.x };
    default:
      return null;
  }
}

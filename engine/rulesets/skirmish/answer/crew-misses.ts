import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { any, NO } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { CrewMissesQuestion } from '../../../ruling/shot-question.ts';
import { argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/** How many men a mortar or cannon takes, how near they must be, and what makes it miss a round. @clause SK-CREW-2, SK-CREW-6, SK-CREW-7 */
const CREW = 3;
const REACH = 50;
const MISSES = 4;

/**
 * How many rounds is a gun out after a shot? For every man who is missing, and for what it is slow, a die; each 4 or more is a round.
 * @clause SK-CREW-2, SK-CREW-6, SK-CREW-7, SK-WPN-17 @edge exactly 5 cm from the operator or the gun is near enough
 * @refuses men who are not on the board, and another number of dice than falls due
 */
export function answerCrewMisses(question: CrewMissesQuestion, table: Table): Result<VerdictOn<CrewMissesQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { operator, weapon, slow, dice } = question;
  const crew = [...new Set(question.crew)].filter((id) => id !== operator && id !== weapon).sort();
  const absent = [operator, ...(weapon === null ? [] : [weapon]), ...crew].find((id) => !Object.hasOwn(table.board.models, id));
  if (absent !== undefined) return fail({ code: 'template/model-not-there', clause: null, fill: { model: absent } });
  const men = crew.map((id) => {
    const found = [operator, ...(weapon === null ? [] : [weapon])]
      .map((other) => table.space.distance(other, id, 'heads'))
      .sort((a, b) => a.distance - b.distance)[0]!;
    const shown: Evidence = { id: `crew:${id}`, kind: 'distance', finding: found };
    const call = isWithin(found.distance, REACH, agreed.closeCallTolerance);
    const fill = { model: id, distance: found.distance, limit: REACH };
    const argument = call.holds
      ? argue('SK-CREW-2', 'crew/near-enough', fill, shown)
      : argue('SK-CREW-2', 'crew/too-far', fill, shown);
    return { id, call, argument };
  });
  const present = [operator, ...men.filter(({ call }) => call.holds).map(({ id }) => id)];
  const needed = question.needed ?? CREW;
  const missing = Math.max(0, needed - present.length);
  const due = missing + slow;
  const isDie = (die: number) => Number.isInteger(die) && die >= 1 && die <= 6;
  if (!Number.isInteger(due) || slow < 0 || (dice.length > 0 && (dice.length !== due || !dice.every(isDie))))
    return fail({ code: 'crew/needs-dice', clause: 'SK-CREW-7', fill: { count: due } });
  const rounds = due === 0 ? 0 : dice.length === 0 ? null : dice.filter((die) => die >= MISSES).length;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'crew-misses', present, missing, dice: due, rounds },
      close: any(NO, ...men.map(({ call }) => call)).close,
      argument: join<Evidence>(
        ...men.map(({ argument }) => argument),
        question.needed === null ? argue('SK-CREW-6', 'crew/takes-so-many', { count: needed }) : NOTHING_TO_SAY,
        argue('SK-CREW-7', 'crew/dice-for-the-missing', { missing, count: due }),
        slow > 0 ? argue('SK-WPN-17', 'crew/slow-adds-dice', { slow }) : NOTHING_TO_SAY,
        rounds === null ? NOTHING_TO_SAY : argue('SK-CREW-7', 'crew/rounds-out', { rounds, needs: MISSES }),
      ),
    }),
  );
}

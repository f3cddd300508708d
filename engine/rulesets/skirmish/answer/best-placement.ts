import type { PlaceQuery } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { BestPlacementQuestion } from '../../../ruling/template-question.ts';
import { argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { standardShape } from '../standard-shape.ts';
import { throwOf } from '../template-numbers.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

const KNOWN = ['shell', 'grenade', 'flame'] as const;

/**
 * Where would the template hit most enemies and no friend, seen from above? Heights, walls and what the shooter sees are for `template-hits` and
 * `place-template` to say of a place; flame is laid from the shooter's own base.
 * @clause SK-PROX-9, SK-PROX-12, SK-FLAME-3, SK-GREN-2
 */
export function answerBestPlacement(
  question: BestPlacementQuestion,
  table: Table,
): Result<VerdictOn<BestPlacementQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { board } = table;
  const checked = checkTemplate(question, KNOWN, SKIRMISH_ID, board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const firer = board.models[question.firer]!;
  const models = Object.values(board.models);
  const isEnemy = models.filter(({ owner, unit }) => owner !== firer.owner && (question.target ?? unit) === unit);
  const flame = question.weapon === 'flame';
  // from head to head, which over level ground is as seen from above
  const thrown = question.weapon === 'grenade' && question.strength != null ? throwOf(question.strength) : null;
  const query: PlaceQuery = {
    shape: question.shape ?? standardShape(question.weapon),
    count: isEnemy.map(({ id }) => id).sort(),
    need: agreed.templateNeeds === 'centre' ? 'centre' : 'partly',
    spare: models
      .filter(({ owner, id }) => owner === firer.owner && !(flame && id === firer.id))
      .map(({ id }) => id)
      .sort(),
    ...(thrown === null ? {} : { band: { of: firer.id, from: 'axis', least: 0, most: thrown } as const }),
    where: flame ? { kind: 'from-base', of: firer.id } : { kind: 'anywhere' },
  };
  const finding = table.space.bestPlace(query);
  const shown: Evidence = { id: 'best', kind: 'best-place', query, finding };
  const { most, places, proven } = finding;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'best-placement', most, places, proven },
      close: false,
      argument: join<Evidence>(
        most > 0
          ? argue('SK-PROX-9', 'best/hits-so-many', { count: most, places: places.length }, shown)
          : argue('SK-PROX-9', 'best/hits-nobody', {}, shown),
        proven ? NOTHING_TO_SAY : argue('SK-PROX-9', 'best/not-proven', {}, shown),
        thrown === null ? NOTHING_TO_SAY : argue('SK-GREN-2', 'best/within-throw', { limit: thrown }),
        argue('SK-PROX-12', 'best/spares-friends-by-choice', {}),
      ),
    }),
  );
}

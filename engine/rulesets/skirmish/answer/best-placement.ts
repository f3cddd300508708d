import type { Model } from '../../../board/model.ts';
import type { LandingSurface, PlaceBand, PlaceQuery, TemplateShape } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { BestPlacementQuestion } from '../../../ruling/template-question.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { countedRegions, HEAD_OVER_POINT, headPoint, stanceOf } from '../body-policy.ts';
import { levelOf, shielding, stanceInBurst } from '../burst.ts';
import { weaponPoint } from '../flight.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { smokeOn, withClouds } from '../smoke.ts';
import { standardShape } from '../standard-shape.ts';
import { FLAME_RANGE, throwOf } from '../template-numbers.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

const KNOWN = ['shell', 'grenade', 'flame'] as const;

/**
 * Where does the template hit most enemies, and no friend lies under it? Only those count who are seen from where it bursts. It may lie on whatever the shooter
 * sees, or where it is lobbed, on what is topmost wherever a lob leads; a grenade within a throw; flame with its narrow end within range, not pointing back.
 * @clause SK-PROX-2, SK-PROX-7 to 10, SK-PROX-12, SK-IND-3, SK-IND-5, SK-FLAME-3 to 6, SK-GREN-2, SK-GREN-3
 * @edge smoke hides a place however thin it is: what is only seen through smoke is not proposed. Places on upright faces are not proposed either
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
  const query = queryFor(question, table, agreed, firer);
  const finding = table.space.bestPlace(query);
  const shown: Evidence = { id: 'best', kind: 'best-place', query, finding };
  const { most, atMost, places, proven } = finding;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'best-placement', most, atMost, places, proven },
      close: false,
      argument: join<Evidence>(
        most > 0
          ? argue('SK-PROX-9', 'best/hits-so-many', { count: most, places: places.length }, shown)
          : argue('SK-PROX-9', 'best/hits-nobody', {}, shown),
        proven ? NOTHING_TO_SAY : argue('SK-PROX-9', 'best/not-proven', { atMost }, shown),
        sayWhere(question, query, firer),
        argue(question.weapon === 'flame' ? 'SK-FLAME-6' : 'SK-PROX-7', 'best/shielded-do-not-count', {}),
        argue('SK-PROX-12', 'best/spares-friends-by-choice', {}),
      ),
    }),
  );
}

function queryFor(question: BestPlacementQuestion, table: Table, agreed: SkirmishSettings, firer: Model): PlaceQuery {
  const { board } = table;
  const { weapon, indirect = false, target, strength } = question;
  const flame = weapon === 'flame';
  const shape = question.shape ?? standardShape(weapon);
  const models = Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  const enemies = models.filter(({ owner, unit }) => owner !== firer.owner && (target ?? unit) === unit);
  const band: PlaceBand | null =
    weapon === 'grenade' && strength != null
      ? { of: firer.id, from: headToHead(firer), least: 0, most: throwOf(strength) }
      : null;
  return {
    shape,
    count: enemies.map(({ id }) => id),
    need: agreed.templateNeeds === 'centre' ? 'centre' : 'partly',
    spare: models.filter(({ owner, id }) => owner === firer.owner && !(flame && id === firer.id)).map(({ id }) => id),
    ...(band ? { band } : {}),
    where: flame ? { kind: 'near-base', of: firer.id, most: question.range?.most ?? FLAME_RANGE } : { kind: 'anywhere' },
    reaches: { level: levelOf({ weapon, template: laidAnywhere(shape), agreed }), stance: 'kneeling-stands' },
    lands: landsOn(table, agreed, firer, indirect && !flame),
    burst: {
      above: agreed.burstHeight,
      blockers: shielding({ board, agreed }),
      looks: enemies.flatMap((model) => {
        const regions = countedRegions(model, agreed);
        if (regions.length === 0) return [];
        return [{ model: model.id, target: { kind: 'body' as const, stance: stanceInBurst(model), regions } }];
      }),
    },
  };
}

const laidAnywhere = (shape: TemplateShape) => ({ shape, at: { x: 0, y: 0, z: 0 }, facing: 0 });

/** A throw is measured from the head to a head over the place. @clause SK-DIST-1, SK-DIST-4 */
const headToHead = (firer: Model): PlaceBand['from'] => ({
  kind: 'axis',
  height: headPoint(firer).y - firer.pose.at.y,
  over: HEAD_OVER_POINT,
});

/** On what it may lie: on anything that the shooter sees, or that a lob comes down on. @clause SK-PROX-2, SK-PROX-8, SK-FLAME-5, SK-IND-3 */
function landsOn(table: Table, agreed: SkirmishSettings, firer: Model, indirect: boolean): LandingSurface {
  const { board, space } = table;
  const blockers = shielding({ board, agreed }, firer);
  if (indirect) {
    const lobbed = { from: weaponPoint(table, firer), leastGap: agreed.lobGap, glass: false };
    return { kind: 'topmost', blockers, lobbed };
  }
  const clouds = agreed.smoke === 'hides' ? smokeOn({ board, space, agreed }) : [];
  const from = space.eyes(firer.id, stanceOf(firer)).map(({ at }) => at);
  return { kind: 'seen', from, blockers: { ...blockers, ...withClouds(clouds) } };
}

/** Which places were looked at. */
function sayWhere({ weapon, indirect = false }: BestPlacementQuestion, query: PlaceQuery, { id }: Model): Argument<Evidence> {
  const model = id;
  const { band, where } = query;
  if (where.kind === 'near-base')
    return join<Evidence>(
      argue('SK-FLAME-3', 'best/tip-within', { model, limit: where.most }),
      argue('SK-FLAME-5', 'best/where-seen', { model }),
    );
  return join<Evidence>(
    band ? argue('SK-GREN-2', 'best/within-throw', { limit: band.most }) : NOTHING_TO_SAY,
    indirect
      ? argue(weapon === 'grenade' ? 'SK-GREN-3' : 'SK-IND-3', 'best/where-lobbed', { model })
      : argue('SK-PROX-2', 'best/where-seen', { model }),
  );
}

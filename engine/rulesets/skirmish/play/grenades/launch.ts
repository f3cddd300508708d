import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerGunAtMan } from '../../answer/gun-at-man.ts';
import { headPoint } from '../../body-policy.ts';
import { flyTo } from '../../flight.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { scatterOf } from '../../template-numbers.ts';
import { coverFound, coverFrom } from '../fight/aimed-shot.ts';
import { takeBlow } from '../fight/blow.ts';
import { blowOf } from '../fight/blow-of-shot.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { type AimedBurst, type BurstNumbers, piercingOf } from './aim-burst.ts';
import { burst } from './burst.ts';

/** A random direction: one of so many, as two dice of six tell. @clause SK-GEN-16 */
const DIRECTIONS = 36;
/** What must be confirmed is, with this. @clause SK-WPN-14 */
const CONFIRMS = 4;

/**
 * The die falls for something that bursts: on a hit it bursts where it was aimed at, else it is driven aside. What bursts on impact strikes a man himself only on a
 * 10, which a die must confirm where he moved; whatever else would hit lands beside him. What is made plain by its ammunition does not burst at all.
 * @clause SK-PROX-3 to 6, SK-PROX-8, SK-IND-5, SK-IMPACT-2, SK-IMPACT-3, SK-IMPACT-7, SK-WPN-13 to 16, SK-HEAD-7, SK-ITEM-5
 */
export function* launch(
  play: Play<Battle>,
  aimed: AimedBurst,
  { skill, needed }: BurstNumbers,
  purpose: 'purpose/throw' | 'purpose/launch',
): Resolution {
  const { acting, weapon: id, side, target, at } = aimed;
  const isPlain = aimed.ammunition !== 'plain' && weaponOf(id).bursts!.fuse === 'proximity';
  const model = acting.model.id;
  const clause = 'SK-PROX-3';
  const fill = { model, needed: needed - skill };
  const [natural = 0] = yield* askForRoll({ dice: 'd10', roller: side, purpose, clause, fill });
  const roll = { skill, needed, natural };
  const { hit, distance } = scatterOf(roll);
  const direction = hit || isPlain ? null : yield* askForDirection(aimed, distance);
  const isDirect = hit && target !== null && (isPlain || weaponOf(id).bursts!.fuse === 'impact');
  const direct = isDirect ? yield* strikesHim(play, aimed, roll) : false;
  const lands = direction === null ? at : drivenAside(play, aimed, direction, distance);
  if (direct) yield* strikeDirectly(play, aimed, roll);
  else if (isDirect) tell(play, { kind: 'skirmish/landed-beside', model, target: target!, natural });
  else if (isPlain) tell(play, { kind: 'skirmish/missed', model, target: target!, natural });
  if (isPlain) return;
  tell(play, { kind: 'skirmish/burst-at', model, at: lands, aside: distance });
  yield* burst(play, { weapon: id, by: model, side, at: lands, direct: direct ? target : null });
}

function* askForDirection({ acting, side }: AimedBurst, distance: number): Generator<GameRequest, number, RequestAnswer> {
  const [direction = 0] = yield* askForRoll({
    dice: `d${DIRECTIONS}`,
    roller: side,
    purpose: 'purpose/scatter',
    clause: 'SK-PROX-5',
    fill: { model: acting.model.id, distance },
  });
  return (direction * 2 * Math.PI) / DIRECTIONS;
}

/** @clause SK-PROX-5, SK-PROX-8, SK-PROX-14 */
function drivenAside(play: Play<Battle>, { acting, at, lobbed }: AimedBurst, facing: number, distance: number): BoardPoint {
  const { table } = play.now();
  const firer = table.board.models[acting.model.id] ?? acting.model;
  return flyTo(table, table.settings as SkirmishSettings, firer, at, lobbed, { facing, distance }).landed.at;
}

/** Does a shot of a big gun that hits strike the man himself? @clause SK-WPN-13 to 16 @example SK-EX-61 */
function* strikesHim(
  play: Play<Battle>,
  { acting, weapon: id, side, target, lobbed }: AimedBurst,
  roll: { readonly skill: number; readonly needed: number; readonly natural: number },
): Generator<GameRequest, boolean, RequestAnswer> {
  const { table, state } = play.now();
  if (!isManSized(fighterOf(state, target!))) return true;
  const moved = { target: fighterOf(state, target!)?.movedLast ?? false, weapon: acting.fighter.moved };
  const { bigGunMoved } = table.settings as SkirmishSettings;
  const mustConfirm = roll.natural >= 10 && moved[bigGunMoved];
  const [confirm = null] = mustConfirm
    ? yield* askForRoll({
        dice: 'd6',
        roller: side,
        purpose: 'purpose/confirms-hit',
        clause: 'SK-WPN-14',
        fill: { target: target!, needed: CONFIRMS },
      })
    : [];
  const { bursts } = weaponOf(id);
  const asked = { kind: 'gun-at-man', firer: acting.model.id, target: target!, indirect: lobbed, roll, moved, confirm } as const;
  const ruled = answerGunAtMan({ ...asked, diameter: bursts!.diameter, direction: null, force: null }, table);
  return ruled.ok && ruled.value.answer.outcome === 'direct';
}

/** Riders are hit as anything else that is larger than a man. @clause SK-WPN-16 */
const isManSized = (fighter: Fighter | null): boolean => (fighter?.size ?? 0) >= 0;

/** The hit of such a shot itself, at a man never one in the head. @clause SK-IMPACT-2, SK-HEAD-7, SK-WPN-13 */
function* strikeDirectly(
  play: Play<Battle>,
  aimed: AimedBurst,
  { skill, needed, natural }: { readonly skill: number; readonly needed: number; readonly natural: number },
): Resolution {
  const { acting, weapon, side, target, lobbed, zone } = aimed;
  const { table, state } = play.now();
  const model = acting.model.id;
  const headshot = natural === 10 && needed - skill <= 9 && !isManSized(fighterOf(state, target!));
  tell(play, { kind: 'skirmish/hit', model, target: target!, natural, headshot });
  const armourPiercing = piercingOf(aimed);
  const cover = coverFrom(lobbed ? null : coverFound(table, model, target!), weaponOf(weapon), zone, armourPiercing);
  const from = headPoint(table.board.models[model] ?? acting.model);
  const blow = blowOf({ weapon, zone, cover, armourPiercing }, headshot);
  yield* takeBlow(play, target!, { ...blow, roller: side, by: model, from });
}

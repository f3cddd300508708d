import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import { askForChoice, askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { TemplateHit } from '../../../../ruling/template-answer.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { forceOfTemplate } from '../../template-numbers.ts';
import { takeBlow } from '../fight/blow.ts';
import { type Fallen, shake } from '../fight/fall.ts';
import { modifier } from '../modifiers.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { leapAway } from './leap.ts';
import { type Bursting, findHits, printedForce } from './under-burst.ts';

/** What whoever lies in wait needs not to be touched by what bursts. @clause SK-ABIL-28 */
const UNNOTICED = 4;

/**
 * Something bursts: those in reach of a grenade may leap away first; then all who are still under it are hit one after another, as its thrower likes, and only then those
 * who saw somebody fall test their nerve.
 * @clause SK-GREN-5 to 10, SK-PROX-4, SK-PROX-7 to 13, SK-DMG-10, SK-ARM-4, SK-ABIL-28
 */
export function* burst(play: Play<Battle>, bursting: Bursting): Resolution {
  const { state, seats } = play.now();
  const inReach = findHits(play.now(), bursting).map(({ model }) => model);
  const first = seats.indexOf(state.first ?? bursting.side);
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  const leap = weaponOf(bursting.weapon).class === 'thrown';
  for (const seat of leap ? inOrder : [])
    for (const model of inReach) if (fighterOf(state, model)!.side === seat) yield* leapAway(play, model, bursting);

  const fallen: Fallen[] = [];
  let left = [...findHits(play.now(), bursting)];
  while (left.length > 0) {
    const hit = yield* nextOf(left, bursting);
    left = left.filter((other) => other !== hit);
    yield* strike(play, hit, bursting, fallen);
  }
  for (const one of fallen) yield* shake(play, one);
}

/** Whom the thrower has struck next. @clause SK-DMG-10 */
function* nextOf(left: readonly TemplateHit[], { side }: Bursting): Generator<GameRequest, TemplateHit, RequestAnswer> {
  if (left.length === 1) return left[0]!;
  const [picked] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/next-of-burst-template',
    clause: 'SK-DMG-10',
    fill: { left: left.length },
    options: left.map(({ model }) => ({ id: model, says: 'shoots/at', fill: { model } })),
    atLeast: 1,
    atMost: 1,
  });
  return left.find(({ model }) => model === picked) ?? left[0]!;
}

/** One of them takes his hit. @clause SK-PROX-13, SK-COVER-19, SK-HEAD-5, SK-ABIL-28 */
function* strike(
  play: Play<Battle>,
  { model, force, cover }: TemplateHit,
  { weapon: id, by, side, at }: Bursting,
  fallen: Fallen[],
): Resolution {
  const fighter = fighterOf(play.now().state, model)!;
  if (fighter.lyingInWait) {
    const [face = 0] = yield* askForRoll({
      dice: 'd6',
      roller: fighter.side,
      purpose: 'purpose/unnoticed',
      clause: 'SK-ABIL-28',
      fill: { model, needed: UNNOTICED },
    });
    if (face >= UNNOTICED) return tell(play, { kind: 'skirmish/unnoticed-by-burst', model });
  }
  const weapon = weaponOf(id);
  yield* takeBlow(play, model, {
    roller: side,
    by,
    from: at,
    armourPiercing: force?.piercing ?? weapon.armourPiercing,
    modifiers: [
      ...modifier('strength', forceOfTemplate(printedForce(weapon)).strength, 'modifier/weapon', 'SK-TAB-WPN'),
      ...modifier('strength', -cover, 'modifier/cover', 'SK-COVER-19'),
    ],
    headshot: false,
    spent: false,
    armourThrowsAgain: false,
    shocks: true,
    fragment: weapon.class !== 'flame',
    unprotected: weapon.class === 'flame',
    fallen,
  });
}

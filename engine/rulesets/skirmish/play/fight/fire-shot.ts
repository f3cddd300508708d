import type { ModelId } from '../../../../identity/ids.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { headPoint } from '../../body-policy.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { Ammunition, FireMode } from '../facts.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { type AimedShot, aimShot, turnedTowards } from './aimed-shot.ts';
import { type Blow, takeBlow } from './blow.ts';
import { blowOf, plainBlow } from './blow-of-shot.ts';
import { spread } from './spread.ts';
import { resultOfShot } from './to-hit.ts';

/** Who shoots, and with what: what he holds, or what he serves. @clause SK-SHOOT-1 */
export interface Firing {
  readonly shooter: ModelId;
  readonly weapon: WeaponId;
  /** At whom alone he fires, and without turning: out of his turn. @clause SK-CHARGE-11, SK-MODEL-10 */
  readonly only?: ModelId;
}

/**
 * One shot: the shooter turns, the die falls, and whom it hits takes it; a shot that only a covering model made miss strikes that model.
 * @clause SK-SHOOT-5 to 7, SK-SHOOT-12, SK-HEAD-1 to 3, SK-COVER-12 to 16
 */
export function* fireShot(
  play: Play<Battle>,
  { shooter, weapon: used, only }: Firing,
  target: ModelId,
  mode: FireMode,
  ammunition: Ammunition,
): Resolution {
  const before = play.now();
  const { models } = before.table.board;
  const own = models[shooter]!;
  const turned = only === undefined ? turnedTowards(own, models[target]!) : own;
  if (turned !== own) play.happens({ kind: 'model-stands', model: turned });
  const fighter = fighterOf(before.state, shooter)!;
  const shot = aimShot(play.now(), fighter, used, target, mode, ammunition);
  if (!shot) return;
  const { weapon, zone, distance, needed, modifiers } = shot;
  tell(play, { kind: 'skirmish/shot-fired', model: shooter, target, weapon, zone, distance, needed, modifiers });
  const [natural = 0] = yield* askForRoll({
    dice: 'd10',
    roller: fighter.side,
    purpose: 'purpose/shot',
    clause: 'SK-SHOOT-5',
    fill: { model: shooter, target, needed },
  });
  const { hits, strays } = resultOfShot(natural, shot);
  const whose = { roller: fighter.side, by: shooter, from: headPoint(turned) };
  if (hits === 'nothing') tell(play, { kind: 'skirmish/missed', model: shooter, target, natural });
  else tell(play, { kind: 'skirmish/hit', model: shooter, target, natural, headshot: hits === 'head' });
  if (strays) yield* strikeCover(play, shot, { ...plainBlow(shot), ...whose });
  if (hits === 'nothing') return;
  const beside = hits === 'target' ? play.now().table : null;
  yield* takeBlow(play, target, { ...blowOf(shot, hits === 'head'), ...whose });
  if (beside && zone !== 'short' && weaponOf(weapon).traits.includes('shotgun')) yield* spread(play, shot, beside, whose);
}

/**
 * The model in front of the target is struck; of several that hide as much one is thrown for. What a vehicle suffers from it is for the rules of vehicles.
 * @clause SK-COVER-12, SK-COVER-15, SK-COVER-16, SK-MOR-9
 */
function* strikeCover(play: Play<Battle>, { shooter, target, covering }: AimedShot, blow: Blow): Resolution {
  const [picked = 1] =
    covering.length > 1
      ? yield* askForRoll({
          dice: `d${covering.length}`,
          roller: blow.roller,
          purpose: 'purpose/which-cover',
          clause: 'SK-COVER-15',
          fill: { target, count: covering.length },
        })
      : [1];
  const struck = covering[picked - 1]!;
  tell(play, { kind: 'skirmish/struck-cover', model: shooter, target, covering: struck });
  const { state, table } = play.now();
  const model = table.board.models[struck];
  if (!model || fighterOf(state, struck)?.whereabouts !== 'table') return;
  // nobody aimed at him, so that those whom his fall shakes flee from where he was struck
  yield* takeBlow(play, struck, { ...blow, by: null, from: headPoint(model) });
}

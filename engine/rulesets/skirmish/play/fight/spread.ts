import { askForChoice } from '../../../../rules/ask-for.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import { seesByTheRules } from '../../melee.ts';
import { type Battle, fighterOf, onTable } from '../state.ts';
import { tell } from '../tell.ts';
import { type AimedShot, aimShot } from './aimed-shot.ts';
import { type Blow, takeBlow } from './blow.ts';
import { blowOf } from './blow-of-shot.ts';
import { decisive } from './decisive.ts';

/** How far from its target shot spreads, between bases. @clause SK-SHOT-5 */
const SPREADS_WITHIN = 20;

/**
 * A hit of a shotgun beyond short range also hits one enemy beside its target, whom the shooter chooses. `before` is the table as it was when the target was
 * hit, for he may be gone.
 * @clause SK-SHOT-5, SK-SHOT-6
 */
export function* spread(
  play: Play<Battle>,
  shot: AimedShot,
  before: Table,
  whose: Pick<Blow, 'roller' | 'by' | 'from'>,
): Resolution {
  const { state, table } = play.now();
  const { roller } = whose;
  const shooter = table.board.models[shot.shooter]!;
  const beside = onTable(state)
    .filter(
      ({ model, side, lyingInWait }) => side !== roller && !lyingInWait && model !== shot.target && table.board.models[model],
    )
    .filter(({ model }) => isWithin(before.space.distance(shot.target, model, 'bases').distance, SPREADS_WITHIN, 0).holds)
    .filter(({ model }) => seesByTheRules(decisive(table), shooter, table.board.models[model]!).holds)
    .map(({ model }) => model)
    .sort();
  if (beside.length === 0) return;
  const [other = beside[0]!] =
    beside.length === 1
      ? beside
      : yield* askForChoice({
          chooser: roller,
          purpose: 'purpose/spread',
          clause: 'SK-SHOT-5',
          fill: { target: shot.target },
          options: beside.map((model) => ({ id: model, says: 'shoots/at', fill: { model } })),
          atLeast: 1,
          atMost: 1,
        });
  const fighter = fighterOf(state, shot.shooter)!;
  const aimed = aimShot(play.now(), fighter, shot.weapon, other, 'single');
  tell(play, { kind: 'skirmish/spread', model: shot.shooter, target: shot.target, beside: other });
  yield* takeBlow(play, other, {
    ...blowOf({ ...shot, cover: aimed?.cover ?? shot.cover, stronger: aimed?.stronger ?? [] }, false),
    ...whose,
  });
}

import type { Board } from '../../board/board.ts';
import type { Stance } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { BlockerPolicy } from '../../geometry/queries.ts';
import type { TableQueries } from '../../geometry/table-queries.ts';
import type { LevelPolicy, ModelUnder, PlacedTemplate } from '../../geometry/template-queries.ts';
import { all, type Call, callOf, NO, YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { TemplateWeapon } from '../../ruling/template-question.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { type Argument, argue, type Judgement, join, judge, NOTHING_TO_SAY } from './argument.ts';
import { countedRegions, stanceOf } from './body-policy.ts';
import type { SkirmishSettings } from './settings.ts';

/** A share smaller than this is rounding, not something seen. */
const NOTHING = 1e-9;

/** Something that bursts, at this table. */
export interface Burst {
  readonly board: Board;
  readonly space: TableQueries;
  readonly agreed: SkirmishSettings;
  readonly weapon: TemplateWeapon;
  readonly template: PlacedTemplate;
  /** The impact point, raised over the surface. @clause SK-PROX-8 */
  readonly impact: BoardPoint;
}

/** Terrain and vehicles shield, panes do not, and figures only where the table agreed that they block sight. @clause SK-LOS-4, SK-PROX-7 */
export const shielding = ({ board, agreed }: Pick<Burst, 'board' | 'agreed'>, ...but: readonly Model[]): BlockerPolicy => ({
  terrain: true,
  models: Object.values(board.models)
    .filter((model) => !but.includes(model) && (model.body.kind === 'vehicle' || agreed.figuresBlockSight))
    .map(({ id }) => id)
    .sort(),
  glass: false,
});

/**
 * How high a template reaches over its impact point: half its width, unless the table agreed otherwise; gas fills all of its circle.
 * @clause SK-PROX-9, SK-GEOM-15, SK-GAS-10
 */
export function levelOf({ weapon, template: { shape }, agreed }: Pick<Burst, 'weapon' | 'template' | 'agreed'>): LevelPolicy {
  if (weapon === 'gas') return { kind: 'column' };
  if (agreed.templateLevel !== 'sphere') return { kind: agreed.templateLevel };
  const radius = shape.kind === 'circle' ? shape.diameter / 2 : shape.kind === 'teardrop' ? shape.broadRadius : shape.length;
  return { kind: 'sphere', radius, above: agreed.burstHeight };
}

/**
 * Is the model under the template? @clause SK-PROX-9, SK-GEOM-15
 * @edge touching is not under; exactly at the limit of height, and with its middle exactly on the border where the middle counts, it is
 */
export function judgeUnder(burst: Burst, level: LevelPolicy, lie: ModelUnder, shown: Evidence): Judgement<Evidence> {
  const { agreed } = burst;
  const closeBy = agreed.closeCallTolerance;
  const covers = lie.kind === 'partly' || lie.kind === 'wholly';
  const plan: Call =
    agreed.templateNeeds === 'centre'
      ? isWithin(lie.centreGap, 0, closeBy)
      : { holds: covers, close: Math.abs(lie.gap) <= closeBy };
  const height: Call = level.kind === 'sphere' ? isWithin(lie.apart, level.radius, closeBy) : callOf(lie.onLevel);
  const call = all(plan, height);
  const fill = { model: lie.model, share: lie.share, gap: Math.abs(lie.gap) };
  if (!plan.holds) {
    const needsMiddle = covers && agreed.templateNeeds === 'centre';
    return judge<Evidence>(
      call,
      needsMiddle
        ? argue('SK-PROX-9', 'template/middle-not-under', { model: lie.model, gap: lie.centreGap }, shown)
        : lie.kind === 'touched'
          ? argue('SK-GEOM-15', 'template/only-touched', { model: lie.model }, shown)
          : argue('SK-PROX-9', 'template/not-under', fill, shown),
    );
  }
  if (!height.holds) {
    return judge<Evidence>(
      call,
      level.kind === 'sphere'
        ? argue('SK-PROX-9', 'template/too-high-or-low', { model: lie.model, height: lie.apart, limit: level.radius }, shown)
        : argue('SK-PROX-9', 'template/other-floor', { model: lie.model }, shown),
    );
  }
  return judge<Evidence>(
    call,
    lie.kind === 'wholly'
      ? argue('SK-PROX-9', 'template/wholly-under', { model: lie.model }, shown)
      : argue('SK-PROX-9', 'template/partly-under', { model: lie.model, share: lie.share }, shown),
  );
}

/**
 * Is the model seen from the impact point? Whoever is not is exempt; whoever hides crouches as low as if he lay.
 * @clause SK-PROX-7, SK-PROX-10, SK-FLAME-6, SK-HIDE-9 @edge what is seen nowhere wider than the tolerance is close; an impact point inside of something sees nobody
 */
export function judgeShielded(burst: Burst, model: Model): Judgement<Evidence> {
  const { space, agreed, impact, weapon } = burst;
  const regions = countedRegions(model, agreed);
  if (weapon === 'gas') return judge<Evidence>(YES, argue('SK-GAS-10', 'template/gas-ignores-walls', { model: model.id }));
  if (regions.length === 0) return judge<Evidence>(YES);
  const { query, sight } = space.burst({
    from: impact,
    to: model.id,
    target: { kind: 'body', stance: stanceInBurst(model), regions },
    blockers: shielding(burst, model),
  });
  const shown: Evidence = { id: `burst:${model.id}`, kind: 'sight', query, finding: sight };
  const clause = weapon === 'flame' ? 'SK-FLAME-6' : 'SK-PROX-7';
  if (sight.eyeInside) {
    const fill = { model: model.id, by: sight.eyeInside.kind === 'part' ? sight.eyeInside.piece : sight.eyeInside.model };
    return judge<Evidence>({ holds: false, close: true }, argue(clause, 'template/burst-inside-something', fill, shown));
  }
  const { atLeast, atMost } = sight.whole;
  const seen = atLeast > NOTHING;
  const close = (!seen && atMost > NOTHING) || (seen && sight.widest <= agreed.closeCallTolerance);
  const low =
    model.declared.hidingBehind !== null
      ? argue('SK-HIDE-9', 'template/hider-crouches', { model: model.id }, shown)
      : NOTHING_TO_SAY;
  if (seen)
    return judge<Evidence>({ holds: true, close }, join<Evidence>(sayClose(burst, model, close, sight.widest, shown), low));
  const by = sight.stopped[0]?.by ?? sight.hiddenBy[0]?.source;
  const said: Argument<Evidence> = !by
    ? argue(clause, 'template/shielded', { model: model.id }, shown)
    : by.kind === 'part'
      ? argue(clause, 'template/shielded-by-piece', { model: model.id, piece: by.piece }, shown)
      : by.kind === 'zone'
        ? argue(clause, 'template/shielded', { model: model.id }, shown)
        : argue(clause, 'template/shielded-by-model', { model: model.id, by: by.model }, shown);
  return judge<Evidence>({ holds: false, close }, join<Evidence>(said, low));
}

/** How a model keeps from what bursts: whoever hides has crouched, and is as low as if he lay. @clause SK-HIDE-9, SK-PROX-10 */
export const stanceInBurst = (model: Model): Stance => (model.declared.hidingBehind === null ? stanceOf(model) : 'prone');

function sayClose({ agreed, weapon }: Burst, model: Model, close: boolean, widest: number, shown: Evidence): Argument<Evidence> {
  const clause = weapon === 'flame' ? 'SK-FLAME-6' : 'SK-PROX-10';
  const fill = { model: model.id };
  return join<Evidence>(
    argue(clause, 'template/seen-from-burst', fill, shown),
    close
      ? argue('SK-GEOM-3', 'template/barely-seen-from-burst', { ...fill, widest, tolerance: agreed.closeCallTolerance }, shown)
      : NOTHING_TO_SAY,
  );
}

/** Whoever sits in a closed armoured vehicle breathes no gas. @clause SK-GAS-11 */
export function judgeEnclosed({ weapon }: Burst, model: Model): Judgement<Evidence> {
  if (weapon !== 'gas' || model.body.kind !== 'vehicle') return judge<Evidence>(YES);
  return model.armoured
    ? judge<Evidence>(NO, argue('SK-GAS-11', 'template/gas-kept-out', { model: model.id }))
    : judge<Evidence>(YES, argue('SK-GAS-11', 'template/gas-gets-in', { model: model.id }));
}

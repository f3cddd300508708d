import type { HeightClass as HeightClassOfModel, Model } from '../../board/model.ts';
import type { HeightCategory } from '../../board/terrain-piece.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { argue, join, type LookArgument } from './argument.ts';

/** From here up a surface over the table is of class 2, and from there up of class 3. @clause BT-AREA-8 */
const SECOND_CLASS_FROM: Millimetres = 25.4;
const THIRD_CLASS_FROM: Millimetres = 2.5 * 25.4;

/** How tall a model counts where it looks across terrain that has a Category, and why. */
export interface HeightClass {
  readonly model: Model;
  readonly class: HeightCategory;
  readonly argument: LookArgument;
}

/**
 * The class of a model by itself: what its own entry says, or large for a vehicle and normal for everybody else. A monster, a gun or a swarm is told from a
 * man by its entry alone. @clause BT-MODEL-11, BT-MODEL-12, BT-MODEL-13
 */
export function ownClassOf(model: Model): HeightClassOfModel {
  return model.heightClass ?? (model.body.kind === 'vehicle' ? 3 : 2);
}

/**
 * The class of a model where it stands: that of the raised piece under it, where that is larger than its own; 4 on one that both players call exceptionally
 * high, and then it sees over everything. @clause BT-AREA-7, BT-AREA-8
 */
export function heightClassOf(table: Table, model: Model): HeightClass {
  const own = ownClassOf(model);
  const fill = { model: model.id, class: own };
  const said = model.heightClass
    ? argue(own === 1 ? 'BT-MODEL-13' : own === 3 ? 'BT-MODEL-12' : 'BT-MODEL-11', 'class/by-its-entry', fill)
    : own === 3
      ? argue('BT-MODEL-12', 'class/vehicle-is-large', fill)
      : argue('BT-MODEL-13', 'class/is-normal', fill);
  const raised = classOfGround(table, model);
  return raised && raised.class > own
    ? { model, class: raised.class, argument: join(said, raised.argument) }
    : { model, class: own, argument: said };
}

/** What the surface under a model makes of it; null where it is no piece that is raised. @edge exactly 1" and exactly 2.5" over the table are of the larger class */
function classOfGround(
  { board, space }: Table,
  { id, pose: { at } }: Model,
): { readonly class: HeightCategory; readonly argument: LookArgument } | null {
  if (at.y < SECOND_CLASS_FROM - CONTACT) return null;
  const surface = space.surfacesAt(at).find(({ height }) => Math.abs(height - at.y) <= CONTACT);
  if (surface?.on.kind !== 'part') return null;
  const source = surface.on;
  const { heightCategory } = board.pieces[source.piece]!.traits;
  const shown: LookEvidence = { id: `stands-on:${id}`, kind: 'source', source };
  const fill = { model: id, piece: source.piece };
  if (heightCategory !== null)
    return {
      class: heightCategory,
      argument: argue('BT-AREA-7', 'class/of-raised-piece', { ...fill, class: heightCategory }, shown),
    };
  const byHeight = at.y < THIRD_CLASS_FROM - CONTACT ? 2 : 3;
  const argument = argue('BT-AREA-8', 'class/of-raised-ground', { ...fill, class: byHeight, height: at.y }, shown);
  return { class: byHeight, argument };
}

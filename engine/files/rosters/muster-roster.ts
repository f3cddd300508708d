import { halfSizeOfBase } from '../../board/base-overlap.ts';
import { asName } from '../../board/longest-name.ts';
import type { Base, Model } from '../../board/model.ts';
import { STANDARD_HEIGHT, standardBody } from '../../board/standard-body.ts';
import type { MiniatureId, ModelId, SideId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import { idFromName } from '../mesh/id-from-name.ts';
import type { Roster } from './roster.ts';

/** The figure that models of a name stand as. Where the roster says what base they have, that holds. */
export type RosterFigure = Pick<Model, 'sculpt' | 'body' | 'base' | 'armoured' | 'stance'>;

/** How the models of a roster are to stand on a table. */
export interface MusterWishes {
  readonly owner: SideId;
  /** Whom those are drawn as for whom no figure is known. */
  readonly miniature: MiniatureId;
  /** Figures by the names that models have in the roster. */
  readonly figures?: ReadonlyMap<string, RosterFigure>;
  /** Middle of the front of the army. @frame board */
  readonly at: PlanPoint;
  readonly facing: Radians;
  /** Ids of models that are on the table already. */
  readonly taken: ReadonlySet<string>;
  /** The base of models of which the roster says none. */
  readonly base: Base;
  /** Height of their bodies. */
  readonly height?: Millimetres;
}

/** Models of a unit stand in rows of so many. */
const ROW = 5;
/** Room between bases, and between units. */
const GAP: Millimetres = 5;
const UNIT_GAP: Millimetres = 25;
/** Units stand side by side up to this breadth; the next ones behind them. */
const FRONT: Millimetres = 900;

const breadthOf = (base: Base): Millimetres => {
  const half = halfSizeOfBase(base);
  return half ? 2 * Math.max(half.x, half.z) : 25;
};

/**
 * The models of a roster as they are put on a table: unit by unit in rows, every model under the name of its entry and with the profile it
 * has there. Lengths are laid out along the front, whichever way the army faces.
 */
export function musterRoster(roster: Roster, wishes: MusterWishes): readonly Model[] {
  const taken = new Set(wishes.taken);
  const plain: RosterFigure = {
    sculpt: { from: 'miniatures', miniature: wishes.miniature },
    body: standardBody(wishes.height ?? STANDARD_HEIGHT),
    base: wishes.base,
    armoured: false,
    stance: 'standing',
  };
  const figureOf = (name: string): RosterFigure => wishes.figures?.get(name) ?? plain;
  const placed: { readonly model: Omit<Model, 'pose'>; readonly x: number; readonly z: number }[] = [];
  let left = 0;
  let behind = 0;
  let deepest = 0;
  for (const unit of roster.units) {
    const unitId = idFromName(unit.name, 'unit', taken);
    const men = unit.models.flatMap((group) => Array.from({ length: group.count }, (_, i) => ({ group, number: i + 1 })));
    const step = Math.max(...men.map(({ group }) => breadthOf(group.base ?? figureOf(group.name).base)), 0) + GAP;
    const width = Math.min(ROW, men.length) * step;
    if (left > 0 && left + width > FRONT) {
      behind += deepest + UNIT_GAP;
      left = 0;
      deepest = 0;
    }
    men.forEach(({ group, number }, index) => {
      const name = group.count > 1 ? `${group.name} ${number}` : group.name;
      const id: ModelId = idFromName(name, 'model', taken);
      taken.add(id);
      const figure = figureOf(group.name);
      const x = left + (index % ROW) * step + step / 2;
      const z = behind + Math.floor(index / ROW) * step + step / 2;
      placed.push({
        x,
        z,
        model: {
          id,
          name: asName(name),
          unit: unitId,
          owner: wishes.owner,
          ...figure,
          base: group.base ?? figure.base,
          turret: 0,
          perch: null,
          declared: { hidingBehind: null, lookingOut: null },
          profile: asName(group.name),
        },
      });
    });
    taken.add(unitId);
    left += width + UNIT_GAP;
    deepest = Math.max(deepest, Math.ceil(men.length / ROW) * step);
  }
  const middle = placed.reduce((most, { x }) => Math.max(most, x), 0) / 2;
  return placed.map(({ model, x, z }) => ({
    ...model,
    pose: { at: { x: wishes.at.x + x - middle, y: 0, z: wishes.at.z + z }, facing: wishes.facing },
  }));
}

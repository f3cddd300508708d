import type { Model } from '../board/model.ts';
import type { Zone } from '../board/zone.ts';
import { findEyes } from '../geometry/measure/body-on-board.ts';
import type { MovePolicy } from '../geometry/movement-queries.ts';
import type { SightQuery } from '../geometry/queries.ts';
import type { ZoneId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import { lookByRules, reachByRules, tableWith } from './by-the-rules.ts';
import type { PlannedTarget, PlannedViewer } from './field-plan.ts';
import type { StartsAsked, TargetsAsked, ViewersAsked } from './field-question.ts';
import { figureAt, otherOf } from './figure-asked.ts';
import { cellsIn, gridOver } from './place-grid.ts';
import { type Going, stepReached } from './reached-places.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { boardStoodOn, findStandingPlaces } from './standing-places.ts';

type Found<Thing> = Result<Thing, Refusal<LabRefusalCode>>;

/** The zone of that name. @refuses one that is not there */
export function zoneOf({ board: { zones } }: Table, zone: ZoneId): Found<Zone> {
  const found = Object.hasOwn(zones, zone) ? zones[zone] : undefined;
  return found ? succeed(found) : fail({ code: 'lab/zone-not-there', clause: null, fill: { zone } });
}

/** The models that are meant, by name. @refuses names that nobody has */
export function findModels({ board }: Table, asked: TargetsAsked): Found<readonly Model[]> {
  const all = Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (asked.kind === 'model') {
    const found = all.filter(({ id }) => id === asked.model);
    return found.length > 0 ? succeed(found) : fail({ code: 'lab/model-not-there', clause: null, fill: { model: asked.model } });
  }
  if (asked.kind === 'unit') {
    const found = all.filter(({ unit }) => unit === asked.unit);
    return found.length > 0 ? succeed(found) : fail({ code: 'lab/unit-not-there', clause: null, fill: { unit: asked.unit } });
  }
  if (!Object.hasOwn(board.sides, asked.side))
    return fail({ code: 'lab/side-not-there', clause: null, fill: { side: asked.side } });
  const found = all.filter(({ owner }) => owner === asked.side);
  return found.length > 0 ? succeed(found) : fail({ code: 'lab/nobody-looks', clause: null, fill: {} });
}

/** What of the figure counts, and what is in the way of looking at it, for whoever looks: by the rules, or all of it where they have no sight of their own. */
function lookAt(ruleSet: RuleSet | null, table: Table, looker: Model, target: Model): Pick<SightQuery, 'target' | 'blockers'> {
  const asked = ruleSet && lookByRules(ruleSet, table, looker.id, target.id);
  if (asked) return { target: asked.target, blockers: { ...asked.blockers, clouds: [] } };
  const regions = [...new Set(target.body.volumes[target.stance].map(({ region }) => region))];
  const models = Object.values(table.board.models).filter(
    ({ id, body }) => body.kind === 'vehicle' && id !== looker.id && id !== target.id,
  );
  return {
    target: { kind: 'body', stance: target.stance, regions },
    blockers: { terrain: true, models: models.map(({ id }) => id).sort(), glass: false },
  };
}

const flat = (points: readonly BoardPoint[]): Float64Array => Float64Array.from(points.flatMap(({ x, y, z }) => [x, y, z]));

/**
 * All who look at the figure.
 * @shape `reached`: where those come to who look after moving, where that has been found before @refuses nobody, and eyes of which none is outside of everything solid
 */
export function planViewers(
  ruleSet: RuleSet | null,
  table: Table,
  figure: Model,
  standing: MovePolicy,
  asked: ViewersAsked,
  reached: Float64Array | null = null,
): Found<readonly PlannedViewer[]> {
  if (asked.kind === 'point' || asked.kind === 'zone' || asked.kind === 'reached') {
    const places =
      asked.kind === 'point'
        ? null
        : asked.kind === 'zone'
          ? placesInZone(table, figure, standing, asked.zone, asked.cell)
          : reached
            ? succeed(reached)
            : findReached(ruleSet, table, figure, standing, asked);
    if (places && !places.ok) return places;
    const eyes = asked.kind === 'point' ? succeed(flat([asked.at])) : eyesOver(table, figure, places!.value);
    if (!eyes.ok) return eyes;
    const other = otherOf(figure);
    const look = lookAt(ruleSet, tableWith(table, figure, other), other, figure);
    if (asked.kind === 'point' && table.space.solidAt(asked.at) !== null)
      return fail({ code: 'lab/eye-inside', clause: null, fill: {} });
    return succeed([{ from: null, eyes: eyes.value, ...look }]);
  }
  const models = findModels(table, asked);
  if (!models.ok) return models;
  const there = tableWith(table, figure);
  const viewers = models.value
    .filter(({ body, stance }) => body.eyes[stance].length > 0)
    .map((model): PlannedViewer => {
      const eyes = flat(findEyes(model, model.stance).map(({ at }) => at));
      return { from: model.id, eyes, ...lookAt(ruleSet, there, model, figure) };
    });
  return viewers.length > 0 ? succeed(viewers) : fail({ code: 'lab/nobody-looks', clause: null, fill: {} });
}

/** Where the figure can come to. @shape x y z each */
function findReached(
  ruleSet: RuleSet | null,
  table: Table,
  figure: Model,
  standing: MovePolicy,
  { starts, moves, cell }: Extract<ViewersAsked, { kind: 'reached' }>,
): Found<Float64Array> {
  const going = planGoing(ruleSet, table, figure, standing, starts, moves);
  if (!going.ok) return going;
  const grid = gridOver(table.board, cell);
  if (!grid.ok) return grid;
  const steps = stepReached(table, figure, standing, going.value, grid.value);
  for (;;) {
    const step = steps.next();
    if (step.done) return succeed(step.value.at);
  }
}

/** The first eyes of the figure at some places, as far as they are outside of everything solid. */
function eyesOver(table: Table, figure: Model, places: Float64Array): Found<Float64Array> {
  const eyes: BoardPoint[] = [];
  for (let k = 0; k < places.length; k += 3) {
    const eye = findEyes(figureAt(figure, places[k]!, places[k + 1]!, places[k + 2]!), figure.stance)[0]!.at;
    if (table.space.solidAt(eye) === null) eyes.push(eye);
  }
  return eyes.length > 0 ? succeed(flat(eyes)) : fail({ code: 'lab/eye-inside', clause: null, fill: {} });
}

/** Where the figure can stand in a zone. @shape x y z each @refuses a zone without a place */
function placesInZone(table: Table, figure: Model, standing: MovePolicy, zone: ZoneId, cell: Millimetres): Found<Float64Array> {
  const found = zoneOf(table, zone);
  if (!found.ok) return found;
  const grid = gridOver(table.board, cell);
  if (!grid.ok) return grid;
  const taken = cellsIn(grid.value, [found.value]);
  const cells = Array.from(taken.keys()).filter((index) => taken[index] === 1);
  const bare = table.space.supposing(boardStoodOn(table.board, figure));
  const { at } = findStandingPlaces(bare, figure, standing, grid.value, cells);
  return at.length > 0 ? succeed(at) : fail({ code: 'lab/nowhere-to-stand', clause: null, fill: { zone } });
}

/** From where the figure goes, how, and how far with so many moves. @refuses rules without moves of its kind, and starts that are not there */
export function planGoing(
  ruleSet: RuleSet | null,
  table: Table,
  figure: Model,
  standing: MovePolicy,
  starts: StartsAsked,
  moves: number,
): Found<Going> {
  const reach = ruleSet && reachByRules(ruleSet, tableWith(table, figure), figure.id);
  if (!reach || !(moves > 0)) return fail({ code: 'lab/no-moves', clause: null, fill: {} });
  const allowance = moves * reach.allowances[0]!;
  const policy = { ...reach.policy, keepsFrom: [], passesThrough: [] };
  if (starts.kind === 'zone') {
    const places = placesInZone(table, figure, standing, starts.zone, starts.cell);
    return places.ok ? succeed({ starts: places.value, policy, allowance }) : places;
  }
  const models = findModels(table, starts);
  if (!models.ok) return models;
  return succeed({ starts: flat(models.value.map(({ pose }) => pose.at)), policy, allowance });
}

/** All whom the figure looks at. @refuses names that nobody has */
export function planTargets(
  ruleSet: RuleSet | null,
  table: Table,
  figure: Model,
  asked: TargetsAsked,
): Found<readonly PlannedTarget[]> {
  const models = findModels(table, asked);
  if (!models.ok) return models;
  const there = tableWith(table, figure);
  return succeed(models.value.map((model): PlannedTarget => ({ to: model.id, ...lookAt(ruleSet, there, figure, model) })));
}

import type { Model } from '../board/model.ts';
import type { Accuracy } from '../geometry/many-queries.ts';
import type { MovePolicy } from '../geometry/movement-queries.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { Millimetres, Share } from '../space/quantity.ts';
import { standingByRules } from './by-the-rules.ts';
import type { FieldQuantity, FieldUnit, Provenance } from './field.ts';
import type { FieldPlan, Seek } from './field-plan.ts';
import type { FieldQuestion, FieldSought } from './field-question.ts';
import { figureOf } from './figure-asked.ts';
import { planGoing, planTargets, planViewers, zoneOf } from './find-viewers.ts';
import { cellsIn, gridOver } from './place-grid.ts';
import type { LabRefusalCode } from './refusal-codes.ts';

const TELLS: Readonly<Record<FieldSought['kind'], readonly [FieldQuantity, FieldUnit]>> = {
  'seen-from': ['share-seen-from', 'share'],
  'seen-of': ['share-seen-of', 'share'],
  'places-that-see': ['places-that-see', 'count'],
  'cover-from': ['cover-from', 'cover'],
  'cost-to-come': ['cost-to-come', 'millimetres'],
};

/**
 * Makes a question about the places of a board ready to be worked out: finds all that the rules and the board have to say of it as a whole.
 * @shape `reached`: where viewers come to who look after moving, where that has been found before
 * @refuses names that nobody has, figures that there are none of, squares that are too fine or too coarse, and what nobody looks at
 */
export function planField(
  table: Table,
  ruleSet: RuleSet | null,
  question: FieldQuestion,
  reached: Float64Array | null = null,
): Result<FieldPlan, Refusal<LabRefusalCode>> {
  const grid = gridOver(table.board, question.cell);
  if (!grid.ok) return grid;
  const figure = figureOf(table.board, question.figure);
  if (!figure.ok) return figure;
  const zone = question.within === null ? null : zoneOf(table, question.within);
  if (zone && !zone.ok) return zone;
  const standing = standingByRules(ruleSet, table, figure.value);
  const seek = seekFor(table, ruleSet, figure.value, standing, question.sought, reached);
  if (!seek.ok) return seek;
  const [quantity, unit] = TELLS[question.sought.kind];
  return succeed({
    quantity,
    unit,
    grid: grid.value,
    within: zone && cellsIn(grid.value, [zone.value]),
    figure: figure.value,
    standing,
    seek: seek.value,
    provenance: provenanceOf(table, ruleSet, question, methodOf(seek.value, question.cell)),
  });
}

function seekFor(
  table: Table,
  ruleSet: RuleSet | null,
  figure: Model,
  standing: MovePolicy,
  sought: FieldSought,
  reached: Float64Array | null,
): Result<Seek, Refusal<LabRefusalCode>> {
  if (sought.kind === 'cover-from') {
    return Object.hasOwn(table.board.models, sought.shooter)
      ? succeed(sought)
      : fail({ code: 'lab/model-not-there', clause: null, fill: { model: sought.shooter } });
  }
  if (sought.kind === 'cost-to-come') {
    const going = planGoing(ruleSet, table, figure, standing, sought.starts, sought.moves);
    return going.ok ? succeed({ kind: 'cost-to-come', ...going.value }) : going;
  }
  if (sought.kind === 'seen-of') {
    const targets = planTargets(ruleSet, table, figure, sought.targets);
    return targets.ok ? succeed({ kind: 'seen-of', targets: targets.value, accuracy: sought.accuracy }) : targets;
  }
  const viewers = planViewers(ruleSet, table, figure, standing, sought.viewers, reached);
  if (!viewers.ok) return viewers;
  if (sought.kind === 'seen-from') return succeed({ kind: 'seen-from', viewers: viewers.value, accuracy: sought.accuracy });
  const eyes = Float64Array.from(viewers.value.flatMap((viewer) => [...viewer.eyes]));
  // lines go past whoever looks
  const looking = viewers.value.flatMap(({ from }) => from ?? []);
  const { blockers } = viewers.value[0]!;
  return succeed({
    kind: 'places-that-see',
    eyes,
    blockers: { ...blockers, models: blockers.models.filter((id) => !looking.includes(id)) },
  });
}

/** The line that says how it is found. */
function methodOf(seek: Seek, cell: Millimetres): Provenance['method'] {
  switch (seek.kind) {
    case 'seen-from': {
      const eyes = seek.viewers.reduce((sum, viewer) => sum + viewer.eyes.length / 3, 0);
      return { code: 'method/share-seen-from', fill: { cell, eyes, tolerance: toleranceOf(seek.accuracy) } };
    }
    case 'seen-of': {
      const targets = seek.targets.length;
      return { code: 'method/share-seen-of', fill: { cell, targets, tolerance: toleranceOf(seek.accuracy) } };
    }
    case 'places-that-see':
      return { code: 'method/places-that-see', fill: { cell, eyes: seek.eyes.length / 3 } };
    case 'cost-to-come': {
      const { starts, allowance } = seek;
      return { code: 'method/cost-to-come', fill: { cell, starts: starts.length / 3, allowance } };
    }
    case 'cover-from':
      return { code: 'method/cover-from', fill: { cell, model: seek.shooter } };
  }
}

/** How far bounds may lie apart beside rounding. */
function toleranceOf(accuracy: Accuracy): Share {
  if (typeof accuracy === 'string') return 0;
  return 'within' in accuracy ? accuracy.within : 1;
}

/** By what a figure can be found again. */
export const provenanceOf = (
  { boardHash, settings: agreed }: Table,
  ruleSet: RuleSet | null,
  settings: object,
  method: Provenance['method'],
): Provenance => ({
  method,
  settings,
  board: boardHash,
  ruleSet: ruleSet && { id: ruleSet.id, version: ruleSet.version, settings: agreed },
  engine: ENGINE_VERSION,
});

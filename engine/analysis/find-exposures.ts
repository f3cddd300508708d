import type { Objective, Zone } from '../board/zone.ts';
import { findEyes } from '../geometry/measure/body-on-board.ts';
import type { ObjectiveId, ZoneId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import { standingByRules } from './by-the-rules.ts';
import type { Provenance } from './field.ts';
import type { FieldQuestion, ViewersAsked } from './field-question.ts';
import { type FigureAsked, figureAt, figureOf } from './figure-asked.ts';
import { stepField } from './find-field.ts';
import { planGoing } from './find-viewers.ts';
import { gridOver } from './place-grid.ts';
import { planField, provenanceOf } from './plan-field.ts';
import { type ReachedPlaces, stepReached } from './reached-places.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { type Bounds, summariseField } from './summarise-field.ts';

/** How much of one place lies open to another. */
export interface Exposure {
  /** What is looked at: a zone, the whole table, or an objective at the height of the figure's eye over it. */
  readonly of:
    | { readonly kind: 'zone'; readonly zone: ZoneId }
    | { readonly kind: 'table' }
    | { readonly kind: 'objective'; readonly objective: ObjectiveId };
  /** From which zone. */
  readonly from: ZoneId;
  /** How many moves whoever looks makes first. */
  readonly moves: number;
  /** The share of its places (of the zone's that look, for an objective) between which and a place that looks a line is free. */
  readonly share: Bounds;
  /** The share of all lines between the two that are free. */
  readonly lines: number;
  /** Places that are looked at (or look, for an objective), and those that look. */
  readonly places: number;
  readonly lookers: number;
}

/** How much of the table whoever stands in a zone comes to. */
export interface ZoneReach {
  readonly zone: ZoneId;
  readonly moves: number;
  /** So many places it set out from. */
  readonly starts: number;
  /** @unit square millimetres */
  readonly area: number;
}

/** The exposures of a board. */
export interface ExposuresFinding {
  readonly exposures: readonly Exposure[];
  /** Empty where nobody moved. */
  readonly reaches: readonly ZoneReach[];
  readonly provenance: Provenance;
}

/** Which exposures are wanted. */
export interface ExposuresQuestion {
  readonly figure: FigureAsked;
  /** Of the squares in whose middles figures stand, in all zones. */
  readonly cell: Millimetres;
  /** Of the squares from whose middles whoever looks sets out; null for no look after a move, which costs some tenths of a second for each of them. */
  readonly starts: Millimetres | null;
  /** Whether it is told as well how much of the whole table each zone can fire at. */
  readonly ofTable: boolean;
}

/**
 * How much of each deployment zone is seen from those of the other sides, and of each objective from every zone: where figures stand at first, and after one
 * move of whoever looks. Lines run from eye to eye, every one of them, so that a zone sees as many places of another as that sees of it.
 * @shape yields how much is done
 */
export function* stepExposures(
  table: Table,
  ruleSet: RuleSet | null,
  question: ExposuresQuestion,
): Generator<{ readonly done: number }, Result<ExposuresFinding, Refusal<LabRefusalCode>>> {
  const { figure, cell, starts, ofTable } = question;
  const made = figureOf(table.board, figure);
  if (!made.ok) return made;
  const zones = inOrder<Zone>(table.board.zones).filter(({ kind }) => kind === 'deployment');
  const objectives = inOrder<Objective>(table.board.objectives);
  const moves = starts === null ? [0] : [0, 1];
  const wanted: Wanted[] = moves.flatMap((after) =>
    zones.flatMap((from): readonly Wanted[] => [
      ...zones
        .filter(({ id, owner }) => id !== from.id && (owner === null || owner !== from.owner))
        .map(({ id }) => ({ of: { kind: 'zone', zone: id } as const, from: from.id, moves: after })),
      ...(ofTable ? [{ of: { kind: 'table' } as const, from: from.id, moves: after }] : []),
      ...(after > 0
        ? []
        : objectives.map(({ id }) => ({ of: { kind: 'objective', objective: id } as const, from: from.id, moves: after }))),
    ]),
  );
  const exposures: Exposure[] = [];
  const grid = gridOver(table.board, cell);
  if (!grid.ok) return grid;
  const standing = standingByRules(ruleSet, table, made.value);
  const reached = new Map<ZoneId, ReachedPlaces>();
  for (const [i, one] of wanted.entries()) {
    const viewers = (): ViewersAsked => {
      if (one.of.kind === 'objective') {
        const { x, y, z } = table.board.objectives[one.of.objective]!.at;
        return { kind: 'point', at: findEyes(figureAt(made.value, x, y, z), made.value.stance)[0]!.at };
      }
      const zone = { kind: 'zone', zone: one.from, cell: one.moves > 0 ? starts! : cell } as const;
      return one.moves > 0 ? { kind: 'reached', starts: zone, moves: one.moves, cell } : zone;
    };
    if (one.moves > 0 && !reached.has(one.from)) {
      const from = { kind: 'zone', zone: one.from, cell: starts! } as const;
      const going = planGoing(ruleSet, table, made.value, standing, from, one.moves);
      if (!going.ok) return going;
      const steps = stepReached(table, made.value, standing, going.value, grid.value);
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield { done: (i + REACHING * step.value.done) / wanted.length };
      reached.set(one.from, step.value);
    }
    const places = one.moves > 0 ? reached.get(one.from)! : null;
    const within = one.of.kind === 'table' ? null : one.of.kind === 'zone' ? one.of.zone : one.from;
    const asked: FieldQuestion = { figure, cell, within, sought: { kind: 'places-that-see', viewers: viewers() } };
    const plan = planField(table, ruleSet, asked, places?.at);
    if (!plan.ok) return plan;
    const steps = stepField(table, ruleSet, plan.value);
    let step = steps.next();
    const before = places ? REACHING : 0;
    for (; !step.done; step = steps.next()) yield { done: (i + before + (1 - before) * step.value.done) / wanted.length };
    const { places: count, share, mean } = summariseField(step.value);
    const { seek } = plan.value;
    const lookers = seek.kind === 'places-that-see' ? seek.eyes.length / 3 : 0;
    exposures.push({ ...one, share, lines: lookers === 0 ? 0 : mean.atLeast / lookers, places: count, lookers });
  }
  const method = { code: 'method/exposure', fill: { cell } } as const;
  const reaches = [...reached].map(([zone, { starts: from, area }]): ZoneReach => ({ zone, moves: 1, starts: from, area }));
  return succeed({ exposures, reaches, provenance: provenanceOf(table, ruleSet, question, method) });
}

/** Of what is done for a look after a move, finding where one comes to is so much. */
const REACHING = 0.8;

type Wanted = Pick<Exposure, 'of' | 'from' | 'moves'>;

const inOrder = <Thing extends { readonly id: string }>(things: Readonly<Record<string, Thing>>): readonly Thing[] =>
  Object.values(things).sort((a, b) => (a.id < b.id ? -1 : 1));

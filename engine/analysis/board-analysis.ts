import type { ZoneId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { CheckFinding, CheckWishes } from './checks/check-finding.ts';
import type { MendsFinding } from './fairness/find-mends.ts';
import type { Field } from './field.ts';
import type { FieldPlan } from './field-plan.ts';
import type { FieldSought } from './field-question.ts';
import type { FigureAsked } from './figure-asked.ts';
import type { ChokePointsFinding } from './find-choke-points.ts';
import type { ExposuresFinding } from './find-exposures.ts';
import type { FloorsFinding } from './find-floors.ts';
import type { Lane, LanesFinding } from './find-lanes.ts';
import type { TimesFinding } from './find-times.ts';
import { planField } from './plan-field.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import type { SymmetryFinding } from './symmetry/find-symmetry.ts';

/** Of which places a board's maps tell from where they are seen. */
export const MAPS_ASKED = ['zones', 'sides', 'none'] as const;
export type MapsAsked = (typeof MAPS_ASKED)[number];

/** What is to be found out about a board. */
export interface AnalysisWishes {
  readonly figure: FigureAsked;
  readonly cell: Millimetres;
  /** From every place of each deployment zone, from every side's models, or from nowhere. */
  readonly maps: MapsAsked;
  readonly check: CheckWishes;
  /** Whether it is looked after one move as well, and what would make the table fairer: both take minutes. */
  readonly afterMove: boolean;
  readonly mend: boolean;
}

/** A map that is to be worked out, and from where it looks. */
export interface PlannedMap {
  readonly from: { readonly kind: 'zone' | 'side'; readonly id: string };
  readonly plan: FieldPlan;
}

/** All that was found out about a board. */
export interface BoardAnalysis {
  readonly wishes: AnalysisWishes;
  readonly findings: readonly CheckFinding[];
  /** The best first. */
  readonly symmetry: readonly SymmetryFinding[];
  readonly maps: readonly { readonly from: PlannedMap['from']; readonly field: Field }[];
  /** How open zones and objectives lie to each other; null where there is nothing to compare. */
  readonly exposures: ExposuresFinding | null;
  /** The longest lanes of the table, and the longest through each deployment zone; null where no maps were asked for. */
  readonly lanes: {
    readonly table: LanesFinding;
    readonly zones: readonly { readonly zone: ZoneId; readonly lane: Lane | null }[];
  } | null;
  /** How soon each side is at each objective; null where there are none, or the rules have no moves. */
  readonly times: TimesFinding | null;
  /** What everybody goes through, and where nobody comes to; null where no maps were asked for. */
  readonly chokePoints: ChokePointsFinding | null;
  readonly floors: FloorsFinding | null;
  /** What would make it fairer; null where nobody asked. */
  readonly mends: MendsFinding | null;
  readonly engine: string;
}

/** What can be asked of a board where nobody says what: its deployment zones where it has some, else its models. */
export function usualMaps({ board }: Table): MapsAsked {
  if (Object.values(board.zones).some(({ kind }) => kind === 'deployment')) return 'zones';
  return Object.keys(board.models).length > 0 ? 'sides' : 'none';
}

/** The maps that an analysis needs, ready to be worked out on whichever machine. @refuses as `planField` */
export function planMaps(
  table: Table,
  ruleSet: RuleSet | null,
  { figure, cell, maps }: Pick<AnalysisWishes, 'figure' | 'cell' | 'maps'>,
): Result<readonly PlannedMap[], Refusal<LabRefusalCode>> {
  const planned: PlannedMap[] = [];
  for (const { from, sought } of soughtFor(table, maps, cell)) {
    const plan = planField(table, ruleSet, { figure, cell, within: null, sought });
    // nobody may stand in a zone of water: that is no fault of the question about the others
    if (!plan.ok && plan.problem.code === 'lab/nowhere-to-stand') continue;
    if (!plan.ok) return fail(plan.problem);
    planned.push({ from, plan: plan.value });
  }
  return succeed(planned);
}

function soughtFor(
  { board }: Table,
  maps: MapsAsked,
  cell: Millimetres,
): readonly { from: PlannedMap['from']; sought: FieldSought }[] {
  if (maps === 'none') return [];
  if (maps === 'zones') {
    const zones = Object.values(board.zones).filter(({ kind }) => kind === 'deployment');
    return zones
      .map(({ id }) => id)
      .sort()
      .map((zone) => ({
        from: { kind: 'zone', id: zone },
        sought: { kind: 'places-that-see', viewers: { kind: 'zone', zone, cell } },
      }));
  }
  const sides = new Set(Object.values(board.models).map(({ owner }) => owner));
  return [...sides].sort().map((side) => ({
    from: { kind: 'side', id: side },
    sought: { kind: 'seen-from', viewers: { kind: 'side', side }, accuracy: { within: 0.01 } },
  }));
}

import type { Base } from '../../board/model.ts';
import type { Fault, WithFaults } from '../../outcome/fault.ts';
import type { Result } from '../../outcome/result.ts';
import { DOCUMENT_FAULT_CODES } from '../json-document.ts';
import type { MeshFaultCode } from '../mesh/imported-mesh.ts';

/** Everything that keeps a roster from being read; an archive may be broken in its own ways. */
export const ROSTER_FAULT_CODES = [
  'roster-file/not-recognised',
  'roster-file/rules-data',
  'roster-file/broken',
  'roster-file/doctype',
  'roster-file/without-roster',
  'roster-file/too-deep',
  ...DOCUMENT_FAULT_CODES,
] as const;
/** What can keep a roster, or the archive that it lies in, from being read. */
export type RosterFaultCode = (typeof ROSTER_FAULT_CODES)[number] | MeshFaultCode;

/** What was left out of a roster, or does not agree in it. */
export const ROSTER_NOTICE_CODES = [
  'roster/no-units',
  'roster/entries-left-out',
  'roster/totals-differ',
  'roster/models-differ',
  'roster/count-makes-no-sense',
  'roster/over-the-limit',
  'roster/joins-nobody',
  'roster/base-not-understood',
] as const;
export type RosterNoticeCode = (typeof ROSTER_NOTICE_CODES)[number];
export type RosterNotice = Fault<RosterNoticeCode>;

export const ROSTER_KINDS = ['battlescribe', 'new-recruit', 'army-forge'] as const;
export type RosterKind = (typeof ROSTER_KINDS)[number];

/** So much of something that armies are paid with. */
export interface RosterCost {
  readonly name: string;
  readonly value: number;
}

/** What each of some models carries. */
export interface RosterWeapon {
  readonly name: string;
  /** How many all of these models carry together. */
  readonly count: number;
}

/** Models of a unit that are alike. */
export interface RosterModels {
  readonly name: string;
  readonly count: number;
  readonly weapons: readonly RosterWeapon[];
  /** Null where the roster says nothing. */
  readonly base: Base | null;
}

/** Models that act together. */
export interface RosterUnit {
  readonly name: string;
  readonly models: readonly RosterModels[];
  readonly costs: readonly RosterCost[];
  /** The wounds at which a thing gets worse, as its profile has them. */
  readonly brackets: readonly string[];
}

/** An army as a list-building program wrote it down. */
export interface Roster {
  readonly kind: RosterKind;
  readonly name: string;
  readonly game: string;
  readonly costs: readonly RosterCost[];
  readonly limits: readonly RosterCost[];
  readonly units: readonly RosterUnit[];
}

/** What reading a roster comes to: the army and what does not agree in it, or what keeps it from being read. */
export type RosterReading = Result<WithFaults<Roster, RosterNoticeCode>, readonly Fault<RosterFaultCode>[]>;

/** How many models a unit puts on the table. */
export const modelsIn = ({ models }: RosterUnit): number => models.reduce((sum, { count }) => sum + count, 0);

/** Costs of the same name added up, in the order in which they are first met; blanks around names count for nothing. */
export function sumOfCosts(costs: readonly RosterCost[]): readonly RosterCost[] {
  const sums = new Map<string, number>();
  for (const { name, value } of costs) sums.set(name.trim(), (sums.get(name.trim()) ?? 0) + value);
  return [...sums].map(([name, value]) => ({ name, value: Math.round(value * 1000) / 1000 }));
}

/** What does not agree between a roster's own sums and those of its units, and what goes over its limits. */
export function checkCosts(roster: Roster, spent: readonly RosterCost[]): readonly RosterNotice[] {
  const notices: RosterNotice[] = [];
  const worthOf = (costs: readonly RosterCost[], name: string) => costs.find((one) => one.name.trim() === name.trim())?.value;
  for (const { name, value } of roster.costs) {
    const found = worthOf(spent, name) ?? 0;
    if (Math.abs(found - value) > 1e-6)
      notices.push({ code: 'roster/totals-differ', where: '', fill: { cost: name.trim(), stated: value, found } });
  }
  for (const { name, value } of roster.limits) {
    const found = worthOf(spent, name) ?? 0;
    // A limit below nothing is how these programs write that there is none.
    if (value >= 0 && found > value)
      notices.push({ code: 'roster/over-the-limit', where: '', fill: { cost: name.trim(), limit: value, found } });
  }
  return notices;
}

/** More of one kind no unit has. */
const MOST_OF_A_KIND = 500;

/** How many models of a kind there are, as far as a roster can be believed: what is no whole number of them counts as one. */
export function countModels(stated: number, unit: string, notices: RosterNotice[]): number {
  if (Number.isInteger(stated) && stated >= 0 && stated <= MOST_OF_A_KIND) return stated;
  notices.push({ code: 'roster/count-makes-no-sense', where: '', fill: { unit, stated: String(stated) } });
  return 1;
}

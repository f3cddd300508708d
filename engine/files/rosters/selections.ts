import { fail, succeed } from '../../outcome/result.ts';
import {
  checkCosts,
  countModels,
  type Roster,
  type RosterCost,
  type RosterKind,
  type RosterModels,
  type RosterNotice,
  type RosterReading,
  type RosterUnit,
  type RosterWeapon,
  sumOfCosts,
} from './roster.ts';

/** One choice in a roster of the BattleScribe family, with what was chosen below it. */
export interface Selection {
  readonly name: string;
  readonly type: string;
  readonly number: number;
  readonly costs: readonly RosterCost[];
  readonly profiles: readonly { readonly type: string; readonly remaining: string | null }[];
  readonly selections: readonly Selection[];
}

/** What a roster says before anybody has counted. */
export interface RosterHead {
  readonly kind: RosterKind;
  readonly name: string;
  readonly game: string;
  readonly costs: readonly RosterCost[];
  readonly limits: readonly RosterCost[];
}

const below = (one: Selection): readonly Selection[] => one.selections.flatMap((child) => [child, ...below(child)]);
const isWeapon = ({ profiles }: Selection): boolean => profiles.some(({ type }) => /weapon/i.test(type));
/** A profile of somebody who stands on the table, whatever the game calls it. */
const hasUnitProfile = ({ profiles }: Selection): boolean =>
  profiles.some(({ type }) => /^(?:unit|model|vehicle|character|warscroll|operative|fighter|ship)s?\b/i.test(type.trim()));

/** Is this one of the choices that put models on the table, and not a choice of rules? */
const isUnit = (one: Selection): boolean =>
  one.type === 'unit' || one.type === 'model' || hasUnitProfile(one) || below(one).some(({ type }) => type === 'model');

/**
 * The models of a unit: its selections of type model. Where it has none, its upgrades that carry weapons below them are its models; where
 * it has none of these either, it is one model. Weapons and damage brackets are never models.
 */
function modelsOf(unit: Selection, notices: RosterNotice[]): readonly RosterModels[] {
  const groupOf = (one: Selection, stated: number): RosterModels => {
    const { name } = one;
    return { name, count: countModels(stated, name, notices), weapons: weaponsOf(one), base: null };
  };
  const all = [unit, ...below(unit)];
  const models = all.filter(({ type }) => type === 'model');
  if (models.length > 0) return models.map((model) => groupOf(model, model.number));
  const armed = unit.selections.filter((child) => child.type === 'upgrade' && below(child).some(isWeapon));
  if (armed.length > 0) return armed.map((child) => groupOf(child, child.number));
  return [groupOf(unit, 1)];
}

/** Weapons by name; those of a model within belong to that one. */
function weaponsOf(selection: Selection): readonly RosterWeapon[] {
  const counts = new Map<string, number>();
  const add = (one: Selection) => {
    if (one !== selection && one.type === 'model') return;
    if (one !== selection && isWeapon(one)) counts.set(one.name, (counts.get(one.name) ?? 0) + one.number);
    for (const child of one.selections) add(child);
  };
  add(selection);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function unitOf(selection: Selection, notices: RosterNotice[]): RosterUnit {
  const all = [selection, ...below(selection)];
  return {
    name: selection.name,
    models: modelsOf(selection, notices),
    costs: sumOfCosts(all.flatMap(({ costs }) => costs)).filter(({ value }) => value !== 0),
    brackets: all.flatMap(({ profiles }) => profiles.flatMap(({ remaining }) => (remaining === null ? [] : [remaining]))),
  };
}

/** The roster that these choices of all its forces make. Choices that put nobody on the table are counted and left out; their costs are not. */
export function rosterOfSelections(head: RosterHead, chosen: readonly Selection[]): RosterReading {
  const units = chosen.filter(isUnit);
  const others = chosen.filter((one) => !units.includes(one));
  const notices: RosterNotice[] = [];
  const roster: Roster = {
    ...head,
    costs: sumOfCosts(head.costs),
    limits: sumOfCosts(head.limits),
    units: units.map((one) => unitOf(one, notices)),
  };
  if (others.length > 0) {
    const names = others.slice(0, 6).map(({ name }) => name);
    notices.push({ code: 'roster/entries-left-out', where: '', fill: { count: others.length, names: names.join(', ') } });
  }
  if (units.length === 0) notices.push({ code: 'roster/no-units', where: '', fill: {} });
  const spent = sumOfCosts(chosen.flatMap((one) => [one, ...below(one)]).flatMap(({ costs }) => costs));
  notices.push(...checkCosts(roster, spent));
  return succeed({ value: roster, faults: notices });
}

/** Choices may lie this deep in each other before a file is taken for broken. */
export const DEEPEST_CHOICE = 40;
export const tooDeep = (): RosterReading =>
  fail([{ code: 'roster-file/too-deep', where: '', fill: { deepest: DEEPEST_CHOICE } }]);

import { z } from 'zod';
import type { Base } from '../../board/model.ts';
import { succeed } from '../../outcome/result.ts';
import { checkForm } from '../json-document.ts';
import {
  checkCosts,
  countModels,
  modelsIn,
  type Roster,
  type RosterModels,
  type RosterNotice,
  type RosterReading,
  type RosterUnit,
} from './roster.ts';

const unit = z.object({
  name: z.string().default(''),
  customName: z.string().nullish(),
  size: z.int().min(1).max(1000).default(1),
  cost: z.number().default(0),
  bases: z.object({ round: z.string().nullish(), square: z.string().nullish() }).nullish(),
  loadout: z.array(z.object({ name: z.string().default(''), count: z.number().default(1) })).default([]),
  selectedUpgrades: z.array(z.object({ option: z.object({ cost: z.number().default(0) }) })).default([]),
  selectionId: z.string(),
  joinToUnit: z.string().nullish(),
  combined: z.boolean().default(false),
});
const list = z.object({
  name: z.string().default(''),
  gameSystem: z.string().default(''),
  pointsLimit: z.number().optional(),
  listPoints: z.number().optional(),
  modelCount: z.number().optional(),
  units: z.array(unit).max(1000),
});
type Unit = z.infer<typeof unit>;

const POINTS = 'pts';

/**
 * Reads a list that Army Forge shares. Its costs are those of bare units: upgrades come on top. Two halves of a combined unit, and heroes
 * who join one, are entries of their own there and one unit on the table.
 * @faults each with its place in the file
 */
export function readArmyForge(value: unknown): RosterReading {
  const form = checkForm(list, value);
  if (!form.ok) return form;
  const { name, gameSystem, pointsLimit, listPoints, modelCount, units: entries } = form.value;
  const notices: RosterNotice[] = [];
  const byId = new Map(entries.map((one) => [one.selectionId, one]));
  /** The entry that another one ends up in, however often that joins on; itself where it joins nobody, or goes round in a circle. */
  const hostOf = (entry: Unit): Unit => {
    const met = new Set<Unit>();
    let host = entry;
    while (host.joinToUnit != null && !met.has(host)) {
      met.add(host);
      const next = byId.get(host.joinToUnit);
      if (!next) break;
      host = next;
    }
    return met.has(host) ? entry : host;
  };
  const groups = new Map<Unit, Unit[]>();
  for (const entry of entries) {
    const host = hostOf(entry);
    if (entry.joinToUnit != null && host === entry)
      notices.push({ code: 'roster/joins-nobody', where: '', fill: { unit: calledOf(entry) } });
    groups.set(host, [...(groups.get(host) ?? []), entry]);
  }
  const baseOf = (entry: Unit): Base | null => {
    const texts = [entry.bases?.round, entry.bases?.square].filter((text): text is string => !!text && text !== 'none');
    const found = texts
      .map((text, index) => parseBase(text, index === 0 && text === entry.bases?.round))
      .find((base) => base !== null);
    if (found) return found;
    if (texts.length > 0)
      notices.push({ code: 'roster/base-not-understood', where: '', fill: { unit: calledOf(entry), base: texts[0]! } });
    return null;
  };
  const units = [...groups].map(([host, members]): RosterUnit => {
    const models: RosterModels[] = [];
    for (const member of members) {
      const like = models.findIndex((one) => one.name === calledOf(member) && member.combined);
      const group = {
        name: calledOf(member),
        count: countModels(member.size, calledOf(member), notices),
        weapons: member.loadout,
        base: baseOf(member),
      };
      if (like < 0) models.push(group);
      else models[like] = together(models[like]!, group);
    }
    const value = members.reduce((sum, one) => sum + costOf(one), 0);
    return { name: calledOf(host), models, costs: [{ name: POINTS, value }], brackets: [] };
  });
  const roster: Roster = {
    kind: 'army-forge',
    name,
    game: gameSystem,
    costs: listPoints === undefined ? [] : [{ name: POINTS, value: listPoints }],
    limits: pointsLimit === undefined || pointsLimit === 0 ? [] : [{ name: POINTS, value: pointsLimit }],
    units,
  };
  if (units.length === 0) notices.push({ code: 'roster/no-units', where: '', fill: {} });
  const count = units.reduce((sum, one) => sum + modelsIn(one), 0);
  if (modelCount !== undefined && modelCount !== count)
    notices.push({ code: 'roster/models-differ', where: '', fill: { stated: modelCount, found: count } });
  const value_ = entries.reduce((sum, one) => sum + costOf(one), 0);
  notices.push(...checkCosts(roster, [{ name: POINTS, value: value_ }]));
  return succeed({ value: roster, faults: notices });
}

const calledOf = ({ customName, name }: Unit): string => customName || name;
const costOf = ({ cost, selectedUpgrades }: Unit): number =>
  cost + selectedUpgrades.reduce((sum, { option }) => sum + option.cost, 0);

/** `32` is a round base, `120x92` an oval one; in the list of square bases they are square and oblong. */
function parseBase(text: string, round: boolean): Base | null {
  const [, first, second] = /^\s*(\d+(?:\.\d+)?)\s*(?:[x×]\s*(\d+(?:\.\d+)?))?\s*(?:mm)?\s*$/i.exec(text) ?? [];
  if (first === undefined || Number(first) <= 0) return null;
  const width = Number(first);
  const depth = second === undefined ? width : Number(second);
  if (depth <= 0) return null;
  if (!round) return { kind: 'rectangle', width, depth };
  return width === depth ? { kind: 'round', diameter: width } : { kind: 'oval', width, depth };
}

/** Two halves of one unit. */
function together(one: RosterModels, other: RosterModels): RosterModels {
  const counts = new Map<string, number>();
  for (const { name, count } of [...one.weapons, ...other.weapons]) counts.set(name, (counts.get(name) ?? 0) + count);
  const weapons = [...counts].map(([name, count]) => ({ name, count }));
  return { ...one, count: one.count + other.count, weapons, base: one.base ?? other.base };
}

import { withoutModel } from '../../../board/board-edit.ts';
import type { Model } from '../../../board/model.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Begun } from '../../../rules/playing.ts';
import type { Table } from '../../../rules/table.ts';
import { refuse } from './acting.ts';
import { whatIsWrongWithArmies } from './army.ts';
import { readGuns } from './crews/read-guns.ts';
import { type Fields, isFields } from './fields.ts';
import { readCircumstances, sidesTyped } from './read-circumstances.ts';
import { readFighter } from './read-fighter.ts';
import { readMission } from './read-mission.ts';
import { readEntries, readSetUp } from './read-set-up.ts';
import type { Battle, Fighter } from './state.ts';

/** The points that win a battle unless its forces say otherwise. @clause SK-VP-2 */
const USUAL_TARGET = 13;

/**
 * Reads the forces of a battle: `{ fighters: { <model>: { figure, weapons, melee, armour, helmet, abilities, items, group, reserve, … } }, guns, target, setUp, entries, mission,
 * army, home, armyTypes, waterEdges }`. Who is on the board and is not named is a trained soldier with a rifle; vehicles and squads take no part yet. Where there is a set-up nobody is on
 * the table before he is set up, and who is in reserve is not on it either.
 * @refuses what the tables of the book do not have, a figure that is not on the board, a side without anybody, and an army that breaks its limits
 */
export function readForces({ board }: Table, seats: readonly SideId[], forces: PlainData): Result<Begun<Battle>, Refusal> {
  if (forces !== null && !isFields(forces)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: 'forces' });
  const given: Fields = forces ?? {};
  const { target = USUAL_TARGET } = given;
  if (typeof target !== 'number' || !(target > 0)) return refuse('forces/not-understood', 'SK-VP-2', { field: 'target' });
  const setUp = readSetUp(given.setUp, seats);
  if (!setUp.ok) return setUp;
  const models = Object.values(board.models);
  const guns = readGuns(models, seats, given.guns);
  if (!guns.ok) return guns;
  const men = models.filter(({ id }) => !Object.hasOwn(guns.value, id));
  const read = readFighters(men, seats, given.fighters ?? {}, setUp.value !== null);
  if (!read.ok) return read;
  const named = read.value;
  const all = Object.values(named);
  const count = (side: SideId) => all.filter((fighter) => fighter.side === side).length;
  const empty = seats.find((side) => count(side) === 0);
  if (empty !== undefined) return refuse('forces/nobody-there', 'SK-ARMY-5', { side: empty });
  const entries = readEntries(given.entries, seats, board);
  if (!entries.ok) return entries;
  const mission = readMission(given.mission, seats, board);
  if (!mission.ok) return mission;
  const war = readCircumstances(given, seats);
  if (!war.ok) return war;
  const breach = whatIsWrongWithArmies(all, Object.values(guns.value), seats, given.army);
  if (breach) return { ok: false, problem: breach };

  const off = all.filter(({ whereabouts }) => whereabouts !== 'table').map(({ model }) => model);
  const kept = [...off, ...Object.keys(guns.value)];
  const state: Battle = {
    round: 1,
    stage: setUp.value ? 'set-up' : 'initiative',
    turn: null,
    first: null,
    active: null,
    fighters: sidesTyped(named, war.value.armyTypes),
    guns: guns.value,
    ...war.value,
    tokens: {},
    hurrahs: {},
    rolledFor: [],
    victoryPoints: Object.fromEntries(seats.map((side) => [side, 0])),
    began: Object.fromEntries(seats.map((side) => [side, count(side)])),
    target,
    setUp: setUp.value,
    precedents: [],
    roster: Object.fromEntries(kept.map((id) => [id, board.models[id]!])),
    entries: entries.value,
    mission: mission.value,
  };
  return succeed({ state, board: off.reduce(withoutModel, board) });
}

function readFighters(
  models: readonly Model[],
  seats: readonly SideId[],
  named: PlainData,
  isSetUp: boolean,
): Result<Battle['fighters'], Refusal> {
  if (!isFields(named)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: 'fighters' });
  const stray = Object.keys(named).find((id) => !models.some((model) => model.id === id));
  if (stray !== undefined) return refuse('fighter/not-in-this-battle', 'SK-ARMY-1', { model: stray });
  const fighters: Record<string, Fighter> = {};
  for (const model of models) {
    if (model.body.kind !== 'figure' || !seats.includes(model.owner)) continue;
    const fighter = readFighter(model, named[model.id], isSetUp);
    if (!fighter.ok) return fighter;
    fighters[model.id] = fighter.value;
  }
  return succeed(fighters);
}

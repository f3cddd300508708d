import { describe, expect, test } from 'vitest';
import { modelsIn, readRoster } from '../../../../engine/index.ts';
import { text } from '../../../support/sketch-mesh-file.ts';

const weapon = (name: string, number: number) =>
  `<selection name="${name}" type="upgrade" number="${number}"><profiles><profile name="${name}" typeName="Ranged Weapons"/></profiles></selection>`;
const chosen = (name: string, type: string, number: number | string, below = '', more = '') =>
  `<selection name="${name}" type="${type}" number="${number}">${more}<selections>${below}</selections></selection>`;
const force = (selections: string, forces = '') =>
  `<force name="F"><selections>${selections}</selections><forces>${forces}</forces></force>`;
const unitProfile = (name: string) => `<profile name="${name}" typeName="Unit"/>`;

function read(...forces: readonly string[]) {
  const reading = readRoster(
    text(`<?xml version="1.0"?><roster name="R" gameSystemName="G"><forces>${forces.join('')}</forces></roster>`),
    'army.ros',
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}
const countsOf = (...forces: readonly string[]) => read(...forces).value.units.map((unit) => modelsIn(unit));

describe('the models of a roster', () => {
  test('of a squad are its leader and its four troopers', () => {
    const squad = chosen(
      'Squad',
      'unit',
      1,
      chosen('Leader', 'model', 1, weapon('Pistol', 1)) + chosen('Trooper', 'model', 4, weapon('Gun', 4)),
    );
    expect(countsOf(force(squad))).toEqual([5]);
  });

  test('are seven where seven share their weapons', () => {
    const guns = weapon('Rifle', 7) + weapon('Grenades', 7) + weapon('Knife', 4);
    expect(countsOf(force(chosen('Squad', 'unit', 1, chosen('Man', 'model', 7, guns))))).toEqual([7]);
  });

  test('are one where a vehicle has weapons to choose from, and damage brackets', () => {
    const brackets = `<profiles>${unitProfile('Tank [1]')}${unitProfile('Tank [2]')}${unitProfile('Tank [3]')}</profiles>`;
    const guns = weapon('Cannon', 1) + weapon('Left gun', 1) + weapon('Right gun', 1) + weapon('Flamer', 1);
    expect(countsOf(force(chosen('Tank', 'model', 1, guns, brackets)))).toEqual([1]);
    expect(countsOf(force(chosen('Tank', 'upgrade', 1, guns, brackets)))).toEqual([1]);
  });

  test('of forces within forces are all there', () => {
    const man = (name: string) => chosen(name, 'model', 2, weapon('Gun', 2));
    expect(countsOf(force(man('A'), force(man('B'), force(man('C')))))).toEqual([2, 2, 2]);
  });

  test.each(['1e308', '-3', '2.5', '1e-320'])('are one, and it is said, where their number is given as %s', (number) => {
    const { value, faults } = read(force(chosen('Man', 'model', number, weapon('Gun', 1))));
    expect(value.units.map((unit) => modelsIn(unit))).toEqual([1]);
    expect(faults.map(({ code }) => code)).toContain('roster/count-makes-no-sense');
  });
});

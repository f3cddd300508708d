import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeSelected, select, undo } from '../../../app/web/session/board-intents.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { chooseWeapon, keepTemplate, layTemplateAt } from '../../../app/web/session/template-intents.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import { keepWay, leadTo } from '../../../app/web/session/way-intents.ts';
import { leaveOnTable, liftZone, mayStay } from '../../../app/web/session/zone-intents.ts';
import { strokesIn } from '../../../app/web/session/zone-strokes.ts';
import { zoneUnder } from '../../../app/web/session/zone-under.ts';
import { LASTING_EFFECTS } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

const zones = () => read().document.board.zones;

let stops: (() => void)[] = [];
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, template: null, way: null, ghost: null });
  playBy('skirmish');
  lay(duelBoard);
  stops = [keepTemplate(), keepWay()];
  takeTool('template');
  chooseWeapon('gas');
  layTemplateAt({ x: 0, y: 0, z: 300 });
});
afterEach(() => {
  for (const stop of stops) stop();
  write({ tool: 'sight', template: null, way: null });
});

describe('what a template leaves behind', () => {
  test('lies where the template lies, gas at all heights and a crater on its floor, each in one step that can be taken back', () => {
    expect(mayStay(read().template!)[0]).toBe('gas');
    leaveOnTable('gas', 'gas');
    expect(zones()['gas-1']).toMatchObject({ name: 'gas', effect: { of: 'gas', floor: null, circle: { radius: 200 } } });
    leaveOnTable('gas', 'gas');
    expect(zones()['gas-2']).toMatchObject({ name: 'gas 2' });
    leaveOnTable('crater', 'a crater');
    expect(zones()['crater-1']).toMatchObject({ effect: { floor: { y: 0 } } });
    undo();
    undo();
    expect(Object.keys(zones())).toEqual(['gas-1']);
    undo();
    expect(zones()).toEqual({});
  });

  test('is chosen by a click on the ground it covers, the smaller of two, and taken off like everything else', () => {
    leaveOnTable('gas', 'gas');
    chooseWeapon('shell');
    layTemplateAt({ x: 0, y: 0, z: 300 });
    leaveOnTable('crater', 'a crater');
    const { board } = read().document;
    expect(zoneUnder(board, { x: 0, y: 0, z: 300 })?.id).toBe('crater-1');
    expect(zoneUnder(board, { x: 150, y: 0, z: 300 })?.id).toBe('gas-1');
    expect(zoneUnder(board, { x: 0, y: 60, z: 300 })?.id).toBe('gas-1');
    expect(zoneUnder(board, { x: 0, y: 0, z: 0 })).toBeNull();
    select({ kind: 'zone', id: 'gas-1' });
    removeSelected();
    expect(read().selected).toBeNull();
    liftZone('crater-1');
    expect(zones()).toEqual({});
    undo();
    expect(Object.keys(zones())).toEqual(['crater-1']);
  });

  test('is told of on every way that leads through it', () => {
    leaveOnTable('gas', 'gas');
    takeTool('move');
    select({ kind: 'model', id: 'anna' });
    const from = read().document.board.models.anna!.pose.at;
    leadTo({ kind: 'ground', at: { x: from.x, y: 0, z: from.z + 60 } });
    const { result } = read().way!.ruling!;
    const areas = result.ok ? result.value.answer.areas : [];
    expect(areas).toMatchObject([{ zone: 'gas-1', of: 'gas', clause: 'SK-GAS-4' }]);
  });
});

test('every effect is drawn in strokes of its own, all of them within its border', () => {
  const outline = Array.from({ length: 64 }, (_, i) => ({
    x: 100 * Math.cos((i / 32) * Math.PI),
    z: 100 * Math.sin((i / 32) * Math.PI),
  }));
  const drawn = LASTING_EFFECTS.map((effect) => strokesIn(outline, effect));
  for (const strokes of drawn) {
    expect(strokes.length).toBeGreaterThan(8);
    expect(strokes.length % 2).toBe(0);
    for (const { x, z } of strokes) expect(Math.hypot(x, z)).toBeLessThan(103);
  }
  expect(new Set(drawn.map((strokes) => JSON.stringify(strokes))).size).toBe(drawn.length);
  expect(strokesIn(outline, 'marked')).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { undo } from '../../../app/web/session/board-intents.ts';
import { doDeed } from '../../../app/web/session/deed-intents.ts';
import { runErrand } from '../../../app/web/session/errand.ts';
import type { Deed } from '../../../app/web/session/find-deeds.ts';
import { stateOf } from '../../../app/web/session/mover-state.ts';
import { asPrinted, USUAL } from '../../../app/web/session/rule-set.ts';
import { read } from '../../../app/web/session/session.ts';
import { openSpace } from '../../../engine/index.ts';
import { gateBoard } from '../../support/gate-board.ts';
import { lay } from './table-in-hand.ts';

function deeds(of: 'model' | 'piece', id: string, { hasKey = false, agreed = USUAL } = {}): readonly Deed[] {
  const { document } = read();
  const asked = { of, id, hasKey, state: stateOf(document, id), agreed };
  return runErrand('deeds', asked, { space: () => openSpace(document.board, new Map()), meshes: new Map() });
}
const stateOfGate = () => Object.values(read().document.board.pieces.wall!.openings)[0]!.state;
const told = (list: readonly Deed[]) => list.map(({ key, allowed, because }) => [key, allowed, because.says, because.clause]);

beforeEach(() => lay(gateBoard('locked')));

test('a locked gate is unlocked with its key, then opened and shut, each as one step that can be taken back', () => {
  const [withoutKey] = deeds('model', 'anna');
  expect(withoutKey).toMatchObject({ work: 'unlock', allowed: false, because: { says: 'door/no-key', clause: 'SK-DOOR-5' } });
  doDeed(withoutKey!);
  expect(stateOfGate()).toBe('locked');

  const [unlock] = deeds('model', 'anna', { hasKey: true });
  doDeed(unlock!);
  expect(stateOfGate()).toBe('closed');
  const open = deeds('model', 'anna').find((deed) => deed.kind === 'work-opening' && deed.work === 'open');
  expect(open).toMatchObject({ allowed: true, because: { clause: 'SK-DOOR-2' } });
  doDeed(open!);
  expect(stateOfGate()).toBe('open');
  expect(read().told?.code).toBe('door/will-stay-open');
  undo();
  expect(stateOfGate()).toBe('closed');
});

test('a gate tells who stands near enough to work it, and why others may not', () => {
  const asked = deeds('piece', 'wall', { hasKey: true });
  expect(asked.map(({ model }) => model)).toEqual(['anna', 'dora']);
  expect(asked.find(({ model }) => model === 'anna')?.allowed).toBe(true);
  expect(asked.find(({ model }) => model === 'dora')?.because.says).toBe('door/out-of-reach');
});

test('a comrade within reach is taken up, one at a time, which is taken back like any other step', () => {
  const loads = () => deeds('model', 'anna').filter(({ kind }) => kind === 'pick-up');
  expect(told(loads())).toEqual([
    ['anna dora', true, 'load/within-reach', 'SK-LOAD-1'],
    ['anna flora', false, 'load/out-of-reach', 'SK-LOAD-1'],
  ]);
  doDeed(loads()[0]!);
  expect(stateOf(read().document, 'anna').loaded).toBe(true);
  expect(loads()[0]).toMatchObject({ allowed: false, because: { says: 'load/one-at-a-time' } });
  undo();
  expect(stateOf(read().document, 'anna').loaded).toBe(false);
});

test('rules that say nothing of doors are not asked about them silently', () => {
  const agreed = asPrinted('battle')!;
  expect(deeds('model', 'anna', { agreed })[0]).toMatchObject({
    allowed: false,
    because: { says: 'question/not-in-these-rules' },
  });
});

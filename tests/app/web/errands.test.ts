import { expect, test } from 'vitest';
import { changeBetween } from '../../../app/web/session/board-change.ts';
import { type ErrandKind, type Errands, runErrand } from '../../../app/web/session/errand.ts';
import { openErrandOffice } from '../../../app/web/session/errand-post.ts';
import { USUAL } from '../../../app/web/session/rule-set.ts';
import { type Board, canonicalForm, openSpace, withModelMoved } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';

const LOOK = { looker: 'anna', target: 'bela', agreed: USUAL };
const moved = withModelMoved(duelBoard, 'anna', { at: { x: 230, y: 0, z: 150 }, facing: 0 });

/** An office as the page writes to it: every letter and reply is copied as it is between threads. */
function penFriend() {
  const office = openErrandOffice();
  let last: Board | null = null;
  let number = 0;
  return <Kind extends ErrandKind>(kind: Kind, given: Errands[Kind]['given'], board: Board | null) => {
    const change = board && changeBetween(last, board, new Map(), new Set());
    last = board ?? last;
    return structuredClone(office(structuredClone({ number: ++number, kind, given, change })));
  };
}

const here = <Kind extends 'sees' | 'cover'>(kind: Kind, board: Board) =>
  runErrand(kind, LOOK, { space: () => openSpace(board, new Map()), meshes: new Map() });

test('an answer from the thread is the same as one found here, byte for byte, and stays so while models move and go', () => {
  const write = penFriend();
  const { cili: _gone, ...left } = moved.models;
  for (const board of [duelBoard, moved, duelBoard, { ...moved, models: left }, { ...moved, pieces: {} }]) {
    for (const kind of ['sees', 'cover'] as const) {
      const reply = write(kind, LOOK, board);
      expect(canonicalForm('result' in reply && reply.result)).toBe(canonicalForm(here(kind, board)));
    }
  }
});

test('only the model that moved is sent again', () => {
  const change = changeBetween(duelBoard, moved, new Map(), new Set());
  expect(change.models.put.map(([id]) => id)).toEqual(['anna']);
  expect(change.pieces.put).toEqual([]);
  expect(change.models.order).toEqual(Object.keys(duelBoard.models));
});

test('a mesh is sent once', () => {
  const mesh = { positions: new Float64Array(9), triangles: new Uint32Array([0, 1, 2]), groups: [] };
  const meshes = new Map([['m1', mesh]]) as never;
  expect(changeBetween(null, duelBoard, meshes, new Set()).meshes.length).toBe(1);
  expect(changeBetween(duelBoard, moved, meshes, new Set(['m1']) as never).meshes).toEqual([]);
});

test('a ruling is made in the thread and opened in it, and stands', () => {
  const write = penFriend();
  const made = write('ruling', { ...LOOK, form: 'file', language: 'en', address: '' }, duelBoard);
  const text = 'result' in made ? String(made.result) : '';
  const opened = write('open', { text }, null);
  expect(opened).toMatchObject({ result: { ok: true, value: { doubts: [], notices: [], pageFaults: [] } } });
  const changed = write('open', { text: text.replace(/"sees": ?false/, '"sees": true') }, null);
  const { doubts } = (changed as { result: { value: { doubts: readonly { code: string; where: string }[] } } }).result.value;
  expect(doubts.map(({ code }) => code)).toEqual(expect.arrayContaining(['ruling/value-changed', 'ruling/answers-otherwise']));
});

test('an errand that breaks is told of and the next one is run', () => {
  const write = penFriend();
  expect(write('sees', LOOK, null)).toHaveProperty('broke');
  expect(write('sees', LOOK, duelBoard)).toHaveProperty('result.ok', true);
});

import { describe, expect, test } from 'vitest';
import type { OpenErrandThread, Order } from '../../../app/web/session/errand-lane.ts';
import { type ErrandLetter, openErrandOffice } from '../../../app/web/session/errand-post.ts';
import { USUAL } from '../../../app/web/session/rule-set.ts';
import { openSearchLanes } from '../../../app/web/session/search-lanes.ts';
import { type Board, UNBURDENED, withModelMoved } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';

/** A bare table, on which nothing takes long. */
const { anna, bela } = duelBoard.models;
const bare: Board = { ...duelBoard, pieces: {}, models: { anna: anna!, bela: bela! } };
const duel = { board: bare, meshes: new Map(), agreed: USUAL };
const stepped = { ...duel, board: withModelMoved(bare, 'anna', { at: { x: 30, y: 0, z: 150 }, facing: 0 }) };

/** Threads with the engine's own office in them, each of which works on its next letter when it is told to. */
function workshop() {
  const threads: {
    readonly letters: ErrandLetter[];
    readonly seen: string[];
    work: () => void;
    fail: () => void;
    ended: boolean;
  }[] = [];
  const openThread: OpenErrandThread = (replied, failed) => {
    const office = openErrandOffice();
    const thread = {
      letters: [] as ErrandLetter[],
      seen: [] as string[],
      ended: false,
      fail: failed,
      work() {
        const letter = thread.letters.shift();
        if (thread.ended || !letter) return;
        thread.seen.push(letter.kind);
        replied(structuredClone(office(structuredClone(letter))));
      },
    };
    threads.push(thread);
    return { post: (letter) => thread.letters.push(letter), end: () => (thread.ended = true) };
  };
  const lanes = openSearchLanes(openThread);
  const taken: string[] = [];
  const search = (name: string, kind: 'near-reach' | 'reach' | 'route', about = duel) => {
    const asked = { model: 'anna', order: 'move', target: null, state: UNBURDENED } as const;
    const way = { kind: 'route', to: { kind: 'ground', at: { x: 30, y: 0, z: 200 } }, ...asked } as const;
    const given =
      kind === 'route'
        ? { question: way, agreed: USUAL }
        : { search: 1, question: { kind: 'reach', ...asked } as const, agreed: USUAL };
    const order: Order<typeof kind> = {
      kind,
      given,
      about,
      take: (result) => taken.push(result && 'ok' in result && !result.ok ? `${name} refused` : name),
      broke: () => taken.push(`${name} broke`),
    };
    lanes.search(order as unknown as Order);
  };
  const settle = () => {
    while (threads.some(({ ended, letters }) => !ended && letters.length > 0)) for (const { work } of [...threads]) work();
  };
  const alive = () => threads.filter(({ ended }) => !ended).length;
  return { lanes, threads, taken, search, settle, alive };
}

const READY = ['follow', 'rehearse-reach'];

describe('searches that may be left off', () => {
  test('a spare thread is made ready behind the first, both with the board and each having searched before', () => {
    const { lanes, threads, settle } = workshop();
    lanes.follow(duel);
    // Both are fetched at once, but the first is made ready first.
    expect(threads.map(({ letters }) => letters.length)).toEqual([1, 0]);
    settle();
    expect(threads.map(({ seen }) => seen)).toEqual([READY, READY]);
  });

  test('when a search is left off its thread is ended, the spare one takes the next at once, and another is made ready', () => {
    const { lanes, threads, taken, search, settle, alive } = workshop();
    lanes.follow(duel);
    settle();
    search('first', 'route');
    lanes.leave();
    search('second', 'route');
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
    expect(threads[1]!.letters.map(({ kind }) => kind)).toEqual(['route']);
    settle();
    expect(taken).toEqual(['second']);
    expect(threads.map(({ seen }) => seen)).toEqual([READY, [...READY, 'route'], READY]);
    expect(alive()).toBe(2);
  });

  test('what is over soon is waited for instead: no thread is ended, nothing of it is told, and only the last that was asked is searched', () => {
    const { lanes, taken, search, settle, alive, threads } = workshop();
    lanes.follow(duel);
    settle();
    for (const name of ['a', 'b', 'c', 'd']) {
      lanes.leave();
      search(name, 'near-reach');
    }
    settle();
    expect(taken).toEqual(['d']);
    expect(threads.length).toBe(2);
    expect(alive()).toBe(2);
    expect(threads.flatMap(({ seen }) => seen).filter((kind) => kind === 'near-reach').length).toBeLessThanOrEqual(3);
  });

  test('a search that goes on step by step is left off without ending its thread, and the spare one takes over', () => {
    const { lanes, threads, taken, search, settle, alive } = workshop();
    lanes.follow(duel);
    settle();
    search('a', 'reach');
    lanes.leave();
    search('b', 'reach');
    settle();
    expect(taken).toEqual(['b']);
    expect(threads.map(({ ended, seen }) => [ended, seen.at(-1)])).toEqual([
      [false, 'reach'],
      [false, 'reach'],
    ]);
    expect(alive()).toBe(2);
  });

  test('searches that are left off before anything is ready are none the worse: the last one is answered', () => {
    const { lanes, taken, search, settle, alive } = workshop();
    lanes.follow(duel);
    for (const name of ['a', 'b', 'c']) {
      lanes.leave();
      search(name, 'near-reach');
      search(name, 'route');
    }
    settle();
    expect(taken).toEqual(['c', 'c']);
    expect(alive()).toBe(2);
  });

  test('both threads follow the board, and what is searched in either is what is searched on a new one', () => {
    const { lanes, taken, search, settle, threads } = workshop();
    lanes.follow(duel);
    settle();
    lanes.follow(stepped);
    settle();
    expect(threads.map(({ seen }) => seen)).toEqual([
      [...READY, 'follow'],
      [...READY, 'follow'],
    ]);
    search('a', 'route', stepped);
    lanes.leave();
    search('b', 'route', stepped);
    // The spare one has the board already: nothing but the question is sent.
    expect(threads[1]!.letters[0]!.change).toMatchObject({ models: { put: [] }, pieces: { put: [] } });
    settle();
    expect(taken).toEqual(['b']);
  });

  test('who waits for a thread that fails is told, and the next search has the spare one or a new one', () => {
    const { lanes, threads, taken, search, settle } = workshop();
    lanes.follow(duel);
    settle();
    search('a', 'route');
    threads[0]!.fail();
    expect(taken).toEqual(['a broke']);
    search('b', 'route');
    settle();
    expect(taken).toEqual(['a broke', 'b']);
  });

  test('a spare thread that cannot be had is done without, and not asked for again and again', () => {
    const { lanes, threads, taken, search, settle } = workshop();
    lanes.follow(duel);
    threads[0]!.work();
    threads[1]!.fail();
    search('a', 'route');
    settle();
    expect(taken).toEqual(['a']);
    expect(threads.length).toBe(2);
  });
});

import type { ErrandKind } from './errand.ts';
import { type ErrandBoard, type Lane, type OpenErrandThread, type Order, openLane } from './errand-lane.ts';
import type { Agreement } from './rule-set.ts';

/** The table that idle threads are kept in step with. */
export interface FollowedTable extends ErrandBoard {
  readonly agreed: Agreement;
}

/** Searches that may be left off half-way. */
export interface SearchLanes {
  /** One search after the other, in the order in which they are asked for. */
  readonly search: (order: Order) => void;
  /** Leaves off every search: nothing of it is handed over any more. */
  readonly leave: () => void;
  /** Has the threads follow a table as soon as they have nothing else to do. */
  readonly follow: (table: FollowedTable) => void;
  /** Ends every thread, and hands back what was still to be done. */
  readonly end: () => readonly Order[];
}

/** What is over sooner than another thread could be made ready, a step of a search among it: it is waited for, and no thread is ended for it. */
const BRIEF: readonly ErrandKind[] = ['follow', 'rehearse-reach', 'near-reach', 'reach'];

/**
 * A thread runs code the quicker the more often it has run it: of so many models in turn it is asked what is near them before anybody wants to know. The
 * first time gives most, and each takes its share of a machine of two cores from what somebody waits for.
 */
const REHEARSALS = 1;

interface ReadyLane extends Lane {
  rehearsed: number;
  /** Since it took over. */
  hasAnswered: boolean;
}

/**
 * A thread that is busy can only be ended. So there are two of them: the one that searches, and a spare one that is loaded, has the derived world of the
 * board and has searched before. When a search is left off, the spare one takes over at once, and another spare one is made ready behind it, which begins
 * once the first has answered something: what somebody waits for comes first.
 */
export function openSearchLanes(openThread: OpenErrandThread): SearchLanes {
  let present: ReadyLane | null = null;
  let spare: ReadyLane | null = null;
  let sparing = true;
  let waiting: Order[] = [];
  let followed: FollowedTable | null = null;

  function open(): ReadyLane {
    const rested = () => {
      lane.hasAnswered = true;
      goOn();
    };
    const lane: ReadyLane = { ...openLane(openThread, rested, () => lose(lane)), rehearsed: 0, hasAnswered: false };
    return lane;
  }

  /** A thread cannot be had or has failed: who waits for it is told. */
  function lose(lane: ReadyLane): void {
    lane.end();
    if (lane === spare) {
      spare = null;
      sparing = false;
    }
    if (lane !== present) return;
    const told = [...lane.owed(), ...waiting];
    present = null;
    waiting = [];
    for (const { broke } of told) broke('');
  }

  /** Gives whoever has nothing to do the next thing to do: what is waited for, then what makes ready for the next. */
  function goOn(): void {
    if (waiting.length > 0 || followed) present ??= open();
    if (!present) return;
    if (present.owed().length === 0) {
      const next = waiting.shift();
      if (next) present.send(next);
      else makeReady(present);
    }
    if (!present.hasAnswered || !followed || !sparing) return;
    spare ??= open();
    if (spare.owed().length === 0) makeReady(spare);
  }

  function makeReady(lane: ReadyLane): void {
    if (!followed) return;
    const { board, agreed } = followed;
    const told = { about: followed, take: () => {}, broke: () => {} };
    if (lane.board() !== board) lane.send({ kind: 'follow', given: {}, ...told });
    else if (lane.rehearsed < REHEARSALS) {
      lane.send({ kind: 'rehearse-reach', given: { turn: lane.rehearsed, agreed }, ...told });
      lane.rehearsed++;
    }
  }

  return {
    search(order) {
      waiting.push(order);
      goOn();
    },
    leave() {
      waiting = [];
      const owed = present?.owed() ?? [];
      if (!present || owed.length === 0) return;
      present.forget();
      if (owed.every(({ kind }) => BRIEF.includes(kind))) {
        if (spare && spare.owed().length === 0) [present, spare] = [spare, present];
      } else {
        present.end();
        [present, spare] = [spare, null];
        if (present) present.hasAnswered = false;
        else goOn();
      }
    },
    follow(table) {
      // Both are loaded together, when the page fetches all else: by the time that the spare one is made ready its server may have been stopped.
      if (!followed && sparing) {
        present ??= open();
        spare ??= open();
      }
      followed = table;
      goOn();
    },
    end() {
      const left = [...(present?.owed() ?? []), ...waiting];
      present?.end();
      spare?.end();
      present = spare = followed = null;
      waiting = [];
      return left;
    },
  };
}

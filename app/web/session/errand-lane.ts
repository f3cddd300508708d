import type { Board, MeshHash, TriangleMesh } from '../../../engine/index.ts';
import { changeBetween } from './board-change.ts';
import type { ErrandKind, Errands } from './errand.ts';
import type { ErrandLetter, ErrandReply } from './errand-post.ts';

/** What an errand is about. */
export interface ErrandBoard {
  readonly board: Board;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
}

/** An errand, what it is about (null for nothing), and what is to be done with what comes of it. */
export interface Order<Kind extends ErrandKind = ErrandKind> {
  readonly kind: Kind;
  readonly given: Errands[Kind]['given'];
  readonly about: ErrandBoard | null;
  readonly take: (result: Errands[Kind]['result']) => void;
  readonly broke: (details: string) => void;
}

/** A thread that runs errands, as the page sees it: letters go there, replies and its failing come back. */
export interface ErrandThread {
  readonly post: (letter: ErrandLetter) => void;
  readonly end: () => void;
}
export type OpenErrandThread = (replied: (reply: ErrandReply) => void, failed: () => void) => ErrandThread;

/** A thread with what it has of the last board and of all meshes, and what it still owes. */
export interface Lane {
  /** The last board that was sent there. */
  readonly board: () => Board | null;
  readonly owed: () => readonly Order[];
  readonly send: (order: Order) => void;
  /** What is owed is still done there, and handed to nobody. */
  readonly forget: () => void;
  readonly end: () => void;
}

/** Opens a lane; `rested` is told after each reply, and `failed` when the thread cannot be had. */
export function openLane(openThread: OpenErrandThread, rested: () => void, failed: () => void): Lane {
  const owed = new Map<number, Order>();
  const meshes = new Set<MeshHash>();
  let board: Board | null = null;
  let number = 0;
  const thread = openThread((reply) => {
    const order = owed.get(reply.number);
    owed.delete(reply.number);
    if ('result' in reply) order?.take(reply.result as never);
    else {
      order?.broke(reply.broke);
      reportError(new Error(reply.broke));
    }
    rested();
  }, failed);
  return {
    board: () => board,
    owed: () => [...owed.values()],
    send(order) {
      const { kind, given, about } = order;
      const change = about ? changeBetween(board, about.board, about.meshes, meshes) : null;
      if (about) {
        board = about.board;
        for (const hash of about.meshes.keys()) meshes.add(hash);
      }
      number++;
      owed.set(number, order);
      thread.post({ number, kind, given, change });
    },
    forget() {
      for (const [of, order] of owed) owed.set(of, { ...order, take: () => {}, broke: () => {} });
    },
    end: () => thread.end(),
  };
}

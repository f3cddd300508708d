import type { Side } from '../../board/board.ts';
import type { MiniatureId } from '../../identity/ids.ts';

/** What a board made of another program's is to be called and credited to, in words that the engine does not have. */
export interface BoardWishes {
  readonly fileName: string;
  readonly author: string;
  readonly licence: string;
  /** What pieces are called that have no name in the file. */
  readonly called: {
    readonly walls: string;
    readonly object: string;
    readonly curtain: string;
    readonly thicket: string;
    readonly floor: string;
    readonly ground: string;
    readonly figure: string;
  };
  /** Friends of whoever made the map, their foes, and those who are neither. */
  readonly sides: { readonly friend: Side; readonly foe: Side; readonly neither: Side };
  /** The looks of figures. */
  readonly miniature: MiniatureId;
}

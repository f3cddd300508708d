import type { BoardWishes } from '../../engine/index.ts';

/** The looks of figures that come without any. */
export const PLAIN_FIGURE = 'rifleman';

/** What things are called on a board made of another program's, in the language of whoever makes it. */
export function boardWishes(
  say: (code: string) => string,
  credits: Pick<BoardWishes, 'fileName' | 'author' | 'licence'>,
): BoardWishes {
  return {
    ...credits,
    called: {
      walls: say('foreign.walls'),
      object: say('foreign.object'),
      curtain: say('foreign.curtain'),
      thicket: say('foreign.thicket'),
      floor: say('foreign.floor'),
      ground: say('foreign.ground'),
      figure: say('foreign.figure'),
    },
    sides: {
      friend: { id: 'a', name: say('foreign.friend'), colour: '#3b72b8' },
      foe: { id: 'b', name: say('foreign.foe'), colour: '#c4553b' },
      neither: { id: 'c', name: say('foreign.neither'), colour: '#8a8f98' },
    },
    miniature: PLAIN_FIGURE,
  };
}

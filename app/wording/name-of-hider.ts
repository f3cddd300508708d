import type { Hider } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

/** What hides something by its name on the board, and of a piece which part of it. */
export function nameOfHider(hider: Hider, { say }: Pick<Speaker, 'say'>): string {
  switch (hider.kind) {
    case 'part':
      return say('ask.part', { piece: hider.piece, part: hider.part });
    case 'model':
      return say('hider.model', { model: hider.model });
    case 'zone':
      return say('hider.zone', { zone: hider.zone });
  }
}

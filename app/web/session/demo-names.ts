import type { Board } from '../../../engine/index.ts';
import { LANGUAGES, type Language, makeSpeaker } from '../../wording/speak.ts';

const VOICES = LANGUAGES.map((language) => makeSpeaker({ language, ruler: 'mm' }));

/** What a thing of the demo board is called in this language; as it is called now where somebody gave it a name of his own. */
function demoName(key: string, now: string, language: Language): string {
  const isAsMade = VOICES.some((voice) => voice.knows(key) && voice.say(key) === now);
  return isAsMade ? (VOICES.find((voice) => voice.language === language)?.say(key) ?? now) : now;
}

function rename<Thing extends { readonly id: string; readonly name: string }>(
  things: Readonly<Record<string, Thing>>,
  keyOf: (id: string) => string,
  language: Language,
): Readonly<Record<string, Thing>> {
  return Object.fromEntries(
    Object.entries(things).map(([id, thing]) => {
      const name = demoName(keyOf(id), thing.name, language);
      return [id, name === thing.name ? thing : { ...thing, name }];
    }),
  );
}

/** The demo board with its things called in a language. Names that somebody has given stay; people keep theirs everywhere. */
export function demoIn(language: Language, board: Board): Board {
  return {
    ...board,
    meta: { ...board.meta, name: demoName('demo.board', board.meta.name, language) },
    sides: rename(board.sides, (id) => `demo.side.${id}`, language),
    pieces: rename(board.pieces, (id) => `demo.piece.${id}`, language),
    models: rename(board.models, (id) => `demo.model.${id}`, language),
  };
}

import { useMemo } from 'react';
import type { Board } from '../../../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../../../wording/speak.ts';
import { ruleSetOf } from '../rule-set.ts';
import { useSession } from '../session.ts';
import { useVoice } from '../voice.ts';
import type { Play } from './play.ts';

/** Everybody who was ever there has a name, whoever has left the table among them. */
const withAllNames = (board: Board, { setup }: Play['game']): Board => ({
  ...board,
  models: { ...setup.board.models, ...board.models },
});

/** The voice that tells a game: it knows the names of those who have left the table as well. */
export function usePlayVoice(play: Play): Speaker {
  const { language } = useVoice();
  const inMillimetres = useSession((session) => session.inMillimetres);
  const board = useSession((session) => session.document.board);
  const { game } = play;
  return useMemo(() => {
    const { ruleSet, settings } = game.setup;
    const { ruler } = ruleSetOf({ ruleSet, settings });
    return makeSpeaker({ language, inMillimetres, ruler, board: withAllNames(board, game) });
  }, [language, inMillimetres, board, game]);
}

import { shownSpace } from './derived-space.ts';
import { keepDrive } from './drive-intents.ts';
import { run } from './errands.ts';
import { keepFacings } from './facing-intents.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { loadDemo } from './file-intents.ts';
import { keepGroundTape } from './ground-tape-intents.ts';
import { keepSearches } from './keep-searches.ts';
import { findKeptBoards, keepBoard } from './kept-board.ts';
import { keepLab } from './lab/lab-intents.ts';
import { firstLanguage, followLanguage } from './language.ts';
import { keepLine } from './line-intents.ts';
import { keepMargins } from './margins.ts';
import { keepComputers } from './play/computer-turns.ts';
import { findKeptGame, keepGame } from './play/game-files.ts';
import { keepRing } from './ring-intents.ts';
import { followAddress } from './ruling-intents.ts';
import { read, write } from './session.ts';
import { keepShotLimits } from './shot-limits.ts';
import { keepTapes } from './tape-intents.ts';
import { keepTemplate } from './template-intents.ts';
import { keepWay } from './way-intents.ts';

/** Time for the first picture to be drawn. @unit milliseconds */
const BREATH = 300;

/** Puts the demo board on the table and finds what this browser kept of an earlier visit. */
export function beginVisit(): () => void {
  write({ language: firstLanguage() });
  const stops = [
    followLanguage(),
    keepBoard(),
    keepGame(),
    keepComputers(),
    keepMargins(),
    keepWay(),
    keepDrive(),
    keepTapes(),
    keepGroundTape(),
    keepLine(),
    keepRing(),
    keepFacings(),
    keepTemplate(),
    keepShotLimits(),
  ];
  void Promise.all([loadDemo(), findKeptBoards(), findKeptGame()]).then(([demo, kept, keptGame]) => {
    if (demo && read().past.length === 0) write({ document: demo });
    write({ kept, keptGame, phase: 'ready' });
    stops.push(followAddress());
    // The derived worlds are built while the first look is taken, so that the first question finds them ready.
    run('follow', {}, read().document, () => {});
    setTimeout(() => {
      shownSpace();
      fetchAhead();
      stops.push(keepSearches());
      stops.push(keepLab());
    }, BREATH);
  });
  return () => stops.forEach((stop) => void stop());
}

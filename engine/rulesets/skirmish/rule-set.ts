import { openBook } from '../../rules/open-book.ts';
import { MOVE_ORDERS } from '../../ruling/question.ts';
import { answerBestPlacement } from './answer/best-placement.ts';
import { answerCoverOf } from './answer/cover-of.ts';
import { answerCrewMisses } from './answer/crew-misses.ts';
import { answerClosest, answerMeasure, answerWithin } from './answer/distances.ts';
import { answerGunAtMan } from './answer/gun-at-man.ts';
import { answerIndirectShot } from './answer/indirect-shot.ts';
import { answerMove } from './answer/move.ts';
import { answerPickUp } from './answer/pick-up.ts';
import { answerPlaceTemplate } from './answer/place-template.ts';
import { answerReach } from './answer/reach.ts';
import { answerRoute } from './answer/route.ts';
import { answerScatter } from './answer/scatter.ts';
import { answerSees } from './answer/sees.ts';
import { answerSpread } from './answer/spread.ts';
import { answerTemplateHits } from './answer/template-hits.ts';
import { answerWorkOpening } from './answer/work-opening.ts';
import { playing } from './play/playing.ts';
import { SKIRMISH_SETTINGS } from './settings.ts';
import { answerDrive } from './vehicles/drive.ts';
import { answerMayAim } from './vehicles/may-aim.ts';
import { answerSideOf } from './vehicles/side-of.ts';
import { SKIRMISH_ID, SKIRMISH_VERSION } from './verdict.ts';

/**
 * The 1/35 skirmish rules: who sees whom by head, shoulders and chest of a standing figure, what covers him, where he may go and what it costs, which
 * doors and loads he reaches, whom templates hit where they
 * land, which side of a vehicle faces whom, and how it drives.
 */
export const skirmish = openBook({
  id: SKIRMISH_ID,
  version: SKIRMISH_VERSION,
  ruler: 'cm',
  settings: SKIRMISH_SETTINGS,
  playing,
  orders: MOVE_ORDERS,
  by: {
    sees: answerSees,
    'cover-of': answerCoverOf,
    move: answerMove,
    reach: answerReach,
    route: answerRoute,
    'work-opening': answerWorkOpening,
    'pick-up': answerPickUp,
    'template-hits': answerTemplateHits,
    'place-template': answerPlaceTemplate,
    scatter: answerScatter,
    'indirect-shot': answerIndirectShot,
    'best-placement': answerBestPlacement,
    measure: answerMeasure,
    within: answerWithin,
    closest: answerClosest,
    'side-of': answerSideOf,
    'may-aim': answerMayAim,
    drive: answerDrive,
    spread: answerSpread,
    'gun-at-man': answerGunAtMan,
    'crew-misses': answerCrewMisses,
  },
});

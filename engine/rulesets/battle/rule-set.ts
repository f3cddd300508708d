import { openBook } from '../../rules/open-book.ts';
import { answerBestPlacement } from './answer/best-placement.ts';
import { answerCoverOf } from './answer/cover-of.ts';
import { answerClosest, answerMeasure, answerWithin } from './answer/distances.ts';
import { answerIndirectShot } from './answer/indirect-shot.ts';
import { answerMove } from './answer/move.ts';
import { answerMoveUnit } from './answer/move-unit.ts';
import { answerPlaceTemplate } from './answer/place-template.ts';
import { answerReach } from './answer/reach.ts';
import { answerRoute } from './answer/route.ts';
import { answerScatter } from './answer/scatter.ts';
import { answerSees } from './answer/sees.ts';
import { answerTemplateHits } from './answer/template-hits.ts';
import { BATTLE_SETTINGS } from './settings.ts';
import { BATTLE_ID, BATTLE_VERSION } from './verdict.ts';

/**
 * The battle rules, as far as they are here: where a model or a whole unit may move in the Movement phase, templates, distances, whether one model sees
 * another, and which cover save it has from it.
 */
export const battle = openBook({
  id: BATTLE_ID,
  version: BATTLE_VERSION,
  ruler: 'inch',
  settings: BATTLE_SETTINGS,
  orders: ['move'],
  by: {
    sees: answerSees,
    'cover-of': answerCoverOf,
    move: answerMove,
    reach: answerReach,
    route: answerRoute,
    'move-unit': answerMoveUnit,
    'template-hits': answerTemplateHits,
    'place-template': answerPlaceTemplate,
    scatter: answerScatter,
    'indirect-shot': answerIndirectShot,
    'best-placement': answerBestPlacement,
    measure: answerMeasure,
    within: answerWithin,
    closest: answerClosest,
  },
});

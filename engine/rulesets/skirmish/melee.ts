import type { Board } from '../../board/board.ts';
import { withModel, withModelMoved } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import { oncePerPair } from '../../document/once.ts';
import type { Waypoint } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { type Result, succeed } from '../../outcome/result.ts';
import { all, type Call, NO } from '../../rules/call.ts';
import { isNearerThan } from '../../rules/limits.ts';
import type { Settings } from '../../rules/settings.ts';
import { onBoard, type Table } from '../../rules/table.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { type Argument, argue, type Judgement, join, judge, NOTHING_TO_SAY } from './argument.ts';
import { contactLimit, contactMeasure } from './contact-distance.ts';
import { openLook } from './look.ts';
import type { Movement } from './movement.ts';
import type { SkirmishSettings } from './settings.ts';
import { findSighting } from './sighting.ts';

/** The same table with the mover where its way ends. A ladder's height is where its base then is. */
export function tableAfter({ table, board, mover }: Movement, at: BoardPoint, place: Waypoint | null): Table {
  const moved = withModelMoved(board, mover.id, { ...mover.pose, at });
  const perch = place?.kind === 'ladder' ? { piece: place.piece, ladder: place.ladder, height: place.height } : null;
  return onBoard(table, withModel(moved, { ...moved.models[mover.id]!, perch }));
}

/** Does one see the other by the rules of sight? Who cannot look, or whose eye is inside something, does not. @clause SK-LOS-1 */
export function seesByTheRules(table: Table, looker: Model, target: Model): Call {
  const sees = looksAt(table, looker.id, target.id);
  return sees.ok ? sees.value : NO;
}

/**
 * Does one see the other? Found once for a board and what was agreed, whoever asks. @clause SK-LOS-1 @refuses who cannot look, and whose eye is inside
 * something
 */
export function looksAt(table: Table, looker: ModelId, target: ModelId): Result<Call, Refusal> {
  const known = looksOn(table.board, table.settings);
  const name = JSON.stringify([looker, target]);
  const before = known.get(name);
  if (before) return before;
  const look = openLook({ kind: 'sees', looker, target }, table);
  const sighting = look.ok ? findSighting(look.value) : look;
  const found = sighting.ok ? succeed(sighting.value.call) : sighting;
  known.set(name, found);
  return found;
}

const looksOn = oncePerPair((_board: Board, _settings: Settings) => new Map<string, Result<Call, Refusal>>());

/** Are two enemies in melee: bases nearer than the melee range, and each sees the other? @clause SK-CC-1, SK-DIST-2 */
export function inMelee(table: Table, agreed: SkirmishSettings, one: Model, other: Model): Judgement {
  const finding = table.space.distance(one.id, other.id, contactMeasure(agreed));
  const near = isNearerThan(finding.distance, contactLimit(agreed, agreed.meleeRange), agreed.closeCallTolerance);
  if (!near.holds && !near.close) return judge(NO);
  const call = all(near, seesByTheRules(table, one, other), seesByTheRules(table, other, one));
  const evidence = { id: `bases:${one.id}:${other.id}`, kind: 'distance', finding } as const;
  return { call, because: [], evidence: [evidence], margins: [] };
}

/**
 * Who may strike before the mover leaves: every enemy that it is in melee with as it starts. That a shocked or broken one may not, and what the strike
 * does, is for whoever keeps the turn.
 * @clause SK-MOVE-4 to 8, SK-CHARGE-7
 */
export function whoMayStrike({ table, board, agreed, mover, order }: Movement): {
  readonly strikes: readonly Model[];
  readonly why: Argument<Evidence>;
} {
  const enemies = Object.values(board.models)
    .filter(({ owner }) => owner !== mover.owner)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const found = enemies
    .map((enemy) => ({ enemy, melee: inMelee(table, agreed, mover, enemy) }))
    .filter(({ melee }) => melee.call.holds);
  const strikes = found.map(({ enemy }) => enemy);
  const evidence = found.flatMap(({ melee }) => melee.evidence);
  const fill = { model: mover.id, count: strikes.length };
  const clause = order === 'charge' ? 'SK-CHARGE-7' : strikes.length > 1 ? 'SK-MOVE-6' : 'SK-MOVE-4';
  const why =
    strikes.length === 0
      ? NOTHING_TO_SAY
      : strikes.length > 1 && agreed.disengageStrikes === 'one'
        ? argue(clause, 'melee/one-may-strike-first', fill, ...evidence)
        : argue(clause, 'melee/each-may-strike-first', fill, ...evidence);
  return { strikes, why: join<Evidence>(why) };
}

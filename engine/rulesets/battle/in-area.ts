import type { Model } from '../../board/model.ts';
import type { HeightCategory, TerrainPiece } from '../../board/terrain-piece.ts';
import type { StandsInArea } from '../../geometry/area-queries.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { Table } from '../../rules/rule-set.ts';
import { PUSHES, pushedBy } from './pushed-model.ts';
import type { BattleSettings } from './settings.ts';

/** A piece that is known by its outline and its Category alone. @clause BT-TERR-12, BT-TERR-14 */
export interface AreaPiece extends TerrainPiece {
  readonly category: HeightCategory;
}

/** Every area that has a Category, by their names. @clause BT-TERR-12, BT-AREA-1 */
export function areasOf({ board }: Pick<Table, 'board'>): readonly AreaPiece[] {
  return Object.values(board.pieces)
    .flatMap((piece) => {
      const { area, heightCategory } = piece.traits;
      return area && heightCategory !== null ? [{ ...piece, category: heightCategory }] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Is the model in the area, by its middle or by any part of it?
 * @clause BT-TERR-16 @edge with its middle exactly on the border it is in; with its base only touching from outside it is not
 */
export function isInArea({ space }: Pick<Table, 'space'>, { inArea }: BattleSettings, model: Model, piece: PieceId): boolean {
  const footprint = { kind: 'footprint', piece } as const;
  if (inArea === 'anyPart') return space.shareInArea(model.id, footprint).share > 0;
  const from = [{ kind: 'model', model: model.id }] as const;
  return space.gap({ from, to: [footprint], ends: { kind: 'axes' }, part: 'level' }).distance <= 0;
}

/** Does a push within the tolerance bring a model into an area, or out of it? @clause BT-TERR-16 */
export function isNearBorderOf(table: Table, agreed: BattleSettings, model: Model, piece: PieceId): boolean {
  const by = agreed.closeCallTolerance;
  if (by === 0) return false;
  const { board, space } = table;
  const from = [{ kind: 'model', model: model.id }] as const;
  const to = [{ kind: 'footprint', piece }] as const;
  if (space.gap({ from, to, ends: { kind: 'bases' }, part: 'level' }).distance > by) return false;
  const holds = isInArea(table, agreed, model, piece);
  return PUSHES.some((way) => {
    const pushed = pushedBy(board, model, by, way);
    return isInArea({ space: space.supposing(pushed) }, agreed, model, piece) !== holds;
  });
}

/** The craters that a model stands in. @clause BT-COVER-13 @edge with its middle exactly on the border it is in */
export function cratersUnder({ board, space }: Table, { inArea }: BattleSettings, model: Model): readonly StandsInArea[] {
  const craters = Object.values(board.zones).flatMap((zone) =>
    zone.kind === 'effect' && zone.effect?.of === 'crater' ? [zone.id] : [],
  );
  return space.standsIn(model.id, craters).filter(({ centre, share }) => (inArea === 'centre' ? centre : share > 0));
}

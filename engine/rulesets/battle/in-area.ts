import type { Model } from '../../board/model.ts';
import type { HeightCategory, TerrainPiece } from '../../board/terrain-piece.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { type Argument, argue } from './argument.ts';
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
  if (inArea === 'anyPart') return space.shareInArea(model.id, footprint).area > 0;
  const from = [{ kind: 'model', model: model.id }] as const;
  return space.gap({ from, to: [footprint], ends: { kind: 'axes' }, part: 'level' }).distance <= 0;
}

/**
 * Does the model stand in what covers it from all sides: terrain with a Category, or a crater? Null where it does not.
 * @clause BT-BARR-10, BT-TERR-16, BT-COVER-13 @edge with its middle exactly on the border it is in
 */
export function coverOfGround(table: Table, agreed: BattleSettings, model: Model): Argument | null {
  const { board, space } = table;
  const piece = areasOf(table).find((area) => isInArea(table, agreed, model, area.id));
  if (piece) {
    const area = { kind: 'footprint', piece: piece.id } as const;
    const finding = space.shareInArea(model.id, area);
    const shown: Evidence = { id: `area:${model.id}`, kind: 'share-in-area', model: model.id, area, finding };
    return argue('BT-BARR-10', 'template/cover-in-area', { model: model.id, piece: piece.id }, shown);
  }
  const craters = Object.values(board.zones).flatMap((zone) =>
    zone.kind === 'effect' && zone.effect?.of === 'crater' ? [zone.id] : [],
  );
  const { inArea } = agreed;
  const crater = space.standsIn(model.id, craters).find(({ centre, share }) => (inArea === 'centre' ? centre : share > 0));
  return crater ? argue('BT-COVER-13', 'template/cover-in-crater', { model: model.id, zone: crater.zone }) : null;
}

import type { Model } from '../../board/model.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { type Argument, argue } from './argument.ts';
import type { BattleSettings } from './settings.ts';

/**
 * Does the model stand in what covers it from all sides: terrain with a Category, or a crater? Null where it does not.
 * @clause BT-BARR-10, BT-TERR-16, BT-COVER-13 @edge with its middle exactly on the border it is in
 */
export function coverOfGround({ board, space }: Table, { inArea }: BattleSettings, model: Model): Argument | null {
  const areas = Object.values(board.pieces)
    .filter(({ traits }) => traits.area && traits.heightCategory !== null)
    .map(({ id }) => id)
    .sort();
  for (const piece of areas) {
    const area = { kind: 'footprint', piece } as const;
    const shared = space.shareInArea(model.id, area);
    const from = [{ kind: 'model', model: model.id }] as const;
    const middle = space.gap({ from, to: [area], ends: { kind: 'axes' }, part: 'level' });
    if (inArea === 'centre' ? middle.distance > 0 : shared.area <= 0) continue;
    const shown: Evidence = { id: `area:${model.id}`, kind: 'share-in-area', model: model.id, area, finding: shared };
    return argue('BT-BARR-10', 'template/cover-in-area', { model: model.id, piece }, shown);
  }
  const craters = Object.values(board.zones).flatMap((zone) =>
    zone.kind === 'effect' && zone.effect?.of === 'crater' ? [zone.id] : [],
  );
  const crater = space.standsIn(model.id, craters).find(({ centre, share }) => (inArea === 'centre' ? centre : share > 0));
  return crater ? argue('BT-COVER-13', 'template/cover-in-crater', { model: model.id, zone: crater.zone }) : null;
}

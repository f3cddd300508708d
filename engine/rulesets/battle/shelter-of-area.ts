import type { Place } from '../../geometry/measure-queries.ts';
import { all, any, callOf, YES } from '../../rules/call.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { argue, judge, type LookArgument } from './argument.ts';
import { heightAllows, isFirersOwn } from './cover-limits.ts';
import { coverOfArea, OPEN_AREA, saveOf } from './cover-save.ts';
import { type AreaPiece, areasOf, cratersUnder, isInArea, isNearBorderOf } from './in-area.ts';
import { NONE_HIDDEN, type Shelter, type UnderFire } from './shelter.ts';

/** What the ground under him and the areas between give. @clause BT-COVER-4, BT-COVER-7, BT-COVER-8, BT-COVER-13, BT-COVER-19 */
export const weighAreas = (given: UnderFire): readonly Shelter[] => [
  ...areasOf(given.table).flatMap((area) => weighArea(given, area) ?? []),
  ...weighCraters(given),
];

function weighArea(given: UnderFire, area: AreaPiece): Shelter | null {
  const { table, agreed, target } = given;
  const inside = { holds: isInArea(table, agreed, target, area.id), close: isNearBorderOf(table, agreed, target, area.id) };
  const between = inside.holds && !inside.close ? null : lineThrough(given, area);
  if (!inside.holds && !inside.close && !between) return null;
  const cover = coverOfArea(area);
  const save = saveOf(cover)!;
  const fill = { target: target.id, piece: area.id, save };
  const high = heightAllows(given, area);
  const own = isFirersOwn(given, area.id);
  const crossed = between ? own.call : callOf(false);
  const said: LookArgument = !high.call.holds
    ? high
    : inside.holds
      ? argue('BT-COVER-4', 'cover/in-area', fill, ...shareOf(given, area))
      : !between
        ? argue('BT-COVER-4', 'cover/just-outside-area', fill, ...shareOf(given, area))
        : own.call.holds
          ? argue('BT-COVER-19', 'cover/looked-over-area', fill, between)
          : own;
  const call = all(any(inside, crossed), high.call);
  const part = Object.values(area.parts).find((one) => one.cover === cover)?.id;
  const source = part === undefined ? null : ({ kind: 'part', piece: area.id, part } as const);
  return { ...judge<LookEvidence>(call, said), source, share: NONE_HIDDEN, cover, save };
}

/** Where the line from the firer's base, or from the burst, to the target's base runs through an area in which neither stands; null where it does not. */
function lineThrough({ table, agreed, from, target }: UnderFire, area: AreaPiece): LookEvidence | null {
  const { space } = table;
  if (from.kind === 'firer') {
    if (isInArea(table, agreed, from.model, area.id)) return null;
    const [one, other] = [from.model.id, target.id].sort();
    const finding = space.depth(one!, other!, area.id);
    return finding.depth > 0 ? { id: `depth:${area.id}`, kind: 'depth', piece: area.id, finding } : null;
  }
  const apart = (one: Place, to: Place) => space.gap({ from: [one], to: [to], ends: { kind: 'bases' }, part: 'level' });
  const ground: Place = { kind: 'footprint', piece: area.id };
  if (apart({ kind: 'point', at: from.at }, ground).distance <= 0) return null;
  const line = apart({ kind: 'point', at: from.at }, { kind: 'model', model: target.id });
  const touched = apart({ kind: 'line', from: line.from, to: line.to }, ground);
  const { from: start, to: end, distance } = line;
  const finding = { distance, from: start, to: end };
  return touched.distance <= 0 ? { id: `from-burst:${target.id}`, kind: 'distance', finding } : null;
}

/** @clause BT-COVER-13 */
function weighCraters({ table, agreed, target }: UnderFire): readonly Shelter[] {
  const save = saveOf(OPEN_AREA)!;
  return cratersUnder(table, agreed, target).map(({ zone }): Shelter => {
    const said = argue('BT-COVER-13', 'cover/in-crater', { target: target.id, zone, save });
    return { ...judge<LookEvidence>(YES, said), source: { kind: 'zone', zone }, share: NONE_HIDDEN, cover: OPEN_AREA, save };
  });
}

/** How the line lies between two models in an area; nothing where the target's base alone decides. */
const shareOf = ({ table, from, target }: UnderFire, area: AreaPiece): readonly LookEvidence[] =>
  from.kind === 'firer'
    ? [
        {
          id: `depth:${area.id}`,
          kind: 'depth',
          piece: area.id,
          finding: table.space.depth(...inNameOrder(from.model.id, target.id), area.id),
        },
      ]
    : [];

const inNameOrder = (one: string, other: string) => (one < other ? ([one, other] as const) : ([other, one] as const));

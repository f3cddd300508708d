import type { Place } from '../../geometry/measure-queries.ts';
import type { Call } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { argue, join, judge, type LookArgument, type LookJudgement } from './argument.ts';
import type { HeightClass } from './height-class.ts';
import { type AreaPiece, areasOf, isInArea } from './in-area.ts';
import { PUSHES, pushedBy } from './pushed-model.ts';
import type { BattleSettings } from './settings.ts';

/** So far one sees into or out of an area, and in it. @clause BT-AREA-2, BT-AREA-4 */
const DEPTH_SEEN: Millimetres = 6 * 25.4;

/** The two whom something lies between; who looks makes no difference. @clause BT-AREA-12 */
export type Between = readonly [HeightClass, HeightClass];

/** The two in the order of their names, so that the very same is measured whoever looks. @clause BT-AREA-12 */
export const inOrder = (one: HeightClass, other: HeightClass): Between =>
  one.model.id < other.model.id ? [one, other] : [other, one];

/** Does every area between two models let them see each other? Each that the line touches is judged by itself, and all must. @clause BT-AREA-9 */
export function judgeAreas(table: Table, agreed: BattleSettings, between: Between): readonly LookJudgement[] {
  return areasOf(table).flatMap((area) => {
    const judged = judgeArea(table, agreed, area, between);
    const holds = judged?.call.holds ?? true;
    const close = judged?.call.close || isTurnedByPush(table, agreed, area, between, holds);
    const ignored = argue('BT-AREA-1', 'area/decoration-hides-nothing', { piece: area.id });
    if (judged) return [judge<LookEvidence>({ holds, close }, judged, ...(area.traits.soft ? [ignored] : []))];
    const near = argue('BT-AREA-5', 'area/just-beside-the-line', { piece: area.id, tolerance: agreed.closeCallTolerance });
    return close ? [judge<LookEvidence>({ holds, close }, near)] : [];
  });
}

/** How two models stand to an area that the line between them touches. */
interface Across {
  readonly agreed: BattleSettings;
  readonly area: AreaPiece;
  readonly between: Between;
  /** How much of the line between their bases lies in it. */
  readonly depth: Millimetres;
  readonly shown: LookEvidence;
}

/** What one area does to sight between two models; null where neither they nor the line between them are in it. */
function judgeArea(table: Table, agreed: BattleSettings, area: AreaPiece, between: Between): LookJudgement | null {
  const [one, other] = between;
  const insiders = between.filter(({ model }) => isInArea(table, agreed, model, area.id));
  const finding = table.space.depth(one.model.id, other.model.id, area.id);
  const { depth } = finding;
  const shown: LookEvidence = { id: `depth:${area.id}`, kind: 'depth', piece: area.id, finding };
  const across: Across = { agreed, area, between, depth, shown };
  const [insider] = insiders;
  if (insiders.length === 2) return judgeInside(table, across);
  if (insider) return judgeInOrOut(across, insider);
  return depth > 0 ? judgeThrough(across) : null;
}

/** Both in it: near each other, or both taller than it. @clause BT-AREA-4 @edge exactly 6" apart they see each other */
function judgeInside({ space }: Table, { agreed, area, between, shown }: Across): LookJudgement {
  const [one, other] = between;
  const { distance, from, to } = space.gap({
    from: [{ kind: 'model', model: one.model.id }],
    to: [{ kind: 'model', model: other.model.id }],
    ends: { kind: 'bases' },
    part: agreed.measure3d ? 'straight' : 'level',
  });
  const apart: LookEvidence = { id: `apart:${area.id}`, kind: 'distance', finding: { distance, from, to } };
  const fill = { one: one.model.id, other: other.model.id, piece: area.id, distance, limit: DEPTH_SEEN, category: area.category };
  const both = [apart, shown];
  if (between.every((each) => isTaller(each, area)))
    return judge<LookEvidence>(sure(true), argue('BT-AREA-4', 'area/both-rise-above', fill, ...both), classesOf(between));
  const near = isWithin(distance, DEPTH_SEEN, agreed.closeCallTolerance);
  return near.holds
    ? judge<LookEvidence>(near, argue('BT-AREA-4', 'area/both-near-in-it', fill, ...both))
    : judge<LookEvidence>(near, argue('BT-AREA-4', 'area/both-too-far-in-it', fill, ...both), classesOf(between));
}

/** One in it, one outside: not too deep, or taller than it. @clause BT-AREA-2, BT-AREA-3 @edge exactly 6" deep is seen */
function judgeInOrOut({ agreed, area, between, depth, shown }: Across, insider: HeightClass): LookJudgement {
  const deep = isWithin(depth, DEPTH_SEEN, agreed.closeCallTolerance);
  const fill = { model: insider.model.id, piece: area.id, depth, limit: DEPTH_SEEN, category: area.category };
  const tall = agreed.areaTallException === 'either' ? between.find((one) => isTaller(one, area)) : null;
  const rises = isTaller(insider, area) ? insider : tall;
  if (rises)
    return judge<LookEvidence>(
      sure(true),
      argue('BT-AREA-3', 'area/rises-above', { ...fill, model: rises.model.id, class: rises.class }, shown),
      classesOf([rises]),
    );
  return deep.holds
    ? judge<LookEvidence>(deep, argue('BT-AREA-2', 'area/not-too-deep', fill, shown))
    : judge<LookEvidence>(deep, argue('BT-AREA-3', 'area/too-deep', fill, shown), classesOf(between));
}

/** Both outside: one of them is taller than it, or it blocks however narrow it is. @clause BT-AREA-5, BT-AREA-6, BT-AREA-11 */
function judgeThrough({ area, between, depth, shown }: Across): LookJudgement {
  const tall = between.find((one) => isTaller(one, area));
  const fill = { piece: area.id, depth, category: area.category };
  if (!tall) return judge<LookEvidence>(sure(false), argue('BT-AREA-5', 'area/blocks', fill, shown), classesOf(between));
  // a low area never stands between models of normal and large class
  const clause = area.category === 1 && between.every((one) => one.class > 1) ? 'BT-AREA-11' : 'BT-AREA-6';
  const over = argue(clause, 'area/looked-over', { ...fill, model: tall.model.id, class: tall.class }, shown);
  return judge<LookEvidence>(sure(true), over, classesOf([tall]));
}

const isTaller = (one: HeightClass, { category }: AreaPiece): boolean => one.class > category;

const sure = (holds: boolean): Call => ({ holds, close: false });

const classesOf = (models: readonly HeightClass[]): LookArgument => join<LookEvidence>(...models.map(({ argument }) => argument));

/** Does a push of one of the two within the tolerance turn what an area does? Each is pushed in directions all around, on the surface it stands on. */
function isTurnedByPush(table: Table, agreed: BattleSettings, area: AreaPiece, between: Between, holds: boolean): boolean {
  const by = agreed.closeCallTolerance;
  if (by === 0 || !isNearLine(table, area, between, by)) return false;
  return between.some(({ model }) =>
    PUSHES.some((way) => {
      const board = pushedBy(table.board, model, by, way);
      const pushed = judgeArea({ ...table, board, space: table.space.supposing(board) }, agreed, area, between);
      return (pushed?.call.holds ?? true) !== holds;
    }),
  );
}

/** Whatever is farther from both and from what lies between them no push brings onto the line. */
function isNearLine({ space }: Table, area: AreaPiece, [one, other]: Between, by: Millimetres): boolean {
  const { line } = space.depth(one.model.id, other.model.id, area.id);
  const from: readonly Place[] = [
    { kind: 'line', from: line.from, to: line.to },
    { kind: 'model', model: one.model.id },
    { kind: 'model', model: other.model.id },
  ];
  return (
    space.gap({ from, to: [{ kind: 'footprint', piece: area.id }], ends: { kind: 'bases' }, part: 'level' }).distance <= 2 * by
  );
}

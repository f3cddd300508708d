import { halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { oncePerPair } from '../../document/once.ts';
import type { TableQueries } from '../../geometry/table-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { groupsOf } from '../../rules/groups.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { Between } from './across-area.ts';
import { argue, judge, type LookJudgement } from './argument.ts';
import { ownClassOf } from './height-class.ts';
import type { BattleSettings } from './settings.ts';

/** So near to one of his own unit who touches an enemy a model fights as well. @clause BT-ENG-1 */
const SUPPORTS_WITHIN: Millimetres = 2 * 25.4;

/**
 * Does every close combat between two models let them see each other? It blocks up to the class of the tallest who fight in it; whoever fights in it himself
 * is seen, and sees, past it. Classes are those of the models themselves: of raised ground the clauses speak for areas alone.
 * @clause BT-LOS-3, BT-LOS-10, BT-LOS-11, BT-LOS-12
 */
export function judgeCombats(table: Table, agreed: BattleSettings, between: Between): readonly LookJudgement[] {
  const { models } = table.board;
  const [one, other] = between;
  const outside = combatsOn(table.board, table.space).filter((fighters) =>
    between.every(({ model }) => !fighters.includes(model.id)),
  );
  return outside.flatMap((fighters): readonly LookJudgement[] => {
    const finding = table.space.fightAcross(one.model.id, other.model.id, fighters);
    const by = agreed.closeCallTolerance;
    const near = by > 0 && !finding.crosses && isWithin(finding.apart, by, 0).holds;
    if (!finding.crosses && !near) return [];
    const tallest = fighters.map((id) => models[id]!).reduce((best, man) => (ownClassOf(man) > ownClassOf(best) ? man : best));
    const height = ownClassOf(tallest);
    const over = between.find(({ model }) => ownClassOf(model) > height);
    const shown: LookEvidence = { id: `fight:${fighters[0]}`, kind: 'fight', finding };
    const fill = { tallest: tallest.id, height };
    if (over && near) return [];
    if (over)
      return [
        judge<LookEvidence>(
          { holds: true, close: false },
          argue('BT-LOS-11', 'combat/looked-over', { ...fill, model: over.model.id, class: ownClassOf(over.model) }, shown),
        ),
      ];
    if (near)
      return [
        judge<LookEvidence>(
          { holds: true, close: true },
          argue('BT-LOS-12', 'combat/just-beside-the-line', { ...fill, gap: finding.apart }, shown),
        ),
      ];
    const close = by > 0 && isWithin(finding.over, by, 0).holds;
    return [judge<LookEvidence>({ holds: false, close }, argue('BT-LOS-10', 'combat/blocks', fill, shown))];
  });
}

/** Who fights with whom: for each close combat all models in it, by their names. @clause BT-ENG-1, BT-ENG-5 */
const combatsOn = oncePerPair((board: Board, space: TableQueries): readonly (readonly ModelId[])[] => {
  const models = Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  const contacts = models.flatMap((one, i) =>
    models
      .slice(i + 1)
      .filter((other) => other.owner !== one.owner && areWithin(space, one, other, CONTACT))
      .map((other) => ({ one: one.id, other: other.id })),
  );
  if (contacts.length === 0) return [];
  const touching = new Set(contacts.flatMap(({ one, other }) => [one, other]));
  const supports = models
    .filter(({ id }) => !touching.has(id))
    .flatMap((one) => {
      const other = models.find(
        (mate) =>
          touching.has(mate.id) &&
          mate.owner === one.owner &&
          mate.unit === one.unit &&
          areWithin(space, one, mate, SUPPORTS_WITHIN),
      );
      return other ? [{ one: one.id, other: other.id }] : [];
    });
  // those of one unit who fight are in one combat
  const fighting = models.filter(({ id }) => touching.has(id) || supports.some(({ one }) => one === id));
  const mates = fighting.flatMap((one, i) =>
    fighting
      .slice(i + 1)
      .filter((other) => other.owner === one.owner && other.unit === one.unit)
      .map((other) => ({ one: one.id, other: other.id })),
  );
  return groupsOf(
    fighting.map(({ id }) => id),
    [...contacts, ...supports, ...mates],
  );
});

/** Are two bases at most so far apart? Those that surely are not are not measured. */
function areWithin(space: TableQueries, one: Model, other: Model, most: Millimetres): boolean {
  const [a, b] = [reachOf(one), reachOf(other)];
  const dx = one.pose.at.x - other.pose.at.x;
  const dz = one.pose.at.z - other.pose.at.z;
  if (a !== null && b !== null && Math.sqrt(dx * dx + dz * dz) > a + b + most + CONTACT) return false;
  return isWithin(space.distance(one.id, other.id, 'bases').distance, most, 0).holds;
}

/** How far a base reaches from its middle at most; null for what is measured by its hull. */
function reachOf({ base, body }: Model): number | null {
  const half = body.kind === 'vehicle' ? null : halfSizeOfBase(base);
  return half && Math.sqrt(half.x * half.x + half.z * half.z);
}

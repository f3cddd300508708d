import { withModel } from '../../board/board-edit.ts';
import { isWithin } from '../../rules/limits.ts';
import { onBoard, type Table } from '../../rules/table.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { argue, type Judgement, join } from './argument.ts';
import { contactLimit, contactMeasure } from './contact-distance.ts';
import { inMelee } from './melee.ts';
import type { Movement } from './movement.ts';

/**
 * Does a charge that ends here end in melee with whom it is aimed at? One who hides stands up when charged. One action is enough where the way costs no
 * more than M.
 * @clause SK-CHARGE-2, SK-CHARGE-4, SK-CHARGE-6, SK-CHARGE-10, SK-HIDE-6, SK-CC-1 @edge exactly at the melee range it falls short
 */
export function arrives(movement: Movement, after: Table): Judgement<Evidence> {
  const { agreed, mover } = movement;
  const target = movement.target!;
  const standing = { ...target, declared: { ...target.declared, hidingBehind: null } };
  const board = withModel(after.board, standing);
  const table = target.declared.hidingBehind === null ? after : onBoard(after, board);
  const melee = inMelee(table, agreed, table.board.models[mover.id]!, standing);
  const finding = table.space.distance(mover.id, target.id, contactMeasure(agreed));
  const evidence = { id: `bases:${mover.id}:${target.id}`, kind: 'distance', finding } as const;
  const fill = { model: mover.id, target: target.id, gap: finding.distance, limit: contactLimit(agreed, agreed.meleeRange) };
  const said = melee.call.holds
    ? argue('SK-CHARGE-4', 'charge/arrives', fill, evidence)
    : argue('SK-CHARGE-6', 'charge/falls-short', fill, evidence);
  return { call: melee.call, ...join<Evidence>(said) };
}

/** Does the charge end nearer to its target than it began? @clause SK-CHARGE-1 */
export function endsNearer({ table, mover, target, agreed }: Movement, after: Table): Judgement<Evidence> {
  const before = table.space.distance(mover.id, target!.id, 'bases').distance;
  const finding = after.space.distance(mover.id, target!.id, 'bases');
  const evidence = { id: `bases:${mover.id}:${target!.id}`, kind: 'distance', finding } as const;
  const call = isWithin(finding.distance, before, agreed.closeCallTolerance);
  const fill = { model: mover.id, target: target!.id };
  return { call, ...(call.holds ? join<Evidence>() : argue('SK-CHARGE-1', 'charge/not-towards', fill, evidence)) };
}

import type { LastingEffect } from '../board/zone.ts';
import type { MoveFinding } from '../geometry/movement-queries.ts';
import type { ClauseRef } from '../identity/clause.ts';
import type { ModelId } from '../identity/ids.ts';
import type { RuledPassage } from '../ruling/answer.ts';
import type { Evidence } from '../ruling/evidence.ts';
import type { Table } from './rule-set.ts';

/** What a way leads through, and what shows it. */
export interface Passages {
  readonly areas: readonly RuledPassage[];
  readonly shown: Evidence;
}

/** The areas that a way leads through on which something lingers, each with the clause by which a book speaks of it, if it does. */
export function findPassages(
  { board, space }: Table,
  model: ModelId,
  { legs }: MoveFinding,
  clauses: Readonly<Partial<Record<LastingEffect['of'], ClauseRef>>>,
): Passages {
  const effects = new Map<string, LastingEffect['of']>();
  for (const zone of Object.values(board.zones)) if (zone.kind === 'effect' && zone.effect) effects.set(zone.id, zone.effect.of);
  const query = { model, legs, zones: [...effects.keys()].sort() };
  const finding = space.areasOnWay(query);
  const areas = finding.passages.map((passage): RuledPassage => {
    const of = effects.get(passage.zone)!;
    return { ...passage, of, clause: clauses[of] ?? null };
  });
  return { areas, shown: { id: 'areas', kind: 'areas-on-way', query, finding } };
}

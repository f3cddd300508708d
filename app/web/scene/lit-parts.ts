import { useMemo } from 'react';
import type { Evidence, Hider, PartId, PieceId } from '../../../engine/index.ts';
import { useSession } from '../session/session.ts';
import { useLitEvidence } from './lit-evidence.ts';

const NONE: ReadonlyMap<PieceId, ReadonlySet<PartId>> = new Map();

/** The sources that a piece of evidence points to. */
export function sourcesOf(evidence: Evidence): readonly Hider[] {
  switch (evidence.kind) {
    case 'sight':
      return evidence.finding.hiddenBy.map((hidden) => hidden.source);
    case 'cover':
      return [
        ...evidence.finding.pieces.flatMap(({ piece, parts }) => parts.map(({ part }): Hider => ({ kind: 'part', piece, part }))),
        ...evidence.finding.models.map(({ model }): Hider => ({ kind: 'model', model })),
      ];
    case 'landing':
      return evidence.finding.stopped ? [evidence.finding.stopped.by] : [];
    case 'lob':
      return evidence.finding.closedBy ? [evidence.finding.closedBy.by] : [];
    case 'stopped-ray':
      return [evidence.ray.by];
    case 'source':
      return [evidence.source];
    case 'fight':
      return evidence.finding.around.map((model) => ({ kind: 'model', model }));
    default:
      return [];
  }
}

/** The pieces to light, with the parts among them; a piece with no part named is lit whole. */
export function useLitParts(): ReadonlyMap<PieceId, ReadonlySet<PartId>> {
  const evidence = useLitEvidence();
  const pieces = useSession((session) => session.document.board.pieces);
  const marked = useSession((session) => (session.tool === 'lab' ? session.lab.mark?.pieces : undefined));
  return useMemo(() => {
    if (evidence.length === 0 && !marked) return NONE;
    const lit = new Map<PieceId, Set<PartId>>();
    const add = (piece: PieceId | null, part: PartId | null) => {
      if (piece === null || !(piece in pieces)) return;
      const parts = lit.get(piece) ?? new Set<PartId>();
      if (part !== null) parts.add(part);
      lit.set(piece, parts);
    };
    for (const one of evidence) {
      if (one.kind === 'behind' || one.kind === 'above' || one.kind === 'area') add(one.piece, null);
      if (one.kind === 'opening') add(one.piece, pieces[one.piece]?.openings[one.opening]?.wall ?? null);
      for (const source of sourcesOf(one)) if (source.kind === 'part') add(source.piece, source.part);
    }
    for (const piece of marked ?? []) add(piece, null);
    return lit;
  }, [evidence, marked, pieces]);
}

import { useMemo } from 'react';
import type { ModelId } from '../../../engine/index.ts';
import { useLitEvidence } from './lit-evidence.ts';
import { sourcesOf } from './lit-parts.ts';

/** The models to light. */
export function useLitModels(): ReadonlySet<ModelId> {
  const evidence = useLitEvidence();
  return useMemo(
    () => new Set(evidence.flatMap((one) => sourcesOf(one).flatMap((source) => (source.kind === 'model' ? [source.model] : [])))),
    [evidence],
  );
}

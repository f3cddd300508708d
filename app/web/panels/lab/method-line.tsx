import type { Provenance } from '../../../../engine/index.ts';
import { useVoice } from '../../session/voice.ts';

/** How a figure was found: the line that whoever doubts it needs. */
export function MethodLine({ provenance }: { readonly provenance: Provenance }) {
  const { say } = useVoice();
  const { method, board, ruleSet, engine } = provenance;
  return (
    <details className="lab-method">
      <summary className="small quiet">{say('lab.method')}</summary>
      <p className="small">{say(method.code, method.fill)}</p>
      <p className="small quiet">{say('lab.found-by', { engine, ruleSet: ruleSet?.id ?? '–', board: board.slice(0, 12) })}</p>
    </details>
  );
}

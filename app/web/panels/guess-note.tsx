import type { Fill } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

interface GuessNoteProps {
  readonly guess: {
    readonly confidence: 'likely' | 'possible' | 'unlikely';
    readonly because: { readonly code: string; readonly fill: Fill };
  };
}

/** How far a guess can be relied on, and why it was made. */
export function GuessNote({ guess: { confidence, because } }: GuessNoteProps) {
  const { say } = useVoice();
  return (
    <p className="small quiet guess" data-confidence={confidence}>
      <strong>{say(`import-desk.guess.${confidence}`)}</strong> {say(because.code, because.fill)}
    </p>
  );
}

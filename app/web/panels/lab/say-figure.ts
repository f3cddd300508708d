import type { Field } from '../../../../engine/index.ts';
import { useVoice } from '../../session/voice.ts';

const COVERS = ['none', 'light', 'heavy'] as const;

/** Says a figure of a field with its bounds: one value where they would be said alike. */
export function useSayFigure({ unit }: Pick<Field, 'unit'>): (atLeast: number, atMost: number) => string {
  const { say, share, length, number } = useVoice();
  const one = (value: number): string => {
    if (Number.isNaN(value)) return say('lab.not-told');
    if (!Number.isFinite(value)) return say('lab.out-of-reach');
    if (unit === 'share') return share(value);
    if (unit === 'millimetres') return length(value);
    if (unit === 'cover') return say(`grade/${COVERS[Math.round(value)] ?? 'none'}`);
    return number(value);
  };
  return (atLeast, atMost) => {
    const [least, most] = [one(atLeast), one(atMost)];
    return least === most ? least : say('lab.from-to', { least, most });
  };
}

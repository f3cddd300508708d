import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { BorderLine } from './border-line.tsx';
import { End } from './tapes.tsx';
import { WayTags } from './way-tags.tsx';

/** The tape along several places as it lies on the ground. */
export function PathDrawing() {
  const { places, found } = useSession((session) => session.measuring.path);
  const { length } = useVoice();
  const last = places.at(-1);
  if (!last) return null;
  return (
    <>
      {found && found.along.length > 1 && <BorderLine points={found.along} colour={MEANING.accent} dashed={false} />}
      {places.map((at, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
        <End key={i} at={at} colour={MEANING.accent} />
      ))}
      {found && <WayTags tags={[{ text: length(found.laid), weight: 2, at: last }]} />}
    </>
  );
}

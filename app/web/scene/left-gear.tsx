import type { Battle } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import type { Play } from '../session/play/play.ts';
import { usePlayVoice } from '../session/play/play-voice.ts';
import { shownPosition } from '../session/play/shown-game.ts';
import { useSession } from '../session/session.ts';
import { WayTags } from './way-tags.tsx';

/** A pack on the ground. @unit millimetres */
const PACK = { width: 13, height: 8, depth: 9 } as const;

/** What lies on the table where figures fell, in a game. */
export function LeftGear() {
  const play = useSession((session) => session.play);
  return play ? <Packs play={play} /> : null;
}

function Packs({ play }: { readonly play: Play }) {
  const { say } = usePlayVoice(play);
  const { tokens } = shownPosition(play).state as Battle;
  const all = Object.values(tokens ?? {});
  if (all.length === 0) return null;
  return (
    <>
      {all.map(({ of, at, gear }) => (
        <mesh key={of} position={[at.x, at.y + PACK.height / 2, at.z]} castShadow>
          <boxGeometry args={[PACK.width, PACK.height, PACK.depth]} />
          <meshStandardMaterial color={gear.flags.length > 0 ? MEANING.accent : '#6d6248'} roughness={0.9} />
        </mesh>
      ))}
      <WayTags tags={all.map(({ of, at }) => ({ text: say('token.of', { model: of }), weight: 1, at }))} below />
    </>
  );
}

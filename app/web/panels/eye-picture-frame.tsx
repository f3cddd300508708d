import { eyeScreen } from '../scene/eye-screen.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';

/** The frame that the scene draws the looker's view into, while it is asked for. */
export function EyePicture() {
  const { say } = useVoice();
  const shown = useSession((session) => session.eyePicture);
  if (!shown) return null;
  return (
    <figure className="eye-picture">
      <canvas width={704} height={440} ref={eyeScreen.put} role="img" aria-label={say('verdict.eye-picture')} />
      <figcaption className="small quiet">{say('verdict.eye-picture-note')}</figcaption>
    </figure>
  );
}

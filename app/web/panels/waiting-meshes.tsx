import { Button } from 'react-aria-components';
import { skipMesh } from '../session/import-desk.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { useVoice } from '../session/voice.ts';

/** The meshes that were given together with the one on the desk, and the way past it to them. */
export function Waiting() {
  const { say } = useVoice();
  const count = useImportDesk((desk) => desk.waiting.length);
  const reading = useImportDesk((desk) => desk.reading);
  if (count === 0) return null;
  return (
    <>
      <p className="small quiet">{say('import-desk.waiting', { count })}</p>
      {!reading && (
        <Button className="button" onPress={() => void skipMesh()}>
          {say('import-desk.skip')}
        </Button>
      )}
    </>
  );
}

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Color, type Object3D, PerspectiveCamera, Vector2 } from 'three';
import { eyeOf } from '../session/derived-space.ts';
import { useSession } from '../session/session.ts';
import { eyeScreen } from './eye-screen.ts';

const FIELD = 46;

/**
 * What the looker's eye sees, drawn into the small canvas of the panel. The table's own renderer draws it first, the panel's canvas takes a
 * copy, then the table is drawn over it: one renderer, one set of meshes. It is drawn anew when the board or the question changes, not when
 * the table's camera moves.
 */
export function EyePictureRenderer() {
  const camera = useRef(new PerspectiveCamera(FIELD, 16 / 10, 0.5, 5000));
  const stale = useRef(true);
  const invalidate = useThree((three) => three.invalidate);
  const shown = useSession((session) => session.eyePicture);
  const looker = useSession((session) => session.looker);
  const ruling = useSession((session) => session.ruling);
  const ghost = useSession((session) => session.ghost);
  const board = useSession((session) => session.document.board);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what the eye sees
  useEffect(() => {
    stale.current = true;
    invalidate();
  }, [shown, looker, ruling, ghost, board, invalidate]);
  useEffect(
    () =>
      eyeScreen.subscribe(() => {
        stale.current = true;
        invalidate();
      }),
    [invalidate],
  );

  useFrame(({ gl, scene, camera: table }) => {
    const screen = eyeScreen.current();
    const eye = shown && looker !== null ? eyeOf(looker) : null;
    if (screen && eye && stale.current) {
      stale.current = false;
      camera.current.position.set(eye.at.x, eye.at.y, eye.at.z);
      camera.current.lookAt(eye.towards.x, eye.towards.y, eye.towards.z);
      camera.current.aspect = screen.width / screen.height;
      camera.current.updateProjectionMatrix();
      const ratio = gl.getPixelRatio();
      const [width, height] = [screen.width / ratio, screen.height / ratio];
      const own = scene.getObjectByName(`model ${looker}`);
      withHidden(own, () => {
        const before = scene.background;
        scene.background = new Color('#3b444d');
        gl.setViewport(0, 0, width, height);
        gl.setScissor(0, 0, width, height);
        gl.setScissorTest(true);
        gl.render(scene, camera.current);
        gl.setScissorTest(false);
        scene.background = before;
      });
      const source = gl.domElement;
      const pen = screen.getContext('2d');
      pen?.drawImage(source, 0, source.height - screen.height, screen.width, screen.height, 0, 0, screen.width, screen.height);
      const whole = gl.getSize(new Vector2());
      gl.setViewport(0, 0, whole.x, whole.y);
    }
    gl.render(scene, table);
  }, 1);
  return null;
}

function withHidden(thing: Object3D | undefined, draw: () => void): void {
  const before = thing?.visible ?? true;
  if (thing) thing.visible = false;
  draw();
  if (thing) thing.visible = before;
}

import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Euler, MathUtils, type PerspectiveCamera } from 'three';
import { useSession } from '../session/session.ts';
import { listenToHead } from '../tools/turn-the-head.ts';

/** How far the head turns for a pixel of drag, at a field of view of 1 degree. @unit radians */
const TURN = 0.00006;
const NARROWEST = 12;
const WIDEST = 75;
/** Nobody looks straight up or down. @unit radians */
const STEEPEST = 1.5;

/** While one looks through a model's eye: dragging turns the head, the wheel narrows or widens the look. */
export function EyeLook() {
  const inEye = useSession((session) => session.view.kind === 'eye');
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const canvas = useThree((three) => three.gl.domElement);
  const invalidate = useThree((three) => three.invalidate);

  useEffect(() => {
    if (!inEye) return;
    return listenToHead(canvas, {
      turn(across, down) {
        const head = new Euler().setFromQuaternion(camera.quaternion, 'YXZ');
        head.y += across * TURN * camera.fov;
        head.x = MathUtils.clamp(head.x + down * TURN * camera.fov, -STEEPEST, STEEPEST);
        camera.quaternion.setFromEuler(head);
        invalidate();
      },
      widen(factor) {
        camera.fov = MathUtils.clamp(camera.fov * factor, NARROWEST, WIDEST);
        camera.updateProjectionMatrix();
        invalidate();
      },
    });
  }, [inEye, camera, canvas, invalidate]);
  return null;
}

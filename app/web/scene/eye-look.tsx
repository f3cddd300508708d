import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Euler, MathUtils, type PerspectiveCamera } from 'three';
import { useSession } from '../session/session.ts';

/** How far the head turns for a pixel of drag, at a field of view of 1 degree. @unit radians */
const TURN = 0.00006;
const NARROWEST = 12;
const WIDEST = 75;

/** While one looks through a model's eye: dragging turns the head, the wheel narrows or widens the look. */
export function EyeLook() {
  const inEye = useSession((session) => session.view.kind === 'eye');
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const canvas = useThree((three) => three.gl.domElement);
  const invalidate = useThree((three) => three.invalidate);

  useEffect(() => {
    if (!inEye) return;
    let from: { x: number; y: number } | null = null;
    const press = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      canvas.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const head = new Euler().setFromQuaternion(camera.quaternion, 'YXZ');
      head.y += (event.clientX - from.x) * TURN * camera.fov;
      head.x = MathUtils.clamp(head.x + (event.clientY - from.y) * TURN * camera.fov, -1.5, 1.5);
      camera.quaternion.setFromEuler(head);
      from = { x: event.clientX, y: event.clientY };
      invalidate();
    };
    const release = () => {
      from = null;
    };
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      camera.fov = MathUtils.clamp(camera.fov * (1 + event.deltaY * 0.001), NARROWEST, WIDEST);
      camera.updateProjectionMatrix();
      invalidate();
    };
    canvas.addEventListener('pointerdown', press);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', release);
    canvas.addEventListener('wheel', zoom, { passive: false });
    return () => {
      canvas.removeEventListener('pointerdown', press);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', release);
      canvas.removeEventListener('wheel', zoom);
    };
  }, [inEye, camera, canvas, invalidate]);
  return null;
}

import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** Draws the shadows anew after this has changed; while only the camera moves they are kept. */
export function useShadowsAfter(...changed: readonly unknown[]): void {
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, ...changed]);
}
